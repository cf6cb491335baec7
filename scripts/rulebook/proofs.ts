/**
 * What `npm run proofs` found (docs/rulebook/proofs.yaml): for each statement of a rulebook the scenarios that fail when a rule
 * that the reading names is broken, those that prove most first, and the rules that no scenario of the statement notices.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { Provers } from '#lib/lab/mutation/provers.ts';
import { groupsOf } from '#lib/lab/mutation/run-mutants.ts';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import type { Scenario } from '#lib/scenario/read.ts';
import { Stages } from '#lib/scenario/suite.ts';
import type { Book, Statement } from './books.ts';
import { defaultOf, type Evidence, provedBy } from './evidence.ts';

export interface Proof {
	/** Titles of scenarios; none: the statement is not proved. */
	by: string[];
	/** Rules that were broken, and no scenario that cites the statement's clauses noticed. */
	unnoticed: string[];
}

/** By edition, and by the lines of the statement. */
export type Proofs = Record<string, Record<string, Proof>>;

/** What came of breaking each rule: how often it was broken, and how often each scenario failed then. */
export type Trials = ReadonlyMap<string, { broken: number; failed: ReadonlyMap<Scenario, number> }>;

const FILE = 'docs/rulebook/proofs.yaml';
export const pathOf = (project: string): string => join(project, FILE);
/** As many as the page names. */
export const MOST = 4;

export function readProofs(project: string): Proofs {
	const path = pathOf(project);
	return existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Proofs) : {};
}

/** A statement a line, so that a change of one is a change of one line. */
export function writtenProofs(proofs: Proofs): string {
	const flow = (part: unknown): string =>
		stringify(part, {
			collectionStyle: 'flow',
			lineWidth: 0,
			defaultStringType: 'QUOTE_DOUBLE'
		}).trim();
	const lines = Object.entries(proofs).flatMap(([edition, rows]) => [
		`${edition}:`,
		...Object.entries(rows).map(([row, proof]) => `  ${flow(row)}: ${flow(proof)}`)
	]);
	return ['# Written by `npm run proofs`; do not edit.', ...lines, ''].join('\n');
}

/** The statements that rule something, by their lines; the second one of the same lines has `#2`. */
export function rowsOf({ statements }: Book): Map<string, Statement> {
	const rows = new Map<string, Statement>();
	for (const statement of statements) {
		if (statement.verdict === 'none') continue;
		const { where } = statement;
		// No key is a number: numbers would come first.
		let row = `L${where}`;
		for (let n = 2; rows.has(row); n++) row = `L${where} #${n}`;
		rows.set(row, statement);
	}
	return rows;
}

/** The definition that an address of a reading lies in: what can be broken. */
export function definitionOf(address: string): string {
	const parts = address.split('.');
	if (parts[0] === 'map') return 'map';
	return parts.slice(0, parts[0] === 'fields' ? 3 : 2).join('.');
}

export const definitionsOf = ({ rules }: Statement): string[] => [
	...new Set(rules.map(definitionOf))
];

/**
 * First the scenario that fails for these rules, often, and for few others, is about these clauses, shares words with the sentence and
 * plays what the book has as its default; then those that show what the ones before leave open: another rule, another clause.
 */
export function proofOf(
	statement: Statement,
	edition: string,
	evidence: Evidence,
	trials: Trials
): Proof {
	const { clauses, options, says } = statement;
	const rules = definitionsOf(statement);
	const candidates = provedBy(evidence, edition, clauses, options)
		.map((scenario) => {
			const noticed = rules.filter((rule) => trials.get(rule)?.failed.has(scenario));
			const worth =
				specificity(scenario, rules, trials) +
				strictness(scenario, rules, trials) +
				closeness(scenario, statement) +
				2 * sharedWords(says, scenario.title) -
				(isOtherwiseAgreed(scenario, edition, evidence) ? 2 : 0);
			return { scenario, noticed, worth };
		})
		.filter(({ noticed }) => noticed.length > 0);
	const shown: typeof candidates = [];
	while (shown.length < Math.min(MOST, candidates.length)) {
		const rulesShown = new Set(shown.flatMap(({ noticed }) => noticed));
		const clausesShown = new Set(shown.flatMap(({ scenario }) => scenario.cite));
		const adds = ({ scenario, noticed, worth }: (typeof candidates)[number]): number =>
			shown.length === 0
				? worth
				: worth +
					4 * noticed.filter((rule) => !rulesShown.has(rule)).length +
					4 * clauses.filter((id) => scenario.cite.includes(id) && !clausesShown.has(id)).length;
		const left = candidates.filter((candidate) => !shown.includes(candidate));
		shown.push(left.reduce((best, next) => (adds(next) > adds(best) ? next : best)));
	}
	const seen = new Set(candidates.flatMap(({ noticed }) => noticed));
	return {
		by: shown.map(({ scenario }) => scenario.title),
		unnoticed: rules.filter((rule) => trials.has(rule) && !seen.has(rule))
	};
}

/** Of all breakages that it notices, how many are of these rules: 0 to 1. */
function specificity(scenario: Scenario, rules: readonly string[], trials: Trials): number {
	let here = 0;
	let all = 0;
	for (const [rule, { broken, failed }] of trials) {
		const share = (failed.get(scenario) ?? 0) / broken;
		all += share;
		if (rules.includes(rule)) here += share;
	}
	return all === 0 ? 0 : here / all;
}

/** How many of the breakages of these rules it notices: 0 to 1. */
function strictness(scenario: Scenario, rules: readonly string[], trials: Trials): number {
	const shares = rules.map((rule) => {
		const { broken, failed } = trials.get(rule) ?? {
			broken: 1,
			failed: new Map<Scenario, number>()
		};
		return (failed.get(scenario) ?? 0) / broken;
	});
	return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** A scenario of another agreement than the book's proves little of its sentence. */
const isOtherwiseAgreed = ({ options }: Scenario, edition: string, evidence: Evidence): boolean =>
	Object.entries(options).some(([id, value]) => String(value) !== defaultOf(evidence, edition, id));

function closeness({ cite, options }: Scenario, statement: Statement): number {
	const shared = cite.filter((id) => statement.clauses.includes(id)).length / cite.length;
	return shared + (statement.options.some((id) => id in options) ? 1 : 0);
}

/** How many of the words of a sentence stand in a title, by how they begin: 0 to 1. */
function sharedWords(sentence: string, title: string): number {
	const wordsOf = (text: string): Set<string> =>
		new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)));
	const words = wordsOf(sentence);
	const others = wordsOf(title);
	return words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;
}

interface Progress {
	advance(): void;
	stop(): void;
}

/** Breaks every rule that the statements name, one thing at a time, and plays the scenarios that cite their clauses. */
export function trialsOf(
	workspace: Workspace,
	evidence: Evidence,
	{ game, edition }: { game: string; edition: string },
	rows: readonly (readonly [string, Statement])[],
	progress: (size: number) => Progress
): Trials {
	const asked = new Map<string, Set<Scenario>>();
	for (const [, statement] of rows) {
		const scenarios = provedBy(evidence, edition, statement.clauses, statement.options);
		for (const rule of definitionsOf(statement))
			asked.set(rule, new Set([...(asked.get(rule) ?? []), ...scenarios]));
	}
	const scenarios = [...new Set([...asked.values()].flatMap((some) => [...some]))];
	const suite = { editions: [edition], scenarios };
	const provers = new Provers(groupsOf(new Stages(workspace, game), suite, edition), asked);
	const trials = new Map<string, { broken: number; failed: Map<Scenario, number> }>();
	const bar = progress(provers.size);
	for (const { rules, failing } of provers.run()) {
		bar.advance();
		for (const rule of rules) {
			const trial = trials.get(rule) ?? { broken: 0, failed: new Map<Scenario, number>() };
			trials.set(rule, trial);
			trial.broken++;
			for (const scenario of failing)
				if (asked.get(rule)?.has(scenario))
					trial.failed.set(scenario, (trial.failed.get(scenario) ?? 0) + 1);
		}
	}
	bar.stop();
	return trials;
}
