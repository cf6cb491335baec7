/** Finds a Chromium for the browser tests, or gets one. Plain Node >= 20. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installDebianPackages, run, Trouble } from './bootstrap.mjs';

/** A path counts when it runs: Ubuntu's chromium-browser, for one, may be a stub that only asks for snap. @param {string} file */
const works = (file) =>
	fs.existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;

/** What Playwright has downloaded, newest first. */
function fromPlaywright() {
	const cache =
		process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
		path.join(
			os.homedir(),
			{ darwin: 'Library/Caches', win32: 'AppData/Local' }[String(process.platform)] ?? '.cache',
			'ms-playwright'
		);
	if (!fs.existsSync(cache)) return [];
	return fs
		.readdirSync(cache)
		.filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
		.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
		.flatMap((name) => {
			const files = fs.readdirSync(path.join(cache, name), { recursive: true }).map(String);
			return files
				.filter((file) =>
					/(^|[/\\])(chrome|headless_shell|chrome-headless-shell|Chromium|Google Chrome for Testing)(\.exe)?$/.test(
						file
					)
				)
				.map((file) => path.join(cache, name, file))
				.filter((file) => fs.statSync(file).isFile());
		});
}

/** The one without windows, with which the tests take a sixth less time. */
const SHELL = 'chromium-headless-shell';

/** @returns {string | undefined} the path of a Chromium that runs */
export function findChromium() {
	const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
	const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
	return [
		process.env['CHROMIUM_PATH'] ?? '',
		...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		'/Applications/Chromium.app/Contents/MacOS/Chromium',
		...fromPlaywright()
	].find((file) => file !== '' && works(file));
}

async function installPlaywrights() {
	console.log("No Chromium found; fetching Playwright's ...");
	await run('playwright', ['install', '--only-shell', 'chromium']);
}

/** @returns {Promise<string>} */
export async function ensureChromium() {
	const fromDebian = [SHELL, 'chromium'].map((name) => () => installDebianPackages(name));
	for (const install of [...fromDebian, installPlaywrights]) {
		const found = findChromium();
		if (found) return found;
		await install();
	}
	const found = findChromium();
	if (found) return found;
	throw new Trouble(
		'No Chromium could be found or installed, so the browser tests cannot run. ' +
			'Install Chromium and set CHROMIUM_PATH, or run the other tests alone: npm test -- --fast'
	);
}
