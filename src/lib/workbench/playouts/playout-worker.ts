/** The worker that plays positions out, and how a position comes to it without passing through the page. */
import { transfer, wrap } from 'comlink';
import type { GameCalls } from '#lib/workbench/servers/start-workers.ts';
import type { StartWorker, WatchedWorker } from '#lib/workbench/servers/WatchedWorker.ts';
import type { PlayoutApi } from '../../../workers/playouts/playout-api.ts';

export type PlayoutEngine = {
	[K in keyof PlayoutApi]: (
		...args: Parameters<PlayoutApi[K]>
	) => Promise<Awaited<ReturnType<PlayoutApi[K]>>>;
};

export type StartPlayouts = StartWorker<PlayoutEngine>;

export const startPlayouts: StartPlayouts = (ondeath) => {
	const worker = new Worker(new URL('../../../workers/playouts.worker.ts', import.meta.url), {
		type: 'module',
		name: 'playouts'
	});
	worker.addEventListener('error', ondeath);
	worker.addEventListener('messageerror', ondeath);
	return { engine: wrap<PlayoutApi>(worker), stop: () => worker.terminate() };
};

/** Lends the worker the position after so many answers, null: as the game stands. */
export async function lendTo(
	worker: WatchedWorker<PlayoutEngine>,
	lend: GameCalls['lend'],
	turn: number | null
): Promise<void> {
	const known = await worker.ask((engine) => engine.known());
	const { port1, port2 } = new MessageChannel();
	// Whoever receives waits first: what is sent is there, whichever of the two workers is quicker.
	const received = worker.ask((engine) => engine.receive(transfer(port2, [port2])));
	await Promise.all([received, lend(transfer(port1, [port1]), turn, known)]);
}
