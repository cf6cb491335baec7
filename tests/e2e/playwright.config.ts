import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

const executablePath = findChromium();
// The server takes any free port and prints it; Playwright reads it into this variable.
const port = process.env['THINGSMITH_PORT'] ?? '3000';

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	forbidOnly: true,
	// They share a server and nothing else: what is stored is each browser's own.
	workers: 2,
	// What is waited for is seen or it is not; how long it takes is the machine's affair. These only end what hangs.
	timeout: 1_800_000,
	expect: { timeout: 120_000 },
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		// It answers before tests can change what is asked for; offline.test.ts lets it.
		serviceWorkers: 'block',
		viewport: { width: 1440, height: 900 },
		actionTimeout: 120_000,
		navigationTimeout: 120_000,
		// Most tests ask what is there, not how it came; moments.test.ts is about that.
		contextOptions: { reducedMotion: 'reduce' },
		// Recording every step takes longer than the step: `TRACE=1 npm run e2e -- FILE` for a test that fails.
		trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
		launchOptions: {
			...(executablePath === undefined ? {} : { executablePath }),
			// V8's last compiler costs more in pages that live for seconds than it saves: a fifth of all time.
			args: ['--no-sandbox', '--disable-gpu', '--js-flags=--no-turbofan']
		}
	},
	webServer: {
		// Tests share no folder; those about it start servers of their own.
		command: 'node scripts/start.mjs --no-mine',
		cwd: '../..',
		env: { PORT: '0' },
		wait: { stdout: /ready: http:\/\/127\.0\.0\.1:(?<thingsmith_port>\d+)/ },
		timeout: 600_000,
		stdout: 'ignore',
		stderr: 'pipe',
		gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 }
	}
});
