/** Answers as scenarios write them, and the legal ones to compare them with. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { actionView, choiceView, chosenAction, optionViews } from '#lib/engine/seat/option-view.ts';
import {
	anytimeActions,
	anytimeRefusals,
	asked,
	decisionPoint,
	legalAnswers,
	refusals
} from '#lib/engine/play/play.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import { canonical, type Legal, withoutNumbers } from '#lib/engine/seat/written-answer.ts';
import type { RefusedCandidate } from '#lib/engine/machine/code.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { itemsOf } from '#lib/language/nodes.ts';

/** What a seat is asked, or null. Keys are those of the observer: a scenario knows every piece. */
export function legalOf(m: Machine, seat: number): Legal | null {
	const point = decisionPoint(m);
	if (point === null || ((asked(m) >>> seat) & 1) === 0) return null;
	const options = legalAnswers(m, seat);
	const { kind, min, max } = options;
	const keysFor = (viewer: Viewer): string[] =>
		kind === 'amount'
			? []
			: optionViews(m, viewer, point, options).map(({ key }) => canonical(m, key));
	return { kind, min, max, keys: keysFor('observer'), seen: keysFor(seat) };
}

/** Keys of the actions that a seat may take at any time. */
export function anytimeOf(m: Machine, seat: number): string[] {
	const legal = anytimeActions(m, seat);
	return Array.from({ length: legal.count }, (_, i) =>
		canonical(m, chosenAction(m, 'observer', legal.code(i)).key)
	);
}

/**
 * Ids of the requirements that refuse an answer; none if it is no candidate at all. Of an action whose window is not open
 * just now (perhaps as nobody could do anything in it): what would refuse it there.
 */
export function reasonsAgainst(m: Machine, seat: number, key: string): string[] {
	const point = decisionPoint(m);
	const isAsked = ((asked(m) >>> seat) & 1) === 1;
	const keyOf = ({ code }: RefusedCandidate): string =>
		point === null || point.step.do === 'offer'
			? actionView(m, 'observer', code).key
			: choiceView(m, 'observer', point.step, code[0]!).key;
	const found: RefusedCandidate[] = [];
	if (point !== null && isAsked) {
		found.push(...refusals(m, seat).filter((refusal) => covers(canonical(m, keyOf(refusal)), key)));
	}
	found.push(
		...anytimeRefusals(m, seat).filter(({ code }) =>
			covers(canonical(m, actionView(m, 'observer', code).key), key)
		)
	);
	if (found.length === 0) found.push(...refusedElsewhere(m, seat, key));
	return [...new Set(found.map(({ requirement }) => requirement.id))];
}

function refusedElsewhere(m: Machine, seat: number, key: string): RefusedCandidate[] {
	const action = m.program.actions.find(({ id }) => id === key.replace(/\(.*$/, ''));
	return (action?.windows ?? []).flatMap((window) =>
		m.code.windows[window]!.refusals(m, seat).filter(({ code }) =>
			covers(canonical(m, actionView(m, 'observer', code).key), key)
		)
	);
}

/**
 * Whether a refused action, perhaps refused before all its parameters were looked at, includes this one. `token` stands for
 * any copy of it here as among legal answers.
 */
function covers(refused: string, key: string): boolean {
	return [refused, withoutNumbers(refused)].some((said) => {
		const head = said.endsWith(')') ? `${said.slice(0, -1)},` : `${said}(`;
		return said === key || key.startsWith(head);
	});
}

export interface WantedAnswers {
	exactly: boolean;
	keys: string[];
	/** What nobody understands. */
	unknown: string | null;
	min: number | null;
	max: number | null;
}

/** `[a, b]`, `exactly [a, b(c, d)]` or `{ exactly: [a, b], min: 1, max: 2 }`. */
export function wantedAnswers(m: Machine, node: TreeNode, legal: Legal | null): WantedAnswers {
	if (node.node === 'map') {
		const number = (key: string): number | null => {
			const value = node.entries.get(key)?.value;
			return value?.node === 'scalar' && typeof value.value === 'number' ? value.value : null;
		};
		const exactly = node.entries.get('exactly')?.value;
		const keys = exactly === undefined ? [] : keysOf(m, exactly, legal);
		const known = ['exactly', 'min', 'max'];
		const unknown = [...node.entries.keys()].find((key) => !known.includes(key)) ?? null;
		return {
			exactly: exactly !== undefined,
			keys,
			unknown,
			min: number('min'),
			max: number('max')
		};
	}
	const text = node.node === 'scalar' ? String(node.value ?? '').trim() : '';
	const match = /^exactly\s*\[(.*)\]$/s.exec(text);
	if (match !== null) {
		const keys = splitKeys(match[1]!).map((key) => canonical(m, key));
		return { exactly: true, keys: asCells(keys, legal), unknown: null, min: null, max: null };
	}
	return { exactly: false, keys: keysOf(m, node, legal), unknown: null, min: null, max: null };
}

/** `[1,-2]` is one space where spaces are asked for, and two numbers elsewhere: a comma of its own does not tell. */
function asCells(keys: readonly string[], legal: Legal | null): string[] {
	const cells = legal?.keys.some((key) => /^-?\d+,-?\d+$/.test(key)) === true;
	const found: string[] = [];
	let column: string | null = null;
	for (const key of keys) {
		if (column !== null) {
			found.push(`${column},${key}`);
			column = null;
		} else if (cells && /^-?\d+$/.test(key)) column = key;
		else found.push(key);
	}
	return column === null ? found : [...found, column];
}

/** The keys of an answer to what `legal` answers: one, or several for a subset. */
export function keysOf(m: Machine, node: TreeNode, legal: Legal | null): string[] {
	const keys = itemsOf(node).map((item) =>
		item.node === 'scalar' ? canonical(m, item.text) : '(not an answer)'
	);
	return asCells(keys, legal);
}

/** Splits at the commas that are not inside of brackets. */
export function splitKeys(text: string): string[] {
	const keys: string[] = [];
	let depth = 0;
	let start = 0;
	[...text].forEach((sign, i) => {
		if ('([{'.includes(sign)) depth++;
		else if (')]}'.includes(sign)) depth--;
		else if (sign === ',' && depth === 0) {
			keys.push(text.slice(start, i));
			start = i + 1;
		}
	});
	keys.push(text.slice(start));
	return keys.filter((key) => key.trim() !== '');
}

/** For messages. */
export function listOf(keys: readonly string[], most = 12): Said {
	if (keys.length === 0) return say`word/nothing: nothing`;
	const shown = keys.slice(0, most).join(', ');
	return keys.length > most
		? say`word/and-more: ${shown} and ${keys.length - most} more`
		: say`${shown}`;
}
