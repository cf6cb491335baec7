/** A chart whose words have been read: whoever draws it need not know any language. */
import type { Chart, Label } from './figure.ts';

/** All its labels are names. */
export type NamedChart = Chart;

export function namedChart(chart: Chart, read: (label: Label) => string): NamedChart {
	const named = (label: Label): Label => ({ name: read(label) });
	switch (chart.kind) {
		case 'intervals':
			return {
				...chart,
				rows: chart.rows.map((row) => ({ ...row, label: named(row.label) }))
			};
		case 'columns':
			return { ...chart, x: named(chart.x) };
		case 'bands':
			return {
				...chart,
				x: named(chart.x),
				series: chart.series.map((line) => ({ ...line, label: named(line.label) }))
			};
	}
}
