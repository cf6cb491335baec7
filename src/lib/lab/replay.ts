/** Games as files: written by simulations, played again to see whether they come out the same. */
import { applyDecision, decisionOf } from '#lib/engine/session/answers.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import { isOver } from '#lib/engine/play/play.ts';
import { type SaveFile, saveFile } from '#lib/engine/session/save-file.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { GameRecord } from './game.ts';

export function saveOf(
	program: Program,
	{ seed, answers, checkpoints }: GameRecord,
	lock: Record<string, string>
): SaveFile {
	return saveFile(program, { seed, answers, checkpoints, lock, origin: null });
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
export function replay(code: Code, save: SaveFile): Replayed {
	const m = new Machine(code);
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
		const decision = decisionOf(m, code);
		if (decision === null) {
			return fail(`the answer ${JSON.stringify(code)} is not legal here`);
		}
		try {
			applyDecision(m, decision);
		} catch (error) {
			if (error instanceof RuleError) return fail(error.message);
			throw error;
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
