/** What can be swept: options, and numbers of the rules. */
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';

export interface Sweepable {
	/** As `sweepOf` takes it. */
	what: string;
	changeable: Changeable;
	/** Of an expression with several numbers, which one; null: there is one. */
	nth: number | null;
	/** What is in force. */
	value: string | number;
	/** A list of values to begin with, that in force first. */
	over: string;
}

/** So many values around the one in force. */
const AROUND = 4;

export function sweepables(all: readonly Changeable[]): Sweepable[] {
	return all.flatMap((changeable): Sweepable[] => {
		const { address, input, value } = changeable;
		const number = Number(value);
		switch (input.is) {
			case 'number':
				return [
					{
						what: address,
						changeable,
						nth: null,
						value: number,
						over: around(number, input.min, input.max)
					}
				];
			case 'word': {
				if (!changeable.definition.startsWith('options.')) return [];
				const others = input.words.filter((word) => word !== value);
				return [
					{
						what: address,
						changeable,
						nth: null,
						value: String(value),
						over: [value, ...others].join(',')
					}
				];
			}
			case 'several': {
				const { numbers } = input;
				return numbers.map((inner, at) => ({
					what: numbers.length === 1 ? address : `${address}/${at + 1}`,
					changeable,
					nth: at + 1,
					value: inner.value,
					over: around(inner.value, 0, null)
				}));
			}
			case 'flag':
				return [];
		}
	});
}

function around(value: number, min: number | null, max: number | null): string {
	const least = Math.max(min ?? 0, value - AROUND / 2);
	const most = Math.min(max ?? Infinity, least + AROUND);
	const all = Array.from({ length: most - least + 1 }, (_, more) => least + more);
	return [value, ...all.filter((candidate) => candidate !== value)].join(',');
}
