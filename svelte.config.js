import nodeAdapter from '@sveltejs/adapter-node';
import staticAdapter from '@sveltejs/adapter-static';
import { PAGE } from './scripts/policies.mjs';

/** Set by scripts/build-static.mjs: where the static build goes, and where it will lie on its host. */
const folder = process.env['THINGSMITH_STATIC'];
const base = process.env['THINGSMITH_BASE'] ?? '';

/** @type {(words: readonly string[]) => never[]} */
const sources = (words) => /** @type {never[]} */ ([...words]);

/**
 * The Svelte and kit options, in the one place where language tools and linters look for them; vite.config.ts hands them on.
 * SvelteKit 3 reads its options from the Vite plugin only and stops when it meets this file; `scripts/kit-plugins.ts` tells it that
 * the file is meant.
 *
 * @type {import('@sveltejs/kit/vite').Config}
 */
const config = {
	adapter:
		folder === undefined ? nodeAdapter() : staticAdapter({ pages: folder, fallback: '404.html' }),
	// Offline, one page stands in for all of them: what it is made of must be found from every address.
	paths: {
		base: /** @type {'' | `/${string}`} */ (folder === undefined ? '' : base),
		relative: false
	},
	files: {
		hooks: { server: 'src/server/hooks' },
		serviceWorker: 'src/workers/offline/offline.worker'
	},
	csp: {
		mode: 'auto',
		directives: Object.fromEntries(
			Object.entries(PAGE).map(([name, words]) => [name, sources(words)])
		)
	},
	compilerOptions: {
		// Runes for our own files; libraries decide for themselves.
		runes: ({ filename }) => (filename.split(/[/\\]/).includes('node_modules') ? undefined : true)
	}
};

export default config;
