/** Rows of zones or fields: `per: 1 .. 5` or `per: suit` lets one declaration stand for several, each called by its place. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { textOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';
import { placeName, type InRow, type RowPlace } from '#lib/ruleset/program/rows.ts';
import { rootScope } from '#lib/ruleset/names/scope.ts';

/** A row has no more places than an enum may have values. */
const MOST_PLACES = 500;

/** What stands in a row, without its name. */
export type Row = Omit<RowPlace, 'of' | 'place'>;

/** The places that are declared; null where they are declared wrongly. `more`: other words that may stand there. */
export function rowOf(
	link: Linking,
	node: TreeNode,
	what: Said,
	more: readonly string[] = []
): Row | null {
	const word = textOf(node) ?? '';
	if (word.includes('..')) return ofNumbers(link, node);
	const { enums } = link.symbols;
	const index = enums.findIndex(({ id }) => id === word && id !== FACE);
	const found = enums[index];
	if (found) return { count: found.values.length, first: 0, enum: index };
	const known = [...more, ...enums.map(({ id }) => id)].filter((id) => id !== '' && id !== FACE);
	link.report(unknownId(what, word, node, known));
	return null;
}

function ofNumbers(link: Linking, node: TreeNode): Row | null {
	const set = link.set(node, rootScope(), { t: 'int' })?.set;
	if (set === undefined) return null;
	if (set.set !== 'range' || set.from.op !== 'const' || set.to.op !== 'const') {
		const message = say`rule/places-known: The places of a row are known before the game starts: numbers, options and player-count may stand here`;
		link.report(finding('type/not-constant', node, message));
		return null;
	}
	const [first, last] = [set.from.value, set.to.value];
	const count = last - first + 1;
	if (first >= 0 && count >= 1 && count <= MOST_PLACES) return { count, first };
	const message = say`rule/places-of-row: A row has 1 to ${MOST_PLACES} places, with numbers from 0 on; this is ${first} .. ${last}`;
	link.report(finding('value/range', node, message));
	return null;
}

/** Each place with an id of its own, which nothing else may have: `line-3`, `tally-sun`. */
export function placesOf(
	link: Linking,
	row: Row,
	key: ScalarNode,
	taken: ReadonlySet<string>
): Required<InRow>[] {
	const places = Array.from({ length: row.count }, (_, place) => {
		const inRow: RowPlace = { of: key.text, place, ...row };
		return { id: `${key.text}-${placeName(inRow, link.symbols.enums)}`, row: inRow };
	});
	const twice = places.find(({ id }) => taken.has(id));
	if (twice) {
		const message = say`rule/place-is-there: "${twice.id}" is a place of the row "${key.text}" and something else as well: rename one of the two`;
		link.report(finding('name/twice', key, message));
	}
	return places;
}
