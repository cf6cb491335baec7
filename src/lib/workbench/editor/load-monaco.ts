/** Fetches the editor when it is first needed, in the language of the page. */
import type { Language } from '#lib/workbench/settings/languages.ts';
import type { Monaco } from './monaco-setup.ts';

let loaded: Promise<Monaco> | null = null;

export function loadMonaco(language: Language): Promise<Monaco> {
	loaded ??= load(language);
	return loaded;
}

async function load(language: Language): Promise<Monaco> {
	// The pack has to be there before anything of the editor runs.
	if (language === 'fr') await import('monaco-editor/nls/lang/fr');
	if (language === 'de') await import('monaco-editor/nls/lang/de');
	const { monaco } = await import('./monaco-setup.ts');
	const { defineThemes } = await import('./themes.ts');
	defineThemes(monaco);
	return monaco;
}
