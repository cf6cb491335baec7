/**
 * Pages about Kings & Things name what exists: readings of the rulebooks its clauses, rules and options, the page of what may
 * be agreed on its options. What they say of them is for people to judge.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { allParts } from '#lib/lab/matrix/cells.ts';

interface Entry {
	lines: unknown;
	says: string;
	verdict: string;
	clause?: string[];
	rule?: string[];
	option?: string | string[];
	note?: string;
}

const FOLDER = new URL('../../docs/rulebook/readings/', import.meta.url);
const isYaml = (name: string): boolean => name.endsWith('.yaml');
const VERDICTS = ['plays', 'option', 'differs', 'none'];

/** The sections of all layers of the game, and `section.id` of everything in them. */
const defined = new Set(
	[...workspaceOf().files]
		.filter(([path]) => path.startsWith('kings-and-things/') && !path.includes('/tests/'))
		.flatMap(([, text]) => Object.entries((parse(text) ?? {}) as Record<string, unknown>))
		.flatMap(([section, part]) =>
			typeof part === 'object' && part !== null
				? [section, ...Object.keys(part).map((id) => `${section}.${id}`)]
				: []
		)
);
/** Ids of clauses have dots; addresses may go further than the definition. */
const isDefined = (address: string): boolean =>
	defined.has(address) ||
	defined.has(address.split('.').slice(0, 2).join('.')) ||
	address.startsWith('fields.');

const readings = readdirSync(FOLDER).filter(isYaml).sort();
const second = readdirSync(new URL('second/', FOLDER)).filter(isYaml).sort();

test.each(readings)('%s', (file) => {
	const entries = parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Entry[];
	expect(entries.length).toBeGreaterThan(50);
	for (const { lines, says, verdict, clause = [], rule = [], option = [], note } of entries) {
		const unknown = [
			...clause.map((id) => `clauses.${id}`),
			...rule,
			...[option].flat().map((id) => `options.${id}`)
		].filter((address) => !isDefined(address));
		expect({ lines, unknown }).toEqual({ lines, unknown: [] });
		expect(VERDICTS).toContain(verdict);
		expect(says.length).toBeGreaterThan(5);
		// Whoever says that it differs says how.
		if (verdict === 'differs') expect(note?.length ?? 0).toBeGreaterThan(20);
	}
});

/** The second reader goes through the entries of the first one by one; what has words of its own is new. */
test.each(second)('second/%s', (file) => {
	const of = (path: string) => parse(readFileSync(new URL(path, FOLDER), 'utf8')) as Entry[];
	const items = of(`second/${file}`);
	const again = items.filter(({ says }) => says === undefined);
	expect(again.map(({ lines }) => String(lines))).toEqual(
		of(file).map(({ lines }) => String(lines))
	);
	for (const { lines, verdict, note } of items) {
		expect(VERDICTS).toContain(verdict);
		if (verdict === 'differs')
			expect({ lines, note: typeof note }).toEqual({ lines, note: 'string' });
	}
});

/** The page of what may be agreed on names every option of Kings & Things, and the values of those it lists. */
const PAGE = readFileSync(
	new URL('../../docs/decisions/0008-what-may-be-agreed.md', import.meta.url),
	'utf8'
);
const { options } = allParts(workspaceOf()).find(({ game }) => game === 'kings-and-things')!;
const listed = [...options.values()].flat();
const rows = new Map(
	[...PAGE.matchAll(/^\|[^|]*\| `([a-z-]+)`[^|`]*\|([^|]*)\|$/gm)].map(([, id, values]) => [
		id!,
		values!.split(',').map((value) => value.replace(/\(.*/, '').trim())
	])
);

describe('what may be agreed on', () => {
	test.each(listed.filter(({ type }) => type !== 'int').map(({ id }) => id))('names %s', (id) => {
		expect(PAGE).toContain(`\`${id}\``);
	});

	test.each([...rows.keys()])('says what %s may be', (id) => {
		const option = listed.find((candidate) => candidate.id === id);
		expect(option, 'an option that is not there').toBeDefined();
		if (option!.type === 'int') return;
		expect(rows.get(id)).toEqual(option!.values.map((value) => value.id));
	});
});
