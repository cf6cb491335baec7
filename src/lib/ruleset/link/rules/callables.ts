/** What procedures, events and actions have in common: parameters, a frame, a body of steps. */
import { finding, type Place } from '#lib/language/diagnostic.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import type { At, Body, Callable, Default, Param, Rules } from '#lib/ruleset/link/context/body.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { MOST_LOCALS } from '#lib/ruleset/program/game-limits.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { parseType } from '#lib/ruleset/names/declared-type.ts';
import { Block, Frame, wordsOf } from '#lib/ruleset/link/context/frame.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { linkSteps } from '#lib/ruleset/link/steps/link-steps.ts';
import { childOf, citesOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { nameOf, oneOrMore } from '#lib/ruleset/link/steps/step-tools.ts';
import { say } from '#lib/language/said.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { EventDef } from '#lib/ruleset/program/program.ts';

export function collectCallable(link: Linking, id: string, entry: MapEntry): Callable {
	const frame = new Frame();
	const block = new Block(null);
	const params: Param[] = [];
	const defaults = new Map<string, Default>();
	let sound = true;
	for (const [name, { key, value }] of entriesOf(childOf(entry.value, 'params'))) {
		const type = parseType(value, link.symbols, link.report);
		const words = type ? wordsOf(type, link.symbols, link.pieceCount) : null;
		if (type && words === null) {
			const message = say`rule/no-set-of-numbers: A set of numbers cannot be handed over`;
			link.report(finding('type/not-stored', value, message));
		}
		if (!type || words === null || nameOf({ block, link }, key) === null) {
			sound = false;
			block.fail(name);
			continue;
		}
		const slot = frame.take(name, type, words);
		params.push({ id: name, type, slot, words });
		const said = childOf(value, 'default');
		if (said) defaults.set(name, defaultOf(link, said, type));
		const local = { name, slot, words, place: key, expected: false, read: false };
		frame.locals.push(local);
		block.declare(name, { type, at: 'local', slot, words }, local);
	}
	link.needsClause(entry.value, entry.key);
	return { id, entry, params, defaults, sound, frame, block, used: false };
}

/** Worked out when all names are known. It stands in other frames, so it names nothing of its own. */
export function defaultOf(link: Linking, node: TreeNode, type: Type): Default {
	const scope = new Block(null);
	let known: ArgumentIR | null | undefined;
	const worked = (): ArgumentIR | null => {
		if (type.t !== 'set') {
			const checked = link.expr(node, scope, type);
			return checked && { expr: checked.expr };
		}
		const set = oneOrMore(link, scope, node, type.of);
		return set && { set, words: wordsOf(type, link.symbols, link.pieceCount) ?? 1 };
	};
	return {
		text: textOf(node) ?? '',
		value: () => (known === undefined ? (known = worked()) : known)
	};
}

/** The body of something that is not a procedure (which may return). */
export function bodyOf(rules: Rules, owner: string, frame: Frame, cite: string[]): Body {
	return { rules, owner, frame, cite, canCancel: false, returns: null, linkSteps };
}

export function startOf(body: Body, block: Block): At {
	return { body, block, inLoop: false };
}

export function citeOf(entry: MapEntry): string[] {
	return citesOf(entry.value);
}

/** The words of a finished frame: sets of many things take many, and all that runs has to fit on the stack. */
export function sizeOf(link: Linking, { size }: Frame, at: Place): number {
	if (size > MOST_LOCALS) {
		const message = say`rule/names-take-room: The names of this rule take ${size} words, ${MOST_LOCALS} are the limit: keep fewer sets in it, or divide it`;
		link.report(finding('game/too-large', at, message));
	}
	return size;
}

/** An event that the header of a game names for a purpose. */
export interface NamedEvent {
	id: string;
	index: number;
	event: Callable;
	/** Where it is named. */
	node: TreeNode;
}

/** null where the header names none, or one that is not there, which is told. */
export function namedEvent(
	rules: Rules,
	key: 'on-roll' | 'on-die' | 'on-draw' | 'on-shuffle' | 'on-end'
): NamedEvent | null {
	const node = childOf(rules.link.whole('game'), key);
	return node ? eventAt(rules, node) : null;
}

/** The event that stands there by its name; null where there is none, which is told. */
export function eventAt({ link, events }: Rules, node: TreeNode): NamedEvent | null {
	const id = textOf(node);
	if (id === null) return null;
	const index = events.findIndex((event) => event.id === id);
	const event = events[index];
	if (!event) {
		const ids = events.map((known) => known.id);
		link.report(unknownId(say`word/event: event`, id, node, ids));
		return null;
	}
	event.used = true;
	return { id, index, event, node };
}

/** What an event does behind the effects of all others. */
export function lastly({ source }: EventDef, body: StepIR[]): EventDef['triggers'][number] {
	const effect = { id: '', self: null, selfSlot: -1, selfRest: -1, active: null, when: null };
	return { ...effect, cite: [], source, body };
}
