/** How the linker says what is wrong: one finding a cause, at the exact token, with what was probably meant. */
import { type Diagnostic, finding, type Place, type Report } from './diagnostic.ts';
import type { FindingCode } from './finding-codes.ts';
import { didYouMean } from './suggest.ts';
import { partOf } from './tree-path.ts';
import type { ScalarNode, TreeNode } from './tree.ts';
import { inEnglish, type Said, say } from './said.ts';

/** The part of a scalar from one offset of its text to another. */
export function placeIn(node: ScalarNode, from: number, to: number): Place {
	return { range: partOf(node, from, to) };
}

/** "There is no <what> `word`", with the nearest of those that exist. */
export function unknownId(
	what: Said,
	word: string,
	at: Place,
	candidates: Iterable<string>,
	code: FindingCode = 'ref/unknown-id'
): Diagnostic {
	const { hint, fixes } = didYouMean(word, candidates, at.range);
	const said = say`file/there-is-no: There is no ${what} "${word}"`;
	const [of] = what.with;
	const missing = { what: nameOf(what), word, of: typeof of === 'string' ? of : null, said };
	return finding(code, at, say`${said}${hint}`, { fixes, missing });
}

/** `event`, of the code `word/event`. */
function nameOf({ code = '' }: Said): string {
	return code.slice(code.indexOf('/') + 1);
}

/** Which of several things of one name is meant. */
export function severalHave(what: Said, name: string, keys: readonly string[]): Said {
	const words = keys.map((key) => say`${key}`);
	const ways = words.reduce((before, word) => say`file/or: ${before} or ${word}`);
	return /^[aeiou]/.test(inEnglish(what))
		? say`file/several-have-an: Several layers have an ${what} "${name}" of their own: write ${ways}`
		: say`file/several-have-a: Several layers have a ${what} "${name}" of their own: write ${ways}`;
}

/** `name(a, b)` as written in `modify:`, `forbid:`, `replace:` and `after:`. */
export interface Pattern {
	name: string;
	namePlace: Place;
	params: { name: string; place: Place }[];
}

const PATTERN = /^(\s*)([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)?)\s*(?:\(([^()]*)\)\s*)?$/;
const PARAMETER = /^[a-z_][a-z0-9-]*$/;

export function parsePattern(node: TreeNode, report: Report): Pattern | null {
	const match = node.node === 'scalar' ? PATTERN.exec(node.text) : null;
	if (node.node !== 'scalar' || !match) {
		report(
			finding(
				'shape/pattern',
				node,
				say`file/name-and-parameters: Write a name with its parameters: name(a, b)`
			)
		);
		return null;
	}
	const [, space = '', name = '', inside] = match;
	const pattern: Pattern = {
		name,
		namePlace: placeIn(node, space.length, space.length + name.length),
		params: []
	};
	if (inside === undefined || inside.trim() === '') return pattern;
	let offset = node.text.indexOf('(') + 1;
	for (const part of inside.split(',')) {
		const word = part.trim();
		const from = offset + part.indexOf(word);
		const place = placeIn(node, from, from + word.length);
		offset += part.length + 1;
		if (!PARAMETER.test(word)) {
			report(
				finding(
					'shape/pattern',
					place,
					say`word/no-parameter-name: "${word}" is not a name for a parameter`
				)
			);
			return null;
		}
		pattern.params.push({ name: word, place });
	}
	return pattern;
}
