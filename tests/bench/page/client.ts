/** What runs inside of the page: it drives the engine's worker over comlink's wire format, as the page does. */
import { inEnglish } from '#lib/language/said.ts';
import type { BotOutcome, EngineApi } from '../../../src/workers/engine/engine-api.ts';
import type { EditOutcome } from '#lib/workbench/game/swap-outcome.ts';
import type { StartResult } from '#lib/game-server/game-server.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';

/** What came of a stretch of bots. */
export interface Stretch {
	answers: number;
	/** Of the game, counted from its beginning. */
	turn: number;
}

export interface Client {
	/** Milliseconds on the wall from the birth of the worker, or in calls to it since then. */
	spent: number;
	/** A worker that has done nothing yet, in place of the one of before. */
	fresh(): void;
	/** A game of four random bots, up to its first question. */
	start(variant: string, seed: string): Promise<void>;
	/** Bots play to the end of the game, in one call. */
	playOut(): Promise<Stretch>;
	/** Bots answer one by one; after each answer the page gets a view and saves. */
	oneByOne(answers: number): Promise<Stretch>;
	/** Puts another number into the evaluation of a game's rules; returns what that did to the running game. */
	edit(game: string, value: number): Promise<string>;
}

declare global {
	var benchClient: Client;
}

/** Evaluated in the page, so it must not use anything from outside of itself. */
export function installClient(script: string): void {
	let worker: Worker | null = null;
	let calls = 0;
	let turn = 0;
	let delivered: WorkFile[] = [];

	const call = async <K extends keyof EngineApi>(
		name: K,
		...args: Parameters<EngineApi[K]>
	): Promise<ReturnType<EngineApi[K]>> => {
		const to = worker;
		if (to === null) throw new Error('there is no worker');
		const id = String(calls++);
		const begun = performance.now();
		const argumentList = args.map((value) => ({ type: 'RAW', value }));
		const answered = new Promise<ReturnType<EngineApi[K]>>((resolve, reject) => {
			to.onerror = ({ message }) => reject(new Error(message));
			to.onmessage = ({ data }: MessageEvent<{ id: string; type: string; value: unknown }>) => {
				if (data.id !== id) return;
				if (data.type === 'RAW') resolve(data.value as ReturnType<EngineApi[K]>);
				else reject(new Error(JSON.stringify(data.value)));
			};
		});
		to.postMessage({ id, type: 'APPLY', path: [name], argumentList });
		const value = await answered;
		client.spent += performance.now() - begun;
		return value;
	};

	const client: Client = {
		spent: 0,
		fresh() {
			worker?.terminate();
			client.spent = 0;
			worker = new Worker(script, { type: 'module' });
		},
		async start(variant, seed) {
			if (delivered.length === 0) delivered = await call('open', {});
			const seats = [1, 2, 3, 4].map((n) => ({ name: `Bot ${n}`, control: 'random' as const }));
			const result: StartResult = await call('start', { variant, options: {}, seed, seats });
			if (!result.ok) throw new Error(`the game does not start: ${inEnglish(result.said)}`);
			turn = 0;
		},
		async playOut() {
			// Lines of the log that nobody has seen would be most of what is sent.
			const outcome: BotOutcome = await call('bots', 'observer', 1e9, 600_000);
			if (outcome.refused !== null) throw new Error(inEnglish(outcome.refused));
			return { answers: outcome.played, turn: outcome.snapshot.view.turn };
		},
		async oneByOne(answers) {
			let played = 0;
			for (let i = 0; i < answers; i++) {
				const outcome: BotOutcome = await call('bots', 'observer', turn, 'one');
				turn = outcome.snapshot.view.turn;
				played += outcome.played;
				await call('save');
			}
			return { answers: played, turn };
		},
		async edit(game, value) {
			const file = delivered.find(
				({ path, text }) => path.startsWith(`${game}/base/`) && /^evaluation:/m.test(text)
			);
			if (file === undefined) throw new Error(`${game} has no evaluation`);
			const text = file.text.replace(/(^evaluation:[^#]*?)\b\d+\b/m, `$1${value}`);
			const outcome: EditOutcome = await call('edit', file.path, text);
			return outcome.swap.state;
		}
	};
	globalThis.benchClient = client;
}
