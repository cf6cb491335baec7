/** What our own check adds to the editor: findings as markers, their fixes, the colours of expressions and help inside them. */
import type { SemanticTokens } from 'vscode-languageserver-types';
import type { Diagnostic, Severity } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { findingText } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import type { OpenFile } from '#lib/rules-server/rules-server.ts';
import { TOKEN_TYPES } from '#lib/rules-server/token-types.ts';
import { provideExpressions, type ExpressionSources } from './expression-providers.ts';
import type { Monaco, TextModel } from './monaco-setup.ts';

const OWNER = 'thingsmith';

export interface Sources extends ExpressionSources {
	findings(path: string): Diagnostic[];
	tokens(file: OpenFile): Promise<SemanticTokens>;
}

export function uriOf(monaco: Monaco, path: string) {
	return monaco.Uri.parse(`file:///rulesets/${path}`);
}

function fileOf(model: TextModel): OpenFile {
	return { path: model.uri.path.replace(/^\/rulesets\//, ''), text: model.getValue() };
}

export function mark(monaco: Monaco, model: TextModel, findings: Diagnostic[]): void {
	const severities: Record<Severity, number> = {
		error: monaco.MarkerSeverity.Error,
		warning: monaco.MarkerSeverity.Warning,
		info: monaco.MarkerSeverity.Info,
		acknowledged: monaco.MarkerSeverity.Hint
	};
	const markers = findings.map((finding) => ({
		...rangeOf(finding.range),
		severity: severities[finding.severity],
		message: findingText(finding.said).text,
		code: finding.code,
		relatedInformation: finding.related.map(({ range, said }) => ({
			...rangeOf(range),
			resource: uriOf(monaco, range.file),
			message: findingText(said).text
		}))
	}));
	monaco.editor.setModelMarkers(model, OWNER, markers);
}

/** Registers the providers; returns how to take them away again. */
export function provide(monaco: Monaco, sources: Sources): () => void {
	const fixes = monaco.languages.registerCodeActionProvider('yaml', {
		provideCodeActions(model, range) {
			const here = sources
				.findings(fileOf(model).path)
				.filter(({ range: where }) =>
					monaco.Range.areIntersectingOrTouching(rangeOf(where), range)
				);
			const actions = here.flatMap((finding) =>
				finding.fixes.map((fix, index) => ({
					title: findingText(fix.said).text,
					kind: 'quickfix',
					isPreferred: index === 0,
					edit: {
						edits: fix.edits.map((edit) => ({
							resource: uriOf(monaco, edit.range.file),
							versionId: undefined,
							textEdit: { range: rangeOf(edit.range), text: edit.text }
						}))
					}
				}))
			);
			return { actions, dispose: () => undefined };
		}
	});
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
	return () => {
		withdrawExpressions();
		fixes.dispose();
		colours.dispose();
	};
}

function rangeOf({ start, end }: SourceRange) {
	return {
		startLineNumber: start.line,
		startColumn: start.column,
		endLineNumber: end.line,
		endColumn: end.column
	};
}
