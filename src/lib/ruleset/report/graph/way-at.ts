/** What it means that a rule names something: told by the sort of the rule, and by the key under which the name stands. */
import type { StepVerb } from '#lib/language/step-names.ts';
import type { Way } from './graph.ts';

/** Where a word stands in a definition. */
export interface Standing {
	/** The section of the definition: `actions`, `effects`, `fields`. */
	section: string;
	/** The keys from the definition down to the word; items of lists have none. */
	keys: readonly string[];
	/** The step in which it stands right below the last key; null: in none. */
	verb: StepVerb | null;
	/** The word itself is what the text is about: it stands in no brackets, and no other such word behind it. */
	isTarget: boolean;
}

/** The rule has a say in what it names, or what it names has a say in the rule. */
export interface Meaning {
	way: Way;
	leads: 'to-named' | 'to-rule';
}

const to = (way: Way): Meaning => ({ way, leads: 'to-named' });
const by = (way: Way): Meaning => ({ way, leads: 'to-rule' });

const ASKED = by('asked by');

/** By section of what is named, verb of the step and key. */
const IN_STEPS: Readonly<Record<string, Way>> = {
	'events emit emit': 'emits',
	'procedures call call': 'calls',
	'windows offer offer': 'opens',
	'checkpoints checkpoint checkpoint': 'sets',
	'checkpoints restore restore': 'goes back to',
	'fields set set': 'sets',
	'fields roll keep': 'sets',
	'fields swap of': 'swaps',
	'zones swap of': 'swaps',
	'zones move to': 'puts into',
	'zones draw to': 'puts into',
	'zones draw from': 'takes from',
	'zones shuffle shuffle': 'shuffles'
};

const IN_EFFECTS: Readonly<Record<string, Meaning>> = {
	modify: to('modifies'),
	forbid: to('forbids'),
	replace: to('replaces'),
	after: by('followed by')
};

/** `named`: the section of what is named. */
export function meaningAt(named: string, standing: Standing): Meaning {
	const { section, keys, verb, isTarget } = standing;
	const [first, second] = keys;
	const last = keys.at(-1);
	if (verb !== null) {
		const way = isTarget ? IN_STEPS[`${named} ${verb} ${last}`] : undefined;
		if (way) return to(way);
	} else if (section === 'effects' && keys.length === 1) {
		const meaning = IN_EFFECTS[first ?? ''];
		if (meaning) return meaning;
	}
	if (isOver(named, last) && (section === 'fields' ? first : second) === 'until') return by('ends');
	if (first === 'params' && last !== 'default') return by('taken by');
	if (last === 'type' || last === 'returns' || last === 'per') return by('type of');
	return ofSection(named, section, keys) ?? ASKED;
}

/** Fields are back at their start, and limits count anew, after an event or when a piece leaves a zone. */
const isOver = (named: string, key: string | undefined): boolean =>
	(named === 'events' && (key === 'until' || key === 'after')) ||
	(named === 'zones' && key === 'leaves');

function ofSection(named: string, section: string, keys: readonly string[]): Meaning | null {
	const [first = ''] = keys;
	switch (section) {
		case 'game':
			if (first === 'start') return to('begins with');
			return named === 'events' ? to('emits') : null;
		case 'actions':
			return first === 'window' ? by('offers') : null;
		case 'fields':
		case 'attributes':
			return keys.length === 0 ? by('type of') : null;
		case 'kinds':
		case 'pieces':
			return ofPiece(named, first);
		default:
			return null;
	}
}

function ofPiece(named: string, key: string): Meaning | null {
	switch (key) {
		case 'kind':
		case 'extends':
			return by('kind of');
		case 'start':
			return named === 'zones' ? to('begins in') : null;
		case 'back':
			return to('turns into');
		case 'face-of':
			return by('turns into');
		case 'active':
		case 'times':
		case 'count':
			return null;
		default:
			return named === 'attributes' || named === 'enums' ? by('printed on') : null;
	}
}
