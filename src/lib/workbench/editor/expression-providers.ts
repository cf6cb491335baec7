/** Completion and hover in rule files: the rules server knows what can stand there, the editor shows it. */
import type { CompletionList, Hover, Position } from 'vscode-languageserver-types';
import type { OpenFile } from '#lib/rules-server/rules-server.ts';
import type { Monaco, TextModel } from './monaco-setup.ts';
import { hoverFor, positionFrom, suggestionsFor } from './protocol.ts';

export interface ExpressionSources {
	complete(file: OpenFile, at: Position): Promise<CompletionList | null>;
	hover(file: OpenFile, at: Position): Promise<Hover | null>;
}

/** Registers the providers; returns how to take them away again. */
export function provideExpressions(
	monaco: Monaco,
	fileOf: (model: TextModel) => OpenFile,
	sources: ExpressionSources
): () => void {
	const completion = monaco.languages.registerCompletionItemProvider('yaml', {
		triggerCharacters: ['.', '(', ' '],
		async provideCompletionItems(model, position) {
			const found = await sources.complete(fileOf(model), positionFrom(position));
			return found && { suggestions: suggestionsFor(monaco, found, position) };
		}
	});
	const hover = monaco.languages.registerHoverProvider('yaml', {
		async provideHover(model, position) {
			const found = await sources.hover(fileOf(model), positionFrom(position));
			return found && hoverFor(found);
		}
	});
	return () => {
		completion.dispose();
		hover.dispose();
	};
}
