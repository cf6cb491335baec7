/** What a sweep changes: an option, or one number of the rules, by the address under which layers change it. */
import { type InnerNumber, withNumber } from '#lib/language/expression/inner-numbers.ts';
import { say, type Said } from '#lib/language/said.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { topLayer } from '#lib/ruleset/compose/top-layer.ts';
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';
import type { Written } from '#lib/ruleset/report/piece-sheet.ts';
import { everyNumber, numberAt } from './number-at.ts';
import { MOST_VALUES, valuesIn } from './over.ts';

/** One of the rules that are played. */
export interface SweptValue {
	value: string | number;
	options: Record<string, string | number>;
	/** The text of a layer on top of all others; null: there is nothing to change. */
	layer: string | null;
}

export type Sweep = { ok: true; what: string; values: SweptValue[] } | { ok: false; said: Said };

/** The id of the layer that changes the number. */
const LAYER = 'swept-value';

/** `over`: null for all values of an option. */
export function sweepOf(composition: Composition, what: string, over: string | null): Sweep {
	const found = numberAt(everyNumber(composition), what);
	if ('said' in found) return { ok: false, said: found.said };
	const { changeable, inner } = found;
	const isOption = changeable.definition.startsWith('options.');
	const values = over === null ? allOf(changeable) : valuesIn(over);
	if (values === null || values.length === 0) {
		return {
			ok: false,
			said:
				over === null
					? say`lab/say-values: Say over which values ${what} is to be swept, as in 3..8`
					: say`lab/no-list-of-values: "${over}" is no list of values, as in 3..8, 3..9/2 or 3,5,8; there may be ${MOST_VALUES} of them`
		};
	}
	const wrong = values.map((value) => misfit(changeable, value)).find((said) => said !== null);
	if (wrong) return { ok: false, said: wrong };
	const id = changeable.definition.slice('options.'.length);
	return {
		ok: true,
		what: isOption ? id : what,
		values: values.map((value) =>
			isOption
				? { value, options: { [id]: value }, layer: null }
				: {
						value,
						options: {},
						layer: layerOf(composition, changeable, withValue(changeable, inner, value))
					}
		)
	};
}

function allOf({ input }: Changeable): (string | number)[] | null {
	if (input.is === 'word') return input.words;
	if (input.is !== 'number' || input.min === null || input.max === null) return null;
	return valuesIn(`${input.min}..${input.max}`);
}

function misfit({ input, address }: Changeable, value: string | number): Said | null {
	if (input.is === 'word')
		return input.words.includes(String(value))
			? null
			: say`lab/has-no-value: ${address} has no value "${String(value)}"; it has ${input.words.join(', ')}`;
	if (typeof value === 'string')
		return say`lab/is-a-number: ${address} is a number, and "${value}" is none`;
	const { min = null, max = null } = input.is === 'number' ? input : {};
	if (min !== null && value < min)
		return say`lab/is-at-least: ${address} is at least ${min}, not ${value}`;
	return max !== null && value > max
		? say`lab/is-at-most: ${address} is at most ${max}, not ${value}`
		: null;
}

function withValue(
	changeable: Changeable,
	inner: InnerNumber | null,
	value: string | number
): Written {
	return inner === null ? value : withNumber(String(changeable.value), inner, Number(value));
}

function layerOf(
	composition: Composition,
	{ address, layer, value }: Changeable,
	set: Written
): string | null {
	if (set === value) return null;
	// What nobody has said yet cannot be expected.
	const change = layer === null ? { set } : { expect: value, set };
	return JSON.stringify({
		layer: topLayer(LAYER, composition),
		change: { [address]: change }
	});
}
