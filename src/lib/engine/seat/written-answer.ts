/** Answers as people write them in files, and what is legal in the same words. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { AnswerKind } from '#lib/engine/state/legal-answers.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

export interface Legal {
	kind: AnswerKind;
	/** Canonical keys in the order of the options, the one for declining last. */
	keys: string[];
	/** The same as the seat itself sees them: what it does not know is called by its place. */
	seen: string[];
	min: number;
	max: number;
}

/** A key without what may be left out: spaces, quotes, the word for a space of the map. */
export function canonical(m: Machine, key: string): string {
	const plain = placesByName(m.program, key.replace(/["'\s]/g, ''));
	const { space, cells } = m.program.map;
	if (cells.length === 0) return plain;
	return plain.replaceAll(new RegExp(`\\b${space}\\((-?\\d+,-?\\d+)\\)`, 'g'), '$1');
}

const ASKED_BY_PLACE = /\b([a-z][a-z0-9-]*)\((?:([^()]*|[^()]*\([^()]*\)),)?([a-z0-9-]+)\)/g;

/** The ids of all that stands in rows. */
const placesIn = onceFor((program: Program): ReadonlySet<string> => {
	const things = [...program.zones, ...Object.values(program.fields).flat()];
	return new Set(things.flatMap(({ id, row }) => (row ? [id] : [])));
});

/** `line(p1,3)` is `line-3(p1)`, `score(3)` is `score-3`. */
export function placesByName(program: Program, text: string): string {
	const places = placesIn(program);
	if (places.size === 0) return text;
	return text.replaceAll(
		ASKED_BY_PLACE,
		(all, name: string, of: string | undefined, place: string) => {
			const id = `${name}-${place}`;
			return places.has(id) ? id + (of === undefined ? '' : `(${of})`) : all;
		}
	);
}

/**
 * Finds each wanted key among the legal ones, each of those once. `token` also stands for any copy of it; declining is
 * called `pass` or `none`.
 */
export function match(
	wanted: readonly string[],
	legal: readonly string[],
	seen: readonly string[] = []
): { picks: number[]; missing: string[]; others: string[] } {
	const free = new Set(legal.keys());
	const picks = wanted.map(() => -1);
	const settle = (same: (wanted: string, legal: string, l: number) => boolean): void => {
		wanted.forEach((key, w) => {
			if (picks[w] !== -1) return;
			for (const l of free) {
				if (!same(key, legal[l]!, l)) continue;
				picks[w] = l;
				free.delete(l);
				return;
			}
		});
	};
	settle((a, b) => a === b);
	settle((a, _, l) => a === seen[l]);
	settle((a, b) => a === withoutNumbers(b));
	settle((a, b) => isDeclining(a) && isDeclining(b));
	return {
		picks: picks.filter((pick) => pick >= 0),
		missing: wanted.filter((_, w) => picks[w] === -1),
		others: legal.filter((_, l) => free.has(l))
	};
}

/** The picks of an answer as a scenario writes it, fewer than it says where something of it is not legal. */
export function picksOf(
	{ kind, keys, seen }: Legal,
	wanted: readonly string[]
): { picks: number[]; missing: string[] } {
	if (kind === 'amount') return { picks: wanted.map(Number), missing: [] };
	if (kind !== 'sets') return match(wanted, keys, seen);
	const members = wanted.flatMap((key) => key.split('+'));
	const pick = keys.findIndex((key, i) => {
		const { missing, others } = match(members, key.split('+'), seen[i]!.split('+'));
		return missing.length === 0 && others.length === 0;
	});
	const nothing = members.length === 0 ? keys.indexOf('none') : -1;
	const found = pick < 0 ? nothing : pick;
	return found < 0 ? { picks: [], missing: [...wanted] } : { picks: [found], missing: [] };
}

/** A key with every copy called by its piece alone: `move(token/2)` is `move(token)`. */
export function withoutNumbers(key: string): string {
	return key.replaceAll(/(?<=[a-z0-9])\/\d+/g, '');
}

function isDeclining(key: string): boolean {
	return key === 'pass' || key === 'none';
}
