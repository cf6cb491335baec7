/** `npm run pictures`: the pictures of the guide are drawn in the browser of the tests, from the built page. */
import { defineConfig } from '@playwright/test';
import tests from '../tests/e2e/playwright.config.ts';

export default defineConfig(tests, {
	testDir: '.',
	testMatch: 'pictures.ts',
	outputDir: '../test-results',
	workers: 1,
	use: { viewport: { width: 1200, height: 880 }, colorScheme: 'light' },
	webServer: { ...[tests.webServer!].flat()[0]!, cwd: '..' }
});
