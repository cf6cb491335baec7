/** Numbers of which no more can be known. */

/** The first two digits of a number that is not below nought; the rest says nothing. */
export function twoDigits(value: number, round: (value: number) => number): number {
	if (value === 0) return 0;
	let unit = 1;
	while (value >= unit * 100) unit *= 10;
	if (unit > 1 || value >= 10) return round(value / unit) * unit;
	let parts = 1;
	while (value * parts < 10) parts *= 10;
	return round(value * parts) / parts;
}
