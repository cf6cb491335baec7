/** Completion and hover in rule files: the engine knows what can stand there, the editor shows it. */
import type { Candidate, Completion, Hover } from '#lib/ruleset/expression/complete-expression.ts';
import type { OpenFile } from '#lib/rules-server/rules-server.ts';
import type { Monaco, TextModel } from './monaco-setup.ts';

export interface ExpressionSources {
	complete(file: OpenFile, offset: number): Promise<Completion | null>;
	hover(file: OpenFile, offset: number): Promise<Hover | null>;
}

/** Registers the providers; returns how to take them away again. */
export function provideExpressions(
	monaco: Monaco,
	fileOf: (model: TextModel) => OpenFile,
	sources: ExpressionSources
): () => void {
	const rangeOf = (model: TextModel, { start, end }: { start: number; end: number }) =>
		monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));

	const completion = monaco.languages.registerCompletionItemProvider('yaml', {
		triggerCharacters: ['.', '(', ' '],
		async provideCompletionItems(model, position) {
			const found = await sources.complete(fileOf(model), model.getOffsetAt(position));
			if (found === null) return null;
			const range = rangeOf(model, found);
			const kinds = kindsOf(monaco);
			const suggestions = found.candidates.map((candidate, index) => ({
				label: { label: candidate.word, description: wordsOf(candidate) },
				kind: kinds[candidate.what] ?? monaco.languages.CompletionItemKind.EnumMember,
				insertText: candidate.word + behind(candidate),
				documentation: candidate.about ?? '',
				sortText: sortTextOf(candidate, index),
				range
			}));
			return { suggestions };
		}
	});
	const hover = monaco.languages.registerHoverProvider('yaml', {
		async provideHover(model, position) {
			const found = await sources.hover(fileOf(model), model.getOffsetAt(position));
			if (found === null) return null;
			const contents = [`**${found.word}**: ${wordsOf(found)}`, found.about ?? ''];
			return {
				range: rangeOf(model, found),
				contents: contents.filter((value) => value !== '').map((value) => ({ value }))
			};
		}
	});
	return () => {
		completion.dispose();
		hover.dispose();
	};
}

/** What answers the expectation first; otherwise in the order given: what is nearest comes first. */
export function sortTextOf({ fits }: Candidate, index: number): string {
	return `${fits ? 0 : 1}${String(index).padStart(5, '0')}`;
}

function behind({ what, call }: Candidate): string {
	if (what === 'key') return ': ';
	return call ? '(' : '';
}

function wordsOf({ what, type }: { what: string; type: string }): string {
	return type === '' ? what : `${what}, ${type}`;
}

/** Icons by what a word is; what is not in here is a value of an enum, whose `what` is the enum. */
function kindsOf({ languages: { CompletionItemKind: kind } }: Monaco): Record<string, number> {
	return {
		keyword: kind.Keyword,
		word: kind.Keyword,
		key: kind.Property,
		local: kind.Variable,
		'game field': kind.Field,
		'player field': kind.Field,
		'space field': kind.Field,
		'piece field': kind.Field,
		attribute: kind.Property,
		member: kind.Property,
		mark: kind.Property,
		value: kind.Function,
		function: kind.Function,
		zone: kind.Folder,
		event: kind.Event,
		action: kind.Method,
		procedure: kind.Method,
		window: kind.Interface,
		checkpoint: kind.Reference,
		text: kind.Text,
		stream: kind.Constant,
		set: kind.Class,
		kind: kind.Class,
		piece: kind.Class,
		face: kind.EnumMember,
		option: kind.Constant,
		number: kind.Constant
	};
}
