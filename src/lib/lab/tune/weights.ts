/** Weights: numbers that say what bots want, each under its address, and the layer that gives them other values. */
import { type InnerNumber, withNumber } from '#lib/language/expression/inner-numbers.ts';
import { type Said, say } from '#lib/language/said.ts';
import { everyNumber, numberAt } from '#lib/lab/sweep/number-at.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { topLayer } from '#lib/ruleset/compose/top-layer.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { gameHash, wishedValues } from '#lib/ruleset/program/bot-wishes.ts';
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';
import type { Written } from '#lib/ruleset/report/piece-sheet.ts';

export interface Weight {
	/** `evaluation.is/2`: as a sweep names it. */
	address: string;
	/** As it is declared. */
	value: number;
	readonly stands: Changeable;
	/** Where in an expression; null: the number stands alone. */
	readonly inner: InnerNumber | null;
}

export type Weights = { ok: true; weights: Weight[] } | { ok: false; said: Said };

/** What bots want where nobody names anything else. */
const USUAL = 'evaluation.is';
const DECLARED = 'evaluation: { is: ... }';

/** `named`: addresses, also of all numbers of an expression at once; none: the numbers of the evaluation itself. */
export function weightsOf(
	composition: Composition,
	program: Program,
	named: readonly string[]
): Weights {
	if (program.evaluation === null) {
		const said = say`lab/no-evaluation: The game has no evaluation: without "${DECLARED}" its bots want nothing that could be weighed`;
		return { ok: false, said };
	}
	const all = everyNumber(composition);
	if (named.length === 0 && !all.some(({ address }) => address === USUAL)) {
		return { ok: false, said: noNumber(all, program) };
	}
	const weights = new Map<string, Weight>();
	for (const what of named.length === 0 ? [USUAL] : named) {
		const found = weightsAt(all, what);
		if ('said' in found) return { ok: false, said: found.said };
		for (const weight of found) weights.set(weight.address, weight);
	}
	return { ok: true, weights: [...weights.values()] };
}

/** The size of the greatest number where the weights stand. */
export function largestAmong(weights: readonly Weight[]): number {
	const sizes = weights.flatMap(({ value, stands: { input } }) => [
		Math.abs(value),
		...(input.is === 'several' ? input.numbers.map((innerNumber) => innerNumber.value) : [])
	]);
	return Math.max(1, ...sizes);
}

function weightsAt(all: readonly Changeable[], what: string): Weight[] | { said: Said } {
	const whole = all.find(({ address }) => address === what);
	if (whole?.input.is === 'several') {
		return whole.input.numbers.map((inner, i) => ({
			address: `${what}/${i + 1}`,
			value: inner.value,
			stands: whole,
			inner
		}));
	}
	const found = numberAt(all, what);
	if ('said' in found) return found;
	const { changeable: stands, inner } = found;
	if (stands.definition.startsWith('options.')) return { said: rulesUse([what]) };
	return [{ address: what, value: inner?.value ?? Number(stands.value), stands, inner }];
}

/** Values that the evaluation alone asks for have numbers, too. */
function noNumber(all: readonly Changeable[], program: Program): Said {
	const wished = wishedValues(program).map((id) => `values.${id}`);
	const others = all.flatMap(({ address, definition, input }) =>
		wished.includes(definition) && input.is !== 'word' ? [address] : []
	);
	return others.length === 0
		? say`lab/nothing-to-weigh: No number stands in ${USUAL}, nor in values that nothing else asks for: there is nothing to weigh`
		: say`lab/name-numbers: No number stands in ${USUAL}: name those of values that nothing else asks for, ${others.join(', ')}`;
}

/** The addresses of numbers on which more hangs than what bots want. `build`: the program with these values of these weights. */
export function notOnlyWished(
	program: Program,
	weights: readonly Weight[],
	build: (weights: readonly Weight[], values: readonly number[]) => Program
): string[] {
	const game = gameHash(program);
	const changesGame = (some: readonly Weight[]): boolean =>
		gameHash(
			build(
				some,
				some.map(({ value }) => value + 1)
			)
		) !== game;
	if (!changesGame(weights)) return [];
	return weights.filter((weight) => changesGame([weight])).map(({ address }) => address);
}

export function rulesUse(addresses: readonly string[]): Said {
	return say`lab/more-hangs-on-it: ${addresses.join(', ')}: more hangs on it than what bots want, so another number would make another game`;
}

/** One place of the rules that becomes another. */
export interface Change {
	address: string;
	/** Null: nobody has said it yet. */
	expect: Written | null;
	set: Written;
}

/** What is to be changed so that the weights have these values, in the order of the weights. */
export function changesTo(weights: readonly Weight[], values: readonly number[]): Change[] {
	const places = new Map<Changeable, Written>();
	// From the end of each expression to its beginning: so the places before stay where they are.
	const last = weights
		.map((weight, i) => ({ ...weight, to: values[i]! }))
		.sort((a, b) => (b.inner?.start ?? 0) - (a.inner?.start ?? 0));
	for (const { stands } of weights) places.set(stands, stands.value);
	for (const { stands, inner, to } of last) {
		places.set(stands, inner === null ? to : withNumber(String(places.get(stands)), inner, to));
	}
	return [...places].flatMap(([{ address, layer, value }, set]) =>
		set === value ? [] : [{ address, expect: layer === null ? null : value, set }]
	);
}

/** A layer with these changes. It is a patch, and lies on top of all others; `comment`: lines that say how it came about. */
export function layerText(
	id: string,
	composition: Pick<Composition, 'game' | 'layers'>,
	changes: readonly Change[],
	comment: readonly string[]
): string {
	const { kind, game, after } = topLayer(id, composition);
	const last = after === undefined ? '' : `, after: [${after.join(', ')}]`;
	const lines = changes.flatMap(({ address, expect, set }) => [
		`  ${address}:`,
		...(expect === null ? [] : [`    expect: ${JSON.stringify(expect)}`]),
		`    set: ${JSON.stringify(set)}`
	]);
	return [
		...comment.map((line) => `# ${line}`),
		`layer: { id: ${id}, kind: ${kind}, game: ${game}${last} }`,
		...(lines.length === 0 ? [] : ['change:', ...lines]),
		''
	].join('\n');
}
