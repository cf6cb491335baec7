import adapter from '@sveltejs/adapter-node';

/**
 * The Svelte and kit options, in the one place where language tools and linters look for them; vite.config.ts hands them on.
 * SvelteKit 3 reads its options from the Vite plugin only and stops when it meets this file; `scripts/kit-plugins.ts` tells it that
 * the file is meant.
 *
 * @type {import('@sveltejs/kit/vite').Config}
 */
const config = {
	adapter: adapter(),
	// No text becomes code in the page; the engine's worker has a policy of its own (scripts/policies.mjs).
	csp: {
		mode: 'auto',
		directives: {
			'default-src': ['self'],
			'script-src': ['self'],
			// Monaco writes style elements and Svelte style attributes.
			'style-src': ['self', 'unsafe-inline'],
			'img-src': ['self', 'data:', 'blob:'],
			'font-src': ['self', 'data:'],
			'object-src': ['none'],
			'base-uri': ['self'],
			'form-action': ['none'],
			'frame-ancestors': ['none']
		}
	},
	compilerOptions: {
		// Runes for our own files; libraries decide for themselves.
		runes: ({ filename }) => (filename.split(/[/\\]/).includes('node_modules') ? undefined : true)
	}
};

export default config;
