/** Pages and pictures that commands make are there, and of today. */
import { existsSync, readFileSync } from 'node:fs';
import { join, dirname, normalize } from 'node:path';
import { expect, test, it } from 'vitest';
import { filterHooks, hooksAsText } from '#lib/ruleset/report/hooks/hooks-text.ts';
import { listHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { hookPage } from '../../scripts/hook-page.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { filesIn, root } from '../architecture/sources.ts';

const project = join(import.meta.dirname, '../..');

test('the page of a game leads to its files', () => {
	const page = hookPage(workspaceOf(), 'chess') ?? '';
	const targets = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
	expect(targets.length).toBeGreaterThan(20);
	expect(targets.filter((to) => !existsSync(join(project, 'docs/hooks', to)))).toEqual([]);
});

test("the author's guide shows what the command answers, but for numbers of lines", () => {
	const guide = readFileSync(join(project, 'docs/authors-guide.md'), 'utf8');
	const shown = [...guide.matchAll(/^```\n\$ thingsmith hooks (\S+) (.*)\n([^`]*)^```$/gm)];
	expect(shown.length).toBe(1);
	for (const [, game = '', words = '', answer = ''] of shown) {
		const { hooks } = listHooks(composeGame(workspaceOf(), game), 4);
		const text = hooksAsText(filterHooks(hooks ?? [], words.split(' ')));
		const still = (lines: string) => lines.trim().replaceAll(/:\d+/g, ':0');
		expect(still(answer)).toBe(still(text));
	}
});

/** In bytes: who reads on a phone pays for them. */
const LARGEST = 60_000;
const PNG = '89504e470d0a1a0a';

const named = filesIn('docs', ['.md']).flatMap(({ path, text }) =>
	[...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, says = '', to = '']) => ({
		says,
		picture: normalize(join(dirname(path), to))
	}))
);

it.each(named)('$picture is there, small, and described', ({ says, picture }) => {
	const bytes = readFileSync(join(root, picture));
	expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
	expect(bytes.length).toBeLessThan(LARGEST);
	expect(says.length).toBeGreaterThan(20);
});

it('each picture is named', () => {
	const there = filesIn('docs/pictures', ['.png']).map(({ path }) => path);
	expect(there.length).toBeGreaterThan(0);
	expect([...new Set(named.map(({ picture }) => picture))].sort()).toEqual(there.sort());
});
