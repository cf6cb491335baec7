/** Icons for words: what their names say, and what the pieces of the game that have them are called. */
import { folded } from '#lib/language/tools/folded.ts';

/** What a reader calls a thing, and the icon it has. */
export interface NamedIcon {
	name: string;
	icon: string;
}

/**
 * The icons whose names, or whose pieces, have all the words; those that begin with them first, then shorter names.
 * Without a word, those that the game has.
 */
export function findIcons(
	words: string,
	names: readonly string[],
	pieces: readonly NamedIcon[]
): string[] {
	const wanted = plain(words)
		.split(' ')
		.filter((word) => word !== '');
	const known = new Set(names);
	const used = [...new Set(pieces.map(({ icon }) => icon))].filter((icon) => known.has(icon));
	if (wanted.length === 0) return used;
	const called = new Map<string, string>();
	for (const { name, icon } of pieces) called.set(icon, `${called.get(icon) ?? ''} ${plain(name)}`);
	const found = names.flatMap((icon) => {
		const own = rank(wanted, plain(icon));
		const other = rank(wanted, called.get(icon)?.trim() ?? '');
		const best = Math.min(own, other);
		return best < Infinity ? [{ icon, best }] : [];
	});
	return found
		.sort((a, b) => a.best - b.best || a.icon.length - b.icon.length || (a.icon < b.icon ? -1 : 1))
		.map(({ icon }) => icon);
}

/** 0: it is these words; 1: words of it begin so; 2: they stand somewhere in it. */
function rank(wanted: readonly string[], text: string): number {
	if (text === wanted.join(' ')) return 0;
	const parts = text.split(' ');
	if (wanted.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
	return wanted.every((word) => text.includes(word)) ? 2 : Infinity;
}

/** Without accents, capitals and signs. */
function plain(text: string): string {
	return folded(text)
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
