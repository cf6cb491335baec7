/** Numbers and words in answers: they are picked one after the other as things on the table are, each by a key, `line=3`. */
import type {
	DecisionView,
	Key,
	OptionView,
	PhraseArgument,
	Value
} from '#lib/engine/seat/protocol.ts';

export interface Part {
	key: Key;
	said: PhraseArgument;
}

/** The key by which a number or word answers a parameter of an action, or a choice. */
export function partKey(parameter: string, value: Value): Key {
	return `${parameter}=${String(value)}`;
}

/** The values of the first parameter in which actions differ, where that is a number or word; else none. */
export function partsOf(options: readonly OptionView[]): Part[] {
	const parameters = new Set(options.flatMap(({ phrase }) => Object.keys(phrase.args)));
	for (const parameter of parameters) {
		const values = new Map<string, Part | null>();
		for (const { phrase } of options) {
			const said = phrase.args[parameter];
			const part = said ? partSaid(parameter, said) : null;
			values.set(part?.key ?? JSON.stringify(said), part);
		}
		if (values.size < 2) continue;
		return [...values.values()].flatMap((part) => part ?? []);
	}
	return [];
}

/** The numbers and words of each answer. */
export function partsOfEach(decision: DecisionView | null): ReadonlyMap<OptionView, Part[]> {
	const options = decision?.options ?? [];
	return new Map(options.map((option) => [option, partsIn(option, decision)]));
}

function partsIn({ phrase }: OptionView, decision: DecisionView | null): Part[] {
	if (decision?.kind !== 'offer' && decision?.kind !== 'one') return [];
	return Object.entries(phrase.args).flatMap(([id, said]) => {
		// An answer to a choice has the name of that choice.
		const choice = decision.prompt.path.split('.').at(-1) ?? id;
		return partSaid(decision.kind === 'offer' ? id : choice, said) ?? [];
	});
}

function partSaid(parameter: string, said: PhraseArgument): Part | null {
	if (said.of !== 'number' && said.of !== 'enum') return null;
	return said.value === null ? null : { key: partKey(parameter, said.value), said };
}
