/** `npm run pictures`: the pictures of the guide are drawn in the browser of the tests, from the built page. */
import { defineConfig } from '@playwright/test';
import tests from '../tests/e2e/playwright.config.ts';

/** Two servers would be put together: this one runs where this file says. */
const { webServer, ...same } = tests;

export default defineConfig(same, {
	testDir: '.',
	testMatch: 'pictures.ts',
	outputDir: '../test-results',
	workers: 1,
	use: { viewport: { width: 1200, height: 880 }, colorScheme: 'light' },
	webServer: { ...[webServer!].flat()[0]!, cwd: '..' }
});
