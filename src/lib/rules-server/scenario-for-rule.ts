/**
 * A scenario for a rule that a file declares: it sets a small position, has asked or done what the rule is about, and claims
 * what is so. It is run before anybody gets it; what does not hold gives way to something simpler. Nothing is written here.
 */
import { flowText, keyText, type Plain } from '#lib/language/editing/plain-text.ts';
import type { TextEdit } from '#lib/language/diagnostic.ts';
import { citesOf, childOf, textOf } from '#lib/language/nodes.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { type Declaration, nameIn } from '#lib/ruleset/mentions/game-names.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { isKindOf } from '#lib/ruleset/expression/types.ts';
import { readScenarios, type Scenario } from '#lib/scenario/read.ts';
import { runScenario, type Stage, stageOf } from '#lib/scenario/run-scenario.ts';
import { linkStage, stageRulesOf } from '#lib/scenario/stage-rules.ts';
import { editionsOf, playing } from '#lib/scenario/suite.ts';
import { claimsOf } from '#lib/scenario/write-scenario.ts';
import { definitionAt } from './facts.ts';
import type { Reading } from './Readings.ts';
import type { MadeScenario, OpenFile } from './rules-server.ts';

const RULES = ['values', 'events', 'procedures', 'actions', 'effects', 'pieces'] as const;
type Section = (typeof RULES)[number];

const isRule = (section: string): section is Section =>
	(RULES as readonly string[]).includes(section);

/** The rule whose name, as it is declared, stands at an offset of a file; null: there is none. */
export function ruleAt({ path }: OpenFile, offset: number, reading: Reading): Declaration | null {
	const found = reading.names.names.declarations.find(
		({ node: { range }, path: address }) =>
			range.file === path &&
			range.start.offset <= offset &&
			offset <= range.end.offset &&
			address.split('.').length === 2 &&
			isRule(address.split('.')[0] ?? '')
	);
	return found ?? null;
}

/** `files`: with the open one as it stands. null: not even the start of the game can be claimed. */
export function scenarioFor(
	files: Map<string, string>,
	file: OpenFile,
	rule: Declaration,
	reading: Reading
): MadeScenario | null {
	const { program } = reading;
	if (program === null) return null;
	const under = layersOf(file, reading);
	const cite = citesOf(definitionAt(reading, rule.path));
	const head: Entries = {
		scenario: `${nameIn(rule.path)} does what it says`,
		...(cite.length > 0 && { cite: cite.length === 1 ? cite[0]! : cite }),
		...under
	};
	const path = `${reading.game}/tests/mine/${nameIn(rule.path)}.yaml`;
	for (const body of [...bodiesFor(rule, reading, program), { then: [NOTHING] }]) {
		const text = running({ ...head, ...body }, path, files, reading.game);
		if (text !== null) return placed(path, text, files.get(path) ?? null);
	}
	return null;
}

type Entries = Readonly<Record<string, Plain>>;

/** Rules of the base hold under every edition. */
function layersOf({ path, text }: OpenFile, { composition }: Reading): Entries {
	const role = fileRole(path);
	const variant = /^variants\/(.*)\.ya?ml$/.exec(path)?.[1];
	if (variant !== undefined && text !== '') return { variant };
	if (role.role !== 'layer') return {};
	const layer = composition.layers.find(({ id }) => id === role.place.id);
	if (layer?.kind === 'edition') return { editions: [layer.id] };
	return layer?.kind === 'house-rule' ? { 'house-rules': [layer.id] } : {};
}

/** What could be set up, asked and claimed, the best first. */
function bodiesFor(rule: Declaration, reading: Reading, program: Program): Entries[] {
	const [section = '', key = ''] = rule.path.split('.');
	if (section === 'pieces') return pieceBodies(nameIn(rule.path), program);
	if (section !== 'effects') return isRule(section) ? bodiesOf(section, key, program) : [];
	const effect = definitionAt(reading, rule.path);
	const about = ['modify', 'replace', 'after', 'forbid'].flatMap((verb) => {
		const said = textOf(childOf(effect, verb));
		return said === null ? [] : [said.replace(/\(.*$/s, '')];
	});
	return about.flatMap((name) =>
		(['values', 'events'] as const).flatMap((sort) => bodiesOf(sort, name, program))
	);
}

function bodiesOf(section: Section, key: string, program: Program): Entries[] {
	if (section === 'values') {
		const value = program.values.find(({ id }) => id === key);
		const made = value && valuesFor(value.params, program);
		if (!value || !made) return [];
		const args = value.params.map(({ id }) => String(made.given[id]));
		const call = args.length > 0 ? `${nameIn(key)}(${args.join(', ')})` : nameIn(key);
		const first = valueOf(value.type, program, new Map());
		const claims = [
			...(first ? [`${call} == ${first.word}`] : []),
			...[`${call} is none`, `count(${call}) == 0`, `${call} is not none`]
		];
		return claims.map((is) => ({ ...made.position, then: [{ is }] }));
	}
	if (section !== 'events' && section !== 'procedures') return [];
	const verb = section === 'events' ? 'emit' : 'call';
	const routine = program[section].find(({ id }) => id === key);
	const made = routine && valuesFor(routine.params, program);
	if (!made) return [];
	const name = nameIn(key);
	const start = routine.params.length > 0 ? { [verb]: name, with: made.given } : { [verb]: name };
	const then = section === 'events' ? [{ events: [name] }] : [NOTHING];
	return [{ ...made.position, start, then }];
}

function pieceBodies(id: string, program: Program): Entries[] {
	const face = program.faces.find((candidate) => candidate.id === id);
	const kind = face && program.kinds[face.kind]?.id;
	const position = positionWith([id], program);
	return kind === undefined ? [] : [{ ...position, then: [{ is: `${id} is ${kind}` }] }];
}

interface Arguments {
	given: Record<string, string | number | boolean>;
	position: Entries;
}

/** null: there is nothing of that type which could be written. */
function valuesFor(
	params: readonly { id: string; type: Type }[],
	program: Program
): Arguments | null {
	const used = new Map<string, number>();
	const given: Arguments['given'] = {};
	const pieces: string[] = [];
	for (const { id, type } of params) {
		const value = valueOf(type, program, used);
		if (value === null) return null;
		given[id] = value.word;
		if (value.isPiece) pieces.push(String(value.word));
	}
	return { given, position: pieces.length > 0 ? positionWith(pieces, program) : {} };
}

/** They lie before the first player, or in the middle of the table. */
function positionWith(pieces: readonly string[], { zones }: Program): Entries {
	const zone = zones.find(({ per }) => per === 'player') ?? zones.find(({ per }) => per === 'game');
	if (!zone) return {};
	const where = zone.per === 'player' ? `${zone.id}(p1)` : zone.id;
	return { given: { place: { [where]: [...pieces] } } };
}

/** Each of a type once. */
function valueOf(
	type: Type,
	program: Program,
	used: Map<string, number>
): { word: string | number | boolean; isPiece?: true } | null {
	const next = (sort: string): number => {
		const count = used.get(sort) ?? 0;
		used.set(sort, count + 1);
		return count;
	};
	switch (type.t) {
		case 'int':
			return { word: 1 };
		case 'bool':
			return { word: true };
		case 'enum': {
			const word = program.enums[type.enum]?.values[0];
			return word === undefined ? null : { word };
		}
		case 'player':
			return { word: `p${(next('player') % program.players) + 1}` };
		case 'space': {
			const cell = program.map.cells[next('space')];
			return cell ? { word: `${program.map.space}(${cell.q},${cell.r})` } : null;
		}
		case 'piece': {
			const fitting = program.faces.filter(
				({ id, kind }) => /^[\w-]+$/.test(id) && isKindOf(kind, type.kind, program)
			);
			const word = fitting[next(`piece ${type.kind}`)]?.id;
			return word === undefined ? null : { word, isPiece: true };
		}
		case 'optional':
			return { word: 'none' };
		case 'choice':
		case 'zone':
		case 'none':
		case 'set':
		case 'per-player':
		case 'per-space':
		case 'per-face':
			return null;
	}
}

/** So often what is so is put in place of what was claimed. */
const MOST_TRIES = 4;

/** The text as it runs green, under all editions for which it holds; null: it does not. */
function running(
	entries: Entries,
	path: string,
	files: Map<string, string>,
	game: string
): string | null {
	const editions = editionsOf(files, game);
	let text = textFor(entries);
	let asks = false;
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		const scenario = scenarioIn(path, text);
		const named = scenario?.editions ?? editions;
		const stage = scenario && stageFor(files, game, scenario, named[0] ?? null);
		if (!scenario || !stage) return null;
		const { failures } = runScenario(stage, scenario);
		if (failures.length === 0) return holdingText(entries, text, path, files, game);
		const wrong = failures.find(({ code, fixes }) => code === 'scenario/claim' && fixes.length > 0);
		const [edit] = wrong?.fixes[0]?.edits ?? [];
		if (edit) text = edited(text, edit);
		else if (asks) return null;
		else {
			// Somebody is asked; what may be answered is claimed, and nothing of nothing.
			text = text.replace(`\n${claimText(NOTHING)}`, '\n');
			text += claimsOf(stage.machine).map(claimText).join('');
			asks = true;
		}
	}
	return null;
}

/** Where another edition says otherwise, it is about the first alone. */
function holdingText(
	entries: Entries,
	text: string,
	path: string,
	files: Map<string, string>,
	game: string
): string | null {
	const editions = editionsOf(files, game);
	const all = editions.length === 0 ? [null] : editions;
	const passes = (said: string): boolean => {
		const scenario = scenarioIn(path, said);
		return (
			scenario !== null &&
			[...playing({ files }, game, all)(scenario)].every(({ passed }) => passed)
		);
	};
	if (passes(text)) return text;
	const [first] = editions;
	if (first === undefined || 'variant' in entries || 'editions' in entries) return null;
	const narrow = text.replace('\n', () => `\neditions: [${first}]\n`);
	return passes(narrow) ? narrow : null;
}

function scenarioIn(path: string, text: string): Scenario | null {
	const [scenario] = readScenarios(path, text);
	return scenario && scenario.findings.length === 0 ? scenario : null;
}

function stageFor(
	files: Map<string, string>,
	game: string,
	scenario: Scenario,
	edition: string | null
): Stage | null {
	const linked = linkStage({ files }, stageRulesOf(game, scenario, edition));
	return 'findings' in linked ? null : stageOf(linked.program, linked.symbols);
}

function edited(text: string, { range, text: put }: TextEdit): string {
	return text.slice(0, range.start.offset) + put + text.slice(range.end.offset);
}

/** What is claimed where nothing is known. */
const NOTHING = { is: true };

const claimText = (claim: Plain): string => `  - ${flowText(claim)}\n`;

/** Comments say what is the author's. */
const ABOVE: Readonly<Record<string, string>> = {
	given: 'Say here how it stands before.',
	then: 'Say here what has to be so then; this is what is so now.'
};

function textFor(entries: Entries): string {
	return Object.entries(entries)
		.map(([key, value]) => {
			const above = ABOVE[key] === undefined ? '' : `# ${ABOVE[key]}\n`;
			const items: readonly Plain[] | null =
				key === 'then' && Array.isArray(value) ? (value as Plain[]) : null;
			const written = items ? `\n${items.map(claimText).join('')}` : ` ${flowText(value)}\n`;
			return `${above}${keyText(key, false)}:${written}`;
		})
		.join('');
}

/** Behind what a file says already. */
function placed(path: string, text: string, before: string | null): MadeScenario {
	if (before === null || before.trim() === '') return { path, text, before, line: 1 };
	const kept = before.endsWith('\n') ? before : `${before}\n`;
	const whole = `${kept}---\n${text}`;
	return { path, text: whole, before, line: kept.split('\n').length + 1 };
}
