/** Completion, hover and what a call takes in rule files: the rules server knows what can stand there, the editor shows it. */
import type { CompletionList, Position, SignatureHelp } from 'vscode-languageserver-types';
import type { OpenFile, WordHover } from '#lib/rules-server/rules-server.ts';
import { findingText } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import type { Monaco, TextModel } from './monaco-setup.ts';
import { hoverFor, positionFrom, signatureFor, suggestionsFor } from './protocol.ts';

export interface ExpressionSources {
	complete(file: OpenFile, at: Position): Promise<CompletionList | null>;
	hover(file: OpenFile, at: Position): Promise<WordHover | null>;
	signature(file: OpenFile, at: Position): Promise<SignatureHelp | null>;
	/** What the thing with an address is in the game on the table, in Markdown; null: nothing that can be told. */
	inGame(address: string): Promise<string | null>;
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
			return (
				found && {
					suggestions: suggestionsFor(monaco, found, position),
					incomplete: found.isIncomplete
				}
			);
		}
	});
	const hover = monaco.languages.registerHoverProvider('yaml', {
		async provideHover(model, position) {
			const found = await sources.hover(fileOf(model), positionFrom(position));
			if (found === null) return null;
			const { address } = found.data;
			const inGame = address === null ? null : await sources.inGame(address);
			return hoverFor(found, inGame, (said) => findingText(said).text);
		}
	});
	const signature = monaco.languages.registerSignatureHelpProvider('yaml', {
		signatureHelpTriggerCharacters: ['(', ','],
		async provideSignatureHelp(model, position) {
			const found = await sources.signature(fileOf(model), positionFrom(position));
			return found && { value: signatureFor(found), dispose: () => undefined };
		}
	});
	return () => {
		completion.dispose();
		hover.dispose();
		signature.dispose();
	};
}
