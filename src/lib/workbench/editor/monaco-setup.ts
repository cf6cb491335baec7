/**
 * Monaco with the colours of YAML, put together once; what it says of rules, the rules server tells it. Never import this file
 * statically: it is a megabyte, and it must come after the pack of the interface's language.
 */
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
import 'monaco-editor/languages/definitions/yaml/register';
// What `register.all` forgets: semantic colours, caret operations, the problem under the cursor.
import 'monaco-editor/editor/contrib/semanticTokens/browser/documentSemanticTokens.js';
import 'monaco-editor/editor/contrib/caretOperations/browser/caretOperations.js';
import 'monaco-editor/editor/contrib/gotoError/browser/markerSelectionStatus.js';
import 'monaco-editor/editor/contrib/dropOrPasteInto/browser/copyPasteContribution.js';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';

export type Monaco = typeof monaco;
export type CodeEditor = monaco.editor.IStandaloneCodeEditor;
export type TextModel = monaco.editor.ITextModel;

// Its own key for what a word is begins with Ctrl+K, which opens the search of the page; without a mouse another is needed.
monaco.editor.addKeybindingRule({
	keybinding: monaco.KeyMod.Shift | monaco.KeyCode.F1,
	command: 'editor.action.showHover',
	when: 'editorTextFocus'
});

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

export { monaco };
