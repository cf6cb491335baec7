import adapter from '@sveltejs/adapter-node';

/**
 * The Svelte and kit options, in the one place where language tools and linters look for them; vite.config.ts hands them on.
 * It is `.mjs` because SvelteKit 3 refuses to build beside a `svelte.config.js` or `svelte.config.ts`.
 *
 * @type {import('@sveltejs/kit/vite').Config}
 */
const config = {
	adapter: adapter(),
	compilerOptions: {
		// Runes for our own files; libraries decide for themselves.
		runes: ({ filename }) => (filename.split(/[/\\]/).includes('node_modules') ? undefined : true)
	}
};

export default config;
