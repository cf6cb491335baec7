/** Games as a table for a spreadsheet: a row for each. docs/results.md says what stands in which column. */
import Papa from 'papaparse';
import { playerKey } from '#lib/engine/seat/keys.ts';
import type { KeptGame, Run } from '#lib/lab/report/run.ts';

type Cell = string | number | null;

export function gamesCsv({ lots, games }: Run): string {
	const most = Math.max(...lots.map(({ rules }) => rules.players));
	const seats = Array.from({ length: most }, (_, seat) => seat);
	const measures = [...new Set(games.flatMap(({ told }) => Object.keys(told?.curves ?? {})))];
	const columns = [
		'lot',
		'value',
		'variant',
		'game',
		'seed',
		'finished',
		'ending',
		'rounds',
		'decisions',
		'options',
		'faults',
		'trace',
		'common answers',
		...seats.flatMap((seat) => [`bot ${playerKey(seat)}`, `won ${playerKey(seat)}`]),
		...measures.flatMap((id) => seats.map((seat) => `${id} ${playerKey(seat)}`))
	];
	const row = (game: KeptGame): Cell[] => {
		const { label, value, rules } = lots[game.lot]!;
		const last = (id: string) => game.told?.curves[id]?.at(-1) ?? [];
		return [
			label,
			value,
			rules.variant,
			game.game,
			game.seed,
			Number(game.finished),
			game.ending,
			game.rounds,
			game.decisions,
			game.options,
			game.problems.length,
			game.trace,
			game.parting?.answers ?? null,
			...seats.flatMap((seat) => [
				game.bots[seat] ?? null,
				seat < game.bots.length ? Number(game.winners.includes(seat)) : null
			]),
			...measures.flatMap((id) => seats.map((seat) => last(id)[seat] ?? null))
		];
	};
	const fields = [columns, ...games.map(row)];
	// A name that a spreadsheet would take for a formula stays a name.
	return `${Papa.unparse(fields, { newline: '\n', escapeFormulae: true })}\n`;
}
