import { defineConfig } from 'vitest/config';

/**
 * Unit and property tests: plain TypeScript, run by Node itself. What needs a browser is a Playwright test in tests/e2e.
 * No SvelteKit plugin here: everything below the workbench must run without a bundler.
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
			}
		]
	}
});
