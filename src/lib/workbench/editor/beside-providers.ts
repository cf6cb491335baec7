/** What stands beside the text of rules: who uses and proves a thing, what stood there before, links, what a selection takes in, an even layout. */
import type {
	DocumentLink,
	Location,
	Position,
	Range,
	SelectionRange
} from 'vscode-languageserver-types';
import type { languages } from 'monaco-editor/editor';
import type { Hint, Lens, OpenFile, Show } from '#lib/rules-server/rules-server.ts';
import { findingText } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import type { Monaco } from './monaco-setup.ts';
import type { Around } from './name-providers.ts';
import { positionFrom, rangeFor } from './protocol.ts';

export interface BesideSources {
	lenses(file: OpenFile): Promise<Lens[] | null>;
	hints(file: OpenFile): Promise<Hint[] | null>;
	links(file: OpenFile): Promise<DocumentLink[] | null>;
	selections(file: OpenFile, places: Position[]): Promise<SelectionRange[] | null>;
	/** Runs the scenarios about the open file. */
	prove(): void;
	show(location: Location): void;
}

const PROVE = 'thingsmith.prove';

/** Registers the providers; returns how to take them away again. */
export function provideBeside(
	monaco: Monaco,
	{ fileOf, pathOf, uriOf, placeOf }: Around,
	sources: BesideSources
): () => void {
	/** Monaco's own command shows places beneath the line. */
	const lensFor = ({ range, command, data: { said } }: Lens): languages.CodeLens => {
		const [file, at, places] = (command?.arguments ?? []) as Parameters<Show>;
		const { startLineNumber: lineNumber, startColumn: column } = rangeFor({ start: at, end: at });
		return {
			range: rangeFor(range),
			command: {
				id: 'editor.action.peekLocations',
				title: findingText(said).text,
				arguments: [uriOf(file), { lineNumber, column }, places.map(placeOf)]
			}
		};
	};
	const registered = [
		monaco.editor.registerCommand(PROVE, () => sources.prove()),
		monaco.languages.registerCodeLensProvider('yaml', {
			async provideCodeLenses(model) {
				const found = (await sources.lenses(fileOf(model))) ?? [];
				const lenses = found.flatMap((lens) => [
					lensFor(lens),
					...(lens.data.proofs
						? [{ range: rangeFor(lens.range), command: { id: PROVE, title: t('scenariosRun') } }]
						: [])
				]);
				return { lenses, dispose: () => undefined };
			}
		}),
		monaco.languages.registerInlayHintsProvider('yaml', {
			async provideInlayHints(model, { startLineNumber, endLineNumber }) {
				const found = (await sources.hints(fileOf(model))) ?? [];
				const hints = found.flatMap(({ position, data, kind, paddingLeft = false }) => {
					const { startLineNumber: lineNumber, startColumn: column } = rangeFor({
						start: position,
						end: position
					});
					if (lineNumber < startLineNumber || lineNumber > endLineNumber) return [];
					const label = findingText(data).text;
					return [{ label, position: { lineNumber, column }, paddingLeft, ...(kind && { kind }) }];
				});
				return { hints, dispose: () => undefined };
			}
		}),
		monaco.languages.registerLinkProvider('yaml', {
			async provideLinks(model) {
				const found = (await sources.links(fileOf(model))) ?? [];
				return {
					links: found.map(({ range, target = '' }) => {
						const [path = '', fragment = ''] = target.split('#');
						return { range: rangeFor(range), url: uriOf(path).with({ fragment }) };
					})
				};
			}
		}),
		monaco.editor.registerLinkOpener({
			open(resource) {
				if (resource.scheme !== 'file') return false;
				const line = Number(resource.fragment.replace('L', '')) - 1;
				const start = { line: Math.max(0, line), character: 0 };
				sources.show({ uri: pathOf(resource), range: { start, end: start } });
				return true;
			}
		}),
		monaco.languages.registerSelectionRangeProvider('yaml', {
			async provideSelectionRanges(model, positions) {
				const found = await sources.selections(fileOf(model), positions.map(positionFrom));
				return (found ?? []).map((innermost) =>
					outwards(innermost).map((range) => ({ range: rangeFor(range) }))
				);
			}
		}),
		monaco.languages.registerDocumentFormattingEditProvider('yaml', {
			async provideDocumentFormattingEdits(model) {
				const { formatted } = await import('#lib/language/editing/format.ts');
				const text = await formatted(model.getValue());
				return text === null ? [] : [{ range: model.getFullModelRange(), text }];
			}
		})
	];
	return () => {
		for (const each of registered) each.dispose();
	};
}

function outwards({ range, parent }: SelectionRange): Range[] {
	return [range, ...(parent ? outwards(parent) : [])];
}
