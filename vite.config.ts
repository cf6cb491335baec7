import { defineConfig } from 'vite';
import kit from './svelte.config.js';
import { kitPlugins } from './scripts/kit-plugins.ts';
import { deliveredAnswers } from './scripts/delivered-answers.ts';
import { gameIcons } from './scripts/game-icons.ts';

export default defineConfig({
	// Workers have plugins of their own in a build, and those of the page while one develops.
	plugins: [kitPlugins(kit), gameIcons(), deliveredAnswers()],
	worker: { format: 'es', plugins: () => [deliveredAnswers()] },
	optimizeDeps: {
		// Found late, each of these would reload the page in mid-use.
		include: [
			'ajv',
			'chevrotain',
			'@noble/hashes/sha2.js',
			'@noble/hashes/utils.js',
			'comlink',
			'd3-selection',
			'd3-zoom',
			'fastest-levenshtein',
			'idb',
			'intl-messageformat',
			'monaco-editor/editor',
			'monaco-editor/features/register.all',
			'monaco-editor/languages/definitions/yaml/register',
			'yaml'
		]
	}
});
