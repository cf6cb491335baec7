import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Around } from '#lib/ruleset/report/graph/graph.ts';
import { jsonIn, runIn } from './run-command.test.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-graph-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (...args: string[]) => runIn(folder, 'graph', ...args);

const GAME = 'kings-and-creatures';
writeFileSync(
	join(folder, 'more.yaml'),
	`layer: { id: more, kind: house-rule, game: ${GAME} }
values:
  spare: { is: 3, about: Cards to spare. }
  twice: { is: spare * 2 }
  more: { is: twice + 1 }
`
);
const MORE = ['--in', GAME, '--with', 'more.yaml'];

describe('graph', () => {
	it('tells what is around a name, as text, as DOT and as JSON', async () => {
		expect(await run('spare', ...MORE)).toEqual({
			code: 0,
			out: `values.spare (more.yaml:3)
    Cards to spare.

Where it leads:
    values.spare asked by values.twice (more.yaml:4)

2 steps after it:
    values.twice asked by values.more (more.yaml:5)
`,
			err: ''
		});
		const { out } = await run('values.more', '--steps', '1', '--dot', ...MORE);
		expect(out).toBe(`digraph "values.more" {
	rankdir=LR;
	node [shape=box];
	"values.more" [penwidth=3];
	"values.twice";
	"values.twice" -> "values.more" [label="asked by", style=dashed];
}
`);
		const { data } = await jsonIn<Around>(folder, 'graph', 'more', '--steps', '3', ...MORE);
		expect(data).toMatchObject({
			game: GAME,
			variant: '',
			middle: 'values.more',
			steps: 3,
			things: [
				{ address: 'values.more', before: 0, after: 0 },
				{ address: 'values.twice', before: 1, after: null },
				{ address: 'values.spare', about: 'Cards to spare.', before: 2, after: null }
			],
			arrows: [{ from: 'values.spare', way: 'asked by', kind: 'asks' }, { from: 'values.twice' }],
			leftOut: 0
		});
	});

	it('says what was probably meant, and which of several things it can be', async () => {
		const [slip, several] = await Promise.all([
			run('round-cuont', '--in', GAME),
			run('terrain', '--in', 'west-end')
		]);
		expect(slip).toEqual({
			code: 1,
			out: '',
			err: `nothing in ${GAME} is called "round-cuont"; did you mean "round-count"?\n`
		});
		expect(several).toEqual({
			code: 2,
			out: '',
			err: '"terrain" can be values.terrain or enums.terrain or attributes.terrain: write which\n'
		});
	});

	it('exits with 2 when it is used wrongly, with 1 when the rules are broken', async () => {
		writeFileSync(
			join(folder, 'broken.yaml'),
			`layer: { id: broken, kind: house-rule, game: ${GAME} }\ninvariants: { x: nobody }\n`
		);
		const codes = await Promise.all([
			run('spare'),
			run('round-count', '--in', 'no-such'),
			run('round-count', '--in', GAME, '--steps', '4'),
			run('round-count', '--in', GAME, '--dot', '--json'),
			run('round-count', '--in', GAME, '--with', 'broken.yaml')
		]);
		expect(codes.map(({ code }) => code)).toEqual([2, 2, 2, 2, 1]);
	});
});
