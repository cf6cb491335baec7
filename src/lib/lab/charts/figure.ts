/** A chart with what it says in words and in numbers: nobody has to see it to read it. */
import type { Said } from '#lib/language/said.ts';

/** Words of ours, or a name of the ruleset's, which whoever shows it knows better. */
export type Label = Said | { name: string };

export interface Figure {
	/** Of its own among the figures of a report. */
	id: string;
	title: Label;
	/** What it says. */
	summary: Said;
	chart: Chart;
	table: { columns: Label[]; rows: Cell[][] };
}

export type Cell = Label | number | null;

/** A number and how sure it is. */
export interface Interval {
	label: Label;
	value: number;
	/** null: too few to say. */
	low: number | null;
	high: number | null;
	/** Whether it stands out, which is claimed of it in words as well. */
	marked: boolean;
}

export interface BandPoint {
	x: number;
	y: number;
	low: number | null;
	high: number | null;
	/** A full dot, as of an interval. */
	marked: boolean;
}

/** `percent`: numbers are shares between 0 and 1. */
export type Unit = 'percent' | 'number';

export type Chart =
	/** `reference`: where all would be if nothing made a difference. */
	| { kind: 'intervals'; unit: Unit; reference: number | null; rows: Interval[] }
	| { kind: 'columns'; x: Label; bars: { x: number; y: number }[] }
	| {
			kind: 'bands';
			unit: Unit;
			x: Label;
			series: { label: Label; points: BandPoint[] }[];
	  };
