/**
 * A saved game for tests of battles: eight counters of Anna against eight of Ben's in one hex, all supported, magic, ranged
 * and melee on both sides. Anna is asked which battle she declares first; the other is of one against one. Whoever answers
 * without retreating sees Anna capture `BATTLE_HEX` after several rounds (tests/hands/eight-against-eight.test.ts).
 */
import type { GameFile } from '#lib/game-file/game-file.ts';
import { standing } from '../hands/positions.ts';

/** The space that is fought for: it is Ben's at first, and Anna's at the end. */
export const BATTLE_HEX = 'hex(0,0)';

const ATTACKERS = [
	'gypsies-1',
	'gypsies-2',
	'great-hunter',
	'buffalo-herd-3',
	'white-knight',
	'buffalo-herd-4',
	'lion-pride',
	'wolf-pack'
];
const DEFENDERS = [
	'spirit',
	'dryad',
	'elves-r2',
	'forester',
	'pirates',
	'poison-frog',
	'swamp-rat',
	'killer-racoon'
];

/** A list of counters for a scenario, each with its owner. */
const of = (owner: string, pieces: readonly string[]): string =>
	pieces.map((piece) => `"${piece} {owner: ${owner}}"`).join(', ');

const SCENARIO = `
scenario: eight against eight
cite: KT-11-a
players: 2
given:
  map: { "-1,0": plains, "0,0": swamp, "1,0": forest, "2,0": swamp, "0,-1": plains }
  set: { round: 3, first-player: p1, p1.gold: 10, p2.gold: 10, "hex(-1,0).controller": p1, "hex(0,-1).controller": p1, "hex(0,0).controller": p2, "hex(1,0).controller": p2, "hex(2,0).controller": p2 }
  place:
    stack(0,0): [${of('p1', ATTACKERS)}, ${of('p2', DEFENDERS)}]
    stack(2,0): [${of('p1', ['villains'])}, ${of('p2', ['huge-leech'])}]
start: { call: combat }
`;

/** Anna's eight against a fort of Ben's, which stands several hits. */
const SIEGE = `
scenario: a fort is besieged
cite: KT-11-a
players: 2
given:
  map: { "-1,0": plains, "0,0": swamp, "2,0": swamp, "0,-1": plains }
  set: { round: 3, first-player: p1, "hex(-1,0).controller": p1, "hex(0,-1).controller": p1, "hex(0,0).controller": p2, "hex(2,0).controller": p2 }
  place:
    stack(0,0): [${of('p1', ATTACKERS)}, "castle {owner: p2, face-up: true}"]
start: { call: combat }
`;

export function besieged(): GameFile {
	return played(SIEGE, 'greedy');
}

/** The game, with a person at both seats or at Anna's alone. */
export function eightAgainstEight(ben: 'human' | 'random' | 'greedy'): GameFile {
	return played(SCENARIO, ben);
}

function played(scenario: string, ben: 'human' | 'random' | 'greedy'): GameFile {
	const { file } = standing('west-end', scenario);
	const seats = [
		{ name: 'Anna', control: 'human' as const },
		{ name: 'Ben', control: ben }
	];
	return { ...file, setup: { ...file.setup, seats } };
}
