/** The one reader of kept games. Nothing that comes from outside is believed: it is checked to its last field. */
import { type KeptGame, type Lot, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import { say, type Said } from '#lib/language/said.ts';
import { misfit } from '#lib/language/schema-check.ts';

export type ReadRun = { ok: true; run: Run } | { ok: false; said: Said };

export function readRun(text: string): ReadRun {
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		return refuse(say`lab/it-is-no-json: it is no JSON, or not all of it is there`);
	}
	return checkedRun(data);
}

export function checkedRun(data: unknown): ReadRun {
	const format = (data as { format?: unknown } | null)?.format;
	if (typeof format !== 'string') return refuse(say`lab/nothing-says-so: nothing in it says so`);
	if (format !== RUN_FORMAT)
		return refuse(
			say`lab/its-format-is: its format is "${format.slice(0, 100)}", not "${RUN_FORMAT}"`
		);
	const wrong = misplaced(data);
	if (wrong !== null)
		return refuse(say`lab/misplaced: what stands at ${wrong.join('.')} does not belong there`);
	const run = data as Run;
	const odd = oddIn(run);
	return odd === null ? { ok: true, run } : refuse(odd);
}

/** The text of a file. */
export function runText(run: Run): string {
	return `${JSON.stringify(run)}\n`;
}

function misplaced(data: unknown): string[] | null {
	try {
		return misfit(data, 'run');
	} catch (error) {
		// Nested too deep for anybody to follow.
		if (error instanceof RangeError) return ['games'];
		throw error;
	}
}

/** What its shape cannot say. */
function oddIn({ kind, lots, games, counter }: Run): Said | null {
	if (kind === 'compare' && lots.length !== 2)
		return say`lab/two-lots-compared: two lots are compared, not ${lots.length}`;
	if (counter && kind !== 'compare')
		return say`lab/tested-alone: a piece is tested only by a comparison`;
	for (const { trial, vary, pairings, failed } of counter?.trials ?? [])
		if ([...pairings, ...failed].some(({ ground }) => ground.length !== vary.length))
			return say`lab/pairing-elsewhere: a pairing of ${trial} is of another place than that trial has`;
	const known = new Set<string>();
	for (const game of games) {
		const lot = lots[game.lot];
		if (!lot) return say`lab/no-such-lot: game ${game.game} is of a lot that is not there`;
		const key = `${game.lot} ${game.game}`;
		if (known.has(key))
			return say`lab/game-twice: game ${game.game} of ${lot.label} is there twice`;
		known.add(key);
		if (!isSeated(game, lot))
			return say`lab/game-other-seats: game ${game.game} of ${lot.label} has other seats than its rules`;
	}
	return null;
}

function isSeated({ bots, winners, told }: KeptGame, { rules: { players } }: Lot): boolean {
	const rounds = Object.values(told?.curves ?? {}).flat();
	return (
		bots.length === players &&
		winners.every((seat, i) => seat < players && !winners.includes(seat, i + 1)) &&
		rounds.every((seats) => seats.length === players)
	);
}

function refuse(why: Said): ReadRun {
	return { ok: false, said: say`lab/no-kept-games: This is no kept series of games: ${why}` };
}
