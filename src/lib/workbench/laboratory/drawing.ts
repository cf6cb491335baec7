/** Charts are drawn one after the other, each in a task of its own, so that the page never stands still for all of them. */
import type { Chart } from '#lib/lab/charts/figure.ts';
import type { Drawing } from '#lib/lab/charts/draw.ts';

let last: Promise<unknown> = Promise.resolve();

/** As an element of its own; null where nobody wants it any more when its turn comes. */
export function drawn(
	chart: Chart,
	drawing: Drawing,
	isWanted: () => boolean
): Promise<Element | null> {
	const mine = last.then(async () => {
		await new Promise((resolve) => setTimeout(resolve));
		if (!isWanted()) return null;
		const { drawChart } = await import('#lib/lab/charts/draw.ts');
		const text = drawChart(chart, drawing);
		// Parsed as a document nobody runs, and taken over as it is: text in it stays text.
		const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
		return document.importNode(documentElement, true);
	});
	last = mine.catch(() => undefined);
	return mine;
}
