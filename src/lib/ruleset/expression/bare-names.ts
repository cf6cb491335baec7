/** Bare words: locals, members of the element in a `where`, and what the game declares. */
import type { NodeOf } from '#lib/language/expression/ast.ts';
import type { Binding, Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import type { Context, Hint, Meaning, Single } from './context.ts';
import { meaningsOf } from './meanings.ts';
import { memberOf } from './members.ts';
import { fits, saidType } from './types.ts';
import { unknownName } from './unknown.ts';
import { type Said, say } from '#lib/language/said.ts';
import { sortOfName } from './sorts.ts';

type NameNode = NodeOf<'name'>;

export function visitName(cx: Context, node: NameNode, scope: Scope, hint: Hint): Checked | null {
	const { name, start, end } = node;
	cx.asked?.({ word: { name, start, end }, scope, hint, after: null });
	const binding = scope.lookup(name);
	const member = memberOfElement(cx, scope, name);
	if (binding !== null && member !== null) {
		const message = say`meaning/local-and-member: "${name}" is a local here and also the element's ${sortOfName(member.what)}: write it.${name}, or rename the local`;
		cx.report('name/ambiguous', node, message, `it.${name}`);
		return null;
	}
	if (binding !== null) return seen(cx, node, 'local', readBinding(binding));
	const meanings = meaningsOf(cx, name, hint);
	if (member !== null) {
		const better = isWrong(cx, member, hint) ? meanings.filter((m) => !isWrong(cx, m, hint)) : [];
		return understand(cx, node, better.length > 0 ? better : [member]);
	}
	const fitting = meanings.filter((meaning) => !isWrong(cx, meaning, hint));
	const sensible = hint !== null && fitting.length > 0 ? fitting : meanings;
	if (sensible.length === 0) {
		unknownName(cx, node, scope, hint);
		return null;
	}
	return understand(cx, node, sensible);
}

function understand(cx: Context, node: NameNode, meanings: Meaning[]): Checked | null {
	const [meaning, ...others] = meanings;
	if (meaning === undefined) return null;
	if (others.length > 0) {
		const list = meanings.map((m) => describe(cx, m)).reduce((a, b) => say`${a}, ${b}`);
		cx.report(
			'name/ambiguous',
			node,
			say`meaning/several-meanings: "${node.name}" has several meanings here: ${list}`
		);
		return null;
	}
	return seen(cx, node, meaning.what, meaning.make());
}

function describe(cx: Context, { what, type }: Meaning): Said {
	return type === null
		? sortOfName(what)
		: say`${sortOfName(what)} (${saidType(type, cx.symbols)})`;
}

function seen(cx: Context, node: NameNode, what: string, found: Checked | null): Checked | null {
	cx.seen?.({ span: node, what, type: found?.type ?? null });
	return found;
}

/** The type is known and does not answer the expectation. */
function isWrong(cx: Context, { type }: Meaning, hint: Hint): boolean {
	return type !== null && !fits(type, hint, cx.symbols);
}

function readBinding(binding: Binding): Checked {
	const { type } = binding;
	if (binding.at === 'const') return { expr: { op: 'const', value: binding.value }, type };
	if (binding.at === 'reg' && type.t === 'set') {
		return { set: { set: 'given', slot: binding.slot, pieces: type.of.t === 'piece' }, type };
	}
	if (binding.at === 'reg') return { expr: { op: 'reg', slot: binding.slot }, type };
	if (type.t === 'set') {
		return { set: { set: 'local', slot: binding.slot, words: binding.words }, type };
	}
	const { slot, doubt } = binding;
	return { expr: { op: 'local', slot }, type, ...(doubt && { doubt }) };
}

/** What the word is of the innermost element that has such a member. */
function memberOfElement(cx: Context, scope: Scope, name: string): Meaning | null {
	for (const element of scope.elements) {
		const read = readBinding(element);
		if ('set' in read) continue;
		const of: Single = read;
		const member = memberOf(cx, of, name);
		if (member !== null) return member;
	}
	return null;
}

/** A word that says nothing without an expectation, or several things: the other side is looked at first. */
export function isUndecided(cx: Context, name: string, scope: Scope): boolean {
	if (scope.lookup(name) !== null || memberOfElement(cx, scope, name) !== null) return false;
	return meaningsOf(cx, name, null).length !== 1;
}
