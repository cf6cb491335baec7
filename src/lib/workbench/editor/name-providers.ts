/** Names in rule files: where they are declared, where else they stand, and another name for them. */
import type { DocumentSymbol, Location, Position, Range } from 'vscode-languageserver-types';
import type { languages } from 'monaco-editor/editor';
import type { OpenFile, Renaming } from '#lib/rules-server/rules-server.ts';
import type { Monaco, TextModel } from './monaco-setup.ts';
import { positionFrom, rangeFor } from './protocol.ts';

export interface NameSources {
	definition(file: OpenFile, at: Position): Promise<Location[] | null>;
	references(file: OpenFile, at: Position): Promise<Location[] | null>;
	renamable(file: OpenFile, at: Position): Promise<Range | null>;
	rename(file: OpenFile, at: Position, to: string): Promise<Renaming | null>;
	outline(file: OpenFile): Promise<DocumentSymbol[] | null>;
	/** Texts that come of another name are the author's from now on. */
	write(files: { path: string; text: string }[]): void;
	/** Opens a file at a place. */
	show(location: Location): void;
	/** Says it where the cursor is. */
	say(message: string): void;
	/** In the language of the page. */
	whyNot(renaming: Exclude<Renaming, { ok: true }> | null): string;
}

/** What the providers need of the editor around them. */
export interface Around {
	fileOf: (model: TextModel) => OpenFile;
	pathOf: (uri: { path: string }) => string;
	uriOf: (path: string) => ReturnType<Monaco['Uri']['parse']>;
	placeOf: (location: Location) => languages.Location;
}

/** Registers the providers; returns how to take them away again. */
export function provideNames(
	monaco: Monaco,
	{ fileOf, pathOf, placeOf }: Around,
	sources: NameSources
): () => void {
	const registered = [
		monaco.languages.registerDefinitionProvider('yaml', {
			async provideDefinition(model, position) {
				const found = await sources.definition(fileOf(model), positionFrom(position));
				return (found ?? []).map(placeOf);
			}
		}),
		monaco.languages.registerReferenceProvider('yaml', {
			async provideReferences(model, position) {
				const found = await sources.references(fileOf(model), positionFrom(position));
				return (found ?? []).map(placeOf);
			}
		}),
		monaco.languages.registerRenameProvider('yaml', {
			async resolveRenameLocation(model, position) {
				const range = await sources.renamable(fileOf(model), positionFrom(position));
				if (range !== null)
					return { range: rangeFor(range), text: model.getValueInRange(rangeFor(range)) };
				const rejectReason = sources.whyNot({ ok: false, why: 'no-name' });
				return {
					range: rangeFor({ start: positionFrom(position), end: positionFrom(position) }),
					text: '',
					rejectReason
				};
			},
			async provideRenameEdits(model, position, to) {
				const made = await sources.rename(fileOf(model), positionFrom(position), to);
				// Of all files, also of those that no editor has open. Monaco would tell a refusal to the console alone.
				if (made?.ok) sources.write(made.files);
				else sources.say(sources.whyNot(made));
				return { edits: [] };
			}
		}),
		monaco.languages.registerDocumentSymbolProvider('yaml', {
			async provideDocumentSymbols(model) {
				return ((await sources.outline(fileOf(model))) ?? []).map(symbolFor);
			}
		}),
		monaco.editor.registerEditorOpener({
			openCodeEditor(_source, resource, selection) {
				const at = !selection
					? { lineNumber: 1, column: 1 }
					: 'lineNumber' in selection
						? selection
						: { lineNumber: selection.startLineNumber, column: selection.startColumn };
				const start = positionFrom(at);
				sources.show({ uri: pathOf(resource), range: { start, end: start } });
				return true;
			}
		})
	];
	return () => {
		for (const each of registered) each.dispose();
	};
}

/** `SymbolKind` of the protocol counts from 1. */
function symbolFor({
	name,
	detail = '',
	kind,
	range,
	selectionRange,
	children = []
}: DocumentSymbol): languages.DocumentSymbol {
	return {
		name,
		detail,
		kind: kind - 1,
		tags: [],
		range: rangeFor(range),
		selectionRange: rangeFor(selectionRange),
		children: children.map(symbolFor)
	};
}
