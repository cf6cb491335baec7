/**
 * A series of games in the page: several workers play, one keeps the books, the storage has each game soon after it has
 * ended. What is told does not hang on who played what.
 */
import { WatchedWorker } from '#lib/workbench/servers/WatchedWorker.ts';
import { orTrouble, WorkerTrouble } from '#lib/workbench/servers/trouble.ts';
import { keeping } from '#lib/workbench/storage/Keeping.svelte.ts';
import {
	addRunBouts,
	addRunGames,
	type Played,
	readPlayed,
	type StoredRun,
	writeRun
} from '#lib/workbench/storage/runs.ts';
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import type {
	KeptBout,
	KeptGame,
	KeptRules,
	LabBegun,
	LabSeries,
	LabTold,
	LabWish
} from '../../../workers/lab/lab-api.ts';
import type { ProvedGame } from '../../../workers/prove/prove-api.ts';
import { Intake } from './Intake.ts';
import { seriesFor } from './series.ts';
import { countOf, trialsOf, type Unit, wantedOf } from './units.ts';
import { type LabWorker, type StartLab, startLab } from './lab-worker.ts';

/** done: all games; stopped: by a person; broken: a worker did not come back; changed: the rules are no more those that it began with. */
export type RunState = 'idle' | 'running' | 'done' | 'stopped' | 'broken' | 'changed';

/** Milliseconds from one look at the books to the next, at least; */
const TELL = 500;
/** and so many times as long as the last look took: of more games more is to be worked out. */
const REST = 9;

export type Begun = LabBegun & { ok: true };
export type Refused = LabBegun & { ok: false };

/** What of the machine is wanted, and the clock. */
export interface Means {
	start: StartLab;
	workers: number;
	now: () => number;
}

/** All cores but one: the page has to go on. */
export const usualMeans = (): Means => ({
	start: startLab,
	workers: Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1),
	now: () => Date.now()
});

/** Where rules are linked. */
export type LabRules = Pick<Workshop, 'settled' | 'orNothing'>;

const NOTHING: Played = { games: [], bouts: [] };

/** Of what is played, each sort on its own. */
interface Intakes {
	games: Intake<KeptGame>;
	bouts: Intake<KeptBout>;
}

export class LabRun {
	readonly #means: Means;
	#state = $state<RunState>('idle');
	#told = $state.raw<LabTold | null>(null);
	#run = $state.raw<StoredRun | null>(null);
	#begun = $state.raw<Begun | null>(null);
	#refused = $state.raw<Refused | null>(null);
	#played = $state(0);
	/** Milliseconds that are left, as far as can be told; null: not yet. */
	#left = $state<number | null>(null);
	#players: LabWorker[] = [];
	#books: LabWorker | null = null;
	#rules: LabRules | null = null;
	#linked: LabSeries | null = null;
	#intake: Intakes | null = null;
	/** The lot that is looked at. */
	#looked = 0;
	/** Of an earlier series: what still comes of it is void. */
	#series = 0;

	constructor(means: Means = usualMeans()) {
		this.#means = means;
	}

	get state(): RunState {
		return this.#state;
	}

	/** What the games so far say; null: nothing yet. */
	get told(): LabTold | null {
		return this.#told;
	}

	get run(): StoredRun | null {
		return this.#run;
	}

	/** Of the rules that are played: what is not kept of them. */
	get begun(): Begun | null {
		return this.#begun;
	}

	/** Why these rules cannot be played. */
	get refused(): Refused | null {
		return this.#refused;
	}

	/** Games that have ended, and pairings whose bouts have. */
	get played(): number {
		return this.#played;
	}

	get left(): number | null {
		return this.#left;
	}

	/** Begins a new series. */
	async begin(rules: LabRules, wish: LabWish, games: number): Promise<void> {
		await this.#inSeries(rules, async (series) => {
			const begun = await this.#open(series, wish);
			if (series !== this.#series || !this.#accept(begun)) return;
			const created = this.#means.now();
			const { lots, swept, players, tested } = begun;
			const run: StoredRun = {
				id: crypto.randomUUID(),
				games,
				lots,
				swept,
				tested,
				created,
				stopped: false,
				wish: { ...wish, players }
			};
			this.#takeUp(run);
			await this.#keep(() => writeRun(run));
			await this.#playOn(series, run, NOTHING);
		});
	}

	/** Shows a series that was kept, and plays on where it was not ended. */
	async resume(rules: LabRules, run: StoredRun): Promise<void> {
		await this.#inSeries(rules, async (series) => {
			const before = (await this.#keep(() => readPlayed(run.id))) ?? NOTHING;
			const begun = await this.#open(series, run.wish);
			if (series !== this.#series || !this.#accept(begun)) return;
			const intake = this.#takeUp(run);
			const hashes = (of: Pick<StoredRun, 'lots' | 'tested'>): string =>
				[...of.lots.map(({ rules }) => rules), ...trialsOf(of)].map(({ hash }) => hash).join(' ');
			const same = hashes(begun) === hashes(run);
			intake.games.push(before.games, true);
			intake.bouts.push(before.bouts, true);
			this.#played = countOf(run, before);
			await this.#drain();
			await this.#tell(series);
			if (series !== this.#series) return;
			if (!same) this.#state = 'changed';
			else if (run.stopped) this.#state = 'stopped';
			else await this.#playOn(series, run, before);
		});
	}

	/** At once; what was found stays. */
	stop(): void {
		if (this.#state !== 'running') return;
		this.#series++;
		this.#dismiss();
		this.#state = 'stopped';
		const run = this.#run;
		if (run === null) return;
		const stopped = { ...run, stopped: true };
		this.#run = stopped;
		const series = this.#series;
		void this.#keep(() => writeRun(stopped));
		// Where the books do not answer any more, what was told last stays.
		void this.#drain()
			.then(() => this.#tell(series))
			.catch(onlyTrouble);
	}

	/** Nobody looks any more; what is under way goes on when it is opened again. */
	close(): void {
		this.#series++;
		this.#dismiss();
		this.#books?.stop();
		this.#books = null;
	}

	/** What is told of the games by other rules. */
	async look(lot: number): Promise<void> {
		this.#looked = lot;
		await this.#tell(this.#series).catch(onlyTrouble);
	}

	/** A game for the table, by the rules of a lot or by ones kept since; null: it cannot be played again there. */
	async replay(game: number, by: number | RulesChoice): Promise<ProvedGame | null> {
		try {
			const rules = typeof by === 'number' ? by : await this.#kept(by);
			if (rules === null) return null;
			return (await this.#books?.ask((engine) => engine.replay(game, rules))) ?? null;
		} catch (error) {
			if (error instanceof WorkerTrouble) return null;
			throw error;
		}
	}

	/** For as many players as play here; null: these rules do not hold. */
	async #kept(choice: RulesChoice): Promise<KeptRules | null> {
		const lot = { label: choice.variant, value: null, choice, onTop: null };
		const players = this.#run?.wish.players ?? 0;
		await this.#rules?.settled();
		const found = await this.#rules?.orNothing((server) => server.linkLot(lot, players));
		return found?.ok ? { choice, linked: found.rules } : null;
	}

	async #inSeries(rules: LabRules, work: (series: number) => Promise<void>): Promise<void> {
		this.close();
		const series = this.#series;
		this.#rules = rules;
		this.#linked = null;
		this.#state = 'running';
		this.#told = null;
		this.#run = null;
		this.#begun = null;
		this.#refused = null;
		this.#looked = 0;
		this.#played = 0;
		this.#left = null;
		this.#intake = null;
		try {
			await work(series);
		} catch (error) {
			if (!(error instanceof WorkerTrouble)) throw error;
			if (series !== this.#series) return;
			if (error.how === 'stopped') return this.stop();
			this.#dismiss();
			this.#state = 'broken';
		}
	}

	/** The one that keeps the books says whether these rules can be played. */
	async #open(series: number, wish: LabWish): Promise<LabBegun> {
		const rules = this.#rules!;
		await rules.settled();
		const linked = await seriesFor(wish, async (question) => {
			if (series !== this.#series) throw new WorkerTrouble('stopped');
			return orTrouble(await rules.orNothing(question));
		});
		if (series !== this.#series) throw new WorkerTrouble('stopped');
		if ('why' in linked) return linked;
		this.#linked = linked;
		const books = new WatchedWorker('laboratory', this.#means.start);
		this.#books = books;
		return books.ask((engine) => engine.begin(linked));
	}

	#takeUp(run: StoredRun): Intakes {
		this.#run = run;
		const books = this.#books;
		const stored = async (work: () => Promise<void>): Promise<boolean> =>
			(await this.#keep(() => work().then(() => true))) ?? false;
		return (this.#intake = {
			games: new Intake({
				store: (games) => stored(() => addRunGames(run.id, games)),
				book: async (games) => books?.ask((engine) => engine.add(games))
			}),
			bouts: new Intake({
				store: (bouts) => stored(() => addRunBouts(run.id, bouts)),
				book: async (bouts) => books?.ask((engine) => engine.addBouts(bouts))
			})
		});
	}

	async #drain(): Promise<void> {
		await this.#intake?.games.drain();
		await this.#intake?.bouts.drain();
	}

	/** What a worker is asked for; what comes of it in an earlier series is dropped. */
	async #playUnit(player: LabWorker, unit: Unit, series: number): Promise<void> {
		if (unit.is === 'game') {
			const games = await player.ask((engine) => engine.play(unit.game, unit.lot));
			if (series === this.#series) this.#intake?.games.push(games);
		} else {
			const bout = await player.ask((engine) => engine.bout(unit.trial, unit.at));
			if (series === this.#series) this.#intake?.bouts.push([bout]);
		}
	}

	#accept(begun: LabBegun): begun is Begun {
		if (begun.ok) {
			this.#begun = begun;
			return true;
		}
		this.#refused = begun;
		this.#state = 'idle';
		return false;
	}

	async #playOn(series: number, run: StoredRun, before: Played): Promise<void> {
		const linked = this.#linked!;
		const wanted = wantedOf(run, before);
		const already = countOf(run, before);
		this.#played = already;
		const began = this.#means.now();
		let next = 0;
		const lane = async (): Promise<void> => {
			if (wanted.length === 0) return;
			const player = new WatchedWorker('laboratory', this.#means.start);
			this.#players.push(player);
			await player.ask((engine) => engine.begin(linked));
			while (next < wanted.length && series === this.#series) {
				await this.#playUnit(player, wanted[next++]!, series);
				if (series !== this.#series) return;
				this.#played++;
				const passed = this.#means.now() - began;
				const count = this.#played - already;
				this.#left = (passed / count) * (wanted.length - count);
			}
			player.stop();
		};
		let over = false;
		// Nobody waits for the next look when all has been played.
		const end = Promise.withResolvers<void>();
		const books = (async () => {
			let [asked, took, known] = [this.#means.now(), 0, already];
			while (!over && series === this.#series) {
				await Promise.race([end.promise, new Promise((go) => setTimeout(go, TELL))]);
				await this.#drain();
				const resting = this.#means.now() - asked < REST * took;
				if (resting || this.#played === known) continue;
				[asked, known] = [this.#means.now(), this.#played];
				await this.#tell(series);
				took = this.#means.now() - asked;
			}
		})();
		const lanes = Math.min(this.#means.workers, Math.max(1, wanted.length));
		try {
			await Promise.all(Array.from({ length: lanes }, lane));
		} finally {
			over = true;
			end.resolve();
			await books.catch(() => undefined);
		}
		await this.#drain();
		await this.#tell(series);
		if (series !== this.#series) return;
		this.#dismiss();
		this.#state = 'done';
	}

	async #tell(series: number): Promise<void> {
		const books = this.#books;
		if (books === null || series !== this.#series) return;
		const told = await books.ask((engine) => engine.tell(this.#looked));
		if (series !== this.#series) return;
		const nothing =
			told.found === null && told.report.summary.games === 0 && told.trials.length === 0;
		this.#told = nothing ? null : told;
	}

	#dismiss(): void {
		for (const player of this.#players) player.stop();
		this.#players = [];
	}

	#keep<T>(work: () => Promise<T>): Promise<T | null> {
		return keeping.watch({ what: 'runs' }, work);
	}
}

function onlyTrouble(error: unknown): void {
	if (!(error instanceof WorkerTrouble)) throw error;
}
