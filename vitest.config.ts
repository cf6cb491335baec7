import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const leftOut = (process.env['TEST_LEFT_OUT'] ?? '').split(',').filter((file) => file !== '');

/**
 * Unit and property tests, all of them run by Node itself. What needs a browser is a Playwright test in tests/e2e.
 * Most are plain TypeScript and have no plugin: everything below the workbench must run without a bundler. Only tests of
 * runes are compiled, and as for the browser: on a server nothing follows a change.
 */
export default defineConfig({
	test: {
		// Left alone, one core would stay idle: of two every second one.
		maxWorkers: '100%',
		coverage: {
			provider: 'v8',
			// Components are tested in a browser, where nothing is counted.
			include: ['src/**/*.ts'],
			exclude: [
				'src/lib/language/generated/**',
				'**/*.test.ts',
				'**/*.fixture.ts',
				'**/testing/**'
			],
			reportsDirectory: '.cache/coverage',
			reporter: ['text-summary', 'json-summary'],
			reportOnFailure: true,
			// Percent that must be reached; below, the run fails.
			thresholds: {
				'src/lib/language/**': { lines: 97, branches: 89, functions: 98 },
				'src/lib/ruleset/**': { lines: 95, branches: 86, functions: 95 },
				'src/lib/engine/**': { lines: 83, branches: 68, functions: 86 },
				// Forms, folders and hands are used in the browser tests, which nothing counts.
				'src/lib/workbench/**': { lines: 70, branches: 62, functions: 67 }
			}
		},
		projects: [
			{
				test: {
					name: 'node',
					environment: 'node',
					setupFiles: ['tests/compile-cache.ts'],
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					// What `npm test` leaves to another day.
					exclude: ['src/**/*.svelte.test.ts', 'tests/e2e/**', ...leftOut],
					// Files share what they have loaded, which takes longer than most tests: they keep no state in modules.
					isolate: false,
					// Only ends what hangs: how long anything takes is the machine's affair.
					testTimeout: 1_800_000,
					hookTimeout: 1_800_000
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
					include: ['src/**/*.svelte.test.ts'],
					testTimeout: 1_800_000,
					hookTimeout: 1_800_000
				}
			}
		]
	}
});
