/**
 * Draws a chart as SVG text, the same in the page and in a file. Colours are the page's own by name, so that it is light and
 * dark as the page is; nothing is told by colour alone.
 */
import { CustomChart, LineChart, BarChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import type { EChartsCoreOption } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { BandPoint, Chart, Interval, Label, Unit } from './figure.ts';

use([BarChart, CustomChart, LineChart, GridComponent, LabelLayout, MarkLineComponent, SVGRenderer]);

export interface Drawing {
	/** Pixels. */
	width: number;
	read: (label: Label) => string;
}

const INK = 'var(--chart-ink)';
const SOFT = 'var(--chart-soft)';
const LINE = 'var(--chart-line)';
const FIRST = 'var(--chart-first)';
const SECOND = 'var(--chart-second)';

const ROW = 26;
const HEIGHT = 260;
/** Beside lines, for what they are called. */
const NAMES = 92;

const FONT = { fontFamily: 'inherit', fontSize: 13, color: INK };
const AXIS = {
	axisLine: { lineStyle: { color: LINE } },
	axisTick: { lineStyle: { color: LINE } },
	splitLine: { lineStyle: { color: LINE } },
	axisLabel: { ...FONT, color: SOFT, hideOverlap: true },
	nameTextStyle: { ...FONT, color: SOFT }
};

export function drawChart(chart: Chart, { width, read }: Drawing): string {
	const height = chart.kind === 'intervals' ? chart.rows.length * ROW + 40 : HEIGHT;
	const drawn = init(null, null, { renderer: 'svg', ssr: true, width, height });
	try {
		drawn.setOption({ animation: false, textStyle: FONT, ...optionOf(chart, width, read) });
		return withoutNames(drawn.renderToSVGString());
	} finally {
		drawn.dispose();
	}
}

/** Classes are for a mouse that nothing answers here; ids would be there twice where several drawings are. */
function withoutNames(svg: string): string {
	return svg
		.replace(/ class="zr[^"]*"| ecmeta_\w+="[^"]*"| clip-path="[^"]*"/g, '')
		.replace(/<(style|defs)[\s\S]*?<\/\1>/g, '');
}

function optionOf(chart: Chart, width: number, read: Drawing['read']): EChartsCoreOption {
	switch (chart.kind) {
		case 'intervals':
			return intervals(chart, width, read);
		case 'columns':
			return {
				grid: { left: 8, right: 12, top: 12, bottom: 4, outerBoundsMode: 'same' },
				xAxis: {
					...AXIS,
					type: 'category',
					name: read(chart.x),
					nameLocation: 'middle',
					nameGap: 28,
					data: chart.bars.map(({ x }) => String(x))
				},
				yAxis: { ...AXIS, type: 'value', minInterval: 1 },
				series: [
					{
						type: 'bar',
						data: chart.bars.map(({ y }) => y),
						barMaxWidth: 48,
						itemStyle: { color: FIRST }
					}
				]
			};
		case 'bands':
			return bands(chart, read);
	}
}

/** A dot for each, with a line as long as it is unsure; what stands out is a full one. */
function intervals(
	{ rows, reference, unit }: Chart & { kind: 'intervals' },
	width: number,
	read: Drawing['read']
): EChartsCoreOption {
	const names = rows.map(({ label }) => read(label));
	return {
		grid: { left: spaceFor(names), right: 24, top: 8, bottom: 4, outerBoundsMode: 'same' },
		xAxis: { ...AXIS, type: 'value', axisLabel: { ...AXIS.axisLabel, formatter: formatter(unit) } },
		yAxis: {
			...AXIS,
			type: 'category',
			inverse: true,
			data: names,
			splitLine: { show: false },
			axisLabel: { ...FONT, width: Math.round(width * 0.36), overflow: 'truncate', interval: 0 }
		},
		series: [
			{
				type: 'custom',
				encode: { x: [0, 1, 2], y: 3 },
				data: rows.map(({ value, low, high }, at) => [value, low ?? value, high ?? value, at]),
				renderItem: (_: unknown, api: Placing) => whisker(rows, api),
				...(reference === null ? {} : { markLine: line(reference) })
			}
		]
	};
}

/** How wide text is can only be guessed without a document, and the guess is short. */
function spaceFor(names: readonly string[]): number {
	return 8 + Math.min(32, Math.max(0, ...names.map(({ length }) => length)));
}

interface Placing {
	value(dimension: number): number;
	coord(at: [number, number]): [number, number];
}

function whisker(rows: readonly Interval[], api: Placing) {
	const at = api.value(3);
	const [x, y] = api.coord([api.value(0), at]);
	const [from] = api.coord([api.value(1), at]);
	const [to] = api.coord([api.value(2), at]);
	const style = { stroke: FIRST, lineWidth: 2, fill: 'none' };
	const stroke = (x1: number, y1: number, x2: number, y2: number) => ({
		type: 'line',
		shape: { x1, y1, x2, y2 },
		style
	});
	return {
		type: 'group',
		children: [
			stroke(from, y, to, y),
			stroke(from, y - 5, from, y + 5),
			stroke(to, y - 5, to, y + 5),
			{
				type: 'circle',
				shape: { cx: x, cy: y, r: 5 },
				style: { ...style, fill: rows[at]?.marked ? FIRST : 'var(--chart-paper)' }
			}
		]
	};
}

function line(at: number) {
	return {
		silent: true,
		symbol: 'none',
		label: { show: false },
		lineStyle: { color: INK, type: 'dashed', width: 1 },
		data: [{ xAxis: at }]
	};
}

/** Bands first, lines over them; the second line is dashed. */
function bands(
	{ series, unit, x }: Chart & { kind: 'bands' },
	read: Drawing['read']
): EChartsCoreOption {
	const colours = [FIRST, SECOND];
	return {
		grid: {
			left: 8,
			right: series.length > 1 ? NAMES : 16,
			top: 12,
			bottom: 4,
			outerBoundsMode: 'same'
		},
		xAxis: {
			...AXIS,
			type: 'value',
			name: read(x),
			nameLocation: 'middle',
			nameGap: 28,
			min: 'dataMin',
			max: 'dataMax'
		},
		yAxis: {
			...AXIS,
			type: 'value',
			scale: true,
			axisLabel: { ...AXIS.axisLabel, formatter: formatter(unit) }
		},
		series: series.flatMap(({ label, points }, at) => {
			const [colour, name] = [colours[at % 2], read(label)];
			const sure = points.filter(({ low, high }) => low !== null && high !== null);
			return [
				...(sure.length === 0
					? []
					: [
							{
								type: 'custom',
								silent: true,
								encode: { x: 0, y: [1, 2] },
								data: sure.map((point) => [point.x, point.low, point.high]),
								// One shape for all of them: it is drawn with the first.
								renderItem: (params: { dataIndex: number }, api: Placing) =>
									params.dataIndex > 0 ? null : area(sure, api, colour!)
							}
						]),
				{
					type: 'line',
					name,
					data: points.map((point) => dot(point, colour!)),
					symbol: at === 0 ? 'circle' : 'diamond',
					symbolSize: 6,
					endLabel: { ...FONT, show: series.length > 1, formatter: name },
					labelLayout: { moveOverlap: 'shiftY' },
					itemStyle: { color: colour },
					lineStyle: { color: colour, width: 2, type: at === 0 ? 'solid' : 'dashed' }
				}
			];
		})
	};
}

/** What does not stand out is hollow. */
function dot({ x, y, marked }: BandPoint, colour: string) {
	const hollow = { color: 'var(--chart-paper)', borderColor: colour, borderWidth: 2 };
	return { value: [x, y], ...(marked ? {} : { itemStyle: hollow }) };
}

function area(
	points: readonly { x: number; low: number | null; high: number | null }[],
	api: Placing,
	fill: string
) {
	const along = points.map(({ x, low }) => api.coord([x, low ?? 0]));
	const back = points.toReversed().map(({ x, high }) => api.coord([x, high ?? 0]));
	return {
		type: 'polygon',
		shape: { points: [...along, ...back] },
		style: { fill, opacity: 0.18 }
	};
}

function formatter(unit: Unit): (value: number) => string {
	return unit === 'percent'
		? (value) => `${Math.round(value * 1000) / 10} %`
		: (value) => String(Math.round(value * 1000) / 1000);
}
