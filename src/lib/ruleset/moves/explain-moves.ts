/** Findings about names that are not there say where these have gone, if they have moved. */
import { type Diagnostic, finding, type TextEdit } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { Moved } from './moved.ts';
import type { Moves } from './moves.ts';

/** A finding about something that moved or was removed. */
export interface MovedFinding extends Diagnostic {
	code: 'layer/moved' | 'layer/removed';
	/** The word that is written, and the one that is to be written, where that is all. */
	word: { old: string; now: string } | null;
}

export function isMovedFinding(one: Diagnostic): one is MovedFinding {
	return one.code === 'layer/moved' || one.code === 'layer/removed';
}

/** "values.price has moved in version 2: it is now values.cost", or that it is gone, and what to do. */
export function movedSentence(address: string, { version, to, advice }: Moved): string {
	if (to === null) return `${address} was removed in version ${version}: ${advice}`;
	return `${address} moved in version ${version}: it is now ${to}`;
}

export function movedFinding(
	about: Pick<Diagnostic, 'range' | 'severity'>,
	message: string,
	moved: Moved,
	{ word, edits }: { word: MovedFinding['word']; edits: readonly TextEdit[] }
): MovedFinding {
	const code = moved.to === null ? 'layer/removed' : 'layer/moved';
	const title = word === null ? `Change to ${moved.to ?? ''}` : `Change to "${word.now}"`;
	const fixes = edits.length === 0 ? [] : [{ title, edits: [...edits] }];
	const { severity } = about;
	return { ...finding(code, about, message, { severity, fixes }), code, word };
}

/** What is said about a name that is not there: which words, and as which addresses they may have been known. */
interface Missing {
	message: RegExp;
	/** Patterns of addresses; `W` is the word. */
	addresses: (what: string) => readonly string[];
}

/** Whatever a word of an expression can stand for. */
const IN_EXPRESSIONS = [
	'values.W',
	'fields.*.W',
	'enums.*.values.W',
	'pieces.W',
	'kinds.W',
	'kinds.*.attributes.W',
	'zones.W',
	'map.marks.W'
];

const BY_WHAT: Readonly<Record<string, readonly string[]>> = {
	event: ['events.W'],
	'event or action': ['events.W', 'actions.W'],
	procedure: ['procedures.W'],
	value: ['values.W'],
	kind: ['kinds.W'],
	piece: ['pieces.W'],
	'kind or piece': ['kinds.W', 'pieces.W'],
	type: ['enums.W', 'kinds.W'],
	zone: ['zones.W'],
	layer: ['layers.W'],
	option: ['options.W'],
	clause: ['clauses.W']
};

const MISSING: readonly Missing[] = [
	{ message: /^There is no "(?<word>[^"]+)"/, addresses: () => IN_EXPRESSIONS },
	{
		message: /^An? [\w-]+\??(?: of [\w-]+)? has no "(?<word>[^"]+)"/,
		addresses: () => IN_EXPRESSIONS
	},
	{
		message: /^There is no parameter of (?<what>\S+) "(?<word>[^"]+)"/,
		addresses: (owner) => [`procedures.${owner}.params.W`, `events.${owner}.params.W`]
	},
	{
		message: /^There is no attribute of a \S+ "(?<word>[^"]+)"/,
		addresses: () => ['kinds.*.attributes.W']
	},
	{
		message: /^There is no (?<what>[^"]+) "(?<word>[^"]+)"/,
		addresses: (what) => BY_WHAT[what] ?? []
	},
	{ message: /^Nobody offers the window "(?<word>[^"]+)"/, addresses: () => ['windows.W'] },
	{
		message: /^"(?<word>[^"]+)" is not a value of the option "(?<what>[^"]+)"/,
		addresses: (option) => [`options.${option}.values.W`]
	}
];

const ABOUT_NAMES =
	/^(ref\/unknown-(id|name|type)|cite\/unknown-clause|layer\/unknown-layer|option\/unknown(-value)?|shape\/unknown-key|read\/unused-window)$/;

/** The same findings; those about something that moved or was removed say so. */
export function explainMoves(findings: readonly Diagnostic[], moves: Moves): Diagnostic[] {
	if (moves.list.length === 0) return [...findings];
	return findings.map((one) => {
		if (one.code === 'text/unknown-path') return textWentAlong(one, moves) ?? one;
		return ABOUT_NAMES.test(one.code) ? (nameMoved(one, moves) ?? one) : one;
	});
}

function nameMoved(one: Diagnostic, moves: Moves): MovedFinding | null {
	for (const { message, addresses } of MISSING) {
		const { word, what = '' } = message.exec(one.message)?.groups ?? {};
		if (word === undefined) continue;
		const found = addresses(what).flatMap((pattern) => movedNames(pattern, word, moves));
		const [first] = found;
		return first ? aboutName(one, word, first, found) : null;
	}
	return null;
}

interface MovedName extends Moved {
	from: string;
	/** The word that stands for it now; null where no word does. */
	now: string | null;
}

function movedNames(pattern: string, word: string, moves: Moves): MovedName[] {
	const as = (text: string): RegExp =>
		new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+').replace('W', text)}$`);
	const old = as(word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
	const addresses = new Set(moves.list.flatMap(({ from }) => (old.test(from) ? [from] : [])));
	// What lies in something that moved has moved as well, and keeps its name: that is not looked for.
	return [...addresses].flatMap((from) => {
		const moved = moves.of(from);
		if (!moved) return [];
		const now = moved.to === null ? null : (as('([^.]+)').exec(moved.to)?.[1] ?? null);
		return [{ ...moved, from, now }];
	});
}

function aboutName(
	one: Diagnostic,
	word: string,
	first: MovedName,
	all: readonly MovedName[]
): MovedFinding {
	const [said = ''] = one.message.split(/; did you mean|; expected one of/);
	const sentences = [...new Set(all.map((name) => movedSentence(name.from, name)))];
	const message = `${said}; ${sentences.join('; ')}`;
	const words = new Set(all.map(({ now }) => now));
	const now = words.size === 1 && first.now !== word ? first.now : null;
	const range = now === null ? null : wordIn(one.range, word);
	return movedFinding(one, message, first, {
		word: now === null ? null : { old: word, now },
		edits: now === null || range === null ? [] : [{ range, text: now }]
	});
}

/** The range, if the word (or the word in quotes) is all that stands there. */
function wordIn(range: SourceRange, word: string): SourceRange | null {
	const length = range.end.offset - range.start.offset;
	const quotes = length - word.length;
	return range.start.line === range.end.line && (quotes === 0 || quotes === 2) ? range : null;
}

const NOTHING_SHOWS = /^Nothing shows the text "(?<path>[^"]+)"/;

function textWentAlong(one: Diagnostic, moves: Moves): MovedFinding | null {
	const path = NOTHING_SHOWS.exec(one.message)?.groups?.['path'];
	const moved = path === undefined ? null : moves.of(`text.en.${path}`);
	if (path === undefined || moved === null) return null;
	const now = moved.to?.slice('text.en.'.length) ?? null;
	const message = `Nothing shows the text "${path}"; ${movedSentence(path, { ...moved, to: now })}`;
	// The key is the last part of the path: the part before it has to be the same.
	const { start, end } = one.range;
	const keys = suffixesOf(path).filter((key) => {
		const quotes = end.offset - start.offset - key.length;
		return (
			quotes === 0 ||
			(quotes === 2 && !suffixesOf(path).some((other) => other.length === key.length + 2))
		);
	});
	const [key] = keys;
	const before = key === undefined ? null : path.slice(0, -key.length);
	const fits = key !== undefined && now !== null && before !== null && now.startsWith(before);
	return movedFinding(one, message, moved, {
		word: fits ? { old: key, now: now.slice(before.length) } : null,
		edits: fits ? [{ range: one.range, text: now.slice(before.length) }] : []
	});
}

/** `c`, `b.c` and `a.b.c` of `a.b.c`. */
function suffixesOf(path: string): string[] {
	const words = path.split('.');
	return words.map((_, i) => words.slice(i).join('.'));
}
