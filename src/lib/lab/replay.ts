/** Games as files: written by simulations, played again to see whether they come out the same. */
import { applyCode, decisionOf } from '#lib/engine/session/answers.ts';
import { ANSWERS } from '#lib/engine/state/layout.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { isOver } from '#lib/engine/machine/play.ts';
import type { SaveFile } from '#lib/engine/session/session-api.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { optionValues } from '#lib/ruleset/program/option-values.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { GameRecord } from './game.ts';

export function saveOf(
	program: Program,
	record: GameRecord,
	lock: Record<string, string>
): SaveFile {
	return {
		format: 'thingsmith-save-1',
		programHash: program.hash,
		variant: program.variant,
		players: program.players,
		options: optionValues(program),
		seed: record.seed,
		answers: record.answers,
		checkpoints: record.checkpoints,
		lock,
		origin: null
	};
}

export interface Replayed {
	ok: boolean;
	answers: number;
	/** Checkpoints that were reached and agreed. */
	checkpoints: number;
	finished: boolean;
	/** Where it went another way, or null. */
	problem: { answer: number; message: string } | null;
}

/** Plays a saved game again; the program need not be the one it was saved under. */
export function replay(program: Program, save: SaveFile): Replayed {
	const m = new Machine(program);
	m.recording = false;
	if (save.origin === null) m.begin(save.seed);
	else m.load(Int32Array.from(save.origin));
	m.run();
	const expected = new Map(save.checkpoints);
	const result: Replayed = {
		ok: false,
		answers: 0,
		checkpoints: 0,
		finished: false,
		problem: null
	};
	const fail = (message: string): Replayed => {
		result.problem = { answer: result.answers + 1, message };
		return result;
	};
	for (const code of save.answers) {
		if (decisionOf(m, code) === null) {
			return fail(`the answer ${JSON.stringify(code)} is not legal here`);
		}
		try {
			applyCode(m, code);
		} catch (error) {
			return fail(error instanceof Error ? error.message : String(error));
		}
		const hash = expected.get(m.mem[ANSWERS]!);
		if (hash !== undefined && hash !== hashState(m)) {
			return fail('the position differs from the recorded one');
		}
		result.answers++;
		if (hash !== undefined) result.checkpoints++;
	}
	return { ...result, ok: true, finished: isOver(m) };
}
