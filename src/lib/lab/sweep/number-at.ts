/** Which number of the rules is meant by an address: one under which layers change it, and in an expression the how-manieth. */
import type { InnerNumber } from '#lib/language/expression/inner-numbers.ts';
import { say, type Said } from '#lib/language/said.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';
import { changeableWishes, changeSheet } from '#lib/ruleset/report/changeable/change-sheet.ts';

/** Addresses that are shown where none was meant. */
const MOST_SHOWN = 20;

/** What players can change, and what bots want. */
export function everyNumber(composition: Composition): Changeable[] {
	return [...changeSheet(composition).changeables, ...changeableWishes(composition.tree)];
}

export type Found = { changeable: Changeable; inner: InnerNumber | null } | { said: Said };

/** `values.price.is/2`: the second number of an expression. */
export function numberAt(all: readonly Changeable[], what: string): Found {
	const [, address = what, nth] = /^(.*)\/(\d{1,4})$/.exec(what) ?? [];
	const changeable =
		all.find((each) => each.address === address) ??
		all.find((each) => each.address === `options.${address}`);
	if (!changeable) return { said: notThere(all, what) };
	const { input } = changeable;
	if (input.is === 'several') {
		const inner = input.numbers[Number(nth ?? 1) - 1];
		if (inner && (nth !== undefined || input.numbers.length === 1)) return { changeable, inner };
		const ways = input.numbers.map((each, i) => `${address}/${i + 1} (${each.value})`).join(', ');
		return {
			said: say`lab/name-a-number: ${address} is "${String(changeable.value)}": name one of its numbers, ${ways}`
		};
	}
	if (nth !== undefined)
		return { said: say`lab/is-one-number: ${address} is one number: leave out "/${nth}"` };
	const isNumber = input.is === 'number' || changeable.definition.startsWith('options.');
	return isNumber
		? { changeable, inner: null }
		: { said: say`lab/is-no-number: ${what} is no number` };
}

function notThere(all: readonly Changeable[], what: string): Said {
	const addresses = all.map(({ address }) => address);
	const below = addresses.filter((address) => address.startsWith(`${what}.`));
	if (below.length > 0) {
		const shown = below.slice(0, MOST_SHOWN).join(', ');
		return say`lab/numbers-below: There are ${below.length} numbers below ${what}; the first: ${shown}`;
	}
	const options = addresses.flatMap((address) =>
		address.startsWith('options.') ? [address.slice('options.'.length)] : []
	);
	return say`lab/no-option-no-number: There is no option and no number "${what}"${hintOf(nearest(what, [...options, ...addresses]))}`;
}
