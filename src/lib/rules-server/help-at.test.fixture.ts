/** Help as an editor asks for it, at an offset of a file; and what it is told. */
import { CompletionItemKind, type Range } from 'vscode-languageserver-types';
import { documentOf } from './help-for-editors.ts';
import type { RulesHost } from './RulesHost.ts';
import type { OpenFile, PlayedGame } from './rules-server.ts';

interface Told {
	word: string;
	what: string;
	type: string;
}

type Asked = [server: RulesHost, file: OpenFile, offset: number, table?: PlayedGame | null];

const saidIn = (said: string): Omit<Told, 'word'> => {
	const [what = '', ...type] = said.split(', ');
	return { what, type: type.join(', ') };
};

export const listAt = (...[server, file, offset, table = null]: Asked) =>
	server.complete(file, documentOf(file).positionAt(offset), table);

/** Whole pieces: their labels, and what is written; `text`: where nothing can be filled in. */
export function piecesAt(...asked: Asked): { label: string; snippet: string; text: string }[] {
	return (listAt(...asked)?.items ?? []).flatMap(({ label, textEditText = '', data, kind }) =>
		kind === CompletionItemKind.Snippet
			? [{ label, snippet: textEditText, text: String(data) }]
			: []
	);
}

/** All words that are offered. */
export function offeredAt(...asked: Asked): (Told & { fits: boolean })[] | null {
	const list = listAt(...asked);
	return (
		list &&
		list.items
			.filter(({ kind }) => kind !== CompletionItemKind.Snippet)
			.map(({ label, labelDetails, sortText }) => ({
				word: label,
				...saidIn(labelDetails!.description!),
				fits: sortText!.startsWith('0')
			}))
	);
}

/** The word that is begun. */
export function begunAt(...asked: Asked): string {
	const [, file] = asked;
	return documentOf(file).getText(listAt(...asked)!.itemDefaults!.editRange as Range);
}

/** `text`: what the editor marks. */
export function hoverAt(
	...[server, file, offset, table = null]: Asked
): (Told & { about: string; text: string }) | null {
	const document = documentOf(file);
	const found = server.hover(file, document.positionAt(offset), table, 'en');
	if (found === null) return null;
	const [said = '', about = ''] = found.data.head.split('\n\n');
	const [, word = '', rest = ''] = /^\*\*(.*)\*\*: (.*)$/.exec(said) ?? [];
	return { word, ...saidIn(rest), about, text: document.getText(found.range) };
}
