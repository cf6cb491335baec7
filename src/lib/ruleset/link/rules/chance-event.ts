/** The events of every roll, die, draw, shuffle and pick: the game names them, and what came of chance may be changed on the way. */
import { finding } from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import { own } from '#lib/language/tools/own.ts';
import type {
	Callable,
	ChanceEvent,
	Param,
	PickEvent,
	Rules
} from '#lib/ruleset/link/context/body.ts';
import { INT, optional, PIECE, plain, PLAYER, setOf, ZONE } from '#lib/ruleset/expression/types.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { sameType } from '#lib/ruleset/names/declared-type.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { childOf, entriesOf, itemsOf } from '#lib/language/nodes.ts';
import type { EventDef } from '#lib/ruleset/program/program.ts';
import type { ArgumentIR } from '#lib/ruleset/program/step-ir.ts';
import { type Said, say } from '#lib/language/said.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { eventAt, lastly, namedEvent, type NamedEvent } from './callables.ts';

const ROLLER = optional(PLAYER);
/** What is drawn is a piece of any kind. */
const PIECES = setOf(PIECE);
/** Of any enum: its values are what rolls are for. */
const PURPOSE: Type = { t: 'optional', of: { t: 'enum', enum: 0 } };

interface Kind {
	code: FindingCode;
	/** The parameter that it has to have, and whether what it is at the end comes back. */
	main: string;
	comesBack: boolean;
	types: Readonly<Record<string, Type>>;
	needed: (event: string) => Said;
	unknown: (param: string, known: string) => Said;
	other: (param: string, type: Said) => Said;
}

const KINDS = {
	'on-roll': {
		code: 'game/on-roll',
		main: 'result',
		comesBack: true,
		types: { result: INT, gains: INT, drops: INT, roller: ROLLER, purpose: PURPOSE },
		needed: (id) =>
			say`rule/needs-result: "${id}" needs a parameter "result: int" to be the event of rolls`,
		unknown: (id, known) => say`rule/a-roll-has-no: A roll has no "${id}"; it has ${known}`,
		other: (id, type) => say`rule/of-a-roll-is: "${id}" of a roll is ${type}`
	},
	'on-die': {
		code: 'game/on-roll',
		main: 'die',
		comesBack: true,
		types: { die: INT, sides: INT, roller: ROLLER, purpose: PURPOSE },
		needed: (id) =>
			say`rule/needs-die: "${id}" needs a parameter "die: int" to be the event of dice`,
		unknown: (id, known) => say`rule/a-die-has-no: A die has no "${id}"; it has ${known}`,
		other: (id, type) => say`rule/of-a-die-is: "${id}" of a die is ${type}`
	},
	'on-draw': {
		code: 'game/on-draw',
		main: 'pieces',
		comesBack: true,
		types: { pieces: PIECES, from: ZONE, to: ZONE },
		needed: (id) =>
			say`rule/needs-drawn: "${id}" needs a parameter "pieces: pieces" to be the event of draws`,
		unknown: (id, known) => say`rule/a-draw-has-no: A draw has no "${id}"; it has ${known}`,
		other: (id, type) => say`rule/of-a-draw-is: "${id}" of a draw is ${type}`
	},
	'on-shuffle': {
		code: 'game/on-draw',
		main: 'where',
		comesBack: false,
		types: { where: ZONE },
		needed: (id) =>
			say`rule/needs-shuffled: "${id}" needs a parameter "where: zone" to be the event of shuffles`,
		unknown: (id, known) => say`rule/a-shuffle-has-no: A shuffle has no "${id}"; it has ${known}`,
		other: (id, type) => say`rule/of-a-shuffle-is: "${id}" of a shuffle is ${type}`
	}
} satisfies Record<string, Kind>;

/** null also where nothing listens: then a roll is a roll, and a die a die. */
export function collectChanceEvent(
	rules: Rules,
	key: keyof typeof KINDS,
	hasEffects: (event: string) => boolean
): ChanceEvent | null {
	const kind = KINDS[key];
	const named = namedEvent(rules, key);
	if (!named || !fits(rules, named.event, kind)) return null;
	const { id, event, node } = named;
	const main = event.params.find((param) => param.id === kind.main);
	if (main === undefined) {
		rules.link.report(finding(kind.code, node, kind.needed(id)));
		return null;
	}
	const result = kind.comesBack ? main : null;
	return acted(named, hasEffects) ? { ...whatIsKnown(rules, named), result } : null;
}

/** Whether anything comes of it. */
function acted({ id, event }: NamedEvent, hasEffects: (event: string) => boolean): boolean {
	return hasEffects(id) || itemsOf(childOf(event.entry.value, 'do')).length > 0;
}

function whatIsKnown(
	rules: Rules,
	{ index, event }: NamedEvent
): Pick<ChanceEvent, 'event' | 'has' | 'purpose'> {
	const has = new Set(event.params.map((param) => param.id));
	return { event: index, has, purpose: purposeOf(rules, event) };
}

/** A pick gives things of one type, and a parameter has one: each event follows the picks of what its `picked` is. */
export function collectPickEvents(
	rules: Rules,
	hasEffects: (event: string) => boolean
): PickEvent[] | null {
	const header = childOf(rules.link.whole('game'), 'on-pick');
	if (!header) return null;
	const found: (PickEvent & { id: string })[] = [];
	for (const node of itemsOf(header)) {
		const named = eventAt(rules, node);
		const event = named && pickEvent(rules, named, hasEffects);
		if (!named || !event) continue;
		const other = found.find(({ element }) => sameType(element, event.element));
		if (other) {
			const message = say`rule/picks-followed-twice: "${other.id}" and "${named.id}" follow the same picks: name one of them`;
			rules.link.report(finding('game/on-draw', node, message));
		} else found.push({ ...event, id: named.id });
	}
	return found;
}

const OF_SETS: ReadonlySet<Type['t']> = new Set(['player', 'space', 'piece', 'enum']);

function pickEvent(
	rules: Rules,
	named: NamedEvent,
	hasEffects: (event: string) => boolean
): PickEvent | null {
	const { id, event, node } = named;
	const picked = event.params.find((param) => param.id === 'picked');
	const type = picked?.type;
	const several = type?.t === 'set' && OF_SETS.has(type.of.t);
	if (!picked || !type || (type.t !== 'int' && !several)) {
		// A parameter without a type is told already.
		if (!event.sound) return null;
		const message = say`rule/needs-picked: "${id}" needs a parameter "picked" to be the event of picks: a set of players, spaces, pieces or values of an enum, or a number`;
		rules.link.report(finding('game/on-draw', node, message));
		return null;
	}
	const wanted = type.t === 'set' && type.of.t === 'piece' ? PIECES : type;
	if (!fits(rules, event, kindOfPicks(wanted))) return null;
	const listens = acted(named, hasEffects);
	const element = type.t === 'set' ? type.of : type;
	return { ...whatIsKnown(rules, named), result: picked, element, listens };
}

/** Numbers are never handed over together, so what they were picked from is not told. */
function kindOfPicks(picked: Type): Pick<Kind, 'code' | 'types' | 'unknown' | 'other'> {
	const numbers = picked.t === 'int';
	return {
		code: 'game/on-draw',
		types: { picked, ...(!numbers && { from: picked }), purpose: PURPOSE },
		unknown: (id, known) =>
			numbers
				? say`rule/a-pick-of-numbers-has-no: A pick of numbers has no "${id}"; it has ${known}`
				: say`rule/a-pick-has-no: A pick has no "${id}"; it has ${known}`,
		other: (id, type) => say`rule/of-a-pick-is: "${id}" of a pick is ${type}`
	};
}

function purposeOf({ link }: Rules, event: Callable): ChanceEvent['purpose'] {
	const param = event.params.find(({ id }) => id === 'purpose');
	const type = param && plain(param.type);
	const [, place] =
		entriesOf(childOf(event.entry.value, 'params')).find(([id]) => id === 'purpose') ?? [];
	if (type?.t !== 'enum' || !place) return null;
	return { values: link.symbols.enums[type.enum]!.values, place: place.key };
}

/** A purpose that no roll or pick has is a slip: it would never be told. */
export function checkPurposes(rules: Rules): void {
	const { onRoll, onDie, onPick } = rules;
	for (const purpose of [onRoll?.purpose, onDie?.purpose]) {
		missingPurposes(rules, purpose, rules.purposes, (value, hint) => [
			'game/on-roll',
			say`rule/no-roll-is-for: No roll is for "${value}": it is a text that a roll names with for:, or the local that keeps it${hint}`
		]);
	}
	for (const { purpose } of onPick ?? []) {
		missingPurposes(rules, purpose, rules.pickPurposes, (value, hint) => [
			'game/on-draw',
			say`rule/no-pick-is-for: No pick is for "${value}": it is a text that a pick names with for:, or the local that keeps it${hint}`
		]);
	}
}

function missingPurposes(
	{ link }: Rules,
	purpose: ChanceEvent['purpose'] | undefined,
	known: ReadonlySet<string>,
	said: (value: string, hint: Said) => [FindingCode, Said]
): void {
	if (!purpose) return;
	for (const value of purpose.values) {
		if (known.has(value)) continue;
		const [code, message] = said(value, didYouMean(value, known, purpose.place.range).hint);
		link.report(finding(code, purpose.place, message, { severity: 'warning' }));
	}
}

function fits(
	{ link }: Rules,
	event: Callable,
	{ code, types, other, unknown }: Pick<Kind, 'code' | 'types' | 'unknown' | 'other'>
): boolean {
	const nodes = new Map(entriesOf(childOf(event.entry.value, 'params')));
	let sound = event.sound;
	for (const { id, type } of event.params) {
		const wanted = own(types, id);
		const place = nodes.get(id);
		const right = wanted === PURPOSE ? isPurpose(type) : wanted && sameType(type, wanted);
		if (!place || right === true) continue;
		const said =
			wanted === PURPOSE
				? say`rule/optional-enum: an enum that may be none`
				: wanted && saidType(wanted, link.symbols);
		const message = said ? other(id, said) : unknown(id, Object.keys(types).join(', '));
		link.report(finding(code, place.key, message));
		sound = false;
	}
	return sound;
}

function isPurpose(type: Type): boolean {
	return type.t === 'optional' && type.of.t === 'enum';
}

/** What comes last in the event: the step behind which it stands gets its result back. */
export function returningResult(
	{ slot, type, words }: Param,
	event: EventDef
): EventDef['triggers'][number] {
	const value: ArgumentIR =
		type.t === 'set'
			? { set: { set: 'local', slot, words }, words }
			: { expr: { op: 'local', slot } };
	return lastly(event, [{ do: 'return', value, source: event.source }]);
}
