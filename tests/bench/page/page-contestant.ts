/** A contestant in a browser of its own: the servers' workers of a built checkout, driven as the page drives it. */
import { Trouble } from '../../../scripts/bootstrap.mjs';
import type { Contestant } from '../compare/contestant-process.ts';
import { Fingerprint } from '../workloads/fingerprint.ts';
import { browserHere } from './browser.ts';
import { installClient } from './client.ts';
import { Driver } from './driver.ts';
import type { Served } from './served.ts';
import { PAGE_TASKS, type PageStep } from './tasks.ts';
import type { ClockKind } from './worker-clock.ts';

/** Far from the numbers of the steps that are measured. */
const WARM_FROM = 1_000_000;

export async function pageContestant(
	{ blank, scripts }: Served,
	tell: (kind: ClockKind) => void
): Promise<Contestant> {
	const browser = await browserHere()('--disable-background-networking');
	const page = await browser.newPage();
	await page.goto(blank);
	await page.evaluate(installClient, scripts);
	const driver = new Driver(browser, page, tell);
	let begun: { name: string; step: PageStep } | null = null;
	let warmed = WARM_FROM;

	const stepOf = async (name: string): Promise<PageStep> => {
		if (begun?.name === name) return begun.step;
		const task = PAGE_TASKS.find((candidate) => candidate.name === name);
		if (task === undefined) throw new Trouble(`Nothing of the page is called "${name}".`);
		begun = { name, step: await task.begin(driver) };
		return begun.step;
	};
	return {
		workloads: () => Promise.resolve(PAGE_TASKS.map(({ name, unit }) => ({ name, unit }))),
		async warm(name, milliseconds) {
			const step = await stepOf(name);
			const first = warmed;
			let spent = 0;
			while (spent < milliseconds) spent += (await step(warmed++)).milliseconds;
			return ((warmed - first) / spent) * 1000;
		},
		async run(name, from, steps) {
			const step = await stepOf(name);
			const print = new Fingerprint();
			const sum = { units: 0, milliseconds: 0 };
			for (let n = from; n < from + steps; n++) {
				const { units, milliseconds, outcome } = await step(n);
				sum.units += units;
				sum.milliseconds += milliseconds;
				print.add(outcome);
			}
			return { ...sum, outcome: print.text };
		},
		stop: () => browser.close()
	};
}
