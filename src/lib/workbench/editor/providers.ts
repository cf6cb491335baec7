/** What our own check adds to the editor: findings as markers, their fixes, the colours of expressions and help inside them. */
import type { Location, Position, Range, SemanticTokens } from 'vscode-languageserver-types';
import type { languages } from 'monaco-editor/editor';
import { findingText } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { type Finding, isError } from '#lib/rules-server/findings-for-editors.ts';
import type { OpenFile, Rewrite } from '#lib/rules-server/rules-server.ts';
import { TOKEN_TYPES } from '#lib/rules-server/token-types.ts';
import { type BesideSources, provideBeside } from './beside-providers.ts';
import { provideExpressions, type ExpressionSources } from './expression-providers.ts';
import type { Monaco, TextModel } from './monaco-setup.ts';
import { type NameSources, provideNames } from './name-providers.ts';
import { positionFrom, rangeFor, severityFor } from './protocol.ts';

const OWNER = 'thingsmith';
const SCENARIO = 'thingsmith.scenario';

export interface Sources extends ExpressionSources, NameSources, BesideSources {
	/** What a file says now; null: there is none. */
	textOf(path: string): string | null;
	findings(path: string): Finding[];
	tokens(file: OpenFile): Promise<SemanticTokens>;
	rewrites(file: OpenFile, range: Range, findings: Finding[]): Promise<Rewrite[] | null>;
	declaresRule(file: OpenFile, at: Position): Promise<boolean | null>;
	/** Writes a scenario for the rule that is declared there, and opens it. */
	makeScenario(file: OpenFile, at: Position): void;
}

export function uriOf(monaco: Monaco, path: string) {
	return monaco.Uri.parse(`file:///rulesets/${path}`);
}

function pathOf({ path }: { path: string }): string {
	return path.replace(/^\/rulesets\//, '');
}

function fileOf(model: TextModel): OpenFile {
	return { path: pathOf(model.uri), text: model.getValue() };
}

export function mark(monaco: Monaco, model: TextModel, findings: Finding[]): void {
	const markers = findings.map(({ range, severity, code, data, relatedInformation }) => ({
		...rangeFor(range),
		severity: severityFor(monaco, severity),
		message: findingText(data.said).text,
		code,
		relatedInformation: relatedInformation.map(({ location, said }) => ({
			...rangeFor(location.range),
			resource: uriOf(monaco, location.uri),
			message: findingText(said).text
		}))
	}));
	monaco.editor.setModelMarkers(model, OWNER, markers);
}

/** Registers the providers; returns how to take them away again. */
export function provide(monaco: Monaco, sources: Sources): () => void {
	const fixes = monaco.languages.registerCodeActionProvider('yaml', {
		async provideCodeActions(model, range) {
			const file = fileOf(model);
			const all = sources.findings(file.path);
			const here = all.filter(({ range: where }) =>
				monaco.Range.areIntersectingOrTouching(rangeFor(where), range)
			);
			const selected = {
				start: positionFrom(range.getStartPosition()),
				end: positionFrom(range.getEndPosition())
			};
			// What is wrong is mended first, and nobody waits for more.
			const more = here.some(isError) ? [] : ((await sources.rewrites(file, selected, all)) ?? []);
			const actions = [...here.flatMap(({ data }) => data.fixes), ...more].map((action) => ({
				title: findingText(action.data).text,
				kind: action.kind,
				...(action.isPreferred !== undefined && { isPreferred: action.isPreferred }),
				edit: {
					edits: Object.entries(action.edit.changes).flatMap(([uri, edits]) =>
						edits.map(({ range: where, newText }) => ({
							resource: uriOf(monaco, uri),
							versionId: undefined,
							textEdit: { range: rangeFor(where), text: newText }
						}))
					)
				}
			}));
			const isRule = await sources.declaresRule(file, selected.start);
			const title = t('scenarioMake');
			const command = { id: SCENARIO, title, arguments: [file, selected.start] };
			const scenario = isRule ? [{ title, kind: 'refactor', command }] : [];
			return { actions: [...actions, ...scenario], dispose: () => undefined };
		}
	});
	const making = monaco.editor.registerCommand(
		SCENARIO,
		(_accessor, file: OpenFile, at: Position) => sources.makeScenario(file, at)
	);
	const colours = monaco.languages.registerDocumentSemanticTokensProvider('yaml', {
		getLegend: () => ({ tokenTypes: TOKEN_TYPES, tokenModifiers: [] }),
		releaseDocumentSemanticTokens: () => undefined,
		async provideDocumentSemanticTokens(model) {
			// Of this very text: Monaco carries them along with what is typed meanwhile.
			const { data } = await sources.tokens(fileOf(model));
			return { data: Uint32Array.from(data) };
		}
	});
	const withdrawExpressions = provideExpressions(monaco, fileOf, sources);
	const around = {
		...{ fileOf, pathOf, uriOf: (path: string) => uriOf(monaco, path) },
		placeOf({ uri: path, range }: Location): languages.Location {
			const uri = uriOf(monaco, path);
			const text = sources.textOf(path) ?? '';
			// A peek shows models only; the open file has its own, and is ahead of what is stored.
			if (monaco.editor.getModel(uri) === null) monaco.editor.createModel(text, 'yaml', uri);
			return { uri, range: rangeFor(range) };
		}
	};
	const withdrawNames = provideNames(monaco, around, sources);
	const withdrawBeside = provideBeside(monaco, around, sources);
	return () => {
		withdrawBeside();
		withdrawNames();
		withdrawExpressions();
		fixes.dispose();
		making.dispose();
		colours.dispose();
	};
}
