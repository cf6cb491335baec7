/** Pictures of one's own in the text of a variant: a piece gets one, and one that nobody shows any more goes. */
import { asScalar, childOf, entriesOf, scalarsOf } from '#lib/language/nodes.ts';
import { ART } from '#lib/ruleset/art/picture.ts';
import type { SheetPiece } from '#lib/ruleset/report/piece-sheet.ts';
import { idFrom } from '#lib/language/tools/id-from.ts';
import { withValue } from './own-pieces.ts';
import { put, rootOf, withoutEntry } from './own-text.ts';

/**
 * The text in which a piece shows this picture: in the place of the one that only it shows, or as a further one. null
 * where it cannot be written. `taken`: the names of the pictures that there are.
 */
export function withPicture(
	text: string,
	piece: SheetPiece,
	picture: string,
	own: string,
	taken: readonly string[]
): string | null {
	const now = String(piece.values['icon']?.value ?? '');
	const name = now.startsWith(ART) ? now.slice(ART.length) : '';
	const there = asScalar(childOf(childOf(rootOf(text), 'art'), name));
	if (there && timesNamed(text, now) === 1) {
		// A text in lines of its own ends with one, and stays such a text.
		const end = there.text.endsWith('\n') ? '\n' : '';
		return put(text, ['art', name], picture + end);
	}
	const id = idFrom(piece.id, taken);
	const written = put(text, ['art', id], picture);
	return written && withValue(written, piece, 'icon', ART + id, own);
}

/** Without the pictures that were shown before a change and are not any more. */
export function withoutLostArt(before: string, after: string | null): string | null {
	if (after === null) return null;
	return entriesOf(childOf(rootOf(after), 'art'))
		.map(([name]) => name)
		.filter((name) => timesNamed(before, ART + name) > 0 && timesNamed(after, ART + name) === 0)
		.reduce<string | null>((now, name) => now && withoutEntry(now, ['art', name]), after);
}

function timesNamed(text: string, icon: string): number {
	let times = 0;
	for (const { text: word } of scalarsOf(rootOf(text))) if (word === icon) times++;
	return times;
}
