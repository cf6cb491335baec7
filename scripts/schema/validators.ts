/**
 * Validators as plain code: the page has a policy under which nothing can be compiled. Unions are decided by their key
 * before anything is validated, so that a mistake in one branch is never explained by another.
 */
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from '../../src/lib/language/json-schema.ts';
import { branchKey, mapSchemas, ROOTS, type Definitions } from './bundle.ts';

const HEAD = '// Made by `npm run prepare` from schemas/*.schema.json. Do not edit.\n';

/** All shapes under the id `all`. */
export function shapesInAjv(definitions: Definitions): Ajv {
	const ajv = new Ajv({
		allErrors: true,
		strict: true,
		strictRequired: false,
		allowUnionTypes: true,
		inlineRefs: false,
		messages: false,
		code: { source: true, esm: true }
	});
	return ajv.addSchema({ $id: 'all', definitions: forAjv(definitions) });
}

export function validatorCode(definitions: Definitions): string {
	const ajv = shapesInAjv(definitions);
	const names = Object.fromEntries(ROOTS.map((root) => [root, `all#/definitions/${root}-file`]));
	const code = standalone(ajv, names);
	if (code.includes('require(')) throw new Error('The validators need ajv at run time');
	return `${HEAD}${withoutCopies(code)}\n${APPENDED}`;
}

/**
 * Ajv puts the errors of a part behind those before it with `concat`, a new list each time: with fifty thousand steps that
 * is minutes. Each list has one owner, so the first one can take the others in. Ajv has no option for that.
 */
function withoutCopies(code: string): string {
	const parts = code.split('vErrors.concat(');
	const own = parts.join('appended(vErrors, ');
	if (parts.length === 1 || own.includes('.concat('))
		throw new Error('Ajv puts errors together in another way than it did');
	return own;
}

const APPENDED = `function appended(list, more) {
	for (const each of more) list.push(each);
	return list;
}
`;

export const VALIDATOR_TYPES = `${HEAD}import type { ErrorObject } from 'ajv';

interface Validate {
	(data: unknown): boolean;
	errors?: ErrorObject[] | null;
}

${ROOTS.map((root) => `export const ${root}: Validate;\n`).join('')}`;

/** Our own words in terms that ajv knows. What is there keeps its place, so paths into the schema stay true. */
function forAjv(definitions: Definitions): object {
	const { definitions: translated } = mapSchemas({ definitions }, (schema) => {
		const {
			title: _title,
			description: _description,
			examples: _examples,
			'x-select-by-key': byKey,
			'x-exactly-one': exactly,
			'x-at-most-one': most,
			'x-names': _declared,
			'x-keys': _keys,
			'x-words': _words,
			...rest
		} = schema;
		if (exactly) rest.oneOf = onlyOneOf(exactly, rest.type);
		if (most) rest.not = { anyOf: pairs(most).map((pair) => ({ required: pair })) };
		if (!byKey || !rest.oneOf) return rest;
		const { oneOf, ...others } = rest;
		const branches = chain(oneOf, definitions);
		if (others.items === undefined) return { ...others, type: 'object', ...branches };
		// A list of them is possible as well.
		const types = { type: ['object', 'array'], if: { type: 'array' }, then: {}, else: branches };
		return { ...others, ...types };
	});
	return translated ?? {};
}

/** Where a word may stand in place of the keys, it has none of them. */
function onlyOneOf(keys: string[], type: JsonSchema['type']): JsonSchema[] {
	const branches: JsonSchema[] = keys.map((key) => ({ type: 'object', required: [key] }));
	return Array.isArray(type) ? [...branches, { not: { type: 'object' } }] : branches;
}

/** `if` the key is there `then` the branch `else` the next one; no key, no branch. */
function chain(branches: JsonSchema[], definitions: Definitions): JsonSchema {
	const [branch, ...others] = branches;
	if (!branch) return { not: {} };
	return {
		if: { required: [branchKey(branch, definitions)] },
		then: branch,
		else: chain(others, definitions)
	};
}

function pairs(keys: string[]): string[][] {
	return keys.flatMap((a, i) => keys.slice(i + 1).map((b) => [a, b]));
}
