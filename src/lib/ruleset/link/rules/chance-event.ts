/** The events of every roll, die, draw and shuffle: the game names them, and what came of chance may be changed on the way. */
import { finding } from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Callable, ChanceEvent, Param, Rules } from '#lib/ruleset/link/context/body.ts';
import { INT, optional, PIECE, plain, PLAYER, setOf, ZONE } from '#lib/ruleset/expression/types.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { childOf, entriesOf, itemsOf } from '#lib/language/nodes.ts';
import type { EventDef } from '#lib/ruleset/program/program.ts';
import type { ArgumentIR } from '#lib/ruleset/program/step-ir.ts';
import { type Said, say } from '#lib/language/said.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { lastly, namedEvent } from './callables.ts';

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
	const { id, index, event, node } = named;
	const main = event.params.find((param) => param.id === kind.main);
	if (main === undefined) {
		rules.link.report(finding(kind.code, node, kind.needed(id)));
		return null;
	}
	const listens = hasEffects(id) || itemsOf(childOf(event.entry.value, 'do')).length > 0;
	const has = new Set(event.params.map((param) => param.id));
	const purpose = purposeOf(rules, event);
	const result = kind.comesBack ? main : null;
	return listens ? { event: index, has, result, purpose } : null;
}

function purposeOf({ link }: Rules, event: Callable): ChanceEvent['purpose'] {
	const param = event.params.find(({ id }) => id === 'purpose');
	const type = param && plain(param.type);
	const [, place] =
		entriesOf(childOf(event.entry.value, 'params')).find(([id]) => id === 'purpose') ?? [];
	if (type?.t !== 'enum' || !place) return null;
	return { values: link.symbols.enums[type.enum]!.values, place: place.key };
}

/** A purpose that no roll has is a slip: it would never be told. */
export function checkPurposes({ link, onRoll, onDie, purposes }: Rules): void {
	for (const purpose of [onRoll?.purpose, onDie?.purpose]) {
		for (const value of purpose?.values ?? []) {
			if (purposes.has(value)) continue;
			const { hint } = didYouMean(value, purposes, purpose!.place.range);
			const message = say`rule/no-roll-is-for: No roll is for "${value}": it is a text that a roll names with for:, or the local that keeps it${hint}`;
			link.report(finding('game/on-roll', purpose!.place, message, { severity: 'warning' }));
		}
	}
}

function fits({ link }: Rules, event: Callable, { code, types, other, unknown }: Kind): boolean {
	const nodes = new Map(entriesOf(childOf(event.entry.value, 'params')));
	let sound = event.sound;
	for (const { id, type } of event.params) {
		const wanted = own(types, id);
		const place = nodes.get(id);
		if (!place || (wanted && sameType(type, wanted))) continue;
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

function sameType(a: Type, b: Type): boolean {
	if (a.t === 'optional' && b.t === 'optional') return sameType(a.of, b.of);
	if (a.t === 'set' && b.t === 'set') return sameType(a.of, b.of);
	if (a.t === 'piece' && b.t === 'piece') return a.kind === b.kind;
	return a.t === b.t;
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
