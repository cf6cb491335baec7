/** The pages of hooks, and the list in the author's guide, are what the rules make of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filterHooks, hooksAsText } from '#lib/ruleset/report/hooks/hooks-text.ts';
import { listHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { hookPages } from '../../scripts/hook-pages.ts';
import { workspaceOf } from '../../src/cli/sources/load.ts';

const project = join(import.meta.dirname, '../..');

test('the pages of hooks are up to date (npm run schema)', () => {
	const pages = hookPages();
	const stale = [...pages].filter(([path, content]) => {
		const file = join(project, path);
		return !existsSync(file) || readFileSync(file, 'utf8') !== content;
	});
	expect(stale.map(([path]) => path)).toEqual([]);
	const there = readdirSync(join(project, 'docs/hooks')).map((file) => `docs/hooks/${file}`);
	expect(there.sort()).toEqual([...pages.keys()].sort());
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
