/** Everything that can be changed about composed rules by a number or a word, with what it is called by. */
import { numbersInDice, numbersInExpression } from '#lib/language/expression/inner-numbers.ts';
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { childOf, citesOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { fileShape, nodeWithShape, shapeBelow, type ShapedNode } from '#lib/language/shape-at.ts';
import { stepNames } from '#lib/language/step-names.ts';
import type { MapNode, ScalarNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { flatTexts } from '#lib/ruleset/link/index.ts';
import type { Changeable, ChangeInput, ChangeSheet } from './changeable.ts';
import { changeableOptions } from './option-changes.ts';
import { changeablePieces, writtenIn } from './piece-changes.ts';

/** Sections in which numbers are rules, and keys below which they are none. */
const SECTIONS = [
	'game',
	'map',
	'kinds',
	'pieces',
	'fields',
	'values',
	'actions',
	'events',
	'effects',
	'procedures'
] as const;
const NO_RULES: ReadonlySet<string> = new Set(['version', 'marks', 'cells', 'attributes']);

export function changeSheet(composition: Composition): ChangeSheet {
	const { tree } = composition;
	return {
		changeables: [
			...changeableOptions(composition),
			...changeablePieces(composition),
			...changeableNumbers(tree)
		],
		texts: flatTexts(tree),
		clauses: Object.fromEntries(
			entriesOf(childOf(tree, 'clauses')).map(([id, { value }]) => [
				id,
				{
					text: textOf(childOf(value, 'text')) ?? textOf(value) ?? '',
					section: textOf(childOf(value, 'section')) ?? ''
				}
			])
		)
	};
}

/** The numbers in rules: of pieces, those in their effects. */
export function changeableNumbers(tree: MapNode): Changeable[] {
	return SECTIONS.flatMap((section) => numbersOf(tree, section));
}

/** Those in what bots want: nothing for players, to whom they are no rule. */
export function changeableWishes(tree: MapNode): Changeable[] {
	return numbersOf(tree, 'evaluation');
}

function numbersOf(tree: MapNode, section: (typeof SECTIONS)[number] | 'evaluation'): Changeable[] {
	const entry = tree.entries.get(section);
	const whole = shapeBelow(nodeWithShape(tree, null, fileShape('ruleset')), section);
	if (!entry || !whole) return [];
	// These are one definition, the others many.
	const single = section === 'game' || section === 'map' || section === 'evaluation';
	const all = single ? [''] : entriesOf(entry.value).map(([id]) => id);
	return all.flatMap((id) => {
		const found = single ? whole : shapeBelow(whole, id);
		if (!found) return [];
		const definition = single ? section : `${section}.${id}`;
		const keys = single ? [section] : [section, id];
		const layer = single ? entry.key.layer : (found.key?.layer ?? '');
		const around: Around = {
			address: definition,
			keys,
			definition,
			definedBy: layer,
			about: [],
			cite: [],
			called: [definition],
			say: []
		};
		return section === 'pieces' ? effectsOf(found, around) : below(found, around);
	});
}

interface Around extends Pick<
	Changeable,
	'address' | 'keys' | 'definition' | 'definedBy' | 'about' | 'cite' | 'called'
> {
	/** The texts of what stands beside it. */
	say: string[];
}

function effectsOf(piece: ShapedNode, around: Around): Changeable[] {
	const effects = shapeBelow(piece, 'effects');
	return effects ? below(effects, under(around, piece, 'effects', 'effects')) : [];
}

function below(place: ShapedNode, around: Around): Changeable[] {
	const { node, shape } = place;
	if (node.node === 'scalar') return here(node, shape, around);
	const names = node.node === 'list' ? stepNames(node) : null;
	const segments: (string | number)[] =
		node.node === 'map' ? [...node.entries.keys()] : node.items.map((_, at) => at);
	return segments.flatMap((at) => {
		const name = typeof at === 'number' ? names?.[at] : at;
		const next = shapeBelow(place, String(at));
		// What has no name has no address.
		if (!next || name === null || name === undefined || NO_RULES.has(name)) return [];
		return below(next, under(around, place, name, at));
	});
}

function under(around: Around, { node }: ShapedNode, name: string, at: string | number): Around {
	const [section, id] = around.definition.split('.', 2);
	const about = textOf(childOf(node, 'about'));
	const logged = [childOf(node, 'for'), childOf(node, 'log')].map(textOf);
	const asked = textOf(childOf(node, 'choose'));
	const effect = around.keys.at(-1) === 'effects' ? [`effects.${String(at)}`] : [];
	return {
		...around,
		address: `${around.address}.${name}`,
		keys: [...around.keys, at],
		about: about === null ? around.about : [about, ...around.about],
		cite: [...citesOf(node), ...around.cite],
		called: [
			...effect,
			...logged.flatMap((logId) => (logId === null ? [] : [`log.${logId}`])),
			...(asked === null || section === undefined ? [] : [`choices.${id ?? ''}.${asked}`]),
			...around.called
		],
		say: node.node === 'map' ? scalarsAt(node) : around.say
	};
}

const scalarsAt = ({ entries }: MapNode): string[] =>
	[...entries].flatMap(([key, { value }]) =>
		value.node === 'scalar' && key !== 'about' && key !== 'cite' ? [value.text] : []
	);

function here(node: ScalarNode, shape: JsonSchema, around: Around): Changeable[] {
	const input = inputOf(node, shape);
	const said = input && writtenIn(node);
	if (!input || !said) return [];
	const { say, cite, called, ...place } = around;
	return [
		{
			...place,
			input,
			...said,
			otherwise: null,
			cite: [...new Set(cite)],
			called: [...new Set(called)],
			mentions: wordsIn(say)
		}
	];
}

function inputOf({ value, text }: ScalarNode, shape: JsonSchema): ChangeInput | null {
	const expression = shape.title === 'Expression' || shape.title === 'Requirement';
	if (typeof value === 'number') {
		const { minimum: min = null, maximum: max = null } = shape;
		return expression || shape.type === 'integer' ? { is: 'number', min, max } : null;
	}
	if (typeof value !== 'string') return null;
	const dice = shape.title === 'Dice' ? numbersInDice(text) : [];
	const numbers = expression ? numbersInExpression(text) : dice;
	return numbers.length > 0 ? { is: 'several', numbers } : null;
}

function wordsIn(texts: readonly string[]): string[] {
	return [...new Set(texts.flatMap((text) => text.match(/[a-z][a-z0-9-]*/g) ?? []))];
}
