/** A comparison in English, for the command line. */
import { rate, type Share } from '#lib/lab/interval.ts';
import type { Estimate } from '#lib/lab/statistics/paired.ts';
import type { Compared, Comparison } from './comparison.ts';

/** A row for each measure. */
export function comparisonText({ measures }: Comparison): string[] {
	const rows = measures.map((measure) => [
		measure.measure,
		shown(measure, measure.a.mean),
		shown(measure, measure.b.mean),
		signed(measure, measure.difference.mean),
		between(measure, measure.difference),
		verdict(measure)
	]);
	return table([['', 'A', 'B', 'B - A', '95 % interval', ''], ...rows]);
}

/** What the games say of one measure. */
export function verdict({
	kind,
	pairs,
	unequal,
	difference,
	p,
	differs,
	sought
}: Compared): string {
	if (unequal === 0) return `the same in each of ${pairs} games`;
	const often = kind === 'share' ? ' often' : '';
	if (differs) return `${difference.mean > 0 ? 'more' : 'less'}${often} in B (${sureText(p)})`;
	const { low, high } = difference;
	if (low !== null && high !== null && (low > 0 || high < 0)) {
		return `sure if it were alone, but not among so many measures (p = ${p})`;
	}
	const none = `no difference to be seen in ${pairs} games`;
	if (sought.pairs === null) return none;
	const size = kind === 'share' ? `${hundredfold(sought.difference)} points` : sought.difference;
	return sought.pairs <= pairs
		? `${none}; one of ${size} would have shown`
		: `${none}; about ${sought.pairs} would be needed to see one of ${size}`;
}

/** Shares are counted in hundredths. */
export const hundredfold = (share: number): number => Math.round(share * 1000) / 10;

function shown({ kind }: Compared, value: number): string {
	return kind === 'share' ? `${hundredfold(value)} %` : String(value);
}

export function signed({ kind }: Compared, value: number): string {
	const number = kind === 'share' ? hundredfold(value) : value;
	return number > 0 ? `+${number}` : String(number);
}

function between(compared: Compared, { low, high }: Estimate): string {
	return low === null || high === null
		? ''
		: `${signed(compared, low)} to ${signed(compared, high)}`;
}

/** Columns as wide as what stands in them. */
export function table(rows: readonly string[][]): string[] {
	const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
	return rows.map((row) =>
		row
			.map((cell, column) =>
				column === 0 || column === row.length - 1
					? cell.padEnd(widths[column]!)
					: cell.padStart(widths[column]!)
			)
			.join('  ')
			.trimEnd()
	);
}

/** A share with its interval, in hundredths. */
export const shareText = (share: Share): string =>
	`${hundredfold(rate(share))} % (${hundredfold(share.low)} to ${hundredfold(share.high)})`;

/** The same with what was counted. */
export const countedText = (share: Share): string =>
	`${share.hits} of ${share.of}, ${shareText(share)}`;

/** How sure something is; smaller ones say no more. */
export const sureText = (p: number): string => (p < 0.001 ? 'p < 0.001' : `p = ${p}`);
