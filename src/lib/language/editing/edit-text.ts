/**
 * One place of a YAML text is changed, and every other character stays as it is: comments, layout, quotes.
 *
 * What comes out is read again and compared with what was meant; an edit that would change anything else is refused.
 */
import { plainOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { changedPlain, type Change, type Keys } from './change.ts';
import { placeOf, type Place } from './place.ts';

/** broken: the text is none that can be read; nowhere: it has no such place, or none that can be edited. */
export type Refusal = 'broken' | 'nowhere';
export type Edited =
	| { ok: true; text: string; from: number; to: number; put: string }
	| { ok: false; problem: Refusal };

/** The text with one change made. `from` to `to` are the offsets of what is replaced by `put`. */
export function editText(text: string, keys: Keys, change: Change): Edited {
	const root = rootOf(text);
	if (root === undefined) return { ok: false, problem: 'broken' };
	const place = placeOf(text, root, keys, change);
	const meant = changedPlain(plainOf(root ?? undefined), keys, change);
	if (!place || meant === undefined) return { ok: false, problem: 'nowhere' };
	return checked(text, place, meant);
}

function checked(text: string, { from, to, put }: Place, meant: unknown): Edited {
	const now = text.slice(0, from) + put + text.slice(to);
	const root = rootOf(now);
	const good = root !== undefined && same(plainOf(root ?? undefined), meant);
	return good ? { ok: true, text: now, from, to, put } : { ok: false, problem: 'nowhere' };
}

/** null: an empty file; undefined: one that cannot be read, or one of several documents. */
function rootOf(text: string): TreeNode | null | undefined {
	const { root, more, diagnostics } = parseFile('edited.yaml', text);
	const broken = diagnostics.some(({ severity }) => severity === 'error') || more.length > 0;
	return broken ? undefined : root;
}

/** Also in the order of their keys: an edit moves nothing. */
function same(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
