/** Places in delivered files, and what an editor has to offer there, written down by somebody who has not seen the service. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type {
	CompletionItem,
	CompletionList,
	MarkupContent,
	Position
} from 'vscode-languageserver-types';
import { parse } from 'yaml';
import { documentOf } from '#lib/rules-server/help-for-editors.ts';
import type { RulesHost } from '#lib/rules-server/RulesHost.ts';

/** `first`: the right word comes first; `among`: it is within ten; `some`: there is any. */
export type Question = 'first' | 'among' | 'some' | 'hover' | 'definition' | 'references';

interface Place {
	file: string;
	/** The cursor stands at its end. */
	at: string;
	/** The place is the first behind this. */
	from?: string;
	/** What is being typed. */
	edit?: { from: string; to: string };
	/** In place of what the file says. */
	text?: string;
	complete?: { first?: string[]; among?: string[] };
	hover?: { says: string[] };
	/** File and beginning of the line. */
	definition?: string | string[];
	references?: number;
	/** What is answered otherwise. */
	misses?: Question[];
}

export const PLACES = parse(
	readFileSync(join(import.meta.dirname, 'places.yaml'), 'utf8')
) as Place[];

/** `files`: as they were delivered. */
export function missesAt(
	host: RulesHost,
	files: ReadonlyMap<string, string>,
	place: Place
): Question[] {
	const { file: path, complete, hover, definition, references } = place;
	const text = textOf(files, place);
	const file = { path, text };
	const behind = place.from === undefined ? 0 : text.indexOf(place.from) + place.from.length;
	const found = text.indexOf(place.at, behind);
	if (found < 0) throw new Error(`${path} has no ${place.at}`);
	const document = documentOf(file);
	const at = document.positionAt(found + place.at.length);
	const misses: Question[] = [];
	if (complete) {
		const { first, among = [] } = complete;
		const words = shown(document, host.complete(file, at, null), at).slice(0, 10);
		if (first && !first.includes(words[0] ?? '')) misses.push('first');
		if (!among.every((word) => words.includes(word))) misses.push('among');
		if (words.length === 0) misses.push('some');
	}
	if (hover) {
		const { contents } = host.hover(file, at, null, 'en') ?? {};
		const told = ((contents as MarkupContent | undefined)?.value ?? '').toLowerCase();
		if (!hover.says.every((word) => told.includes(word.toLowerCase()))) misses.push('hover');
	}
	if (definition !== undefined) {
		const lines = host.definition(file, at, null).map(({ uri, range }) => {
			const said = uri === path ? text : (files.get(uri) ?? '');
			return `${uri}: ${said.split('\n')[range.start.line]?.trim() ?? ''}`;
		});
		const isThere = (wanted: string): boolean => lines.some((line) => line.startsWith(wanted));
		if (![definition].flat().every(isThere)) misses.push('definition');
	}
	if (references !== undefined && host.references(file, at, null).length !== references)
		misses.push('references');
	return misses;
}

function textOf(files: ReadonlyMap<string, string>, { file, text, edit }: Place): string {
	const now = text ?? files.get(file) ?? '';
	return edit ? now.replace(edit.from, () => edit.to) : now;
}

/** In the order in which editors show them: what begins as the word does, what has it inside, each as it is sorted. */
function shown(document: TextDocument, list: CompletionList | null, at: Position): string[] {
	const range = list?.itemDefaults?.editRange;
	if (!list || !range || !('start' in range)) return [];
	const begun = document.getText({ start: range.start, end: at }).toLowerCase();
	const rank = ({ label }: CompletionItem): number => label.toLowerCase().indexOf(begun);
	return list.items
		.filter((item) => rank(item) >= 0)
		.sort((a, b) => Number(rank(a) > 0) - Number(rank(b) > 0) || (sortOf(a) < sortOf(b) ? -1 : 1))
		.map(({ label }) => label);
}

const sortOf = ({ sortText, label }: CompletionItem): string => sortText ?? label;
