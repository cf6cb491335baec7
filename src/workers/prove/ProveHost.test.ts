import { inEnglish } from '#lib/language/said.ts';
import { expect, test } from 'vitest';
import { resumeGame } from '#lib/game-server/resume-game.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { INTERPRETED } from '#lib/game-server/host-code.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import type { ScenarioOutcome, StageWish } from './prove-api.ts';
import { ProveHost } from './ProveHost.ts';

const BASE = `
game: { id: shop, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { plural: wares, start: bag } }
pieces: { pot: { kind: ware }, pan: { kind: ware } }
fields: { player: { purse: { type: int, visible: all } } }
zones: { bag: { sees: all, count: all }, shelf: { per: player, main: true, sees: all, count: all } }
procedures:
  play:
    do:
      - { choose: bought, player: only(first(players)), from: wares at bag, ask: always }
      - { move: bought, to: shelf(only(first(players))) }
      - { choose: more, player: only(first(players)), from: wares at bag, ask: always }
      - { end-game: players }
`;
const SCENARIOS = `scenario: what is bought lies on the shelf
when:
  - p1: pot
then:
  - { legal: { p1: [pan] } }
---
scenario: the pan is still there
when:
  - p1: pan
  - expect: { legal: { p1: [pan] } }
  - p1: pot
then:
  - { legal: { p1: [pan] } }
`;
const TESTS = 'shop/tests/mine.yaml';
const RULES: Record<string, string> = {
	'shop/base/game.yaml': BASE,
	'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
	'variants/plain.yaml': 'variant: { id: plain, game: shop, edition: plain }'
};

async function run(path: string, files: Record<string, string>) {
	const host = new ProveHost(() =>
		Promise.resolve(
			new Map([['shop/tests/box.yaml', SCENARIOS.replace('scenario: the pan', 'scenario: a pan')]])
		)
	);
	const rules = new RulesHost({});
	rules.open(files);
	const own = Object.entries(files).filter(([file]) => fileRole(file).role === 'scenario');
	const ground = rules.scenarioGround(path);
	const size = await host.beginScenarios(path, Object.fromEntries(own), ground);
	const outcomes: ScenarioOutcome[] = [];
	let coming: StageWish | null = null;
	let lent = 0;
	for (let next = host.nextScenario(); next !== null; next = host.nextScenario()) {
		if (!('wants' in next)) outcomes.push(next);
		else {
			lent++;
			if (coming) expect(next).toEqual(coming);
			coming = host.lend(structuredClone(rules.linkStage(next.wants)));
		}
	}
	expect(outcomes).toHaveLength(size);
	expect(coming).toBeNull();
	return { host, outcomes, lent };
}

test('the scenarios of a file are green or red, with the line of what is not so', async () => {
	const { outcomes } = await run(TESTS, { ...RULES, [TESTS]: SCENARIOS });
	expect(outcomes).toMatchInlineSnapshot(`
		[
		  {
		    "edition": "plain",
		    "failures": [],
		    "file": "shop/tests/mine.yaml",
		    "line": 1,
		    "number": 0,
		    "passed": true,
		    "title": "what is bought lies on the shelf",
		  },
		  {
		    "edition": "plain",
		    "failures": [
		      {
		        "file": "shop/tests/mine.yaml",
		        "line": 10,
		        "said": {
		          "code": "scenario/not-legal",
		          "pattern": "not legal: {0}; legal: {1}",
		          "with": [
		            {
		              "pattern": "{0}",
		              "with": [
		                "pan",
		              ],
		            },
		            {
		              "pattern": "{0}",
		              "with": [
		                "pot",
		              ],
		            },
		          ],
		        },
		      },
		      {
		        "file": "shop/tests/mine.yaml",
		        "line": 13,
		        "said": {
		          "code": "scenario/asked-nothing",
		          "pattern": "{0} is not asked anything here",
		          "with": [
		            "p1",
		          ],
		        },
		      },
		    ],
		    "file": "shop/tests/mine.yaml",
		    "line": 7,
		    "number": 1,
		    "passed": false,
		    "title": "the pan is still there",
		  },
		]
	`);
});

test('about a file of rules those run that were delivered, and one’s own', async () => {
	const { outcomes } = await run('shop/base/game.yaml', { ...RULES, [TESTS]: SCENARIOS });
	expect(outcomes.map((one) => [one.file, one.passed])).toEqual([
		['shop/tests/box.yaml', true],
		['shop/tests/box.yaml', false],
		[TESTS, true],
		[TESTS, false]
	]);
	const { outcomes: none } = await run('variants/plain.yaml', RULES);
	expect(none).toEqual([]);
});

test('a scenario that names a variant is about the rules of that variant', async () => {
	const text =
		'scenario: a jug is bought\nvariant: jugs\nwhen: [{ p1: jug }]\nthen: [{ is: jug == pot }]\n';
	const jugs =
		'variant: { id: jugs, game: shop, edition: plain }\npieces: { jug: { kind: ware } }\n';
	const files = { ...RULES, 'variants/jugs.yaml': jugs, [TESTS]: text };
	const paths = [TESTS, 'variants/jugs.yaml', 'shop/editions/plain.yaml', 'variants/plain.yaml'];
	const about = await Promise.all(paths.map((path) => run(path, files)));
	expect(
		about.map(({ outcomes }) =>
			outcomes.filter((one) => one.file === TESTS).map((one) => one.edition)
		)
	).toEqual([[null], [null], [null], []]);
	const { outcomes, lent } = await run('shop/base/game.yaml', files);
	expect([outcomes.map((one) => one.passed), lent]).toEqual([[true, false, false], 2]);
	const found = about[0]!.host.failedPosition(0);
	expect(found.ok && found.game.setup).toMatchObject({ variant: 'jugs', options: {} });
	expect(found.ok && 'layers' in found.game.setup).toBe(false);
});

test('where a scenario failed, the game can be resumed and played on', async () => {
	const { host } = await run(TESTS, { ...RULES, [TESTS]: SCENARIOS });
	const found = host.failedPosition(1);
	if (!found.ok) throw new Error(found.why);
	expect(found.game.course.position).toMatchObject({ zones: { 'shelf(p1)': ['pan'] } });
	const rulings = new RulesHost(RULES).rulings({ ...found.game, edits: {} });
	const resumed = resumeGame(found.game, rulings, false, {
		programOf: ({ program }) => JSON.parse(program) as Program,
		makeCode: INTERPRETED.makeCode
	});
	if (!resumed.ok) throw new Error(inEnglish(resumed.said));
	expect(resumed.continued).toBeNull();
	expect(resumed.session.view('observer').waitingFor).toEqual([0]);
	expect(host.failedPosition(9)).toEqual({ ok: false, why: 'gone' });
});
