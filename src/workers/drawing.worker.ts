/** The worker that draws charts, so that the page never stands still for one. */
import { expose } from 'comlink';
import { drawChart } from '#lib/lab/charts/draw.ts';
import type { NamedChart } from '#lib/lab/charts/named-chart.ts';

const drawing = {
	draw: (chart: NamedChart, width: number): string =>
		drawChart(chart, { width, read: (label) => ('name' in label ? label.name : '') })
};

export type DrawingApi = typeof drawing;

expose(drawing);
