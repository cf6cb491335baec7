/** A series of games is read out of the tables, as it was before it was laid into them. */
import type { DatabaseSync } from 'node:sqlite';
import { checkedRun, type ReadRun } from '#lib/lab/keep/read-run.ts';
import { RUN_FORMAT } from '#lib/lab/report/run.ts';
import { say } from '#lib/language/said.ts';
import type { Row, Rows } from './rows.ts';

/** What belongs to a lot, or to a game. */
type Grouped = ReadonlyMap<string, Row[]>;

/** Anybody may have written into the file: what comes out is checked like any other. `hasCounters`: not all versions have. */
export function takeRun(db: DatabaseSync, run: number, rows: Rows, hasCounters: boolean): ReadRun {
	const all = (sql: string): Row[] => rows.of(db.prepare(sql), run);
	const [head] = all('SELECT * FROM run WHERE run = ?');
	if (!head) return { ok: false, said: say`lab/no-run: there is no run ${run}` };
	const parts = grouped(all('SELECT * FROM rule_part WHERE run = ? ORDER BY lot, kind, place'));
	const of = (table: string, order: string): Grouped =>
		grouped(all(`SELECT * FROM ${table} WHERE run = ? ORDER BY lot, game, ${order}`));
	const tables = {
		seats: of('seat', 'seat'),
		measures: of('measure', 'place, round, seat'),
		parts: of('part', 'kind, place'),
		faults: of('fault', 'place')
	};
	return checkedRun({
		format: RUN_FORMAT,
		kind: head['kind'],
		command: head['command'],
		bots: String(head['bots']).split(','),
		seed: head['seed'],
		maxRounds: head['max_rounds'],
		swept: head['swept'],
		...(head['level'] === null ? {} : { level: head['level'] }),
		lots: all('SELECT * FROM lot WHERE run = ? ORDER BY lot').map((lot) => lotOf(lot, parts)),
		games: all('SELECT * FROM game WHERE run = ? ORDER BY lot, game').map((game) =>
			gameOf(game, tables)
		),
		...(hasCounters ? counterOf(all) : {})
	});
}

function counterOf(all: (sql: string) => Row[]): object {
	const [counter] = all('SELECT * FROM counter WHERE run = ?');
	if (!counter) return {};
	const of = (table: string): ReadonlyMap<unknown, Row[]> =>
		Map.groupBy(
			all(`SELECT * FROM ${table} WHERE run = ? ORDER BY trial, place`),
			({ trial }) => trial
		);
	const [pairings, failed] = [of('pairing'), of('unset_pairing')];
	const { piece, kind, others } = counter;
	return {
		counter: {
			piece,
			kind,
			others: inJson(others),
			trials: all('SELECT * FROM trial WHERE run = ? ORDER BY place').map((trial) =>
				trialOf(trial, pairings.get(trial['place']) ?? [], failed.get(trial['place']) ?? [])
			)
		}
	};
}

function trialOf(
	{ place: _, run: __, vary, peers, peers_value, peers_of, tested, value, sample, ...rest }: Row,
	pairings: readonly Row[],
	failed: readonly Row[]
): object {
	const met = ({ run: ___, trial: ____, place: _____, ground, ...rest }: Row) => ({
		...rest,
		ground: inJson(ground)
	});
	return {
		...rest,
		vary: inJson(vary),
		plan: {
			tested,
			value,
			sample: inJson(sample),
			peers: { pieces: inJson(peers), value: peers_value, of: peers_of }
		},
		pairings: pairings.map(met),
		failed: failed.map(met)
	};
}

const keyOf = ({ lot, game }: Row): string => `${lot} ${game ?? ''}`;

function grouped(rows: readonly Row[]): Grouped {
	return Map.groupBy(rows, keyOf);
}

function lotOf(row: Row, all: Grouped): object {
	const { label, value, variant, hash, players } = row;
	const parts = all.get(keyOf(row)) ?? [];
	const ids = (kind: string): unknown[] =>
		parts.filter((part) => part['kind'] === kind).map(({ id }) => id);
	return {
		label,
		value,
		rules: {
			variant,
			hash,
			players,
			parts: {
				piece: ids('piece'),
				action: ids('action'),
				answer: ids('answer'),
				event: ids('event'),
				effect: ids('effect')
			}
		}
	};
}

function gameOf(
	row: Row,
	tables: Record<'seats' | 'measures' | 'parts' | 'faults', Grouped>
): Record<string, unknown> {
	const { lot, game, seed, ending, rounds, decisions, options, trace, hash } = row;
	const key = keyOf(row);
	const seats = tables.seats.get(key) ?? [];
	return {
		game,
		seed,
		bots: seats.map(({ bot }) => bot),
		finished: row['finished'] === 1,
		ending,
		rounds,
		winners: seats.flatMap(({ won }, seat) => (won === 1 ? [seat] : [])),
		decisions,
		options,
		problems: (tables.faults.get(key) ?? []).map((fault) => ({
			game: fault['of_game'],
			answers: fault['answers'],
			kind: fault['kind'],
			message: fault['message'],
			said: inJson(fault['said'])
		})),
		trace,
		end: hash,
		told:
			row['told'] === 1
				? toldOf(tables.measures.get(key) ?? [], tables.parts.get(key) ?? [])
				: null,
		lot,
		parting:
			row['common_answers'] === null
				? null
				: { answers: row['common_answers'], a: row['next_a'], b: row['next_b'] }
	};
}

function toldOf(measures: readonly Row[], parts: readonly Row[]): object {
	const curves = new Map<string, (string | number | null)[][]>();
	for (const { measure, round, value } of measures) {
		const rounds = curves.get(String(measure)) ?? [];
		curves.set(String(measure), rounds);
		(rounds[Number(round) - 1] ??= []).push(value ?? null);
	}
	const of = (kind: string) => parts.filter((part) => part['kind'] === kind);
	const seats = (kind: string) => byId(of(kind), (row) => row['seats']);
	return {
		curves: Object.fromEntries(curves),
		pieces: byId(of('piece'), ({ drawn, seats: had, kept: has, used }) => ({
			drawn: drawn === 1,
			had,
			has,
			...(typeof used === 'number' && { used: used === 1 })
		})),
		actions: seats('action'),
		answers: seats('answer'),
		events: of('event').map(({ id }) => id),
		effects: of('effect').map(({ id }) => id)
	};
}

function byId<T>(parts: readonly Row[], of: (part: Row) => T): Record<string, T> {
	return Object.fromEntries(parts.map((part) => [String(part['id']), of(part)]));
}

/** null: it is none. */
function inJson(text: Row[string] | undefined): unknown {
	try {
		return JSON.parse(String(text)) as unknown;
	} catch {
		return null;
	}
}
