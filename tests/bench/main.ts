/**
 * `npm run bench`: how fast it is, as ratios and against the goals of the design; `-- page` the same in the page's worker;
 * `-- typing` the editor; `-- table` the table; `-- visit` a first visit.
 * `-- --against COMMIT`: this checkout and another one by turns; with `typing`, `table` or `visit`, both in the same browser. `--json` for programs. Words choose parts.
 */
import { parseArgs } from 'node:util';
import { start, Trouble } from '../../scripts/bootstrap.mjs';
import { benchBattle } from './battle/bench.ts';
import { benchBoard } from './board/bench.ts';
import { benchClassics } from './classics/bench.ts';
import { type Checkout, checkoutOf, thisCheckout } from './compare/checkout.ts';
import { contestantIn } from './compare/contestant-process.ts';
import { compareAll, type Report, reportText } from './compare/report.ts';
import { benchCommands } from './commands.ts';
import { benchCompiling } from './compiling.ts';
import { benchCards } from './kings-and-creatures/bench.ts';
import { benchGrowth } from './growth.ts';
import { benchLaboratory } from './laboratory.ts';
import { benchPage, comparePages } from './page/bench.ts';
import { benchPlaying } from './playing.ts';
import { benchTyping } from './typing/bench.ts';
import { rowsTable } from './table.ts';
import { benchVisit } from './visit/bench.ts';
import { besideEachOther, type Row, row } from './timing.ts';

const PARTS: [string, () => Row[]][] = [
	['compiling', () => benchCompiling('west-end')],
	['playing', () => benchPlaying('west-end')],
	['battle', benchBattle],
	['cards', benchCards],
	['classics', benchClassics],
	['growth', benchGrowth],
	['laboratory', () => benchLaboratory('west-end')],
	['commands', benchCommands]
];

function absolute(words: readonly string[]): Row[] {
	const known = PARTS.map(([part]) => part);
	const unknown = words.find((word) => !known.includes(word));
	if (unknown !== undefined) {
		throw new Trouble(
			`No part is called ${unknown}. There are ${known.join(', ')}, page, typing, table and visit.`
		);
	}
	const rows: Row[] = [];
	const begun = { wall: performance.now(), processor: process.cpuUsage() };
	for (const [part, measure] of PARTS) {
		if (words.length > 0 && !words.includes(part)) continue;
		process.stderr.write(`${part} ...\n`);
		rows.push(...measure());
	}
	// Waiting is not counted, but on a busy machine the caches are others' too; only ratios are then worth reading.
	const { user, system } = process.cpuUsage(begun.processor);
	const share = (user + system) / 10 / (performance.now() - begun.wall);
	return [...rows, row('of a processor was there for this process', share, '%')];
}

/** What is measured in a browser that somebody types or clicks in. */
const IN_A_BROWSER: ReadonlyMap<string, (checkout: Checkout) => Promise<Row[]>> = new Map([
	['typing', benchTyping],
	['table', benchBoard],
	['visit', benchVisit]
]);

async function against(commit: string, page: boolean, words: readonly string[]): Promise<Report> {
	const checkouts = { this: thisCheckout(), other: checkoutOf(commit) };
	if (page) return comparePages(checkouts, words);
	return compareAll(
		checkouts,
		(side) => Promise.resolve(contestantIn(checkouts[side].folder)),
		words
	);
}

async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { against: { type: 'string' }, json: { type: 'boolean', default: false } }
	});
	const page = positionals[0] === 'page';
	const words = page ? positionals.slice(1) : positionals;
	const print = <T>(result: T, text: (result: T) => string): void => {
		process.stdout.write(values.json ? `${JSON.stringify(result, null, '\t')}\n` : text(result));
	};
	const inBrowser = IN_A_BROWSER.get(positionals[0] ?? '');
	if (inBrowser && values.against !== undefined)
		print(
			besideEachOther(await inBrowser(thisCheckout()), await inBrowser(checkoutOf(values.against))),
			rowsTable
		);
	else if (inBrowser) print(await inBrowser(thisCheckout()), rowsTable);
	else if (values.against !== undefined)
		print(await against(values.against, page, words), reportText);
	else if (page) print(await benchPage(thisCheckout(), words), rowsTable);
	else print(absolute(words), rowsTable);
}

start(main);
