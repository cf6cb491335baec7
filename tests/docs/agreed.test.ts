/** The page of what may be agreed on names every option of Kings & Things, and the values of those it lists. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/load.ts';
import { allParts } from '#lib/lab/matrix/cells.ts';

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
	it.each(listed.filter(({ type }) => type !== 'int').map(({ id }) => id))('names %s', (id) => {
		expect(PAGE).toContain(`\`${id}\``);
	});

	it.each([...rows.keys()])('says what %s may be', (id) => {
		const option = listed.find((candidate) => candidate.id === id);
		expect(option, 'an option that is not there').toBeDefined();
		if (option!.type === 'int') return;
		expect(rows.get(id)).toEqual(option!.values.map((value) => value.id));
	});
});
