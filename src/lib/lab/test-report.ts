/** What a person who made rules wants to know of many games of bots: seats, rounds, faults, and the pieces that are new. */
import { seatsIn } from '#lib/engine/state/seats.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Fault, GameRecord } from './game.ts';
import { type Share, shareOf } from './interval.ts';
import { type Summary, summarise } from './summary.ts';

export interface PieceReport {
	id: string;
	/** Games in which a copy left where it began. */
	drawn: number;
	/** Games in which somebody took or chose it, or an effect of it acted. */
	used: number;
	/** Games in which some seat had it. */
	had: number;
	/** Times that a seat which had it had none at the end. */
	lost: number;
	/** Of the seats that had it, those that won. */
	won: Share;
}

export interface TestReport {
	games: number;
	finished: number;
	/** Games won by each seat, of those that ended. */
	seats: Share[];
	rounds: Summary['rounds'];
	endings: Summary['endings'];
	faults: Record<Fault['kind'], number>;
	/** The first ones, with the seed of their game. */
	problems: (Fault & { seed: string })[];
	pieces: PieceReport[];
	/** Over the answers of all games: the same where everything went the same way. */
	trace: string;
}

/** `faces`: those to be told about, in this order. */
export function testReport(
	program: Program,
	faces: readonly string[],
	records: readonly GameRecord[]
): TestReport {
	const summary = summarise(program, records);
	const finished = records.filter((record) => record.finished);
	const seeds = new Map(records.map(({ game, seed }) => [game, seed]));
	return {
		games: summary.games,
		finished: summary.finished,
		seats: Array.from({ length: program.players }, (_, seat) =>
			shareOf(finished.filter(({ winners }) => winners.includes(seat)).length, finished.length)
		),
		rounds: summary.rounds,
		endings: summary.endings,
		faults: {
			illegal: summary.illegal,
			'dead-end': summary.deadEnds,
			invariant: summary.invariantViolations
		},
		problems: summary.problems.map((one) => ({ ...one, seed: seeds.get(one.game) ?? '' })),
		pieces: faces.map((id) => pieceReport(id, effectsOn(program, id), records)),
		trace: summary.traceHash
	};
}

function pieceReport(
	id: string,
	effects: ReadonlySet<string>,
	records: readonly GameRecord[]
): PieceReport {
	const report = { id, drawn: 0, used: 0, had: 0, lost: 0 };
	let seats = 0;
	let winners = 0;
	for (const record of records) {
		const { uses } = record;
		const fate = uses?.fates[id];
		if (!uses || !fate) continue;
		if (fate.drawn) report.drawn++;
		if (isUsed(id, effects, uses)) report.used++;
		const had = seatsIn(fate.had);
		if (had.length > 0) report.had++;
		report.lost += had.length - seatsIn(fate.has).length;
		// Nobody has won or lost a game that broke off.
		if (!record.finished) continue;
		seats += had.length;
		winners += record.winners.filter((seat) => had.includes(seat)).length;
	}
	return { ...report, won: shareOf(winners, seats) };
}

function isUsed(
	id: string,
	effects: ReadonlySet<string>,
	uses: NonNullable<GameRecord['uses']>
): boolean {
	const chosen = [...uses.actions.values(), ...uses.choices.values()];
	return (
		chosen.some((faces) => faces.has(id)) || [...effects].some((effect) => uses.effects.has(effect))
	);
}

/** Ids of the effects that are written on a face. */
function effectsOn({ events, values, faces }: Program, id: string): ReadonlySet<string> {
	const all = [
		...events.flatMap((event) => [...event.restrictions, ...event.replacements, ...event.triggers]),
		...values.flatMap(({ modifiers }) => modifiers)
	];
	const own = all.filter(({ self }) => self?.set === 'faces' && faces[self.piece]?.id === id);
	return new Set(own.map((effect) => effect.id));
}
