/** Words that mean nothing where they stand: what was probably meant. */
import type { MissingName } from '#lib/language/diagnostic.ts';
import type { NodeOf, Span } from '#lib/language/expression/ast.ts';
import { severalHave } from '#lib/language/findings.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { nameOf, rowNamed } from '#lib/ruleset/program/rows.ts';
import type { Scope } from '#lib/ruleset/names/symbols.ts';
import type { Context, Hint } from './context.ts';
import { fits, isValue, plain, saidType } from './types.ts';
import { FUNCTIONS, fitting, membersOf, wordsAt, type Entry } from './vocabulary.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

const ELSEWHERE: Record<string, string> = {
	null: 'none',
	nothing: 'none',
	nil: 'none',
	undefined: 'none',
	yes: 'true',
	no: 'false',
	this: 'self',
	me: 'you'
};

export function unknownName(cx: Context, node: NodeOf<'name'>, scope: Scope, hint: Hint): void {
	const { name } = node;
	if (name === '') return;
	if (scope.coming?.includes(name)) {
		const said = say`meaning/in-its-own-set: "${name}" is taken from this set and is not known in it; behind \`where\` the element is called \`it\``;
		cx.report('name/misused', node, said, scope.elements.length > 0 ? 'it' : undefined);
		return;
	}
	const misused = misuse(cx, name);
	if (misused !== null) {
		cx.report('name/misused', node, misused);
		return;
	}
	const minus = withSpaces(cx, name, scope);
	if (minus !== null) {
		cx.reportMissing(
			node,
			missingWord(name),
			say`meaning/minus-needs-spaces: ; minus needs spaces: ${minus}`,
			minus
		);
		return;
	}
	const elsewhere = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : undefined;
	const words = wordsAt(cx.symbols, scope);
	const listed = listedWords(cx, hint);
	for (const word of listed ?? []) words.push({ word, what: '', type: hint, call: false });
	const meant =
		elsewhere ?? memberOfLocal(cx, name, scope, hint) ?? nearestEntry(cx, name, words, hint);
	if (meant === null && listed !== null && listed.length <= 12) {
		const hint = say`meaning/expected-one-of: ; expected one of ${listed.join(', ')}`;
		cx.reportMissing(node, missingWord(name), hint, null);
		return;
	}
	reportUnknown(cx, node, missingWord(name), meant);
}

/** The values of the enum or choice that is expected. */
function listedWords({ symbols }: Context, hint: Hint): string[] | null {
	const type = hint === null ? null : plain(hint);
	if (type?.t === 'choice') return type.names;
	return type?.t === 'enum' ? (symbols.enums[type.enum]?.values ?? null) : null;
}

export function reportUnknown(
	cx: Context,
	span: Span,
	missing: MissingName,
	meant: string | null
): void {
	cx.reportMissing(span, missing, hintOf(meant), meant);
}

/** Of a word that can stand for anything. */
export function missingWord(word: string): MissingName {
	return { what: 'word', word, of: null, said: say`meaning/there-is-no: There is no "${word}"` };
}

/** `score` where `you.score` was meant: the nearest local that has it. */
function memberOfLocal(cx: Context, name: string, scope: Scope, hint: Hint): string | null {
	for (const local of scope.names()) {
		const type = scope.lookup(local)?.type;
		const member = type && membersOf(cx.symbols, type).find((e) => e.word === name && !e.call);
		if (member && (member.type === null || fits(member.type, hint, cx.symbols))) {
			return `${local}.${name}`;
		}
	}
	return null;
}

/** The nearest of the words that fit; if nothing is near, of all words. */
export function nearestEntry(cx: Context, name: string, words: Entry[], hint: Hint): string | null {
	// In a word of one or two letters every other one is near.
	if (name.length < 3) return null;
	const good = fitting(cx.symbols, words, hint);
	return (
		nearest(
			name,
			good.map((e) => e.word)
		) ??
		nearest(
			name,
			words.map((e) => e.word)
		)
	);
}

/** Names that the language gives, and where. */
const GIVEN: Record<string, Said> = {
	it: say`meaning/unknown-it: "it" is the element inside a \`where\`: here it is unknown`,
	you: say`meaning/unknown-you: "you" is the player who acts, in actions and where somebody is asked; values and procedures have parameters: here it is unknown`,
	self: say`meaning/unknown-self: "self" is the piece an effect is written on: here it is unknown`,
	viewer: say`meaning/unknown-viewer: "viewer" is the player who looks, where it is said who sees what: here it is unknown`
};

/** Words that exist but are written differently. */
export function misuse({ symbols, layer }: Context, name: string): Said | null {
	if (Object.hasOwn(GIVEN, name)) return GIVEN[name] ?? null;
	const several = symbols.names.choiceOf('values', name, layer);
	if (several.length > 0) return severalHave(say`word/value: value`, name, several);
	const value = symbols.values.find((v) => v.id === symbols.names.keyOf('values', name, layer));
	if (value !== undefined) {
		const params = value.params.map((p) => p.id).join(', ');
		return say`meaning/asks-about: "${name}" asks about something: write ${name}(${params})`;
	}
	const alone = [...symbols.zones.filter(({ per }) => per === 'game'), ...symbols.fields.game];
	if (rowNamed(alone, name) >= 0)
		return say`meaning/is-a-row: "${name}" is a row: write ${name}(place)`;
	const zone = symbols.zones.find((z) => nameOf(z) === name);
	if (zone !== undefined && zone.per !== 'game') {
		const owner = zone.per === 'player' ? 'player' : symbols.map.space;
		const args = zone.row === undefined ? owner : `${owner}, place`;
		return say`meaning/is-zone-of-each: "${name}" is a zone of each ${owner}: write ${name}(${args})`;
	}
	const kind = symbols.kinds.find((k) => k.id === name);
	if (kind !== undefined) {
		const all =
			kind.plural === ''
				? NOTHING
				: say`meaning/all-of-them-are: ; all of them are "${kind.plural}"`;
		return say`meaning/is-a-kind: "${name}" is a kind: ask \`x is ${name}\`${all}`;
	}
	if (name === symbols.map.space && name !== '') {
		return say`meaning/alone-is-no-place: "${name}" alone is no place: one is ${name}(q, r), all are "${symbols.map.plural}"`;
	}
	if (name === 'option')
		return say`meaning/write-option-id: Write option.<id>, the id of one of the options`;
	if (FUNCTIONS.some((f) => f.word === name)) {
		return say`meaning/is-a-function: "${name}" is a function: write ${name}(...)`;
	}
	return null;
}

/** `score-1` is one word; if its parts make sense, minus was meant. */
function withSpaces({ symbols }: Context, name: string, scope: Scope): string | null {
	if (!name.includes('-')) return null;
	const words = new Set(wordsAt(symbols, scope).map((e) => e.word));
	for (let at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
		const [left, right] = [name.slice(0, at), name.slice(at + 1)];
		const known = words.has(left) && (words.has(right) || /^\d+$/.test(right));
		if (known) return `${left} - ${right}`;
	}
	return null;
}

/** `x.name` with a name that x does not have. */
export function unknownMember(cx: Context, span: Span, name: string, of: Type, hint: Hint): void {
	if (name === '') return;
	const owner = saidType(isValue(of) ? plain(of) : of, cx.symbols);
	const meant = nearestEntry(cx, name, membersOf(cx.symbols, of), hint);
	const said = say`meaning/a-has-no: A ${owner} has no "${name}"`;
	reportUnknown(cx, span, { what: 'word', word: name, of: null, said }, meant);
}
