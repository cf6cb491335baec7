/** The laboratory in a worker of its own: some of them play, one keeps the books; all are the same. */
import { type Comparison, compareGames } from '#lib/lab/compare/comparison.ts';
import { playPair } from '#lib/lab/compare/play-pair.ts';
import { Laboratory, watchedLaboratory } from '#lib/lab/game.ts';
import { recordedGame } from '#lib/lab/recorded-game.ts';
import { LabTally } from '#lib/lab/report/LabTally.ts';
import { outlineOf } from '#lib/lab/report/outline.ts';
import { type KeptGame, keptGame, pairsOf, recordOfKept } from '#lib/lab/report/run.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { roundField } from '#lib/ruleset/program/round-field.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import { composing, type RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import type { WorkFile } from '../engine/engine-api.ts';
import type { HostCode } from '../engine/worker-code.ts';
import type { ProvedGame } from '../prove/prove-api.ts';
import type { LabApi, LabBegun, LabTold, LabWish } from './lab-api.ts';

/** One of the rules that were chosen. */
interface Side {
	choice: RulesChoice;
	program: Program;
	lock: Record<string, string>;
	laboratory: Laboratory;
	tally: LabTally;
}

export class LabHost implements LabApi {
	readonly #makeCode: HostCode['makeCode'];
	#files = new Map<string, string>();
	#wish: LabWish | null = null;
	#sides: Side[] = [];
	/** Of games that are compared. */
	#games: KeptGame[] = [];
	/** The first of them that parts, as far as is known. */
	#parting: { game: number; round: number } | null = null;

	/** `code`: how this host comes to code. */
	constructor({ makeCode }: HostCode) {
		this.#makeCode = makeCode;
	}

	open(files: WorkFile[]): void {
		this.#files = new Map(files.map(({ path, text }) => [path, text]));
	}

	begin(wish: LabWish): LabBegun {
		this.#wish = null;
		this.#sides = [];
		const composed = wish.rules.map((choice) => {
			const compose = composing(this.#files, choice);
			return { choice, compose, range: playersOf(compose(new Map())) };
		});
		const least = Math.max(...composed.map(({ range }) => range.min));
		const most = Math.min(...composed.map(({ range }) => range.max));
		const players = Math.min(most, Math.max(least, wish.players));
		const built = composed.map(({ choice, compose }) => ({ choice, ...build(compose, players) }));
		if (new Set(built.map(({ composition }) => composition.game)).size > 1)
			return { ok: false, why: 'games' };
		// What is built with a layer left out is not what somebody wants to know about.
		const findings = built.flatMap(({ diagnostics }) => diagnostics.filter(isError));
		if (findings.length > 0) return { ok: false, why: 'broken', findings };
		this.#sides = built.flatMap(({ choice, program, composition }) => {
			if (!program) return [];
			const make = (): Laboratory =>
				wish.watched ? watchedLaboratory(program) : new Laboratory(this.#makeCode(program));
			const tally = new LabTally(outlineOf(program));
			return [{ choice, program, lock: composition.lock, laboratory: make(), tally }];
		});
		this.#games = [];
		this.#parting = null;
		this.#wish = { ...wish, players };
		return { ok: true, players, rules: this.#sides.map(({ program }) => outlineOf(program)) };
	}

	play(game: number): KeptGame[] {
		const [one, other] = this.#sides.map(({ laboratory }) => laboratory);
		if (!one) return [];
		const setup = { ...this.#setup, record: false, tell: true };
		if (!other) return [keptGame(one.play(game, setup), 0)];
		const { a, b, parting } = playPair(one, other, game, setup);
		return [keptGame(a, 0), keptGame(b, 1, parting)];
	}

	add(games: KeptGame[]): void {
		for (const game of games) this.#sides[game.lot]?.tally.add(recordOfKept(game));
		if (this.#sides.length > 1) this.#games.push(...games);
	}

	tell(): LabTold {
		const pairs = pairsOf(this.#games);
		const comparison = pairs.length > 1 ? compareGames(pairs) : null;
		return {
			reports: this.#sides.map(({ tally }) => tally.report()),
			comparison,
			partingRound: this.#roundOf(comparison?.parting ?? null)
		};
	}

	/** In which round two games part: the first of them is played up to there. */
	#roundOf(parting: Comparison['parting']): number | null {
		const [first] = this.#sides;
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

	replay(game: number, rules: number): ProvedGame {
		const side = this.#sides[rules]!;
		const { choice, lock, program, laboratory } = side;
		const record = laboratory.play(game, { ...this.#setup, record: true });
		const { setup, course } = recordedGame(program, record, { choice, edits: {}, lock });
		return { setup, course };
	}

	get #setup(): Pick<LabWish, 'bots' | 'seed' | 'maxRounds'> {
		if (this.#wish === null) throw new Error('nothing has begun');
		const { bots, seed, maxRounds } = this.#wish;
		return { bots, seed, maxRounds };
	}
}
