/** Why a claim does not hold: the part that is to blame, as its author wrote it, and what its own parts are. */
import { type Expression, partsOf } from '#lib/language/expression/ast.ts';
import { inEnglish, NOTHING, type Said, say } from '#lib/language/said.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { ask, askSet } from '#lib/engine/machine/ask-value.ts';
import { valueOf, zoneKey } from '#lib/engine/seat/keys.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { plain } from '#lib/ruleset/expression/types.ts';
import type { Checked } from '#lib/ruleset/names/symbols.ts';
import { listOf } from './scenario-answers.ts';

/** What was understood of a claim. */
export interface UnderstoodClaim {
	/** The innermost part first. */
	parts: ReadonlyMap<Expression, Checked>;
	textOf(part: Expression): string;
}

const MOST_ELEMENTS = 6;

/** The part of a claim that is to blame says that something is a certain thing: where that stands, and what it is now. */
export interface OtherValue {
	start: number;
	end: number;
	now: string;
}

/** null where no single word would make it true. */
export function otherValueIn(m: Machine, claim: UnderstoodClaim): OtherValue | null {
	const root = rootOf(claim);
	const blamed = root && toBlame(m, claim, root);
	if (blamed?.node !== 'binary' || blamed.operator !== '==') return null;
	const { a, b } = blamed;
	const [is, said] = [claim.parts.get(a), claim.parts.get(b)];
	if (!is || !said || !('expr' in is) || !('expr' in said) || !isWritten(said, claim.textOf(b)))
		return null;
	const type = plain(is.type);
	if (!PLAIN.has(type.t)) return null;
	return { start: b.start, end: b.end, now: nameOf(m, type, wordOf(m, is.expr)) };
}

/** Of which a value is one word that stands for it everywhere. */
const PLAIN: ReadonlySet<string> = new Set(['int', 'bool', 'enum', 'player']);

const isWritten = (found: Checked, text: string): boolean =>
	'expr' in found && found.expr.op === 'const' && /^-?[\w-]+$/.test(text);

function rootOf(claim: UnderstoodClaim): Expression | undefined {
	return [...claim.parts.keys()].sort((a, b) => b.end - b.start - (a.end - a.start))[0];
}

export function claimInWords(m: Machine, claim: UnderstoodClaim): Said {
	const root = rootOf(claim);
	if (root === undefined) return NOTHING;
	const blamed = toBlame(m, claim, root);
	const told = operandsOf(blamed).flatMap((part) => {
		const found = claim.parts.get(part);
		return found === undefined ? [] : (toldOf(m, claim.textOf(part), found) ?? []);
	});
	const text = claim.textOf(blamed);
	const once = [...new Map(told.map((said) => [inEnglish(said), said])).values()];
	if (once.length === 0) return say`${text}`;
	return say`${text}: ${once.reduce((before, said) => say`${before}, ${said}`)}`;
}

/** Of `a and b`, the one that does not hold. */
function toBlame(m: Machine, claim: UnderstoodClaim, part: Expression): Expression {
	if (part.node !== 'binary' || part.operator !== 'and') return part;
	const first = claim.parts.get(part.a);
	const holds = first !== undefined && 'expr' in first && wordOf(m, first.expr) !== 0;
	return toBlame(m, claim, holds ? part.b : part.a);
}

/** Parts whose answer says something; those of quantifiers are other ones for each element. */
function operandsOf(part: Expression): Expression[] {
	if (part.node === 'quantifier') return [part.set];
	if (part.node === 'is') return [part.of];
	if (part.node === 'where' || part.node === 'if') return [];
	return part.node === 'name' || part.node === 'member' ? [part] : partsOf(part);
}

/** `p1.score is 3`, `owl is in bag`, `hand(p2) holds owl, crow`; null where that says nothing new. */
function toldOf(m: Machine, text: string, found: Checked): Said | null {
	if ('set' in found) {
		const words = askSet(m, m.code.evaluator.set(found.set));
		return say`scenario/holds: ${text} holds ${namesOf(m, found.type.t === 'set' ? found.type.of : found.type, words)}`;
	}
	const word = wordOf(m, found.expr);
	const type = found.type.t === 'optional' ? found.type.of : found.type;
	if (type.t === 'zone' && word >= 0)
		return say`scenario/holds: ${text} holds ${namesOf(m, { t: 'piece', kind: 0 }, piecesIn(m, word))}`;
	const name = nameOf(m, type, word);
	if (type.t !== 'piece' || word < 0)
		return name === text ? null : say`scenario/is: ${text} is ${name}`;
	const zone = zoneKey(m, m.mem[m.layout.zone + word]!);
	return name === text
		? say`scenario/is-in: ${text} is in ${zone}`
		: say`scenario/is-thing-in: ${text} is ${name}, in ${zone}`;
}

function piecesIn(m: Machine, zone: number): number[] {
	const found: number[] = [];
	for (
		let index = m.mem[m.layout.bottom + zone]!;
		index >= 0;
		index = m.mem[m.layout.above + index]!
	)
		found.push(index);
	return found;
}

function namesOf(m: Machine, type: Type, words: readonly number[]): Said {
	return listOf(
		words.map((word) => nameOf(m, type, word)),
		MOST_ELEMENTS
	);
}

function nameOf(m: Machine, type: Type, word: number): string {
	return String(valueOf(m, 'observer', type, word) ?? 'none');
}

function wordOf(
	m: Machine,
	expr: Parameters<Machine['code']['evaluator']['expression']>[0]
): number {
	return ask(m, m.code.evaluator.expression(expr), []);
}
