/** Findings about the game as a whole: circles among values, and things that nobody uses. */
import { ART } from '#lib/ruleset/art/picture.ts';
import { finding, type FindingDetails } from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Rules } from '#lib/ruleset/link/context/body.ts';
import { TABLES } from '#lib/ruleset/program/expression-ir.ts';
import type { Frame } from '#lib/ruleset/link/context/frame.ts';
import { firstOfRow, nameOf, wholeRow } from '#lib/ruleset/program/rows.ts';
import { Reads } from '#lib/ruleset/program/ir-reads.ts';
import { findLostRestores } from './lost-restores.ts';
import { findDeepValues } from './nesting.ts';
import type { Leftovers } from './leftovers.ts';
import type { Values } from '#lib/ruleset/link/rules/values.ts';
import { childOf, entriesOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import type { Program, ValueDef } from '#lib/ruleset/program/program.ts';
import { type Said, say } from '#lib/language/said.ts';

export interface Analysed {
	program: Program;
	rules: Rules;
	values: Values;
	/** Frames of the actions, in order. */
	frames: Frame[];
	/** The options that were chosen explicitly. */
	chosen: Readonly<Record<string, unknown>>;
	leftovers: Leftovers;
}

export function analyse(game: Analysed): void {
	const { program, rules, values } = game;
	const sound = rules.link.errors === 0;
	const order = findCircles(program.values, rules, values);
	findDeepValues(program.values, order, values, rules.link.report);
	findUnusedWindows(game);
	findLostRestores(program, rules);
	// Where something could not be linked, what it reads is not known.
	if (!sound) return;
	findUnusedLocals(game);
	const words = wordsOf(rules.link.whole('layout'));
	findUnusedThings(game, words);
	findUnusedOptions(game, words);
}

function unused(
	{ rules, leftovers }: Analysed,
	code: FindingCode,
	at: TreeNode,
	message: Said,
	{ severity = 'warning', fixes = [], missing = null }: Partial<FindingDetails> = {}
): void {
	const weight = { severity: leftovers.severity(at, severity), fixes, missing };
	rules.link.report(finding(code, at, message, weight));
}

/**
 * Through bodies and modifiers: even a value whose type is declared may not need itself. Returns all values, each after
 * those that it needs.
 */
function findCircles(defs: ValueDef[], rules: Rules, values: Values): number[] {
	const needs = defs.map(({ is, set, modifiers }) => {
		const reads = new Reads();
		reads.visit([is, set, modifiers]);
		return reads.values;
	});
	const seen = new Set<number>();
	// On the way down from a value, outermost first, each with what it still needs: no recursion, for it may be long.
	const way: { value: number; needs: Iterator<number, undefined> }[] = [];
	const order: number[] = [];
	const enter = (value: number): void => {
		seen.add(value);
		way.push({ value, needs: (needs[value] ?? new Set()).values() });
	};
	const report = (value: number, from: number): void => {
		const circle = [...way.slice(from).map((step) => step.value), way[from]!.value];
		const names = circle.map((v) => defs[v]!.id).join(' -> ');
		const counting = rules.link.symbols.counting?.value ?? -1;
		const links = rules.link.symbols.links?.value ?? -1;
		const message = circle.includes(counting)
			? say`rule/counts-as-itself: What a piece counts as cannot depend on itself: ${names}; printed(x) asks for the face that lies there`
			: circle.includes(links)
				? say`rule/neighbours-of-themselves: Who neighbours whom cannot depend on itself: ${names}; write in the effect itself what it asks of the map: there it is the printed one`
				: say`rule/value-of-itself: A value cannot depend on itself: ${names}`;
		const place = circle.includes(links)
			? effectReading(circle[circle.indexOf(links) + 1]!, defs[links]!)
			: values.place(defs[circle.includes(counting) ? counting : value]!.id);
		if (place) rules.link.report(finding('value/recursive', place, message));
	};
	/** The effect on who neighbours whom that needs another value. */
	const effectReading = (other: number, { modifiers }: ValueDef): TreeNode | null => {
		const reading = modifiers.find((modifier) => {
			const reads = new Reads();
			reads.visit(modifier);
			return reads.values.has(other);
		});
		return reading ? (childOf(rules.link.nodeOf(reading.source), 'modify') ?? null) : null;
	};
	for (const first of defs.keys()) {
		if (!seen.has(first)) enter(first);
		for (let here = way.at(-1); here; here = way.at(-1)) {
			const { value, done } = here.needs.next();
			if (done) {
				way.pop();
				order.push(here.value);
			} else if (!seen.has(value)) enter(value);
			else {
				const from = way.findIndex((candidate) => candidate.value === value);
				if (from >= 0) report(here.value, from);
			}
		}
	}
	return order;
}

function findUnusedWindows(game: Analysed): void {
	const { link, offered, windows } = game.rules;
	const offers = [...offered.keys()];
	for (const [, { value }] of link.section('actions')) {
		for (const node of itemsOf(childOf(value, 'window'))) {
			const id = textOf(node);
			if (id === null || id === 'anytime' || offered.has(id)) continue;
			const { hint, fixes } = didYouMean(id, [...offers, 'anytime'], node.range);
			const said = say`rule/nobody-offers: Nobody offers the window "${id}", so this can never be chosen`;
			const missing = { what: 'window', word: id, of: null, said };
			unused(game, 'read/unused-window', node, say`${said}${hint}`, {
				severity: 'error',
				fixes,
				missing
			});
		}
	}
	for (const [id, place] of offered) {
		const index = windows.indexOf(id);
		if (game.program.actions.some((action) => action.windows.includes(index))) continue;
		unused(
			game,
			'read/empty-window',
			place,
			say`rule/no-action-belongs: No action belongs to the window "${id}"`
		);
	}
}

function findUnusedLocals(game: Analysed): void {
	const { rules, frames } = game;
	const all = [...rules.procedures, ...rules.events].map(({ frame }) => frame);
	for (const { name, place, expected, read } of [...all, ...frames].flatMap((f) => f.locals)) {
		if (expected && !read)
			unused(game, 'read/unused-local', place, say`rule/is-never-read: "${name}" is never read`);
	}
}

/** What the layout shows is used; so is what only tests read, since they read what is there anyway. */
function findUnusedThings(game: Analysed, shown: ReadonlySet<string>): void {
	const { rules } = game;
	const { link } = rules;
	link.section('values').forEach(([id, { key }], value) => {
		if (link.reads.has(`value/${value}`) || shown.has(id)) return;
		unused(
			game,
			'read/unused-value',
			key,
			say`rule/nothing-asks: Nothing asks for the value "${id}"`
		);
	});
	for (const [name, { key }] of link.section('art')) {
		if (game.program.faces.some(({ icon }) => icon === ART + name)) continue;
		const message = say`rule/no-piece-shows: No piece shows "${name}": write icon: ${ART}${name}`;
		unused(game, 'read/unused-art', key, message);
	}
	for (const { id, entry, used } of rules.procedures) {
		if (!used)
			unused(
				game,
				'read/unused-procedure',
				entry.key,
				say`rule/nothing-calls: Nothing calls "${id}"`
			);
	}
	for (const { id, entry, used } of rules.events) {
		if (!used)
			unused(game, 'read/unused-event', entry.key, say`rule/nothing-emits: Nothing emits "${id}"`);
	}
	for (const { node, name } of rules.checkpoints.unused) {
		unused(
			game,
			'read/unused-checkpoint',
			node,
			say`rule/nothing-goes-back: Nothing goes back to "${name}"`
		);
	}
	for (const table of TABLES) {
		const fields = link.symbols.fields[table];
		link.fieldNodes[table].forEach(({ key }, f) => {
			// A row is used where any place of it is.
			if (firstOfRow(fields, f) !== f) return;
			const id = nameOf(fields[f]!);
			const row = wholeRow(fields, f);
			const isRead =
				row.some((place) => link.reads.has(`field-${table}/${place}`)) ||
				[id, ...row.map((place) => fields[place]!.id)].some((name) => shown.has(name));
			if (!isRead)
				unused(game, 'read/unused-field', key, say`rule/nothing-reads: Nothing reads "${id}"`);
			else if (!row.some((place) => link.written.has(`field-${table}/${place}`))) {
				unused(
					game,
					'read/never-written',
					key,
					say`rule/nothing-ever-sets: Nothing ever sets "${id}"`
				);
			}
		});
	}
}

/** An option that was chosen and changes nothing is always an error. */
function findUnusedOptions(game: Analysed, shown: ReadonlySet<string>): void {
	const { link } = game.rules;
	link.section('options').forEach(([id, { key }], option) => {
		if (link.reads.has(`option/${option}`) || shown.has(id)) return;
		const message = say`rule/no-rule-asks: No rule asks for the option "${id}"`;
		if (Object.hasOwn(game.chosen, id)) link.report(finding('read/unused-option', key, message));
		else unused(game, 'read/unused-option', key, message, { severity: 'error' });
	});
}

/** All words of the layout: any of them may be a name. */
function wordsOf(node: Maybe): Set<string> {
	const words = new Set<string>();
	const visit = (part: Maybe): void => {
		const text = textOf(part);
		if (text !== null) words.add(text);
		for (const [key, { value }] of entriesOf(part)) {
			words.add(key);
			visit(value);
		}
		if (part?.node === 'list') part.items.forEach(visit);
	};
	visit(node);
	return words;
}
