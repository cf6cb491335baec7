/** Findings about the game as a whole: circles among values, and things that nobody uses. */
import type { Severity } from '../language/diagnostic.ts';
import { didYouMean } from '../language/suggest.ts';
import type { TreeNode } from '../language/tree.ts';
import type { Rules } from './body.ts';
import type { Composition } from './compose.ts';
import type { Table } from './expression-ir.ts';
import { finding, type Place } from './findings.ts';
import type { Frame } from './frame.ts';
import { Reads } from './ir-reads.ts';
import type { Values } from './link-values.ts';
import { childOf, entriesOf, itemsOf, textOf, type Maybe } from './nodes.ts';
import type { Program, ValueDef } from './program.ts';

const TABLES: Table[] = ['game', 'player', 'space', 'piece'];

export interface Analysed {
	program: Program;
	rules: Rules;
	values: Values;
	/** Frames of the actions, in order. */
	frames: Frame[];
	composition: Composition;
}

export function analyse({ program, rules, values, frames, composition }: Analysed): void {
	const sound = rules.link.errors === 0;
	findCircles(program.values, rules, values);
	findUnusedWindows(program, rules, composition);
	// Where something could not be linked, what it reads is not known.
	if (!sound) return;
	findUnusedLocals(rules, frames);
	const words = wordsOf(rules.link.whole('layout'));
	findUnusedThings(rules, words);
	findUnusedOptions(rules, words, composition);
}

function unused(rules: Rules, code: string, at: Place, message: string): void {
	finding(rules.link.report, code, at, message, { severity: 'warning' });
}

/** Through bodies and modifiers: even a value whose type is declared may not need itself. */
function findCircles(defs: ValueDef[], rules: Rules, values: Values): void {
	const needs = defs.map(({ is, set, modifiers }) => {
		const reads = new Reads();
		reads.visit([is, set, modifiers]);
		return reads.values;
	});
	const state = new Map<number, 'open' | 'done'>();
	const way: number[] = [];
	const visit = (value: number): void => {
		state.set(value, 'open');
		way.push(value);
		for (const next of needs[value] ?? []) {
			if (!state.has(next)) visit(next);
			else if (state.get(next) === 'open') {
				const circle = [...way.slice(way.indexOf(next)), next].map((v) => defs[v]!.id);
				const place = values.place(defs[value]!.id);
				const message = `A value cannot depend on itself: ${circle.join(' -> ')}`;
				if (place) finding(rules.link.report, 'value/recursive', place, message);
			}
		}
		way.pop();
		state.set(value, 'done');
	};
	defs.forEach((_, value) => {
		if (!state.has(value)) visit(value);
	});
}

/**
 * A layer may take away what a layer below lives from: then that is left over, which is no mistake. Not so where one layer
 * says both, or the last one does.
 */
function severityOf({ layer }: TreeNode, { layers }: Composition): Severity {
	return layer === layers.at(-1)?.id ? 'error' : 'warning';
}

function findUnusedWindows(
	program: Program,
	{ link, offered, windows }: Rules,
	composition: Composition
): void {
	const offers = [...offered.keys()];
	for (const [, { value }] of link.section('actions')) {
		for (const node of itemsOf(childOf(value, 'window'))) {
			const id = textOf(node);
			if (id === null || id === 'anytime' || offered.has(id)) continue;
			const { hint, fixes } = didYouMean(id, [...offers, 'anytime'], node.range);
			const message = `Nobody offers the window "${id}", so this can never be chosen${hint}`;
			const severity = severityOf(node, composition);
			finding(link.report, 'read/unused-window', node, message, { fixes, severity });
		}
	}
	for (const [id, place] of offered) {
		const index = windows.indexOf(id);
		if (program.actions.some((action) => action.windows.includes(index))) continue;
		const message = `No action belongs to the window "${id}"`;
		finding(link.report, 'read/empty-window', place, message, { severity: 'warning' });
	}
}

function findUnusedLocals(rules: Rules, frames: Frame[]): void {
	const all = [...rules.procedures, ...rules.events].map(({ frame }) => frame);
	for (const { name, place, expected, read } of [...all, ...frames].flatMap((f) => f.locals)) {
		if (expected && !read) unused(rules, 'read/unused-local', place, `"${name}" is never read`);
	}
}

/** What the layout shows is used; so is what only tests read, since they read what is there anyway. */
function findUnusedThings(rules: Rules, shown: ReadonlySet<string>): void {
	const { link } = rules;
	link.section('values').forEach(([id, { key }], value) => {
		if (link.reads.has(`value/${value}`) || shown.has(id)) return;
		unused(rules, 'read/unused-value', key, `Nothing asks for the value "${id}"`);
	});
	for (const { id, entry, used } of rules.procedures) {
		if (!used) unused(rules, 'read/unused-procedure', entry.key, `Nothing calls "${id}"`);
	}
	for (const { id, entry, used } of rules.events) {
		if (!used) unused(rules, 'read/unused-event', entry.key, `Nothing emits "${id}"`);
	}
	for (const table of TABLES) {
		link.fieldNodes[table].forEach(({ key }, f) => {
			const id = key.text;
			const isRead = link.reads.has(`field-${table}/${f}`) || shown.has(id);
			if (!isRead) unused(rules, 'read/unused-field', key, `Nothing reads "${id}"`);
			else if (!link.written.has(`field-${table}/${f}`)) {
				unused(rules, 'read/never-written', key, `Nothing ever sets "${id}"`);
			}
		});
	}
}

/** An option that was chosen and changes nothing is always an error. */
function findUnusedOptions(
	{ link }: Rules,
	shown: ReadonlySet<string>,
	composition: Composition
): void {
	link.section('options').forEach(([id, { key }], option) => {
		if (link.reads.has(`option/${option}`) || shown.has(id)) return;
		const chosen = Object.hasOwn(composition.options, id);
		const severity = chosen ? 'error' : severityOf(key, composition);
		const message = `No rule asks for the option "${id}"`;
		finding(link.report, 'read/unused-option', key, message, { severity });
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
