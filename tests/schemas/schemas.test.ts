import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { bundle, mapSchemas, readSchemas, ROOTS } from '../../scripts/schema/bundle.ts';
import { outputs } from '../../scripts/schema/outputs.ts';
import { shapesInAjv } from '../../scripts/schema/validators.ts';

const project = join(import.meta.dirname, '../..');
const schemas = readSchemas(join(project, 'schemas'));
const definitions = bundle(schemas);

/** Every shape and every key of one, with its place in the bundle. */
function* described(): Generator<[string, JsonSchema]> {
	for (const [name, shape] of Object.entries(definitions)) {
		yield [`#/definitions/${name}`, shape];
		yield* keysOf(`#/definitions/${name}`, shape);
	}
}

function* keysOf(at: string, shape: JsonSchema): Generator<[string, JsonSchema]> {
	for (const [key, schema] of Object.entries(shape.properties ?? {})) {
		yield [`${at}/properties/${key}`, schema];
		yield* keysOf(`${at}/properties/${key}`, schema);
	}
	if (shape.items) yield* keysOf(`${at}/items`, shape.items);
	if (typeof shape.additionalProperties === 'object') {
		yield* keysOf(`${at}/additionalProperties`, shape.additionalProperties);
	}
}

describe('schemas', () => {
	it('are draft-07 and say what they are', () => {
		for (const [file, schema] of schemas) {
			expect(schema.$schema, file).toBe('http://json-schema.org/draft-07/schema#');
			expect(schema.$id, file).toBe(file);
			expect(schema.title, file).toBeTruthy();
			expect(schema.description, file).toBeTruthy();
		}
	});

	it('describe every shape and key, with an example', () => {
		const bare = [...described()].filter(
			([, { description, examples }]) => !description || !examples || examples.length === 0
		);
		expect(bare.map(([at]) => at)).toEqual([]);
	});

	it('allow their own examples', () => {
		const ajv = shapesInAjv(definitions);
		const wrong = [...described()].flatMap(([at, { examples = [] }]) => {
			const validate = ajv.getSchema(`all${at}`);
			return examples.filter((example) => !validate?.(example)).map((example) => [at, example]);
		});
		expect(wrong).toEqual([]);
	});

	it('use every shape they define', () => {
		const used = new Set(ROOTS.map((root) => `${root}-file`));
		mapSchemas({ definitions }, (schema) => {
			if (schema.$ref) used.add(schema.$ref.replace('#/definitions/', ''));
			return schema;
		});
		expect(Object.keys(definitions).filter((name) => !used.has(name))).toEqual([]);
	});

	it('are what lies on disk was made of (else: npm run prepare)', () => {
		const stale = [...outputs(project)].filter(([path, content]) => {
			const file = join(project, path);
			return !existsSync(file) || readFileSync(file, 'utf8') !== content;
		});
		expect(stale.map(([path]) => path)).toEqual([]);
	});
});
