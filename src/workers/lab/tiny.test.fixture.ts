/** Two small games as files: two players count by turns, so many times. */
import { build } from '#lib/ruleset/workspace/build.ts';
import { composing } from '#lib/ruleset/workspace/compose-choice.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import { orTrouble } from '#lib/workbench/servers/trouble.ts';
import { seriesFor } from '#lib/workbench/laboratory/series.ts';
import { rulesWith } from '#lib/workbench/servers/workers.test.fixture.ts';
import type { LabHost } from './LabHost.ts';
import type { LabBegun, LabPurpose, LabWish } from './lab-api.ts';

export const QUICK = 'quick';
export const SLOW = 'slow';

const game = (id: string): string => `
game: { id: ${id}, players: { min: 2, max: 2 }, start: play }
fields:
  player: { points: { type: int, visible: all } }
  game: { turn: { type: int, start: 0, visible: all } }
values:
  turns: { is: 2 }
procedures:
  play:
    do:
      - repeat: { while: turn < turns }
        do:
          - { set: turn, by: 1 }
          - for-each: p
            in: players
            do:
              - { choose: count, player: p, between: { min: 1, max: 3 }, ask: always }
              - { set: p.points, by: count }
      - end-game: 'players where it.points == max(q in players: q.points)'
layout: { standings: { by: [points] } }
`;

const FILE = (path: string, text: string): WorkFile => ({ path, text, delivered: text });

/** Two stones in a ring. */
const CLASH = `
trial: clash
about: Two stones in a ring.
tested: stones
vary: { more: { nothing: 0, something: 2 } }
value: it.size
given: { place: { ring: [$tested, $against] } }
start: { call: clash, with: { a: $tested, b: $against, more: $more } }
won: not $against in ring
lost: not $tested in ring
`;

/** Who has the star of the two stones that are dealt has won. */
const STARS = `
game: { id: stars, players: { min: 2, max: 2 }, start: play }
options: { size: { type: int, min: 1, max: 3, default: 1 } }
constraints: { few: { is: option.size < 3 } }
kinds: { stone: { plural: stones, start: bag, attributes: { size: int } } }
pieces:
  star: { kind: stone, size: 9 }
  dust: { kind: stone, size: 1 }
  mud: { kind: stone, size: 1 }
  grit: { kind: stone, size: 1 }
zones:
  bag: { sees: none, count: none }
  hand: { per: player, sees: all }
  ring: { sees: all, count: all }
fields: { player: { points: { type: int, visible: all } } }
values: { asked: { is: 2 } }
procedures:
  clash:
    params: { a: stone, b: stone, more: int }
    do:
      - { roll: 1d6, as: luck }
      - if: a.size + luck + more > b.size + 3
        then: [ { move: b, to: bag } ]
        else: [ { move: a, to: bag } ]
  play:
    do:
      - for-each: p
        in: players
        do:
          - { choose: count, player: p, between: { min: 1, max: asked }, ask: always }
          - { draw: 1, from: bag, to: hand(p) }
          - { set: p.points, by: 'sum(t in hand(p): t.size) + option.size' }
      - end-game: 'players where it.points == max(q in players: q.points)'
layout: { standings: { by: [points] } }
text: { en: { constraints: { few: Nobody has so many. } } }
`;

export const FILES: WorkFile[] = [
	FILE('tiny/base/game.yaml', game('tiny')),
	FILE('other/base/game.yaml', game('other')),
	FILE(
		'tiny/house-rules/longer.yaml',
		'layer: { id: longer, kind: house-rule, game: tiny }\nchange: { values.turns.is: { set: 4, expect: 2 } }\n'
	),
	FILE('stars/base/game.yaml', STARS),
	FILE('stars/trials/clash.yaml', CLASH),
	FILE('variants/stars.yaml', 'variant: { id: stars, game: stars }\n'),
	FILE('variants/quick.yaml', 'variant: { id: quick, game: tiny }\n'),
	FILE('variants/slow.yaml', 'variant: { id: slow, game: tiny, house-rules: [longer] }\n'),
	FILE('variants/apart.yaml', 'variant: { id: apart, game: other }\n')
];

const choiceOf = (variant: string) => ({ variant, layers: null, options: {} });

/** Of one variant how it plays, of two what differs. */
export function wishOf(variant: string, against?: string): LabWish {
	const purpose: LabPurpose =
		against === undefined ? { is: 'play' } : { is: 'compare', against: choiceOf(against) };
	return asking(variant, purpose);
}

export const asking = (variant: string, purpose: LabPurpose): LabWish => ({
	choice: choiceOf(variant),
	purpose,
	players: 2,
	bots: ['random'],
	seed: '7',
	maxRounds: 0,
	watched: false
});

export function buildChoice(variant: string): Program {
	const files = new Map(FILES.map(({ path, text }) => [path, text]));
	const { program, diagnostics } = build(composing(files, { variant, options: {} }), 2);
	if (!program || diagnostics.length > 0)
		throw new Error(diagnostics.map(({ message }) => message).join('\n'));
	return program;
}

/** With the rules that a rules server links for it. */
export async function begun(host: LabHost, wish: LabWish, files = FILES): Promise<LabBegun> {
	const rules = rulesWith(files);
	await rules.settled();
	const series = await seriesFor(wish, async (ask) => orTrouble(await rules.orNothing(ask)));
	return 'why' in series ? series : host.begin(structuredClone(series));
}
