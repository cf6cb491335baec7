/** The laboratory in a worker of its own: some of them play, one keeps the books; all are the same. */
import { type Comparison, compareGames } from '#lib/lab/compare/comparison.ts';
import { playPair } from '#lib/lab/compare/play-pair.ts';
import { judgePiece } from '#lib/lab/counter/judged-piece.ts';
import { type GameRecord, Laboratory, watchedLaboratory } from '#lib/lab/game.ts';
import { recordedGame } from '#lib/lab/recorded-game.ts';
import { LabTally } from '#lib/lab/report/LabTally.ts';
import { outlineOf } from '#lib/lab/report/outline.ts';
import {
	type AskedPiece,
	type KeptGame,
	keptGame,
	type Lot,
	pairsOf,
	recordOfKept
} from '#lib/lab/report/run.ts';
import { sweptPoints } from '#lib/lab/sweep/swept-points.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { roundField } from '#lib/ruleset/program/program-facts.ts';
import { programIn } from '#lib/rules-server/lent-rules.ts';
import type { LotChoice } from '#lib/rules-server/lots-asked.ts';
import type { HostCode } from '#lib/game-server/host-code.ts';
import type { ProvedGame } from '../prove/prove-api.ts';
import type {
	KeptBout,
	KeptRules,
	LabApi,
	LabBegun,
	LabFound,
	LabSeries,
	LabTold,
	LabWish
} from './lab-api.ts';
import { lentTrials } from './lent-trials.ts';
import { TrialBooks } from './TrialBooks.ts';

interface Table extends Omit<LotChoice, 'label'> {
	program: Program;
	lock: Record<string, string>;
	laboratory: Laboratory;
	tally: LabTally;
	faults: number;
}

export class LabHost implements LabApi {
	readonly #makeCode: HostCode['makeCode'];
	#wish: LabWish | null = null;
	#tables: Table[] = [];
	#lots: Lot[] = [];
	#swept: string | null = null;
	#asked: AskedPiece | null = null;
	#trials: TrialBooks | null = null;
	/** Of games that are compared. */
	#games: KeptGame[] = [];
	/** The first of them that parts, as far as is known. */
	#parting: { game: number; round: number } | null = null;

	/** `code`: how this host comes to code. */
	constructor({ makeCode }: HostCode) {
		this.#makeCode = makeCode;
	}

	begin({ wish, lots, players, swept, leftOut, asked, fresh, trials }: LabSeries): LabBegun {
		this.#wish = null;
		this.#tables = [];
		this.#games = [];
		this.#parting = null;
		const { purpose, bots, seed } = wish;
		this.#trials = null;
		if (purpose.is === 'counter' && trials !== null) {
			const found = lentTrials(trials, purpose.piece, seed);
			if ('findings' in found) return { ok: false, why: 'trials', ...found };
			const bouts = { bot: bots[0]!, seed, bouts: purpose.bouts };
			this.#trials = new TrialBooks(found, bouts, this.#makeCode);
		}
		const programs = lots.map(({ linked }) => programIn(linked));
		this.#lots = lots.map(({ label, value }, at) => ({
			label,
			value,
			rules: outlineOf(programs[at]!)
		}));
		this.#tables = lots.map(({ value, choice, onTop, linked }, at) => {
			const program = programs[at]!;
			return {
				...{ value, choice, onTop, program, lock: linked.lock },
				laboratory: wish.watched
					? watchedLaboratory(program)
					: new Laboratory(this.#makeCode(program)),
				tally: new LabTally(this.#lots[at]!.rules),
				faults: 0
			};
		});
		this.#swept = swept;
		this.#asked = asked;
		this.#wish = { ...wish, players };
		return {
			ok: true,
			players,
			swept,
			leftOut,
			lots: this.#lots,
			onTop: lots.map(({ onTop }) => onTop),
			fresh,
			tested: asked && { ...asked, trials: this.#trials?.begun() ?? [] }
		};
	}

	play(game: number, lot: number): KeptGame[] {
		const [one, other] = this.#tables;
		if (!one) return [];
		const setup = { ...this.#setup, record: false, tell: true };
		if (this.#swept !== null || !other) {
			const table = this.#tables[lot]!;
			return [keptGame(table.laboratory.play(game, setup), lot)];
		}
		const { a, b, parting } = playPair(one.laboratory, other.laboratory, game, setup);
		return [keptGame(a, 0), keptGame(b, 1, parting)];
	}

	add(games: KeptGame[]): void {
		for (const game of games) {
			const table = this.#tables[game.lot];
			table?.tally.add(recordOfKept(game));
			if (table) table.faults += game.problems.length;
		}
		if (this.#tables.length > 1) this.#games.push(...games);
	}

	bout(trial: number, at: number): KeptBout {
		if (this.#trials === null) throw new Error('nothing is tested');
		return this.#trials.play(trial, at);
	}

	addBouts(bouts: KeptBout[]): void {
		this.#trials?.add(bouts);
	}

	tell(lot: number): LabTold {
		const at = Math.max(0, Math.min(lot, this.#tables.length - 1));
		return {
			report: this.#tables[at]!.tally.report(),
			lot: at,
			faults: this.#tables.map(({ faults }) => faults),
			found: this.#found(),
			trials: this.#trials?.reports() ?? []
		};
	}

	replay(game: number, by: number | KeptRules): ProvedGame | null {
		const table = typeof by === 'number' ? this.#tables[by] : this.#kept(by);
		if (!table || table.onTop !== null) return null;
		const { choice, lock, program, laboratory } = table;
		const record = laboratory.play(game, { ...this.#setup, record: true });
		const { setup, course } = recordedGame(program, record, { choice, edits: {}, lock });
		return { setup, course };
	}

	#kept({ choice, linked }: KeptRules) {
		const program = programIn(linked);
		const laboratory = new Laboratory(this.#makeCode(program));
		return { choice, onTop: null, lock: linked.lock, program, laboratory };
	}

	#found(): LabFound | null {
		if (this.#tables.length < 2) return null;
		const games = this.#games;
		if (this.#swept !== null) {
			const points = sweptPoints({ lots: this.#lots, games });
			return points.length > 1 ? { is: 'sweep', what: this.#swept, points } : null;
		}
		const pairs = pairsOf(games);
		if (pairs.length < 2) return null;
		const comparison = compareGames(pairs);
		const round = this.#roundOf(comparison.parting);
		const asked = this.#asked;
		if (asked === null) return { is: 'compare', comparison, round };
		const records = pairs.map(({ b }): GameRecord => b);
		const judged = judgePiece(records, this.#tables[1]!.program.players, asked);
		return { is: 'counter', comparison, round, judged };
	}

	/** In which round two games part: the first of them is played up to there. */
	#roundOf(parting: Comparison['parting']): number | null {
		const [first] = this.#tables;
		if (!first || parting === null || roundField(first.program) < 0) return null;
		const { game, answers } = parting;
		if (this.#parting?.game !== game) {
			const setup = { ...this.#setup, record: false, maxAnswers: answers };
			// What comes before the first round belongs to it.
			const round = Math.max(1, first.laboratory.play(game, setup).rounds);
			this.#parting = { game, round };
		}
		return this.#parting.round;
	}

	get #setup(): Pick<LabWish, 'bots' | 'seed' | 'maxRounds'> {
		const { bots, seed, maxRounds } = this.#playing;
		return { bots, seed, maxRounds };
	}

	get #playing(): LabWish {
		if (this.#wish === null) throw new Error('nothing has begun');
		return this.#wish;
	}
}
