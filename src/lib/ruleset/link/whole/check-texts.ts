/** Texts against the rules: those that are missing, and those that nothing shows. */
import { beside, finding, fixing } from '#lib/language/diagnostic.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { Bending } from './bending-texts.ts';
import { ButtonTexts } from './button-texts.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import type { AskedText, Rules } from '#lib/ruleset/link/context/body.ts';
import type { Leftovers } from './leftovers.ts';
import { namesNumber } from './named-numbers.ts';
import { PARTS, writtenBelow } from './written-texts.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { chapterOf } from '#lib/ruleset/program/chapter.ts';
import type { InRow } from '#lib/ruleset/program/rows.ts';
import type { PieceText, Program } from '#lib/ruleset/program/program.ts';
import { type Said, say } from '#lib/language/said.ts';

/** What a game may call by a word of its own; the schema lists the same. */
const THINGS = ['counter', 'space', 'die'] as const;
/** Sections whose texts are about things outside this one game. */
const ELSEWHERE: ReadonlySet<string> = new Set(['layers', 'variants']);
/** Sections of names that people give: where nothing can be put in, a brace is a brace. */
const NAMES: ReadonlySet<string> = new Set(['game', 'pieces']);
const NEEDED: ReadonlySet<string> = new Set<AskedText['section']>([
	'actions',
	'windows',
	'choices',
	'log'
]);
/** The word with which something is declined, by the section of what asks. */
const DECLINING: Readonly<Record<string, string>> = { windows: 'pass', choices: 'none' };

/** Returns the texts into which pieces are put. */
export function checkTexts(program: Program, rules: Rules, leftovers: Leftovers): PieceText[] {
	const { link, texts } = rules;
	const node = link.whole('text');
	if (!node || link.errors > 0) return [];
	const english = program.texts['en'] ?? {};
	findMissing(rules, english);
	const known = knownPaths(program, rules);
	const askers = new Map<string, AskedText[]>();
	for (const textPath of texts) {
		const path = `${textPath.section}.${textPath.path}`;
		const same = askers.get(path);
		if (same) same.push(textPath);
		else askers.set(path, [textPath]);
	}
	const bending = new Bending(program, rules);
	const buttons = new ButtonTexts(program, rules, askers);
	for (const [language, { value }] of entriesOf(node)) {
		const first = new Map<string, ScalarNode>();
		for (const leaf of writtenBelow(value)) {
			const { path, nameless, asker, section, key, text, map, read, hasGaps } = leaf;
			const before = first.get(nameless);
			if (before) reportTwice(path, key, before, rules);
			first.set(nameless, key);
			if (!known.has(path) && !known.has(asker)) {
				if (
					ELSEWHERE.has(section) ||
					(section === 'numbers' && namesNumber(path.slice('numbers.'.length), link, PARTS))
				)
					continue;
				const said = say`rule/nothing-shows-text: Nothing shows the text "${path}"`;
				const severity = leftovers.severity(key, 'warning');
				const missing = { what: 'text', word: path, of: null, said };
				const message = say`${said}${hintFor(path, known, key)}`;
				link.report(finding('text/unknown-path', key, message, { severity, missing }));
				continue;
			}
			if (!known.has(path)) declinedOtherwise(key, path, section, rules);
			const written = { language, path, node: text };
			buttons.look(written, read);
			if (hasGaps && (read.ok || !NAMES.has(section))) {
				bending.message(written, askers.get(path) ?? askers.get(asker) ?? [], read);
			} else {
				const among = path === nameless ? null : { map, key };
				bending.name(language, path, nameless, { node: text, among });
			}
		}
	}
	bending.askedForms();
	return bending.pieceTexts;
}

/** `pass:` of a choice, or `none:` of a window: nobody would ever see it. */
function declinedOtherwise(key: ScalarNode, path: string, section: string, { link }: Rules): void {
	if (!Object.values(DECLINING).includes(key.text) || DECLINING[section] === key.text) return;
	const text = DECLINING[section];
	const message = say`rule/declined-otherwise: Nothing shows the text "${path}": to decline is called "pass" in a window and "none" in a choice`;
	const fixes =
		text === undefined
			? []
			: [fixing(say`word/change-to-word: Change to "${text}"`, [{ range: key.range, text }])];
	link.report(finding('text/unknown-path', key, message, { severity: 'warning', fixes }));
}

function findMissing({ link, texts }: Rules, english: Record<string, string>): void {
	const reported = new Set<string>();
	const missing = (path: string, place: AskedText['place']): void => {
		const parts = [path, `${path}.ask`, `${path}.log`];
		if (reported.has(path) || parts.some((part) => Object.hasOwn(english, part))) return;
		reported.add(path);
		const message = say`rule/no-english-text: There is no English text for ${path}`;
		link.report(finding('text/missing', place, message, { severity: 'warning' }));
	};
	for (const { section, path, place, option } of texts) {
		if (NEEDED.has(section) && !option) missing(`${section}.${path}`, place);
	}
	link.faceNodes.forEach(({ key }) => missing(`pieces.${key.text}`, key));
	for (const section of ['scenes', 'tracks'])
		for (const [id, { key }] of entriesOf(childOf(link.whole('layout'), section)))
			missing(`${section}.${id}`, key);
}

function knownPaths(program: Program, rules: Rules): Set<string> {
	const known = new Set<string>(rules.texts.map(({ section, path }) => `${section}.${path}`));
	const add = (section: string, things: { id: string }[]): void => {
		for (const { id } of things) known.add(`${section}.${id}`);
	};
	known.add('game');
	add('game', [{ id: program.game }]);
	add('pieces', program.faces);
	for (const thing of THINGS) known.add(`words.${thing}`);
	add('kinds', program.kinds);
	add('attributes', [...program.attributes, { id: 'count' }]);
	add('zones', [...program.zones, ...rowsOf(program.zones)]);
	add('values', program.values);
	add('events', program.events);
	add('procedures', program.procedures);
	add('invariants', program.invariants);
	for (const [id] of rules.link.section('constraints')) known.add(`constraints.${id}`);
	add('scenes', program.layout.scenes);
	add('tracks', program.layout.tracks);
	for (const cell of rules.link.cellsOfAnySize()) known.add(`spaces.${cell}`);
	add('clauses', program.clauses);
	for (const { section } of program.clauses) known.add(`sections.${chapterOf(section)}`);
	add('options', program.options);
	for (const list of Object.values(program.fields)) add('fields', [...list, ...rowsOf(list)]);
	for (const event of program.events) {
		add('effects', [...event.restrictions, ...event.replacements, ...event.triggers]);
	}
	for (const value of program.values) add('effects', value.modifiers);
	for (const { id, values } of program.enums) {
		known.add(`enums.${id}`);
		for (const value of values) known.add(`enums.${id}.${value}`);
	}
	for (const { id, names } of program.options) {
		for (const name of names) known.add(`options.${id}.${name}`);
	}
	return known;
}

/** A text of a row is that of its places. */
function rowsOf(things: readonly InRow[]): { id: string }[] {
	return things.flatMap(({ row }) => (row?.place === 0 ? [{ id: row.of }] : []));
}

/** Among the texts of the same section. */
function hintFor(path: string, known: ReadonlySet<string>, { range }: ScalarNode): Said {
	const section = path.slice(0, path.indexOf('.') + 1);
	const others = [...known].filter((other) => other.startsWith(section));
	const ids = others.map((other) => other.slice(section.length));
	return didYouMean(path.slice(section.length), ids, range).hint;
}

/** `builder: { cheap: ... }` and `builder.cheap: ...`: one text to whoever shows it, so one of them would never be seen. */
function reportTwice(path: string, key: ScalarNode, before: ScalarNode, { link }: Rules): void {
	const message = say`rule/text-written: The text "${path}" is written twice`;
	const related = [beside(before, say`word/the-first-one: the first one`)];
	link.report(finding('text/twice', key, message, { severity: 'warning', related }));
}
