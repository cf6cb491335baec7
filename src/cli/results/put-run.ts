/** A series of games is laid into the tables. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { KeptCounter, KeptGame, Lot, Run } from '#lib/lab/report/run.ts';
import type { TrialCounts } from '#lib/lab/report/trial-counts.ts';

type Put = (...values: SQLInputValue[]) => void;

/** Its number in the file. */
export function putRun(db: DatabaseSync, { lots, games, counter, ...run }: Run): number {
	const into = (table: string, columns: number): Put => {
		const gaps = Array.from({ length: columns }, () => '?').join(', ');
		const statement = db.prepare(`INSERT INTO ${table} VALUES (${gaps})`);
		return (...values) => void statement.run(...values);
	};
	const { lastInsertRowid } = db
		.prepare('INSERT INTO run VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)')
		.run(
			run.kind,
			run.command,
			run.bots.join(','),
			run.seed,
			run.maxRounds,
			run.swept,
			run.level ?? null
		);
	const id = Number(lastInsertRowid);
	const [lot, rulePart] = [into('lot', 7), into('rule_part', 5)];
	for (const [at, keptLot] of lots.entries()) putLot(id, at, keptLot, lot, rulePart);
	const tables = {
		game: into('game', 15),
		seat: into('seat', 6),
		measure: into('measure', 8),
		part: into('part', 10),
		fault: into('fault', 9)
	};
	for (const game of games) putGame(id, game, tables);
	if (counter) putCounter(id, counter, into);
	return id;
}

function putCounter(
	run: number,
	{ piece, kind, others, trials }: KeptCounter,
	into: (table: string, columns: number) => Put
): void {
	into('counter', 4)(run, piece, kind, JSON.stringify(others));
	const tables = {
		trial: into('trial', 13),
		pairing: into('pairing', 11),
		unset: into('unset_pairing', 7)
	};
	for (const [place, trial] of trials.entries()) putTrial([run, place], trial, tables);
}

function putTrial(
	key: readonly number[],
	{ trial, about, vary, grounds, each, plan, pairings, failed }: TrialCounts,
	tables: Record<'trial' | 'pairing' | 'unset', Put>
): void {
	const { tested, value, peers, sample } = plan;
	tables.trial(
		...key,
		trial,
		about,
		JSON.stringify(vary),
		grounds,
		each,
		tested,
		value,
		JSON.stringify(peers.pieces),
		peers.value,
		peers.of,
		JSON.stringify(sample)
	);
	for (const [place, pairing] of pairings.entries()) {
		tables.pairing(
			...key,
			place,
			pairing.tested,
			pairing.against,
			pairing.value,
			JSON.stringify(pairing.ground),
			pairing.won,
			pairing.lost,
			pairing.undecided,
			pairing.broken
		);
	}
	for (const [place, pairing] of failed.entries()) {
		tables.unset(
			...key,
			place,
			pairing.tested,
			pairing.against,
			JSON.stringify(pairing.ground),
			pairing.why
		);
	}
}

function putLot(run: number, lot: number, { label, value, rules }: Lot, put: Put, part: Put): void {
	put(run, lot, label, value, rules.variant, rules.hash, rules.players);
	for (const [kind, ids] of Object.entries(rules.parts)) {
		for (const [place, id] of ids.entries()) part(run, lot, kind, place, id);
	}
}

function putGame(
	run: number,
	{ lot, game, told, parting, ...rest }: KeptGame,
	tables: Record<'game' | 'seat' | 'measure' | 'part' | 'fault', Put>
): void {
	const key = [run, lot, game];
	tables.game(
		...key,
		rest.seed,
		Number(rest.finished),
		rest.ending,
		rest.rounds,
		rest.decisions,
		rest.options,
		rest.trace,
		rest.end,
		Number(told !== null),
		parting?.answers ?? null,
		...(parting === null ? [null, null] : [parting.a, parting.b])
	);
	for (const [seat, bot] of rest.bots.entries()) {
		tables.seat(...key, seat + 1, bot, Number(rest.winners.includes(seat)));
	}
	for (const [place, fault] of rest.problems.entries()) {
		const { game: of, answers, kind, message, said } = fault;
		tables.fault(...key, place, of, answers, kind, message, JSON.stringify(said));
	}
	if (told === null) return;
	for (const [place, [measure, rounds]] of Object.entries(told.curves).entries()) {
		for (const [round, seats] of rounds.entries()) {
			for (const [seat, value] of seats.entries()) {
				tables.measure(...key, place, measure, round + 1, seat + 1, value);
			}
		}
	}
	for (const [place, [id, { drawn, had, has, used }]] of Object.entries(told.pieces).entries()) {
		const isUsed = used === undefined ? null : Number(used);
		tables.part(...key, 'piece', place, id, had, has, Number(drawn), isUsed);
	}
	for (const kind of ['action', 'answer'] as const) {
		for (const [place, [id, seats]] of Object.entries(told[`${kind}s`]).entries()) {
			tables.part(...key, kind, place, id, seats, null, null, null);
		}
	}
	for (const kind of ['event', 'effect'] as const) {
		for (const [place, id] of told[`${kind}s`].entries()) {
			tables.part(...key, kind, place, id, null, null, null, null);
		}
	}
}
