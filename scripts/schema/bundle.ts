/** The schemas of the folder `schemas/` in one piece: every shape under its name, no references between files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../src/lib/language/json-schema.ts';

/** What a file can be: `schemas/<root>.schema.json`. Its own shape is called `<root>-file`. */
export const ROOTS = [
	'ruleset',
	'variant',
	'scenario',
	'trial',
	'moves',
	'template',
	'orders',
	'save',
	'run'
] as const;

export type Definitions = Record<string, JsonSchema>;

export function readSchemas(folder: string): Map<string, JsonSchema> {
	const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
	return new Map(
		names
			.sort()
			.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonSchema])
	);
}

/** References become local; names are unique across the files. */
export function bundle(schemas: ReadonlyMap<string, JsonSchema>): Definitions {
	const definitions: Definitions = {};
	const origin = new Map<string, string>();
	for (const [file, schema] of schemas) {
		const own: Definitions = { ...schema.definitions };
		const root = ROOTS.find((name) => file === `${name}.schema.json`);
		if (root) {
			const { $schema: _schema, $id: _id, definitions: _definitions, ...top } = schema;
			own[`${root}-file`] = top;
		}
		for (const [name, shape] of Object.entries(own)) {
			const known = origin.get(name);
			if (known !== undefined) throw new Error(`"${name}" is in ${known} and in ${file}`);
			origin.set(name, file);
			definitions[name] = localize(shape, file, schemas) as JsonSchema;
		}
	}
	return definitions;
}

function localize(node: unknown, file: string, schemas: ReadonlyMap<string, JsonSchema>): unknown {
	if (Array.isArray(node)) return node.map((item) => localize(item, file, schemas));
	if (typeof node !== 'object' || node === null) return node;
	const copy: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(node)) {
		if (key === '$ref' && typeof value === 'string') {
			const [fileName = '', pointer = ''] = value.split('#');
			const name = pointer.replace('/definitions/', '');
			const target = schemas.get(fileName === '' ? file : fileName);
			if (!target?.definitions?.[name]) throw new Error(`${file}: there is no ${value}`);
			copy[key] = `#/definitions/${name}`;
		} else copy[key] = localize(value, file, schemas);
	}
	return copy;
}

/** A copy in which `change` was applied to every schema, inner ones first. */
export function mapSchemas(
	schema: JsonSchema,
	change: (inner: JsonSchema) => JsonSchema
): JsonSchema {
	const each = (table: Definitions): Definitions =>
		Object.fromEntries(
			Object.entries(table).map(([key, inner]) => [key, mapSchemas(inner, change)])
		);
	const copy = { ...schema };
	if (copy.properties) copy.properties = each(copy.properties);
	if (copy.patternProperties) copy.patternProperties = each(copy.patternProperties);
	if (copy.definitions) copy.definitions = each(copy.definitions);
	if (typeof copy.additionalProperties === 'object') {
		copy.additionalProperties = mapSchemas(copy.additionalProperties, change);
	}
	if (copy.propertyNames) copy.propertyNames = mapSchemas(copy.propertyNames, change);
	if (copy.items) copy.items = mapSchemas(copy.items, change);
	if (copy.oneOf) copy.oneOf = copy.oneOf.map((branch) => mapSchemas(branch, change));
	return change(copy);
}

export function nameOf(reference: JsonSchema): string {
	return (reference.$ref ?? '').replace('#/definitions/', '');
}

/** The key that selects a branch of a union: the first one that it requires. */
export function branchKey(branch: JsonSchema, definitions: Definitions): string {
	const name = nameOf(branch);
	const [key] = definitions[name]?.required ?? [];
	if (key === undefined) throw new Error(`"${name}" requires no key that could select it`);
	return key;
}
