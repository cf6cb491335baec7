/** Enums, kinds and what is printed on pieces: the names that types are made of. */
import { append } from '#lib/language/tools/append.ts';
import { finding } from '#lib/language/diagnostic.ts';
import { parseType, sameType, zeroOf } from '#lib/ruleset/names/declared-type.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import {
	asScalar,
	childOf,
	citesOf,
	entriesOf,
	flagOf,
	itemsOf,
	textOf
} from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';

export function collectEnums(link: Linking): void {
	for (const [id, { key, value }] of link.section('enums')) {
		const values: string[] = [];
		for (const item of itemsOf(childOf(value, 'values'))) {
			const word = textOf(item);
			if (word === null) continue;
			if (values.includes(word)) {
				link.report(
					finding(
						'name/twice',
						item,
						say`rule/already-value: "${word}" is already a value of ${id}`
					)
				);
			} else values.push(word);
		}
		if (values.length === 0) {
			link.report(
				finding('enum/empty', key, say`rule/enum-has-no-values: The enum ${id} has no values`)
			);
		}
		link.symbols.enums.push({ id, values });
		link.needsClause(value);
	}
}

/** Parents come before their children, whatever the order written; kind 0 is the root `piece`. */
export function collectKinds(link: Linking): void {
	const { kinds } = link.symbols;
	kinds.push({ id: 'piece', plural: 'pieces', parent: -1, abstract: false, cite: [] });
	link.kindNodes.push(undefined);
	const entries = new Map(link.section('kinds'));
	const running: string[] = [];
	const add = (id: string): number => {
		const known = kinds.findIndex((kind) => kind.id === id);
		const entry = entries.get(id);
		if (known >= 0 || entry === undefined) return known;
		if (running.includes(id)) {
			const cycle = [...running.slice(running.indexOf(id)), id]
				.map((kind) => say`${kind}`)
				.reduce((before, kind) => say`rule/extends: ${before} extends ${kind}`);
			link.report(finding('kind/cycle', childOf(entry.value, 'extends') ?? entry.key, cycle));
			link.lostParents = true;
			return 0;
		}
		running.push(id);
		const node = entry.value;
		const parentNode = childOf(node, 'extends');
		const parentId = textOf(parentNode) ?? 'piece';
		let parent = add(parentId);
		if (parent < 0 && parentNode) {
			link.report(
				unknownId(say`word/kind: kind`, parentId, parentNode, ['piece', ...entries.keys()])
			);
			link.lostParents = true;
		}
		parent = Math.max(parent, 0);
		running.pop();
		const plural = textOf(childOf(node, 'plural')) ?? `${id}s`;
		const twin = kinds.find((kind) => kind.plural === plural);
		if (twin || plural === 'players' || plural === link.symbols.map.plural) {
			const whose = twin
				? say`rule/the-kind: the kind ${twin.id}`
				: say`rule/something-else: something else`;
			const at = childOf(node, 'plural') ?? entry.key;
			link.report(
				finding(
					'name/twice',
					at,
					say`rule/already-plural: "${plural}" already is the plural of ${whose}`
				)
			);
		}
		const abstract = flagOf(childOf(node, 'abstract'), false);
		kinds.push({ id, plural, parent, abstract, cite: citesOf(node) });
		link.kindNodes.push(node);
		link.citesClauses(node);
		return kinds.length - 1;
	};
	for (const id of entries.keys()) add(id);
}

export function collectAttributes(link: Linking): void {
	const { attributes, kinds } = link.symbols;
	kinds.forEach((_, k) => {
		for (const [id, { key, value }] of entriesOf(childOf(link.kindNodes[k], 'attributes'))) {
			const scalar = asScalar(value);
			const type = scalar && parseType(scalar, link.symbols, link.report);
			if (!type) {
				link.poison(id);
				continue;
			}
			const plain = type.t === 'optional' ? type.of : type;
			if (plain.t !== 'int' && plain.t !== 'bool' && plain.t !== 'enum') {
				const message = say`rule/printed-attributes: Printed attributes are numbers, flags or enum values`;
				link.report(finding('type/attribute', value, message));
				link.poison(id);
				continue;
			}
			const old = attributes.findIndex((attribute) => attribute.id === id);
			if (old >= 0 && !sameType(attributes[old]!.type, type)) {
				const message = say`rule/printed-otherwise: ${id} is printed on another kind with another type`;
				link.report(finding('kind/attribute-type', key, message));
				continue;
			}
			if (old < 0) attributes.push({ id, type, zero: zeroOf(type) });
			link.printed(k).set(id, old < 0 ? attributes.length - 1 : old);
		}
	});
}

/** By kind: what it, its ancestors and its descendants declare. */
export function collectOffers(link: Linking): void {
	const { kinds, offers } = link.symbols;
	const own = kinds.map((_, k) => [...link.printed(k).values()]);
	const sets = own.map((indices) => new Set(indices));
	kinds.forEach((_, k) => {
		for (let up = kinds[k]!.parent; up >= 0; up = kinds[up]!.parent) {
			for (const index of own[k]!) sets[up]!.add(index);
			for (const index of own[up]!) sets[k]!.add(index);
		}
	});
	append(
		offers,
		sets.map((set) => [...set].sort((a, b) => a - b))
	);
}
