/** What an address names: `pieces.owl.size` a piece and an attribute, `text.en.requires.build.no-room` an action. */
import type { GameNames } from './game-names.ts';

export interface AddressWord {
	address: string;
	/** Where the word stands in the text of the address. */
	start: number;
	word: string;
}

const FIELDS = ['game', 'player', 'space', 'piece'].map((table) => `fields.${table}`);

interface Part {
	word: string;
	start: number;
}

/** `layer`: whose words these are. */
export function wordsOfAddress(text: string, layer: string, names: GameNames): AddressWord[] {
	const [section, ...rest] = partsOf(text);
	if (section === undefined) return [];
	wantsBelow(text, names, 'below');
	if (section.word === 'text') return wordsOfText(rest.slice(1), layer, names);
	const steps = rest.flatMap((part) => wordOfStep(part, layer, names));
	return [...wordsBelow(section.word, rest, layer, names), ...steps];
}

/** Steps are called by what they do: `emit-gains`. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
	call: ['procedures'],
	emit: ['events'],
	offer: ['windows'],
	checkpoint: ['checkpoints'],
	log: ['log'],
	set: FIELDS
};

function wordOfStep({ word, start }: Part, layer: string, names: GameNames): AddressWord[] {
	const [, verb = '', name = ''] = /^([a-z]+)-([a-z][a-z0-9-]*)(?:\/\d+)?$/.exec(word) ?? [];
	const from = start + verb.length + 1;
	const own = found(STEPS[verb] ?? [], { word: name, start: from }, layer, names);
	return own.length > 0 || !CONDITIONAL.has(verb) ? own : wordsInName(name, from, layer, names);
}

const CONDITIONAL: ReadonlySet<string> = new Set(['if', 'repeat', 'for']);
const IN_CONDITIONS = ['values', 'pieces', 'plurals', 'options', ...FIELDS, 'attributes', 'zones'];

/** The words of a condition are joined by hyphens: the longest that are names. */
function wordsInName(name: string, from: number, layer: string, names: GameNames): AddressWord[] {
	const words = name.split('-');
	const result: AddressWord[] = [];
	// Behind an option stands what it may be.
	let sections = IN_CONDITIONS;
	for (let i = 0, at = from; i < words.length;) {
		let end = words.length;
		let meant: AddressWord[] = [];
		for (; end > i && meant.length === 0; end--)
			meant = found(sections, { word: words.slice(i, end).join('-'), start: at }, layer, names);
		const next = meant.length > 0 ? end + 1 : i + 1;
		const [only, ...more] = meant;
		if (only && more.length === 0) {
			result.push(only);
			if (only.address.startsWith('options.'))
				sections = [`options.${only.word}.values`, ...IN_CONDITIONS];
		}
		at += words.slice(i, next).join('-').length + 1;
		i = next;
	}
	return result;
}

/** What a step is called after: `before: emit-gains`. */
export function wordsOfStepName(text: string, layer: string, names: GameNames): AddressWord[] {
	return wordOfStep({ word: text, start: 0 }, layer, names);
}

/** The same of a path among the texts of a language. */
export function wordsOfTextPath(text: string, layer: string, names: GameNames): AddressWord[] {
	wantsBelow(text, names, 'belowTexts');
	return wordsOfText(partsOf(text), layer, names);
}

/** What is being written may be any part of an address: what stands before it says which. */
function wantsBelow(text: string, { wanted }: GameNames, kind: 'below' | 'belowTexts'): void {
	const at = wanted ? text.indexOf(wanted.word) : -1;
	if (at >= 0) wanted?.[kind].add(text.slice(0, Math.max(0, at - 1)));
}

function partsOf(text: string): Part[] {
	return [...text.matchAll(/[^.]+/g)].map(({ 0: word, index }) => ({ word, start: index }));
}

/** Where a section has things of its own inside, and what they are called. */
const INSIDE: Readonly<Record<string, (id: string) => { key: string; sort: string }>> = {
	kinds: () => ({ key: 'attributes', sort: 'attributes' }),
	enums: (id) => ({ key: 'values', sort: `enums.${id}.values` }),
	options: (id) => ({ key: 'values', sort: `options.${id}.values` })
};

function wordsBelow(section: string, rest: Part[], layer: string, names: GameNames): AddressWord[] {
	const [first, second, third] = rest;
	if (first === undefined) return [];
	if (section === 'fields')
		return second ? found([`fields.${names.tableOf(first.word)}`], second, layer, names) : [];
	if (section === 'map')
		return first.word === 'marks' && second ? found(['marks'], second, layer, names) : [];
	// A layer may stand before the name of a rule.
	const full = second && { word: `${first.word}.${second.word}`, start: first.start };
	const ofLayer = full ? found([section], full, layer, names) : [];
	if (ofLayer.length > 0) return ofLayer;
	const own = found([section], first, layer, names);
	if (section === 'pieces')
		return second ? [...own, ...found(['attributes'], second, layer, names)] : own;
	const inside = INSIDE[section]?.(first.word);
	return inside && third && second?.word === inside.key
		? [...own, ...found([inside.sort], third, layer, names)]
		: own;
}

/** What asks or forbids: its texts stand below its name. */
const ASKING = ['actions', 'procedures', 'events', 'effects', 'pieces', 'kinds'];

function wordsOfText([section, ...rest]: Part[], layer: string, names: GameNames): AddressWord[] {
	const [first, second] = rest;
	if (section === undefined || first === undefined) return [];
	switch (section.word) {
		case 'fields':
			return found(FIELDS, first, layer, names);
		case 'clauses': {
			const id = rest.map(({ word }) => word).join('.');
			return found(['clauses'], { word: id, start: first.start }, layer, names);
		}
		case 'choices':
		case 'requires':
		case 'effects':
			return found(ASKING, first, layer, names).slice(0, 1);
		case 'numbers':
			// The name of a number is filed under its address.
			return wordsBelow(first.word, rest.slice(1), layer, names);
		case 'enums':
		case 'options': {
			const own = found([section.word], first, layer, names);
			const values = `${section.word}.${first.word}.values`;
			return second ? [...own, ...found([values], second, layer, names)] : own;
		}
		default:
			return found([section.word], first, layer, names);
	}
}

function found(
	sections: readonly string[],
	part: Part,
	layer: string,
	names: GameNames
): AddressWord[] {
	return sections.flatMap((section) => {
		const address = names.in(section, part.word, layer);
		if (address === null) return [];
		return { address, ...part };
	});
}
