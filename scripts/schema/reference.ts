/** docs/reference.md: every key of every shape, as the schemas describe them. */
import type { JsonSchema } from '../../src/lib/language/json-schema.ts';
import { nameOf, ROOTS, type Definitions } from './bundle.ts';

const HEAD = `# Field reference

Made by \`npm run prepare\` from \`schemas/\`; do not edit. What the sections mean is in [language.md](language.md).
`;

export function referencePage(
	schemas: ReadonlyMap<string, JsonSchema>,
	definitions: Definitions
): string {
	const parts = [HEAD];
	const roots = ROOTS.map((root) => `${root}.schema.json`);
	const others = [...schemas.keys()].filter((file) => !roots.includes(file));
	for (const file of [...roots, ...others]) {
		const schema = schemas.get(file);
		if (!schema) continue;
		parts.push(`## ${schema.title ?? file}\n\n${schema.description ?? ''}\n`);
		const root = definitions[file.replace('.schema.json', '-file')];
		if (root) parts.push(keyTable(root), exampleOf(root));
		for (const name of Object.keys(schema.definitions ?? {})) {
			const shape = definitions[name];
			if (shape) parts.push(section(name, shape, definitions));
		}
	}
	return `${parts
		.filter((part) => part !== '')
		.join('\n')
		.trim()}\n`;
}

function section(name: string, shape: JsonSchema, definitions: Definitions): string {
	const lines = [`### ${name}\n`, `${shape.description ?? ''}\n`, `Type: ${typeOf(shape)}.\n`];
	if (shape.oneOf) {
		lines.push('The key that is there says which one it is:\n');
		for (const branch of shape.oneOf) {
			const target = nameOf(branch);
			lines.push(`- ${linkTo(target)}: ${definitions[target]?.description ?? ''}`);
		}
		lines.push('');
	}
	lines.push(keyTable(shape), exampleOf(shape));
	return lines.filter((line) => line !== '').join('\n');
}

function keyTable(shape: JsonSchema): string {
	const keys = Object.entries(shape.properties ?? {});
	if (keys.length === 0) return '';
	const rows = keys.map(([key, value]) => {
		const needed = shape.required?.includes(key) ? ' (needed)' : '';
		const example = value.examples?.map((eachExample) => code(eachExample)).join(' ') ?? '';
		return `| \`${key}\`${needed} | ${typeOf(value)} | ${cell(value.description ?? '')} | ${example} |`;
	});
	const notes = [
		...note(shape['x-exactly-one'], 'Exactly one of'),
		...note(shape['x-at-most-one'], 'At most one of')
	];
	return [
		'| key | what it holds | meaning | example |',
		'| --- | --- | --- | --- |',
		...rows,
		'',
		...notes
	].join('\n');
}

function note(keys: string[] | undefined, words: string): string[] {
	return keys ? [`${words} ${keys.map((key) => `\`${key}\``).join(', ')}.\n`] : [];
}

function exampleOf(shape: JsonSchema): string {
	const [example] = shape.examples ?? [];
	return example === undefined ? '' : `Example: ${code(example)}\n`;
}

function typeOf(schema: JsonSchema): string {
	if (schema.$ref !== undefined) return linkTo(nameOf(schema));
	if (schema.enum) return schema.enum.map((value) => code(value)).join(', ');
	if (schema.oneOf) return 'one of several shapes';
	const types = schema.type === undefined ? ['any'] : [schema.type].flat();
	return types.map((type) => nested(type, schema)).join(' or ');
}

function nested(type: string, schema: JsonSchema): string {
	if (type === 'array') return schema.items ? `list of ${typeOf(schema.items)}` : 'list';
	if (type !== 'object') return type === 'integer' ? 'whole number' : type;
	const { additionalProperties, properties } = schema;
	if (properties)
		return `map (${Object.keys(properties)
			.map((key) => `\`${key}\``)
			.join(', ')})`;
	return typeof additionalProperties === 'object'
		? `map of ${typeOf(additionalProperties)}`
		: 'map';
}

function linkTo(name: string): string {
	return `[${name}](#${name})`;
}

function code(value: unknown): string {
	return `\`${cell(typeof value === 'string' ? value : JSON.stringify(value))}\``;
}

function cell(text: string): string {
	return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
