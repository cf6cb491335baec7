/** Games that stand where a scenario begins: to be gone on with in a session, or to be opened at the table. */
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { EMPTY_MARGIN, gameFile, type GameFile, withEdits } from '#lib/game-file/game-file.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { begin, stageOf } from '#lib/scenario/run-scenario.ts';

const PLAYERS = 2;
const SEED = 'hands';

/** `scenario`: what is given and started; `edits`: rules of one's own, by path. */
export function standing(
	variant: string,
	scenario: string,
	edits: Readonly<Record<string, string>> = {}
): { session: Session; file: GameFile } {
	const composition = loadVariant({ files: withEdits(workspaceOf().files, edits) }, variant);
	const { program, symbols } = link(composition, PLAYERS);
	if (!program) throw new Error(`${variant} does not link`);
	const [read] = readScenarios('hands.yaml', scenario);
	if (!read) throw new Error('no scenario');
	const position = positionOf(begin(stageOf(program, symbols), read));
	const { lock } = composition;
	const session = createSession(program, { seed: SEED, lock, makeCode: interpretedCode });
	const [trouble] = session.resumeFrom(position);
	if (trouble) throw new Error(JSON.stringify(trouble));
	const seats = ['Ann', 'Ben'].map((name) => ({ name, control: 'human' as const }));
	const setup = { variant, layers: null, options: {}, seats, seed: SEED };
	return { session, file: gameFile({ setup, edits, course: session.course() }, EMPTY_MARGIN) };
}

/** Six creatures in the rack and an income counter, a kingdom of four hexes in a row. */
export const SIX_IN_THE_RACK = `
scenario: six creatures of the rack
cite: KT-8.2.4-a
players: 2
given:
  map: { "-1,0": plains, "0,0": plains, "1,0": plains, "2,0": plains }
  set: { round: 1, first-player: p1, "hex(-1,0).controller": p1, "hex(0,0).controller": p1, "hex(1,0).controller": p1, "hex(2,0).controller": p1 }
  place: { rack(p1): [farmers, nomads, villains, eagles, buzzard, ogre, village] }
start: { call: deploy-things, with: { you: p1 } }
`;

/** Six creatures in one hex that can march three hexes to the east. */
export const SIX_ON_THE_MARCH = `
scenario: six creatures on the march
cite: KT-9.1-a
players: 2
given:
  map: { "-1,0": plains, "0,0": plains, "1,0": plains, "2,0": plains }
  set: { round: 1, first-player: p1, "hex(-1,0).controller": p1, "hex(0,0).controller": p1, "hex(1,0).controller": p1, "hex(2,0).controller": p1 }
  place: { "stack(-1,0)": ["farmers {owner: p1}", "nomads {owner: p1}", "villains {owner: p1}", "eagles {owner: p1}", "buzzard {owner: p1}", "ogre {owner: p1}"] }
start: { call: move-armies, with: { you: p1 } }
`;

/** Eleven Things in a rack for ten: one of them has to go. */
export const ONE_TOO_MANY = `
scenario: one Thing too many
cite: KT-7.4-a
players: 2
given:
  map: { "0,0": plains }
  set: { round: 1, first-player: p1, "hex(0,0).controller": p1 }
  place: { rack(p1): [farmers, nomads, villains, eagles, buzzard, ogre, elixir, ruby, city, oil-field, giant-ape] }
start: { call: deploy-things, with: { you: p1 } }
`;

/** One who can pay looks for heroes. */
export const LOOKING_FOR_HEROES = `
scenario: heroes are looked for
cite: KT-6.1-a
players: 2
given:
  map: { "0,0": plains }
  set: { round: 1, first-player: p1, "hex(0,0).controller": p1, p1.gold: 40 }
start: { call: recruit-heroes, with: { you: p1 } }
`;
