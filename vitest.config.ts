import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/**
 * Unit and property tests, all of them run by Node itself. What needs a browser is a Playwright test in tests/e2e.
 * Most are plain TypeScript and have no plugin: everything below the workbench must run without a bundler. Only tests of
 * runes are compiled, and as for the browser: on a server nothing follows a change.
 */
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'node',
					environment: 'node',
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					exclude: ['src/**/*.svelte.test.ts', 'tests/e2e/**'],
					testTimeout: 20_000
				}
			},
			{
				plugins: [
					svelte({
						configFile: false,
						dynamicCompileOptions: () => ({ generate: 'client' }),
						experimental: { disableSvelteResolveWarnings: true }
					})
				],
				ssr: { noExternal: ['svelte'], resolve: { conditions: ['browser'] } },
				test: {
					name: 'runes',
					environment: 'node',
					include: ['src/**/*.svelte.test.ts']
				}
			}
		]
	}
});
