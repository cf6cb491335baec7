/** What runs inside of the page: it drives the workers of both servers over comlink's wire format, as the page does. */
import { inEnglish } from '#lib/language/said.ts';
import type { GameServer } from '#lib/game-server/game-server.ts';
import type { LinkedGame, RulesServer, WorkFile } from '#lib/rules-server/rules-server.ts';
import type { GameSetup } from '#lib/game-file/game-file.ts';
import type { Asked, CallName, Told } from '#lib/workbench/servers/start-workers.ts';

/** The scripts of the workers. */
export interface Scripts {
	rules: string;
	game: string;
}

/** What came of a stretch of bots. */
export interface Stretch {
	answers: number;
	/** Of the game, counted from its beginning. */
	turn: number;
}

export interface Client {
	/** Milliseconds on the wall in calls to the workers since they began. */
	spent: number;
	/** Workers that have done nothing yet, in place of those of before. */
	fresh(): void;
	/** A game of four random bots, up to its first question. */
	start(variant: string, seed: string): Promise<void>;
	/** Bots play to the end of the game, in one call. */
	playOut(): Promise<Stretch>;
	/** Bots answer one by one; with each answer the page gets all that follows. */
	oneByOne(answers: number): Promise<Stretch>;
	/** Puts another number into the evaluation of a game's rules; returns what that did to the running game. */
	edit(game: string, value: number): Promise<string>;
}

declare global {
	var benchClient: Client;
}

/** Evaluated in the page, so it must not use anything from outside of itself. */
export function installClient(scripts: Scripts): void {
	let workers: { rules: Worker; game: Worker } | null = null;
	let calls = 0;
	let known: number | null = null;
	let turn = 0;
	let delivered: WorkFile[] = [];
	let table: { setup: GameSetup; game: LinkedGame } | null = null;

	const ask = async <T>(which: 'rules' | 'game', name: string, args: unknown[]): Promise<T> => {
		const to = workers?.[which];
		if (!to) throw new Error('there is no worker');
		const id = String(calls++);
		const begun = performance.now();
		const argumentList = args.map((value) => ({ type: 'RAW', value }));
		const answered = new Promise<T>((resolve, reject) => {
			to.onerror = ({ message }) => reject(new Error(message));
			to.onmessage = ({ data }: MessageEvent<{ id: string; type: string; value: unknown }>) => {
				if (data.id !== id) return;
				if (data.type === 'RAW') resolve(data.value as T);
				else reject(new Error(JSON.stringify(data.value)));
			};
		});
		to.postMessage({ id, type: 'APPLY', path: [name], argumentList });
		const value = await answered;
		client.spent += performance.now() - begun;
		return value;
	};
	const rules = <K extends CallName<RulesServer>>(name: K, ...args: Asked<RulesServer, K>) =>
		ask<Told<RulesServer, K>>('rules', name, args);
	const game = <K extends CallName<GameServer>>(name: K, ...args: Asked<GameServer, K>) =>
		ask<Told<GameServer, K>>('game', name, args);
	const wish = () => ({ viewer: 'observer' as const, known, follow: false });

	/** Lets bots answer, and counts what came of it. */
	const bots = async (limit: 'one' | number): Promise<number> => {
		const { played, refused, shown } = await game('bots', limit, wish());
		if (refused !== null) throw new Error(inEnglish(refused));
		known = shown.number;
		turn += played;
		return played;
	};

	const client: Client = {
		spent: 0,
		fresh() {
			workers?.rules.terminate();
			workers?.game.terminate();
			client.spent = 0;
			workers = {
				rules: new Worker(scripts.rules, { type: 'module' }),
				game: new Worker(scripts.game, { type: 'module' })
			};
		},
		async start(variant, seed) {
			if (delivered.length === 0) delivered = await rules('open', {});
			const seats = [1, 2, 3, 4].map((n) => ({ name: `Bot ${n}`, control: 'random' as const }));
			const setup = { variant, options: {}, seed, seats };
			const linked = await rules('link', setup, seats.length, []);
			if (!linked.ok) throw new Error(`${variant} does not hold`);
			const result = await game('start', setup, linked.game);
			if (!result.ok) throw new Error(`the game does not start: ${inEnglish(result.said)}`);
			table = { setup, game: linked.game };
			turn = 0;
			known = null;
		},
		async playOut() {
			const answers = await bots(600_000);
			return { answers, turn };
		},
		async oneByOne(answers) {
			let played = 0;
			for (let i = 0; i < answers; i++) played += await bots('one');
			return { answers: played, turn };
		},
		async edit(id, value) {
			const file = delivered.find(
				({ path, text }) => path.startsWith(`${id}/base/`) && /^evaluation:/m.test(text)
			);
			if (file === undefined || table === null) throw new Error(`${id} has no evaluation`);
			const text = file.text.replace(/(^evaluation:[^#]*?)\b\d+\b/m, `$1${value}`);
			const { setup } = table;
			const { hash } = table.game.rules;
			const players = setup.seats.length;
			const { played } = await rules('change', file.path, text, {
				choice: setup,
				players,
				game: id,
				hash,
				orders: []
			});
			if (played.state !== 'other') return played.state;
			const swapped = await game('swap', played.game, setup, wish());
			if (!swapped.ok) return 'refused';
			known = swapped.shown.number;
			table = { setup, game: played.game };
			return 'swapped';
		}
	};
	globalThis.benchClient = client;
}
