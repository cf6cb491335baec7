/** Two small games as files: two players count by turns, so many times. */
import { build } from '#lib/ruleset/workspace/build.ts';
import { composing } from '#lib/ruleset/workspace/compose-choice.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { WorkFile } from '../engine/engine-api.ts';
import type { LabWish } from './lab-api.ts';

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

export const FILES: WorkFile[] = [
	FILE('tiny/base/game.yaml', game('tiny')),
	FILE('other/base/game.yaml', game('other')),
	FILE(
		'tiny/house-rules/longer.yaml',
		'layer: { id: longer, kind: house-rule, game: tiny }\nchange: { values.turns.is: { set: 4, expect: 2 } }\n'
	),
	FILE('variants/quick.yaml', 'variant: { id: quick, game: tiny }\n'),
	FILE('variants/slow.yaml', 'variant: { id: slow, game: tiny, house-rules: [longer] }\n'),
	FILE('variants/apart.yaml', 'variant: { id: apart, game: other }\n')
];

export const wishOf = (...variants: string[]): LabWish => ({
	rules: variants.map((variant) => ({ variant, layers: null, options: {} })),
	...{ players: 2, bots: ['random'], seed: '7', maxRounds: 0, watched: false }
});

export function buildChoice(variant: string): Program {
	const files = new Map(FILES.map(({ path, text }) => [path, text]));
	const { program, diagnostics } = build(composing(files, { variant, options: {} }), 2);
	if (!program || diagnostics.length > 0)
		throw new Error(diagnostics.map(({ message }) => message).join('\n'));
	return program;
}
