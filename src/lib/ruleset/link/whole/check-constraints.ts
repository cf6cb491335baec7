/** Constraints between options: conditions with a reason that players understand. */
import { beside, finding, type Fix, fixing, type Place } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, scalarsOf, textOf } from '#lib/language/nodes.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';
import { say } from '#lib/language/said.ts';

type Option = Symbols['options'][number];

interface Constraint {
	id: string;
	key: TreeNode;
	/** The condition. */
	is: TreeNode | undefined;
}

/** One finding for each that does not hold: where the choice was made, with choices that would do. */
export function checkConstraints(link: Linking, composition: Composition): void {
	const constraints = link.section('constraints').map(([id, { key, value }]): Constraint => {
		link.citesClauses(value);
		return { id, key, is: value.node === 'map' ? childOf(value, 'is') : value };
	});
	for (const constraint of constraints) {
		const holds = link.quietly(() => link.constant(constraint.is, { t: 'bool' }));
		if (holds === 0) violated(link, composition, constraint, constraints);
	}
}

function violated(
	link: Linking,
	composition: Composition,
	constraint: Constraint,
	all: readonly Constraint[]
): void {
	const { id, key, is } = constraint;
	const named = optionsIn(link, is);
	const places = named.map((option) => ({ option, place: choiceOf(composition, option) }));
	const chosen = places.findLast(({ place }) => place.chosen) ?? places.at(-1);
	const told = named.map((option) => `${option.id}: ${wordOf(option, option.value)}`).join(', ');
	const reason = reasonOf(link, id);
	const related = [beside(key, say`rule/is-written-here: "${id}" is written here`)];
	for (const { option, place } of places) {
		if (option !== chosen?.option) {
			related.push(beside(place, say`${option.id}: ${wordOf(option, option.value)}`));
		}
	}
	const fixes = places.flatMap(({ option, place }) =>
		place.editable ? curesOf(link, option, place.range, all) : []
	);
	link.report(
		finding(
			'option/constraint',
			chosen?.place ?? key,
			reason === null
				? say`rule/does-not-hold: ${id} does not hold (${told})`
				: say`${reason} (${told})`,
			{
				related,
				fixes
			}
		)
	);
}

interface Choice extends Place {
	/** Somebody chose it: it is not just the default of who declared it. */
	chosen: boolean;
	/** There is a word in a file that can be replaced. */
	editable: boolean;
}

function choiceOf(composition: Composition, { id }: Option): Choice {
	const range = composition.chosenAt[id];
	if (range) return { range, chosen: true, editable: true };
	// Chosen by whoever composes the game, not in a file.
	if (Object.hasOwn(composition.options, id)) {
		return { range: composition.tree.range, chosen: true, editable: false };
	}
	const node = childOf(childOf(composition.tree, 'options'), id);
	const standard = childOf(node, 'default');
	const { range: place, replaced } = standard ?? node ?? composition.tree;
	return { range: place, chosen: replaced.length > 0, editable: standard !== undefined };
}

function optionsIn(link: Linking, is: TreeNode | undefined): Option[] {
	const ids = new Set<string>();
	for (const { text } of scalarsOf(is)) {
		for (const [, id = ''] of text.matchAll(/(?<![\w.-])option\.([a-z][a-z0-9-]*)/g)) ids.add(id);
	}
	return link.symbols.options.filter(({ id }) => ids.has(id));
}

/** Other values of one option with which every constraint holds. */
function curesOf(
	link: Linking,
	option: Option,
	range: SourceRange,
	all: readonly Constraint[]
): Fix[] {
	const names = option.type.t === 'choice' ? option.type.names : [];
	const before = option.value;
	const good = names.filter((_, value) => {
		if (value === before) return false;
		option.value = value;
		return all.every(({ is }) => link.quietly(() => link.constant(is, { t: 'bool' })) !== 0);
	});
	option.value = before;
	return good.map((name) =>
		fixing(say`rule/choose-for: Choose "${name}" for ${option.id}`, [{ range, text: name }])
	);
}

function wordOf({ type }: Option, value: number): string {
	return type.t === 'choice' ? (type.names[value] ?? '') : String(value);
}

function reasonOf(link: Linking, id: string): string | null {
	const texts = childOf(childOf(link.whole('text'), 'en'), 'constraints');
	const node = childOf(texts, id);
	return textOf(node) ?? textOf(childOf(node, 'name'));
}
