/** Findings about names that are not there say where these have gone, if they have moved. */
import {
	type Diagnostic,
	finding,
	fixing,
	type MissingName,
	type TextEdit
} from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { Moved } from './text-moves.ts';
import type { Moves } from './moves.ts';
import { inEnglish, type Said, say } from '#lib/language/said.ts';

/** A finding about something that moved or was removed. */
export interface MovedFinding extends Diagnostic {
	code: 'layer/moved' | 'layer/removed';
	/** The word that is written, and the one that is to be written, where that is all. */
	word: { old: string; now: string } | null;
}

export function isMovedFinding(finding: Diagnostic): finding is MovedFinding {
	return finding.code === 'layer/moved' || finding.code === 'layer/removed';
}

/** "values.price has moved in version 2: it is now values.cost", or that it is gone, and what to do. */
export function movedSentence(address: string, { version, to, advice }: Moved): Said {
	if (to === null)
		return say`layer/removed-version: ${address} was removed in version ${version}: ${advice}`;
	return say`layer/moved-in-version: ${address} moved in version ${version}: it is now ${to}`;
}

/** Of several, each once. */
export function movedSentences(moves: readonly (Moved & { from: string })[]): Said {
	const byText = new Map(
		moves.map((move) => movedSentence(move.from, move)).map((said) => [inEnglish(said), said])
	);
	return [...byText.values()].reduce((before, said) => say`${before}; ${said}`);
}

export function movedFinding(
	about: Pick<Diagnostic, 'range' | 'severity'>,
	message: Said,
	moved: Moved,
	{ word, edits }: { word: MovedFinding['word']; edits: readonly TextEdit[] }
): MovedFinding {
	const code = moved.to === null ? 'layer/removed' : 'layer/moved';
	const title =
		word === null
			? say`word/change-to: Change to ${moved.to ?? ''}`
			: say`word/change-to-word: Change to "${word.now}"`;
	const fixes = edits.length === 0 ? [] : [fixing(title, [...edits])];
	const { severity } = about;
	return { ...finding(code, about, message, { severity, fixes }), code, word };
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

/** As what something that is missing may have been known: patterns of addresses; `W` is the word. */
const BY_WHAT: Readonly<Record<string, readonly string[]>> = {
	word: IN_EXPRESSIONS,
	event: ['events.W'],
	'event-or-action': ['events.W', 'actions.W'],
	procedure: ['procedures.W'],
	value: ['values.W'],
	kind: ['kinds.W'],
	piece: ['pieces.W'],
	'kind-or-piece': ['kinds.W', 'pieces.W'],
	attribute: ['kinds.*.attributes.W'],
	type: ['enums.W', 'kinds.W'],
	enum: ['enums.W'],
	field: ['fields.*.W'],
	zone: ['zones.W'],
	layer: ['layers.W'],
	option: ['options.W'],
	clause: ['clauses.W'],
	window: ['windows.W']
};

function patternsOf({ what, of }: MissingName): readonly string[] {
	if (what === 'parameter' && of !== null) {
		return [`procedures.${of}.params.W`, `events.${of}.params.W`];
	}
	if (what === 'value' && of !== null) return [`options.${of}.values.W`];
	return BY_WHAT[what] ?? [];
}

/** The same findings; those about something that moved or was removed say so. */
export function explainMoves(findings: readonly Diagnostic[], moves: Moves): Diagnostic[] {
	if (moves.list.length === 0) return [...findings];
	return findings.map((finding) => {
		const { missing } = finding;
		if (missing === null) return finding;
		const moved = missing.what === 'text' ? textWentAlong : nameMoved;
		return moved(finding, missing, moves) ?? finding;
	});
}

function nameMoved(finding: Diagnostic, missing: MissingName, moves: Moves): MovedFinding | null {
	const found = patternsOf(missing).flatMap((pattern) => movedNames(pattern, missing.word, moves));
	const [first] = found;
	return first ? aboutName(finding, missing, first, found) : null;
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
	finding: Diagnostic,
	{ word, said }: MissingName,
	first: MovedName,
	all: readonly MovedName[]
): MovedFinding {
	const message = say`${said}; ${movedSentences(all)}`;
	const words = new Set(all.map(({ now }) => now));
	const now = words.size === 1 && first.now !== word ? first.now : null;
	const range = now === null ? null : wordIn(finding.range, word);
	return movedFinding(finding, message, first, {
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

function textWentAlong(
	finding: Diagnostic,
	{ word: path, said }: MissingName,
	moves: Moves
): MovedFinding | null {
	const moved = moves.of(`text.en.${path}`);
	if (moved === null) return null;
	const now = moved.to?.slice('text.en.'.length) ?? null;
	const message = say`${said}; ${movedSentence(path, { ...moved, to: now })}`;
	// The key is the last part of the path: the part before it has to be the same.
	const { start, end } = finding.range;
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
	return movedFinding(finding, message, moved, {
		word: fits ? { old: key, now: now.slice(before.length) } : null,
		edits: fits ? [{ range: finding.range, text: now.slice(before.length) }] : []
	});
}

/** `c`, `b.c` and `a.b.c` of `a.b.c`. */
function suffixesOf(path: string): string[] {
	const words = path.split('.');
	return words.map((_, i) => words.slice(i).join('.'));
}
