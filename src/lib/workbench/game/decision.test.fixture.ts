/** Questions as an engine would ask them, for tests. */
import type { DecisionView, Key, OptionView, Phrase, Refusal } from '#lib/engine/seat/protocol.ts';

const phrase = (path: string): Phrase => ({ path, args: {} });

/** An answer that stands for things on the table. Its key is `ship(a,b)`: an action and what it is done to. */
export function option(key: string, ...targets: Key[]): OptionView {
	const [verb = key] = key.split('(');
	return { key, phrase: phrase(`actions.${verb}`), targets, cite: [] };
}

export function refusal(key: string, ...targets: Key[]): Refusal {
	const because = { id: 'too-dear', path: 'too-dear', cite: [], rule: null, condition: 'false' };
	return { key, phrase: phrase(`actions.${key}`), targets, because };
}

export function decision(
	kind: DecisionView['kind'],
	options: OptionView[],
	more: Partial<DecisionView> = {}
): DecisionView {
	return {
		id: 1,
		seat: 1,
		kind,
		prompt: phrase('question'),
		cite: [],
		rule: null,
		options,
		min: 0,
		max: 0,
		optional: false,
		ways: {},
		...more
	};
}
