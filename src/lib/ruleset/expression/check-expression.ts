/**
 * Expressions of the YAML, checked: from a scalar to plain data in which every name is a slot or an index.
 *
 * Each cause is reported once, at the word that is wrong; a part that failed is null and silences what contains it.
 */
import {
	type Diagnostic,
	resaid,
	finding,
	type Fix,
	fixing,
	type Place,
	type Report
} from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import type { Expression, Span } from '#lib/language/expression/ast.ts';
import { isSound, parseExpression } from '#lib/language/expression/parse.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { insistOn, insistOnSingle, several } from './ask.ts';
import type { Context } from './context.ts';
import { seeCounted } from './counted-faces.ts';
import { ANY_SET, setOf } from './types.ts';
import { contextOf } from './visit.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { placeIn } from '#lib/language/findings.ts';
import { rootScope } from '#lib/ruleset/names/scope.ts';
import type { Checked, Scope, Symbols } from '#lib/ruleset/names/symbols.ts';
import { type Said, say } from '#lib/language/said.ts';

export { assignable, saidType, typeName } from './types.ts';

/** A single value. With `expected`, a value of another type is an error. */
export function checkExpression(
	node: ScalarNode,
	scope: Scope,
	symbols: Symbols,
	report: Report,
	expected?: Type
): { expr: ExprIR; type: Type } | null {
	const start = begin(node, scope, expected ?? null, symbols, report);
	if (start === null) return null;
	const { cx, ast } = start;
	const found = insistOnSingle(cx, cx.visit(ast, scope, expected ?? null), ast);
	if (found === null || (expected && insistOn(cx, found, expected, ast) === null)) return null;
	if (!start.sound) return null;
	seeCounted(found.expr, symbols, scope.nextRegister);
	symbols.listener?.whole?.(node, found.expr);
	return { expr: found.expr, type: found.type };
}

/** A set; a zone stands for the pieces in it. `type` is the set's type, `element` that of one element. */
export function checkSet(
	node: ScalarNode,
	scope: Scope,
	symbols: Symbols,
	report: Report,
	expectedElement?: Type
): { set: SetIR; type: Type; element: Type } | null {
	const wanted = expectedElement ? setOf(expectedElement) : ANY_SET;
	const start = begin(node, scope, wanted, symbols, report);
	if (start === null) return null;
	const { cx, ast } = start;
	const found = several(cx, { node: ast }, scope, expectedElement ?? null);
	if (found === null) return null;
	if (expectedElement) {
		const { type } = found;
		// `insistOn` speaks of values; for the purpose of the question a set is one.
		const fits = insistOn(cx, { expr: NOTHING, type }, wanted, ast);
		if (fits === null) return null;
	}
	if (!start.sound) return null;
	seeCounted(found.set, symbols, scope.nextRegister);
	symbols.listener?.whole?.(node, found.set);
	return found;
}

const NOTHING: ExprIR = { op: 'const', value: -1 };

/** Whatever it is, a value or a set; `expected` only settles words with several meanings. */
export function check(
	node: ScalarNode,
	scope: Scope,
	symbols: Symbols,
	report: Report,
	expected?: Type
): Checked | null {
	const start = begin(node, scope, expected ?? null, symbols, report);
	if (start === null) return null;
	return wholeOf(node, start, start.cx.visit(start.ast, scope, expected ?? null), scope);
}

function wholeOf(
	node: ScalarNode,
	{ cx: { symbols }, sound }: Start,
	found: Checked | null,
	scope: Scope
): Checked | null {
	if (!sound || found === null) return null;
	const whole = seeCounted('set' in found ? found.set : found.expr, symbols, scope.nextRegister);
	symbols.listener?.whole?.(node, whole);
	return found;
}

/** What a step changes: what may be none has nothing that could be changed. */
export function checkTarget(
	node: ScalarNode,
	scope: Scope,
	symbols: Symbols,
	report: Report
): Checked | null {
	const start = begin(node, scope, null, symbols, report);
	if (start === null) return null;
	const { ast, cx } = start;
	// A set of all values of an enum cannot be changed: of one name with it, the field is meant.
	const field = ast.node === 'name' && symbols.fields.game.find(({ id }) => id === ast.name);
	const found = wholeOf(node, start, cx.visit(ast, scope, field ? field.type : null), scope);
	if (found === null || ast.node !== 'member') return found;
	if (('set' in found ? found.set.set : found.expr.op) !== 'field') return found;
	const quiet = { report: () => undefined, reportMissing: () => undefined };
	const owner = contextOf({ symbols, layer: node.layer, ...quiet }).visit(ast.of, scope, null);
	if (owner === null || 'set' in owner || owner.type.t !== 'optional') return found;
	return insistOn(cx, owner, owner.type.of, ast.of) === null ? null : found;
}

/**
 * An expression whose result is known before the game starts, as a word: a boolean is 0 or 1, an enum value its ordinal,
 * none -1.
 */
export function constantValue(
	node: ScalarNode,
	symbols: Symbols,
	report: Report,
	expected?: Type
): number | null {
	const told: Report = (finding) => report(withExpected(node, finding, expected));
	const found = checkExpression(node, rootScope(), symbols, told, expected);
	if (found === null) return null;
	if (found.expr.op === 'const') return found.expr.value;
	const message = say`meaning/known-before-game: This must be known before the game starts: numbers, player-count, option.<id> and arithmetic with them, but no values, which effects may change`;
	report(findingAt(node, null, 'type/not-constant', message));
	return null;
}

/** What nothing that is known stands for is told what could stand there, where that is a number or yes and no. */
function withExpected(node: ScalarNode, finding: Diagnostic, expected?: Type): Diagnostic {
	const alone = finding.missing?.word === node.text.trim() && finding.fixes.length === 0;
	const wanted =
		expected?.t === 'int'
			? { what: say`word/a-number: a number`, text: '0' }
			: expected?.t === 'bool'
				? { what: say`word/true-or-false: true or false`, text: 'true' }
				: null;
	if (!alone || wanted === null) return finding;
	const { what, text } = wanted;
	const fix = fixing(say`word/change-to-word: Change to "${text}"`, [
		{ range: finding.range, text }
	]);
	return {
		...resaid(finding, say`meaning/is-expected-here: ${finding.said}: ${what} is expected here`),
		fixes: [fix]
	};
}

interface Start {
	cx: Context;
	ast: Expression;
	/** False if a sign had to be guessed: the rest is checked, but nothing comes of it. */
	sound: boolean;
}

function begin(
	node: ScalarNode,
	scope: Scope,
	expected: Type | null,
	symbols: Symbols,
	report: Report
): Start | null {
	const { listener } = symbols;
	listener?.begin?.(node, scope, expected);
	const cx = contextOf({
		symbols,
		layer: node.layer,
		...(listener?.part && {
			understood: (part, found) => listener.part?.(node, textOf(node), part, found)
		}),
		...(listener?.word && { seen: (seen) => listener.word?.(node, seen) }),
		report: (code, span, message, change, severity = 'error') => {
			const fix =
				change === undefined
					? null
					: { title: say`word/change-to-word: Change to "${change}"`, text: change };
			report({ ...findingAt(node, span, code, message, fix && { ...span, ...fix }), severity });
		},
		reportMissing: (span, missing, hint, change) => {
			const fix =
				change === null
					? null
					: { title: say`word/change-to-word: Change to "${change}"`, text: change };
			const message = say`${missing.said}${hint}`;
			const found = findingAt(node, span, 'ref/unknown-name', message, fix && { ...span, ...fix });
			report({ ...found, missing });
		}
	});
	const literal = literalOf(node);
	if (literal !== null) return { cx, ast: literal, sound: true };
	const parsed = parseExpression(textOf(node));
	for (const { code, start, end, message, fix } of parsed.problems) {
		report(findingAt(node, { start, end }, code, message, fix));
	}
	if (parsed.ast === null || !isSound(parsed)) return null;
	return { cx, ast: parsed.ast, sound: parsed.problems.length === 0 };
}

/** Plain numbers and booleans of the YAML. */
function literalOf(node: ScalarNode): Expression | null {
	const { value } = node;
	const span = { start: 0, end: node.text.length };
	if (typeof value === 'boolean') return { node: 'bool', value, ...span };
	if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31) {
		return { node: 'int', value, ...span };
	}
	return null;
}

/** What is parsed: the text as written if its offsets are those of the file. */
function textOf(node: ScalarNode): string {
	if (node.oneToOne) return node.text;
	return node.value === null ? '' : String(node.value);
}

function findingAt(
	node: ScalarNode,
	span: Span | null,
	code: FindingCode,
	message: Said,
	fix: (Span & { title: Said; text: string }) | null = null
): Diagnostic {
	const place = (part: Span): Place => placeIn(node, part.start, part.end);
	const fixes: Fix[] =
		fix === null || !node.oneToOne
			? []
			: [fixing(fix.title, [{ range: place(fix).range, text: fix.text }])];
	return finding(code, span === null ? node : place(span), message, { fixes });
}
