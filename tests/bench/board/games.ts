/** Saved games to measure a table with: one without counters, one with hundreds, one that is long. */
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { EMPTY_MARGIN, gameFile, type GameFile } from '#lib/game-file/game-file.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { begin, stageOf } from '#lib/scenario/run-scenario.ts';
import { link } from '#lib/ruleset/link/link.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

/** The variant with the most counters, and the largest map. */
const LARGE = 'six-barons';
const SEATS = 6;
const LONG = 'west-end';
const SEED = 'board 2';
/** The kind of what spaces are made of. */
const GROUND = 'tile';

/** What is asked there: whether counters of the hand are placed here. */
export const PLACING = 'deploy-creatures(hex(0,0))';

const inHand = ['farmers', 'nomads', 'villains', 'eagles', 'buzzard', 'ogre'];

/** A table with so many counters on its map, and six more in the hand of the first seat. */
export function tableWith(counters: number): GameFile {
	const { program, composition } = loadProgram({ variant: LARGE, players: SEATS, with: [] });
	const { symbols } = link(composition, SEATS);
	const [scenario] = readScenarios('board.yaml', scenarioWith(program, counters));
	if (!scenario) throw new Error('no scenario');
	const position = positionOf(begin(stageOf(program, symbols), scenario));
	const session = createSession(program, {
		seed: SEED,
		lock: composition.lock,
		makeCode: nodeCode
	});
	const [trouble] = session.resumeFrom(position);
	if (trouble) throw new Error(JSON.stringify(trouble));
	return fileOf(LARGE, SEATS, session);
}

function scenarioWith(program: Program, counters: number): string {
	const cells = program.map.cells.map(({ q, r }) => `${q},${r}`);
	const grounds = program.pieces
		.map(({ face }) => program.faces[face]!)
		.filter(({ kind }) => program.kinds[kind]!.id === GROUND)
		.map(({ id }) => id.replace(/-hex$/, ''));
	const pieces = piecesOf(program).slice(0, counters);
	if (pieces.length < counters) throw new Error(`there are only ${pieces.length} counters`);
	const stacks = cells.map((cell, at) => {
		const here = pieces.filter((_, piece) => piece % cells.length === at);
		return `    stack(${cell}): [${here.join(', ')}]`;
	});
	return `
scenario: a table to be measured
cite: KT-8.2.4-a
players: ${SEATS}
given:
  map: { ${cells.map((cell, at) => `"${cell}": ${grounds[at]}`).join(', ')} }
  set: { round: 1, first-player: p1, "hex(0,0).controller": p1 }
  place:
    rack(p1): [${inHand.join(', ')}]
${stacks.join('\n')}
start: { call: deploy-things, with: { you: p1 } }
`;
}

/** Everything that can lie on a map, in the words of a scenario; what moves has an owner, one after the other. */
function piecesOf(program: Program): string[] {
	const seen = new Map<string, number>();
	const words: string[] = [];
	for (const { face } of program.pieces) {
		const { id, kind } = program.faces[face]!;
		const nth = (seen.get(id) ?? 0) + 1;
		seen.set(id, nth);
		const kindId = program.kinds[kind]!.id;
		if (kindId === GROUND || (inHand.includes(id) && nth === 1)) continue;
		const name = nth === 1 ? id : `${id}/${nth}`;
		const owner = kindId === 'creature' ? ` {owner: p${(words.length % SEATS) + 1}}` : '';
		words.push(`"${name}${owner}"`);
	}
	return words;
}

/** A game of bots with so many answers, and the few more until somebody may pass without dice; people take it on. */
export function longGame(answers: number): GameFile {
	const players = 4;
	const { program, composition } = loadProgram({ variant: LONG, players, with: [] });
	const session = createSession(program, {
		seed: SEED,
		lock: composition.lock,
		makeCode: nodeCode
	});
	const bots = Array.from(
		{ length: players },
		(_, seat) => new BotPlayer(session.machine, 'random', `${SEED}/${seat}`)
	);
	while (session.span.last < answers || !canPass(session)) {
		const [seat] = session.view('observer').waitingFor;
		if (seat === undefined) throw new Error(`it was over after ${session.span.last} answers`);
		const { ok } = session.play(bots[seat]!.decide(session.machine, seat));
		if (!ok) throw new Error('a bot gave an answer that is none');
	}
	return fileOf(LONG, players, session);
}

/** Whether somebody may pass, and somebody else is asked then, without dice or draws: it can be undone and done again. */
function canPass(session: Session): boolean {
	const { decision } = session.view('observer');
	if (decision?.kind !== 'offer' || !decision.optional) return false;
	const then = session.foresee(decision.seat, [{ seat: decision.seat, keys: ['pass'] }]);
	return then !== null && then.waitingFor.length > 0;
}

function fileOf(variant: string, players: number, session: Session): GameFile {
	const seats = Array.from({ length: players }, (_, seat) => ({
		name: `Player ${seat + 1}`,
		control: 'human' as const
	}));
	const setup = { variant, layers: null, options: {}, seats, seed: SEED };
	return gameFile({ setup, edits: {}, course: session.course() }, EMPTY_MARGIN);
}
