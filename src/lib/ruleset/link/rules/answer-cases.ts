/** The answer of a value case by case: `by: suit` and under `cases:` an answer for each word or number, and `else`. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { asMap, childOf, entriesOf, entryOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapEntry, MapNode, TreeNode } from '#lib/language/tree.ts';
import { binary, choice, choiceOfSets, constant } from '#lib/ruleset/expression/fold.ts';
import { join, plain, saidType } from '#lib/ruleset/expression/types.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';

const ELSE = 'else';

/** What `by:` asks, and which cases there may be: null for any whole number. */
interface Asked {
	expr: ExprIR;
	words: readonly string[] | null;
}

interface Case {
	/** What `by:` has to be; null for `else`. */
	word: number | null;
	entry: MapEntry;
}

/** All cases as one expression; null where something is wrong, which is reported. */
export function answerByCases(
	link: Linking,
	value: TreeNode,
	scope: Scope,
	declared: Type | null
): Checked | null {
	const written = asMap(childOf(value, 'cases'));
	const asked = askedBy(link, childOf(value, 'by'), scope);
	if (!written || !asked) return null;
	const cases = casesOf(link, written, asked);
	const answers: Checked[] = [];
	let type = declared;
	for (const { entry } of cases) {
		const answer = answerOf(link, entry.value, scope, declared, type);
		const joined = answer && (type ? join(type, answer.type, link.symbols) : answer.type);
		if (answer && type && !joined) {
			const { symbols } = link;
			const message = say`rule/cases-differ: The cases differ: this is ${saidType(answer.type, symbols)}, those above are ${saidType(type, symbols)}`;
			link.report(finding('type/mismatch', entry.value, message));
		}
		if (!answer || !joined) return null;
		if (!declared) type = joined;
		answers.push(answer);
	}
	if (!type || !isWhole(link, written, asked, cases)) return null;
	return built(asked, cases, answers, type);
}

function askedBy(link: Linking, node: TreeNode | undefined, scope: Scope): Asked | null {
	const found = node && link.expr(node, scope);
	if (!found) return null;
	const type = plain(found.type);
	if (type.t === 'int') return { expr: found.expr, words: null };
	if (type.t === 'enum') {
		const words = link.symbols.enums[type.enum]?.values ?? [];
		return { expr: found.expr, words: found.type.t === 'optional' ? [...words, NONE] : words };
	}
	const message = say`rule/cases-go-by: Cases go by a word of an enum or by a number, and this is ${saidType(found.type, link.symbols)}`;
	link.report(finding('type/mismatch', node, message));
	return null;
}

const NONE = 'none';

/** What `by:` is in the case of this key; null where it never is. */
function wordOf(key: string, words: Asked['words']): number | null {
	if (words === null) return /^-?\d{1,9}$/.test(key) ? Number(key) : null;
	const at = words.indexOf(key);
	if (at < 0) return null;
	return key === NONE ? -1 : at;
}

/** `else` comes last, wherever it is written. */
function casesOf(link: Linking, written: MapNode, { words }: Asked): Case[] {
	const cases: Case[] = [];
	for (const [key, entry] of entriesOf(written)) {
		if (key === ELSE) continue;
		const word = wordOf(key, words);
		if (word !== null) cases.push({ word, entry });
		else if (words) {
			link.report(unknownId(say`rule/case: case`, key, entry.key, [...words, ELSE]));
		} else {
			const message = say`rule/case-is-number: A case here is a whole number or ${ELSE}, not "${key}"`;
			link.report(finding('value/cases', entry.key, message));
		}
	}
	const last = entryOf(written, ELSE);
	return last ? [...cases, { word: null, entry: last }] : cases;
}

/** With `declared`, anything else is an error; otherwise what the cases above are settles words with several meanings. */
function answerOf(
	link: Linking,
	node: TreeNode,
	scope: Scope,
	declared: Type | null,
	above: Type | null
): Checked | null {
	if (declared?.t === 'set') return link.set(node, scope, declared.of);
	if (declared) return link.expr(node, scope, declared);
	return link.any(node, scope, above ?? undefined);
}

/** Whether there is an answer whatever is asked, and no case that nothing leads to. */
function isWhole(
	link: Linking,
	written: MapNode,
	{ words }: Asked,
	cases: readonly Case[]
): boolean {
	// A case that is none has its finding, and may be the one that is missing.
	if (cases.length < written.entries.size) return false;
	const given = new Set(cases.map(({ word }) => word));
	const missing = (words ?? []).filter((word) => !given.has(wordOf(word, words)));
	const last = entryOf(written, ELSE);
	if (last && words && missing.length === 0) {
		const message = say`rule/else-says-nothing: There is a case for each word, so nothing comes to ${ELSE}: leave it out`;
		link.report(finding('value/cases', last.key, message));
		return false;
	}
	if (last || (words && missing.length === 0)) return true;
	const message = words
		? say`rule/cases-missing: There is no case for ${missing.join(', ')}: add it, or ${ELSE}`
		: say`rule/cases-of-numbers: Add ${ELSE}: what is the answer for all other numbers?`;
	link.report(finding('value/cases', written, message));
	return false;
}

function built(
	{ expr }: Asked,
	cases: readonly Case[],
	answers: readonly Checked[],
	type: Type
): Checked | null {
	return answers.reduceRight<Checked | null>((below, answer, at) => {
		const word = cases[at]?.word ?? null;
		// The last case is what holds where no other does.
		if (below === null || word === null) return { ...answer, type };
		const isThis = binary('==', expr, constant(word));
		if ('set' in answer) {
			return 'set' in below ? { set: choiceOfSets(isThis, answer.set, below.set), type } : null;
		}
		return 'set' in below ? null : { expr: choice(isThis, answer.expr, below.expr), type };
	}, null);
}
