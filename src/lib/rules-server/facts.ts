/** What is told of a name beside what it means: where it is declared, who changes and uses it, which paragraph says so. */
import { childOf, citesOf, entriesOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import { say, type Said } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { flatTexts } from '#lib/ruleset/link/index.ts';
import type { Hover } from '#lib/ruleset/expression/complete-expression.ts';
import {
	type Declaration,
	type Mention,
	nameIn,
	sectionIn
} from '#lib/ruleset/mentions/game-names.ts';
import {
	type Hook,
	type HookUse,
	USE_WORDS,
	type UseWord
} from '#lib/ruleset/report/hooks/hook.ts';
import { explainPath, type Explanation } from '#lib/ruleset/report/provenance.ts';
import type { Reading } from './Readings.ts';

/** More names of one sort are counted. */
const NAMED = 4;

const USES: Readonly<Record<UseWord, (who: Said) => Said>> = {
	'emitted by': (who) => say`word/emitted-by: Happens in ${who}`,
	'forbidden by': (who) => say`word/forbidden-by: Forbidden by ${who}`,
	'replaced by': (who) => say`word/replaced-by: Replaced by ${who}`,
	'followed by': (who) => say`word/followed-by: Followed by ${who}`,
	'called by': (who) => say`word/called-by: Called by ${who}`,
	'opened by': (who) => say`word/opened-by: Opened by ${who}`,
	'chosen in it': (who) => say`word/chosen-in-it: Offers ${who}`,
	'asked by': (who) => say`word/asked-by: Asked by ${who}`,
	'modified by': (who) => say`word/modified-by: Modified by ${who}`,
	'read by': (who) => say`word/read-by: Read by ${who}`,
	'set by': (who) => say`word/set-by: Set by ${who}`
};

/** In the order in which a reader asks. `language`: of the paragraphs. */
export function factsOf(reading: Reading, address: string, language: string): Said[] {
	const declaration = declarationOf(reading, address);
	if (declaration === undefined) return [];
	const { node, path } = declaration;
	const { file, start } = node.range;
	const found = explainPath(reading.composition, path);
	const definition = found.found ? found.explanation.node : undefined;
	return [
		...choicesOf(definition),
		say`word/declared-in: Defined in ${file}, line ${start.line}`,
		...(found.found ? changesOf(found.explanation) : []),
		...usesSaid(hookAt(reading, declaration)),
		...paragraphsOf(reading, nameIn(address), language, definition)
	];
}

const declarationOf = ({ names }: Reading, address: string): Declaration | undefined =>
	names.names.declarations.find((declaration) => declaration.address === address);

/** What a name is, where it stands as a name alone. */
export function wordOf(reading: Reading, mention: Mention): Hover {
	const { address, start, end } = mention;
	const declaration = declarationOf(reading, address);
	const hook = declaration ? hookAt(reading, declaration) : null;
	const params = (hook?.params ?? []).map(({ id, type }) => `${id}: ${type}`).join(', ');
	const definition = declaration && definitionAt(reading, declaration.path);
	const about = textOf(childOf(definition, 'about')) ?? hook?.about ?? undefined;
	return {
		...{ start, end, word: params === '' ? nameIn(address) : `${nameIn(address)}(${params})` },
		...{ what: sortIn(sectionIn(address)), type: hook?.type ?? '' },
		...(about !== undefined && { about })
	};
}

/** `player field`, `value`; of a value of an enum the enum. */
function sortIn(section: string): string {
	const [first = '', table, ...rest] = section.split('.');
	if (rest.length > 0) return table ?? first;
	const word = SORTS[first] ?? first.replace(/s$/, '');
	return first === 'fields' && table !== undefined ? `${table} ${word}` : word;
}

/** Sections that are no plurals of what is in them. */
const SORTS: Readonly<Record<string, string>> = {
	clauses: 'paragraph',
	log: 'text',
	plurals: 'set'
};

/** What an enum or an option can be. */
function choicesOf(definition: TreeNode | undefined): Said[] {
	const values = childOf(definition, 'values');
	const words = [
		...entriesOf(values).map(([id]) => id),
		...itemsOf(values).flatMap((item) => textOf(item) ?? [])
	];
	return words.length > 0 ? [say`word/one-of: One of ${words.join(', ')}`] : [];
}

/** Layers that have changed something of it. */
function changesOf(explanation: Explanation): Said[] {
	const layers = new Set(explanation.parts.map(({ layer }) => layer));
	const before = explanation.replaced.at(-1);
	const replaced = before
		? [say`word/put-by: "${explanation.layer}" has put it in place of that of "${before.layer}"`]
		: [];
	const parts = [...layers].filter((layer) => layer !== '' && layer !== explanation.layer);
	return [
		...replaced,
		...(parts.length > 0 ? [say`word/changed-by: Parts of it are changed by ${listed(parts)}`] : [])
	];
}

/** Several may be declared in a line. */
export function hookAt({ hooks }: Reading, { node, word }: Declaration): Hook | null {
	const { file, start } = node.range;
	return byPlace(hooks).get(placed(file, start.line, word)) ?? null;
}

const byPlace = onceFor(
	(hooks: readonly Hook[]): ReadonlyMap<string, Hook> =>
		new Map(
			hooks.flatMap((hook) => {
				const { id, place } = hook;
				return place ? [[placed(place.file, place.line, nameIn(id)), hook] as const] : [];
			})
		)
);

const placed = (file: string, line: number, word: string): string => `${file}:${line} ${word}`;

function usesSaid(hook: Hook | null): Said[] {
	return usesOf(hook).map(({ word, uses }) =>
		USES[word](listed([...new Set(uses.map(({ path }) => path))]))
	);
}

export function usesCounted(hook: Hook | null): { said: Said; uses: readonly HookUse[] }[] {
	return usesOf(hook).map(({ word, uses }) => ({ said: USES[word](say`${uses.length}`), uses }));
}

function usesOf(hook: Hook | null): { word: UseWord; uses: readonly HookUse[] }[] {
	return USE_WORDS.flatMap((word) => {
		const uses = hook?.uses[word] ?? [];
		return uses.length > 0 ? [{ word, uses }] : [];
	});
}

function listed(words: readonly string[]): Said {
	const shown = words.slice(0, NAMED).join(', ');
	const more = words.length - NAMED;
	return more > 0 ? say`word/and-more: ${shown} and ${more} more` : say`${shown}`;
}

export function definitionAt({ composition }: Reading, path: string): TreeNode | undefined {
	const found = explainPath(composition, path);
	return found.found ? found.explanation.node : undefined;
}

/** Those that it comes from; of a paragraph what it says. */
function paragraphsOf(
	{ composition: { tree } }: Reading,
	name: string,
	language: string,
	definition: TreeNode | undefined
): Said[] {
	const clauses = childOf(tree, 'clauses');
	const texts = flatTexts(tree)[language] ?? {};
	return [name, ...citesOf(definition)].flatMap((id) => {
		const written = childOf(clauses, id);
		const text = texts[`clauses.${id}`] ?? textOf(childOf(written, 'text'));
		return written === undefined || text === null ? [] : [say`${id}: ${text}`];
	});
}

/** A scenario that says which paragraphs it proves. */
export interface Proof {
	file: string;
	line: number;
	cites: readonly string[];
}

/** Of all files, each read once for each text. */
export class Proofs {
	readonly #known = new Map<string, { text: string; proofs: readonly Proof[] }>();

	/** Of one game. */
	of(files: ReadonlyMap<string, string>, game: string): Proof[] {
		return [...files].flatMap(([path, text]) => {
			const role = fileRole(path);
			return role.role === 'scenario' && role.game === game ? this.#in(path, text) : [];
		});
	}

	#in(path: string, text: string): readonly Proof[] {
		const before = this.#known.get(path);
		if (before?.text === text) return before.proofs;
		const proofs = documentsOf(parseFile(path, text)).flatMap((document) => {
			const title = entriesOf(document).find(([key]) => key === 'scenario')?.[1].key;
			const cites = citesOf(document);
			return title && cites.length > 0 ? [{ file: path, line: title.range.start.line, cites }] : [];
		});
		this.#known.set(path, { text, proofs });
		return proofs;
	}
}
