/** The browser in which pages are measured. */
import { type Browser, chromium } from '@playwright/test';
import { Trouble } from '../../../scripts/bootstrap.mjs';
import { findChromium } from '../../../scripts/chromium.mjs';

/** Starts one, each time it is called. Fails at once where there is none, before anything is built for it. */
export function browserHere(): (...more: string[]) => Promise<Browser> {
	const executablePath = findChromium();
	if (executablePath === undefined) throw new Trouble('No Chromium found; set CHROMIUM_PATH.');
	return (...more) =>
		chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...more] });
}
