/** From a composed game to the program that the engine runs: every name resolved, every expression checked. */
import { append } from '#lib/language/tools/append.ts';
import { type Diagnostic, isError, type Report } from '#lib/language/diagnostic.ts';
import { MOST_FINDINGS } from '#lib/language/finding-limit.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { NamesSeen } from '#lib/ruleset/names/own-names.ts';
import type { ExpressionListener, Symbols } from '#lib/ruleset/names/symbols.ts';
import { explainMoves } from '#lib/ruleset/moves/explain-moves.ts';
import { NO_LAYOUT } from '#lib/ruleset/program/layout.ts';
import { programHash } from '#lib/ruleset/program/program-hash.ts';
import type { MapDef, Program } from '#lib/ruleset/program/program.ts';
import { collectNames } from './collect-names.ts';
import type { Rules } from './context/body.ts';
import { Linking, type Sections } from './context/linking.ts';
import { linkRules } from './link-rules.ts';
import { linkTables } from './link-tables.ts';
import { linkArt } from './tables/art.ts';
import { tooLarge } from './tables/totals.ts';
import { linkTexts } from './tables/texts.ts';
import { analyse } from './whole/analyse.ts';
import { checkConstraints } from './whole/check-constraints.ts';
import { checkTexts } from './whole/check-texts.ts';
import { Leftovers } from './whole/leftovers.ts';
import { linkLayout } from './whole/link-layout.ts';
import { namesAnswered } from '#lib/ruleset/program/all-steps.ts';
import { sameMoments } from './whole/same-moment.ts';
import { samePlaces } from './whole/same-place.ts';
import { findToldLate } from './whole/told-late.ts';
import { findToldSecrets } from './whole/told-secrets.ts';

export interface Linked {
	/** null when the game cannot be played as it stands. */
	program: Program | null;
	/** The names of the game, for expressions that are checked later (scenarios). */
	symbols: Symbols;
	/** What linking found; what composing found is with the composition. */
	diagnostics: Diagnostic[];
}

/** `listener` is told of every expression of the rules. */
export function link(
	composition: Composition,
	players: number,
	listener: ExpressionListener | null = null
): Linked {
	const found: Diagnostic[] = [];
	const symbols = emptySymbols(players, composition.names);
	symbols.layers = composition.layers.map(({ id }) => id);
	if (listener !== null) symbols.listener = listener;
	const sections = sectionsOf(composition);
	const large = tooLarge(sections);
	if (large.length > 0) return { program: null, symbols, diagnostics: large };
	const program = untilTooMany(found, (report) =>
		linkProgram(composition, sections, symbols, report)
	);
	// Expressions that are checked later, those of scenarios, are no rules.
	delete symbols.listener;
	if (program && !found.some(isError)) {
		append(found, sameMoments(program, composition));
		append(found, samePlaces(program, composition));
	}
	const shapes = composition.diagnostics.filter(isAboutShape);
	const diagnostics = explainMoves(found, composition.moves)
		.filter((finding) => composition.complete || provesSomething(finding))
		.filter((finding) => !isAboutShape(finding) || !shapes.some((shape) => overlap(shape, finding)))
		.sort(byPlace);
	const excused = new Set(composition.leftOut.flatMap(({ because }) => because));
	const broken =
		diagnostics.some(isError) ||
		composition.diagnostics.some((finding) => isError(finding) && !excused.has(finding));
	return { program: broken || !composition.complete ? null : program, symbols, diagnostics };
}

/** The map alone, of rules that need not hold otherwise. */
export function linkMap(composition: Composition, players: number): MapDef {
	const symbols = emptySymbols(players, composition.names);
	const sections = sectionsOf(composition);
	if (tooLarge(sections).length > 0) return symbols.map;
	const ignored = (): void => undefined;
	collectNames(new Linking(sections, symbols, ignored), composition);
	return symbols.map;
}

/** A file in which so much is wrong is not looked through to its end: looking for what was meant is slow. */
const MOST_ERRORS = MOST_FINDINGS + 20;

class TooMany extends Error {}

/** Null for rules with a file in which too much is wrong. */
function untilTooMany<T>(found: Diagnostic[], work: (report: Report) => T): T | null {
	const errors = new Map<string, number>();
	const report = (diagnostic: Diagnostic): void => {
		found.push(diagnostic);
		if (!isError(diagnostic)) return;
		const { file } = diagnostic.range;
		const count = (errors.get(file) ?? 0) + 1;
		errors.set(file, count);
		if (count > MOST_ERRORS) throw new TooMany();
	};
	try {
		return work(report);
	} catch (error) {
		if (error instanceof TooMany) return null;
		throw error;
	}
}

/** What has the wrong shape was found already when its file was looked at. */
function isAboutShape({ code }: Diagnostic): boolean {
	return code.startsWith('shape/');
}

function byPlace({ range: a }: Diagnostic, { range: b }: Diagnostic): number {
	if (a.file !== b.file) return a.file < b.file ? -1 : 1;
	return a.start.offset - b.start.offset;
}

function overlap({ range: a }: Diagnostic, { range: b }: Diagnostic): boolean {
	return a.file === b.file && a.start.offset <= b.end.offset && b.start.offset <= a.end.offset;
}

/** Where parts of the game could not be read, a missing name may just be in one of them. */
function provesSomething({ code }: Diagnostic): boolean {
	return !/^(ref|read|text|cite|game)\//.test(code) && code !== 'piece/no-start';
}

/**
 * In three stages, each of which needs what the one before it returns: first the names, for an expression can name
 * anything that is declared anywhere; then the tables, for frames of rules are as large as their sets of things; then the
 * rules. What is said about the game as a whole needs all of it.
 */
function linkProgram(
	composition: Composition,
	sections: Sections,
	symbols: Symbols,
	report: Report
): Program {
	const link = new Linking(sections, symbols, report, composition.earlier);
	const names = collectNames(link, composition);
	const tables = linkTables(link, names);
	const { rules, frames, ...linked } = linkRules(
		link,
		names,
		tables.fields,
		composition.tree.range
	);
	const program: Program = {
		// To work it out takes as long as a tenth of linking, and findings need none.
		get hash() {
			return programHash(program);
		},
		game: composition.game,
		variant: composition.variant,
		players: symbols.players,
		options: names.options,
		enums: symbols.enums,
		kinds: symbols.kinds,
		attributes: symbols.attributes,
		...tables,
		map: symbols.map,
		...linked,
		windows: rules.windows,
		...checkpointsOf(rules),
		...(rules.memories.length > 0 && { memories: rules.memories }),
		streams: rules.streams,
		sources: link.sources,
		texts: linkTexts(link),
		pieceTexts: [],
		art: linkArt(link),
		clauses: names.clauses,
		layout: NO_LAYOUT
	};
	const leftovers = new Leftovers(composition);
	const { values } = names;
	analyse({ program, rules, values, frames, chosen: composition.options, leftovers });
	checkConstraints(link, composition);
	program.layout = linkLayout(link, namesAnswered(program));
	program.pieceTexts = checkTexts(program, rules, leftovers);
	// What a question tells is known when its texts have been read.
	if (link.errors === 0) findToldSecrets(program, link);
	if (link.errors === 0) findToldLate(program, link);
	return program;
}

/** No key where there are none: such a game is the program it was before there were any. */
function checkpointsOf({ checkpoints: { names } }: Rules): Pick<Program, 'checkpoints'> {
	return names.length > 0 ? { checkpoints: names } : {};
}

function sectionsOf(composition: Composition): Map<string, TreeNode> {
	return new Map([...composition.tree.entries].map(([id, entry]) => [id, entry.value]));
}

function emptySymbols(players: number, names: NamesSeen): Symbols {
	return {
		names,
		players,
		enums: [],
		kinds: [],
		attributes: [],
		modified: new Map(),
		counting: null,
		links: null,
		faces: [],
		offers: [],
		fields: { game: [], player: [], space: [], piece: [] },
		zones: [],
		map: { space: '', plural: '', grid: 'none', cells: [], neighbours: [], marks: [] },
		values: [],
		options: [],
		layers: []
	};
}
