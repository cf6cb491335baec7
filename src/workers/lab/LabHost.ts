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
import { roundField } from '#lib/ruleset/program/round-field.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import type { HostCode } from '#lib/game-server/host-code.ts';
import type { ProvedGame } from '../prove/prove-api.ts';
import type {
	KeptBout,
	KeptRules,
	LabApi,
	LabBegun,
	LabFound,
	LabTold,
	LabWish
} from './lab-api.ts';
import { lotsOf, type Side } from '#lib/rules-server/lots.ts';
import { newPieces } from '#lib/rules-server/new-pieces.ts';
import { TrialBooks } from './TrialBooks.ts';

interface Table extends Side {
	laboratory: Laboratory;
	tally: LabTally;
	faults: number;
}

export class LabHost implements LabApi {
	readonly #makeCode: HostCode['makeCode'];
	#files = new Map<string, string>();
	/** As they came. */
	#delivered = new Map<string, string>();
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

	open(files: WorkFile[]): void {
		this.#files = textsOf(files);
		this.#delivered = new Map(
			files.flatMap(({ path, delivered }) => (delivered === null ? [] : [[path, delivered]]))
		);
	}

	begin(wish: LabWish): LabBegun {
		this.#wish = null;
		this.#tables = [];
		this.#games = [];
		this.#parting = null;
		const lots = lotsOf(this.#files, wish);
		if (!lots.ok) return lots;
		const { sides, swept, leftOut, asked, trials } = lots;
		this.#lots = sides.map(({ label, value, program }) => ({
			label,
			value,
			rules: outlineOf(program)
		}));
		this.#tables = sides.map((side, at) => ({
			...side,
			laboratory: wish.watched
				? watchedLaboratory(side.program)
				: new Laboratory(this.#makeCode(side.program)),
			tally: new LabTally(this.#lots[at]!.rules),
			faults: 0
		}));
		this.#swept = swept;
		this.#asked = asked;
		const { purpose, bots, seed } = wish;
		this.#trials =
			trials !== null && purpose.is === 'counter'
				? new TrialBooks(trials, { bot: bots[0]!, seed, bouts: purpose.bouts }, this.#makeCode)
				: null;
		const players = sides[0]?.program.players ?? wish.players;
		this.#wish = { ...wish, players };
		return {
			ok: true,
			players,
			swept,
			leftOut,
			lots: this.#lots,
			onTop: sides.map((side) => side.onTop),
			fresh: purpose.is === 'play' ? newPieces(this.#delivered, sides[0]!) : [],
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
		const side = typeof by === 'number' ? this.#tables[by] : this.#kept(by);
		if (!side || side.onTop !== null) return null;
		const { choice, composition, program, laboratory } = side;
		const record = laboratory.play(game, { ...this.#setup, record: true });
		const { setup, course } = recordedGame(program, record, {
			...{ choice, edits: {}, lock: composition.lock }
		});
		return { setup, course };
	}

	/** For as many players as play here. */
	#kept({ files, choice }: KeptRules): (Side & Pick<Table, 'laboratory'>) | null {
		const wish: LabWish = { ...this.#playing, choice, purpose: { is: 'play' } };
		const lots = lotsOf(textsOf(files), wish);
		const [side] = lots.ok ? lots.sides : [];
		return side ? { ...side, laboratory: new Laboratory(this.#makeCode(side.program)) } : null;
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

const textsOf = (files: readonly WorkFile[]): Map<string, string> =>
	new Map(files.map(({ path, text }) => [path, text]));
