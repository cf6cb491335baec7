/** A page of hooks leads to the files of the game; the list in the author's guide is what the rules make of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filterHooks, hooksAsText } from '#lib/ruleset/report/hooks/hooks-text.ts';
import { listHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { hookPage } from '../../scripts/hook-page.ts';
import { workspaceOf } from '../../src/cli/sources/load.ts';

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
