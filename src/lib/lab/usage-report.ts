/** What of the rules many games made use of together, and what none of them did. */
import { optionValues } from '#lib/ruleset/program/program-facts.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { choicesOf } from '#lib/ruleset/program/all-steps.ts';
import type { GameRecord } from './game.ts';
import { effectsOf } from './used-pieces.ts';

/** Games in which something was used, by its id. */
type Games = Record<string, number>;

/** `with`: by what the pieces showed that were taken or chosen, or by the name of the answer. */
type Answers = Record<string, { games: number; with: Games }>;

export interface UsageReport {
	actions: Answers;
	/** Questions with an answer other than to decline. */
	choices: Answers;
	events: Games;
	/** Triggers, replacements, modifiers, and restrictions of events. */
	effects: Games;
	/** Games played under each value of each option. */
	options: Record<string, Games>;
	unused: {
		actions: string[];
		/** `question`, or `question: answer` for a named answer that nobody gave. */
		choices: string[];
		/** Faces that nobody ever took or chose, and of which no effect acted. */
		pieces: string[];
		events: string[];
		effects: string[];
		/** `id: value` */
		options: string[];
	};
}

/** The games of one choice of options. */
export interface WatchedGames {
	program: Program;
	records: readonly GameRecord[];
}

export function usageReport(lots: readonly WatchedGames[]): UsageReport {
	const report: UsageReport = {
		actions: {},
		choices: {},
		events: {},
		effects: {},
		options: {},
		unused: { actions: [], choices: [], pieces: [], events: [], effects: [], options: [] }
	};
	for (const { program } of lots) listParts(program, report);
	for (const { program, records } of lots) {
		const values = Object.entries(optionValues(program));
		for (const { uses } of records) {
			if (uses === null) continue;
			addAnswers(report.actions, uses.actions);
			addAnswers(report.choices, uses.choices);
			for (const id of uses.events) report.events[id]! += 1;
			for (const id of uses.effects) report.effects[id]! += 1;
			for (const [id, value] of values) report.options[id]![value]! += 1;
		}
	}
	const never = (games: Games): string[] => Object.keys(games).filter((id) => games[id] === 0);
	report.unused = {
		actions: Object.keys(report.actions).filter((id) => report.actions[id]!.games === 0),
		choices: Object.entries(report.choices).flatMap(([id, { games, with: answers }]) =>
			games === 0 ? [id] : never(answers).map((answer) => `${id}: ${answer}`)
		),
		pieces: facesNotTaken(lots, report),
		events: never(report.events),
		effects: never(report.effects),
		options: Object.entries(report.options).flatMap(([id, games]) =>
			never(games).map((value) => `${id}: ${value}`)
		)
	};
	return report;
}

function addAnswers(to: Answers, used: ReadonlyMap<string, ReadonlySet<string>>): void {
	for (const [id, details] of used) {
		const answer = to[id]!;
		answer.games++;
		for (const detail of details) answer.with[detail] = (answer.with[detail] ?? 0) + 1;
	}
}

/** Every part of the rules stands in the report, whether it is used or not. */
function listParts(program: Program, report: UsageReport): void {
	const { actions, choices, events, effects, options } = report;
	for (const { id } of program.actions) actions[id] ??= { games: 0, with: {} };
	for (const { path, domain } of choicesOf(program)) {
		const named = domain.kind === 'options' ? domain.options.map(({ id }) => [id, 0]) : [];
		choices[path] ??= { games: 0, with: Object.fromEntries(named) as Games };
	}
	for (const event of program.events) {
		events[event.id] ??= 0;
		for (const { id } of [...event.restrictions, ...event.replacements, ...event.triggers]) {
			effects[id] ??= 0;
		}
	}
	for (const { id } of program.values.flatMap(({ modifiers }) => modifiers)) effects[id] ??= 0;
	const values = optionValues(program);
	for (const { id, names } of program.options) {
		options[id] ??= Object.fromEntries(names.map((name) => [name, 0]));
		options[id][values[id]!] ??= 0;
	}
}

function facesNotTaken(lots: readonly WatchedGames[], report: UsageReport): string[] {
	const answers = [...Object.values(report.actions), ...Object.values(report.choices)];
	const taken = new Set(answers.flatMap((answer) => Object.keys(answer.with)));
	const faces = new Set(lots.flatMap(({ program }) => program.faces.map(({ id }) => id)));
	// A piece of which a rule acted has been of use, whoever took it.
	for (const { program } of lots) {
		for (const { id, self } of effectsOf(program)) {
			if (self?.set !== 'faces' || report.effects[id] === 0) continue;
			taken.add(program.faces[self.piece]!.id);
		}
	}
	return [...faces].filter((id) => !taken.has(id));
}
