/** Random play of whole games with full legality. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { randomPicks, testRandom } from '../../fuzz/random-player.ts';
import { Fingerprint } from './fingerprint.ts';
import type { Workload } from './workload.ts';

export const EVERYTHING = readFileSync(
	join(import.meta.dirname, '../everything/everything.yaml'),
	'utf8'
);

/** Whether the host lets text become code (Node does), or not (the page does not). */
export type CodeFrom = 'text' | 'no text';

export interface Played {
	decisions: number;
	/** Legal options that lay before the players. */
	options: number;
	/** Over all answers. */
	print: Fingerprint;
}

/** Game n, or its first so many decisions. */
export function playRandomly(m: Machine, n: number, most = Number.POSITIVE_INFINITY): Played {
	const pick = testRandom(n);
	const played: Played = { decisions: 0, options: 0, print: new Fingerprint() };
	m.begin(`bench ${n}`);
	m.run();
	while (played.decisions < most && !isOver(m)) {
		const seat = firstAsked(m);
		const legal = legalAnswers(m, seat);
		const picks = randomPicks(legal, pick);
		played.decisions++;
		played.options += legal.size;
		played.print.add(seat).add(legal.size);
		for (const word of picks) played.print.add(word);
		answer(m, seat, picks);
	}
	return played;
}

/** A machine for games that nobody will take back. */
export function playoutMachine(program: Program, code: CodeFrom): Machine {
	const m = new Machine((code === 'text' ? nodeCode : interpretedCode)(program));
	m.recording = false;
	return m;
}

export function randomPlay(variant: string, players: number, code: CodeFrom): Workload {
	return playing(variant, () => loadProgram({ variant, players, with: [] }).program, code);
}

/** The game that needs every construct which most games do without. */
export function everyConstruct(code: CodeFrom): Workload {
	return playing('everything', () => programOf(EVERYTHING, 4), code);
}

function playing(name: string, programmed: () => Program, code: CodeFrom): Workload {
	return {
		name: `random play ${name}${code === 'text' ? '' : ', no code from text'}`,
		unit: 'decisions',
		prepare() {
			const m = playoutMachine(programmed(), code);
			return (n) => {
				const { decisions, print } = playRandomly(m, n);
				return { units: decisions, outcome: print.number };
			};
		}
	};
}
