/**
 * Monaco with YAML, put together once. Never import this file statically: it is a megabyte, and it must come after the
 * pack of the interface's language.
 */
import { configureMonacoYaml } from 'monaco-yaml';
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
import 'monaco-editor/languages/definitions/yaml/register';
// What `register.all` forgets: semantic colours, caret operations, the problem under the cursor.
import 'monaco-editor/editor/contrib/semanticTokens/browser/documentSemanticTokens.js';
import 'monaco-editor/editor/contrib/caretOperations/browser/caretOperations.js';
import 'monaco-editor/editor/contrib/gotoError/browser/markerSelectionStatus.js';
import 'monaco-editor/editor/contrib/dropOrPasteInto/browser/copyPasteContribution.js';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import YamlWorker from '../../../workers/yaml.worker.ts?worker';

export type Monaco = typeof monaco;
export type CodeEditor = monaco.editor.IStandaloneCodeEditor;
export type TextModel = monaco.editor.ITextModel;

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

/**
 * monaco-yaml was written for a Monaco that made the worker from a module's name. This one is handed a worker: it gets
 * the two messages that Monaco used to send first.
 */
const facade = {
	...monaco,
	editor: {
		...monaco.editor,
		createWebWorker<T extends object>({ createData }: { createData?: unknown }) {
			const worker = new YamlWorker();
			worker.postMessage('ignore');
			worker.postMessage(createData);
			return monaco.editor.createWebWorker<T>({ worker });
		}
	}
};

// Folding and the outline of YAML. Our own check and our own help say more, and say it once.
configureMonacoYaml(facade, {
	validate: false,
	completion: false,
	hover: false,
	format: { enable: false }
});

export { monaco };
