/** The editor in the colours of the workbench: ink on paper, and paper under the lamp. */
import type { Monaco } from './monaco-setup.ts';

/** By the look of the page; Monaco has two of high contrast. */
export const THEME = {
	light: 'paper',
	dark: 'lamp',
	contrast: 'hc-light',
	'contrast-dark': 'hc-black'
} as const;

export function defineThemes(monaco: Monaco): void {
	monaco.editor.defineTheme(THEME.light, {
		base: 'vs',
		inherit: true,
		colors: {
			'editor.background': '#fbf6ea',
			'editor.foreground': '#2a2118',
			'editor.lineHighlightBackground': '#f3ead8',
			'editorLineNumber.foreground': '#8b7a5f',
			'editorLineNumber.activeForeground': '#2a2118',
			'editorIndentGuide.background1': '#e3d6bb',
			'editorGutter.background': '#fbf6ea',
			'editorWidget.background': '#f3ead8',
			'editorWidget.border': '#9b8763'
		},
		rules: [
			{ token: 'type.yaml', foreground: '7a2d17' },
			{ token: 'string.yaml', foreground: '2f5a3b' },
			{ token: 'number.yaml', foreground: '1d4f8a' },
			{ token: 'comment.yaml', foreground: '6d5f49', fontStyle: 'italic' },
			{ token: 'keyword', foreground: '8a1f5c', fontStyle: 'bold' },
			{ token: 'operator', foreground: '8a1f5c' },
			{ token: 'number', foreground: '1d4f8a' },
			{ token: 'function', foreground: '6b4a00' },
			{ token: 'variable', foreground: '1c4a52' },
			{ token: 'property', foreground: '2c5c2c' },
			{ token: 'punctuation', foreground: '5a4d3a' }
		]
	});
	monaco.editor.defineTheme(THEME.dark, {
		base: 'vs-dark',
		inherit: true,
		colors: {
			'editor.background': '#1d1914',
			'editor.foreground': '#efe4cf',
			'editor.lineHighlightBackground': '#29231b',
			'editorLineNumber.foreground': '#8f7f64',
			'editorLineNumber.activeForeground': '#efe4cf',
			'editorIndentGuide.background1': '#3a3226',
			'editorGutter.background': '#1d1914',
			'editorWidget.background': '#29231b',
			'editorWidget.border': '#7d6d52'
		},
		rules: [
			{ token: 'type.yaml', foreground: 'eb9a78' },
			{ token: 'string.yaml', foreground: 'a9cf95' },
			{ token: 'number.yaml', foreground: '9cc7f0' },
			{ token: 'comment.yaml', foreground: 'a5957a', fontStyle: 'italic' },
			{ token: 'keyword', foreground: 'e8a3cf', fontStyle: 'bold' },
			{ token: 'operator', foreground: 'e8a3cf' },
			{ token: 'number', foreground: '9cc7f0' },
			{ token: 'function', foreground: 'e9c46a' },
			{ token: 'variable', foreground: '9fd8de' },
			{ token: 'property', foreground: 'b5d99c' },
			{ token: 'punctuation', foreground: 'c2b396' }
		]
	});
}
