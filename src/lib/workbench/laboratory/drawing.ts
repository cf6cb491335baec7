/** Charts are drawn in a worker and come into the page one after the other, so that it never stands still for all of them. */
import { wrap } from 'comlink';
import type { NamedChart } from '#lib/lab/charts/named-chart.ts';
import { WatchedWorker } from '#lib/workbench/servers/WatchedWorker.ts';
import { WorkerTrouble } from '#lib/workbench/servers/trouble.ts';
import type { DrawingApi } from '../../../workers/drawing.worker.ts';

type Drawer = {
	draw: (...args: Parameters<DrawingApi['draw']>) => Promise<string>;
};

/** Begins with the first chart, and stays. */
const drawer = new WatchedWorker<Drawer>('chart', (ondeath) => {
	const worker = new Worker(new URL('../../../workers/drawing.worker.ts', import.meta.url), {
		type: 'module',
		name: 'drawing'
	});
	worker.addEventListener('error', ondeath);
	worker.addEventListener('messageerror', ondeath);
	return { engine: wrap<DrawingApi>(worker), stop: () => worker.terminate() };
});

let last: Promise<unknown> = Promise.resolve();

/** As an element of its own; null where nobody wants it any more when its turn comes, or none can be drawn: its words and numbers stand beside it. */
export function drawn(
	chart: NamedChart,
	width: number,
	isWanted: () => boolean
): Promise<Element | null> {
	const mine = last.then(async () => {
		if (!isWanted()) return null;
		const text = await drawer.ask((worker) => worker.draw(chart, width)).catch(orNothing);
		if (text === null || !isWanted()) return null;
		// Parsed as a document nobody runs, and taken over as it is: text in it stays text.
		const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
		return document.importNode(documentElement, true);
	});
	last = mine.catch(() => undefined);
	return mine;
}

function orNothing(error: unknown): null {
	if (error instanceof WorkerTrouble) return null;
	throw error;
}
