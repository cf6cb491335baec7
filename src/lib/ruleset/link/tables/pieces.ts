/** Faces (what is printed) and pieces (what lies on the table): copies, two sides, where they begin. */
import { beside, finding } from '#lib/language/diagnostic.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import { iconNames } from '#lib/language/generated/icon-names.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, citesOf, entriesOf, entryOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { ART } from '#lib/ruleset/art/picture.ts';
import { MOST_PIECES } from '#lib/ruleset/program/game-limits.ts';
import type { FaceDef, PieceDef } from '#lib/ruleset/program/program.ts';
import { tooMany } from '#lib/ruleset/link/context/too-many.ts';
import { say } from '#lib/language/said.ts';

/** Keys of a piece that are not attributes. */
const RESERVED = ['kind', 'count', 'back', 'face-of', 'icon', 'effects', 'cite', 'start'];
const MOST_COPIES = 500;
const MOST_TIMES = 20;

/** The ids and kinds, before anything that is printed is read. */
export function collectFaceNames(link: Linking): void {
	for (const [id, { key, value }] of link.section('pieces')) {
		const kindNode = childOf(value, 'kind');
		const kindId = textOf(kindNode) ?? 'piece';
		let kind = link.symbols.kinds.findIndex((k) => k.id === kindId);
		if (kind < 0) {
			link.report(unknownId(say`word/kind: kind`, kindId, kindNode ?? key, kindIds(link)));
			kind = 0;
			link.lostFaces.add(link.symbols.faces.length);
		} else if (link.symbols.kinds[kind]!.abstract) {
			const message = say`rule/kind-is-abstract: The kind ${kindId} is abstract: it only gathers other kinds`;
			link.report(finding('kind/abstract', kindNode ?? key, message));
		}
		link.symbols.faces.push({ id, kind });
		link.faceNodes.push({ key, value });
	}
}

function kindIds(link: Linking): string[] {
	return link.symbols.kinds.filter((kind) => !kind.abstract).map((kind) => kind.id);
}

export function collectFaces(link: Linking): FaceDef[] {
	const indices = new Map(link.symbols.faces.map((face, i) => [face.id, i]));
	const faces = link.faceNodes.map(({ key, value }, f): FaceDef => {
		link.citesClauses(value);
		checkIcon(link, value);
		return {
			id: link.symbols.faces[f]!.id,
			kind: link.symbols.faces[f]!.kind,
			attributes: printedOn(link, f, value, key),
			back: otherSide(link, indices, f),
			icon: textOf(childOf(value, 'icon')) ?? '',
			cite: citesOf(value),
			source: link.source(value)
		};
	});
	return faces;
}

/** A piece without a picture shows the first letter of its name: nothing that stops a game. */
function checkIcon(link: Linking, piece: TreeNode): void {
	const node = childOf(piece, 'icon');
	const icon = textOf(node);
	if (!node || icon === null || iconNames().has(icon)) return;
	const own = new Set(link.section('art').map(([id]) => ART + id));
	if (own.has(icon)) return;
	const [what, names] = icon.startsWith(ART)
		? ([say`rule/picture: picture`, own] as const)
		: ([say`rule/icon: icon`, iconNames()] as const);
	const found = unknownId(what, icon, node, names, 'piece/unknown-icon');
	link.report({ ...found, severity: 'warning' });
}

function printedOn(link: Linking, face: number, node: TreeNode, key: TreeNode): number[] {
	const { attributes, kinds, faces } = link.symbols;
	const row = attributes.map((attribute) => attribute.zero);
	const offered = new Map<string, number>();
	for (let k = faces[face]!.kind; k >= 0; k = kinds[k]!.parent) {
		for (const [id, index] of link.printed(k)) offered.set(id, index);
	}
	const isLost = link.lostParents || link.lostFaces.has(face);
	for (const [id, entry] of entriesOf(node)) {
		if (RESERVED.includes(id)) continue;
		const index = offered.get(id);
		if (index === undefined) {
			if (isLost || link.isPoisoned(id)) continue;
			const words = [...offered.keys(), ...RESERVED];
			const what = say`rule/attribute: attribute of a ${kinds[faces[face]!.kind]!.id}`;
			link.report(unknownId(what, id, entry.key, words, 'shape/unknown-key'));
			continue;
		}
		offered.delete(id);
		const type = attributes[index]!.type;
		row[index] = link.constant(entry.value, type) ?? attributes[index]!.zero;
	}
	for (const [id, index] of offered) {
		if (attributes[index]!.type.t !== 'enum') continue;
		const message = say`rule/say-printed: Say which ${id} is printed on ${faces[face]!.id} (or declare it optional: "${id}?")`;
		link.report(finding('piece/attribute-missing', key, message));
	}
	return row;
}

function otherSide(link: Linking, indices: Map<string, number>, face: number): number {
	const node = link.faceNodes[face]!.value;
	const id = link.symbols.faces[face]!.id;
	for (const [there, back] of [
		['back', 'face-of'],
		['face-of', 'back']
	] as const) {
		const named = childOf(node, there);
		const other = textOf(named);
		if (!named || other === null) continue;
		const index = indices.get(other);
		if (index === undefined) {
			link.report(unknownId(say`word/piece: piece`, other, named, indices.keys()));
			return -1;
		}
		if (textOf(childOf(link.faceNodes[index]!.value, back)) === id) return index;
		const message = say`rule/two-sides: ${other} must say "${back}: ${id}": two sides name each other`;
		link.report(
			finding('piece/other-side', named, message, {
				related: [beside(link.faceNodes[index]!.key, say`${other}`)]
			})
		);
		return -1;
	}
	return -1;
}

/** One piece a copy, in the order written; a face that is the back of another is no piece of its own. */
export function collectPieces(link: Linking): PieceDef[] {
	const pieces: PieceDef[] = [];
	const times = timesOfKinds(link);
	let total = 0;
	link.faceNodes.forEach(({ key, value }, face) => {
		const { id, kind } = link.symbols.faces[face]!;
		const count = entryOf(value, 'count');
		if (entryOf(value, 'face-of')) {
			if (count)
				link.report(
					finding(
						'piece/other-side',
						count.key,
						say`rule/count-front: Count the front, not the back`
					)
				);
			return;
		}
		const once = count ? (link.integer(count.value, 0, MOST_COPIES) ?? 0) : 1;
		const copies = once * times[kind]!;
		total += copies;
		if (total > MOST_PIECES) {
			const before = total - copies;
			// One that is too many is enough to know.
			if (before <= MOST_PIECES) {
				link.report(
					tooMany(
						count?.key ?? key,
						total,
						MOST_PIECES,
						say`rule/count-of-pieces: pieces (up to here)`
					)
				);
			}
			return;
		}
		const start = copies > 0 ? startOf(link, face, { key, value }) : -1;
		for (let copy = 1; copy <= copies; copy++) {
			pieces.push({ id: copy === 1 ? id : `${id}/${copy}`, face, start });
		}
	});
	return pieces;
}

/** By how much the copies of each kind are multiplied, as the nearest kind upwards says. */
function timesOfKinds(link: Linking): number[] {
	const known = new Map<Maybe, number>([[undefined, 1]]);
	return link.symbols.kinds.map((_, kind) => {
		const node = link.inherited(kind, 'times');
		const times = known.get(node) ?? link.integer(node, 0, MOST_TIMES) ?? 1;
		known.set(node, times);
		return times;
	});
}

/** The zone named by the piece itself or by its nearest kind. */
function startOf(link: Linking, face: number, { key, value }: MapEntry): number {
	const own = childOf(value, 'start');
	const node = own ?? link.inherited(link.symbols.faces[face]!.kind, 'start');
	if (!node && (link.lostParents || link.lostFaces.has(face))) return -1;
	if (!node) {
		const message = say`rule/begins-nowhere: ${link.symbols.faces[face]!.id} begins nowhere: give its kind a "start" zone`;
		link.report(finding('piece/no-start', key, message));
		return -1;
	}
	const id = textOf(node) ?? '';
	// `point(24)` is the place that is called `point-24`.
	const place = id.replace(/^([a-z][a-z0-9-]*)\(\s*([a-z0-9-]+)\s*\)$/, '$1-$2');
	const zone = link.symbols.zones.findIndex((z) => z.id === place);
	if (zone < 0) {
		const alone = link.symbols.zones.filter((z) => z.per === 'game').map((z) => z.id);
		link.once(node, () => link.report(unknownId(say`word/zone: zone`, id, node, alone)));
		return -1;
	}
	if (link.symbols.zones[zone]!.per !== 'game') {
		const message = say`rule/zone-of-whole-game: There are several zones "${id}": pieces begin in a zone of the whole game`;
		link.once(node, () => link.report(finding('piece/no-start', node, message)));
		return -1;
	}
	return link.zoneFirst[zone]!;
}
