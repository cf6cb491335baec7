/** A small game in which it is known what is worth wanting: gold wins, lead is worth nothing, and what has much of one has little of the other. */
import { inEnglish } from '#lib/language/said.ts';
import { link } from '#lib/ruleset/link/link.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { type Composition, composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { changesTo, layerText, type Weight, weightsOf } from './weights.ts';

/** Enough for several rounds: who sees the end of the game knows without any wish what is good. */
const ORES = Array.from({ length: 30 }, (_, i) => i + 1);

export const goldGame = (evaluation: string): string => `
game: { id: gold, players: { min: 1, max: 4 }, start: play }
kinds: { ore: { plural: ores, attributes: { gold: int, lead: int }, start: bag } }
pieces:
${ORES.map((n) => `  ore-${n}: { kind: ore, gold: ${n}, lead: ${31 - n} }`).join('\n')}
zones:
  bag: { sees: none, count: all }
  mine: { sees: all, count: all, main: true }
  hoard: { per: player, sees: all, count: all }
values:
  gold-of: { params: { p: player }, is: 'sum(o in ores at hoard(p): o.gold) * 2' }
  lead-of: { params: { p: player }, is: 'sum(o in ores at hoard(p): o.lead) * 3' }
  lead-shown: { params: { p: player }, is: 'lead-of(p) * 5' }
  dust-of: { params: { p: player }, is: 'sum(o in ores at hoard(p): o.lead) * 4' }
procedures:
  play:
    about: The whole game.
    do:
      - repeat: { while: count(bag) >= 3 * player-count }
        do:
          - { draw: 3, from: bag, to: mine }
          - for-each: p
            in: players
            do:
              - { choose: taken, player: p, from: ores at mine, ask: always }
              - { move: taken, to: hoard(p) }
              - { draw: 1, from: bag, to: mine }
      - end-game: 'players where gold-of(it) == max(p in players: gold-of(p))'
evaluation: { is: '${evaluation}' }
layout: { table: rows, standings: { by: [lead-shown] } }
`;

export function goldComposition(evaluation: string, layers: readonly string[] = []): Composition {
	const files = new Map([['gold/base/game.yaml', goldGame(evaluation)]]);
	const extra = layers.map((text, i) => ({ path: `layer-${i}.yaml`, text }));
	return composeGame({ files }, 'gold', [], extra);
}

export function programOf(composition: Composition, players = 2): Program {
	const { program, diagnostics } = link(composition, players);
	if (program === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
	return program;
}

export function weightsIn(composition: Composition, named: readonly string[] = []): Weight[] {
	const found = weightsOf(composition, programOf(composition), named);
	if (!found.ok) throw new Error(inEnglish(found.said));
	return found.weights;
}

/** The game with these values of its weights, by the layer that would be written. */
export function goldWith(
	evaluation: string,
	values: readonly number[],
	named: readonly string[] = []
): Composition {
	const before = goldComposition(evaluation);
	const changes = changesTo(weightsIn(before, named), values);
	return goldComposition(evaluation, [layerText('tuned', before, changes, ['made by a test'])]);
}
