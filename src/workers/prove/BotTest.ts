/** Games of bots by the rules that somebody chose, one after the other. */
import { type GameRecord, type Laboratory, pieceLaboratory } from '#lib/lab/game.ts';
import { recordedGame } from '#lib/lab/recorded-game.ts';
import { testReport } from '#lib/lab/test-report.ts';
import { composing } from '#lib/ruleset/workspace/compose-choice.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { newPieces } from './new-pieces.ts';
import type { NewPiece, ProvedGame, TestBegun, TestReport, TestWish } from './prove-api.ts';

/** Game 7 has the seed `test/7`, whoever plays it and whenever. */
const SEED = 'test';

export interface RuleFiles {
	now: Map<string, string>;
	delivered: Map<string, string>;
}

interface Underway {
	program: Program;
	lock: Record<string, string>;
	wish: TestWish;
	faces: string[];
	laboratory: Laboratory;
	records: GameRecord[];
}

export class BotTest {
	#underway: Underway | null = null;

	begin({ now, delivered }: RuleFiles, wish: TestWish): TestBegun {
		const compose = composing(now, wish.choice);
		const { min, max } = playersOf(compose(new Map()));
		const players = Math.min(max, Math.max(min, wish.players));
		const built = build(compose, players);
		const { program, composition, diagnostics } = built;
		this.#underway = null;
		if (!program) return { ok: false, findings: diagnostics.filter(isError) };
		const pieces: NewPiece[] = newPieces(delivered, built);
		const faces = pieces.map(({ id }) => id);
		const laboratory = pieceLaboratory(program, new Set(faces));
		this.#underway = { program, lock: composition.lock, wish, faces, laboratory, records: [] };
		return { ok: true, players, pieces };
	}

	play(game: number): TestReport {
		const { program, wish, faces, laboratory, records } = this.#now;
		const setup = { seed: SEED, bots: [wish.bots], maxRounds: 0, record: true };
		const record = laboratory.play(game, setup);
		// Only a game in which something went wrong is looked at again.
		const sound = record.problems.length === 0;
		records.push(sound ? { ...record, answers: [], checkpoints: [] } : record);
		return testReport(program, faces, records);
	}

	problemGame(game: number): ProvedGame | null {
		const { program, wish, lock, records } = this.#now;
		const record = records.find((one) => one.game === game && one.problems.length > 0);
		if (!record) return null;
		const { setup, course } = recordedGame(program, record, {
			choice: wish.choice,
			edits: {},
			lock
		});
		return { setup, course };
	}

	get #now(): Underway {
		if (!this.#underway) throw new Error('no test has begun');
		return this.#underway;
	}
}
