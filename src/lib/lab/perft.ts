/**
 * How many sequences of plies the rules allow from a position, a ply being all that one player answers until another one
 * is asked. Known numbers of well-known games test rules from outside (Chess Programming Wiki, "Perft").
 */
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';

/** Sequences of exactly so many plies; those in which the game ends before are none. The machine stands where it stood. */
export function perft(m: Machine, depth: number): number {
	if (depth === 0) return 1;
	if (isOver(m)) return 0;
	return along(m, firstAsked(m), depth);
}

/** The same for each first answer, as its picks. */
export function perftDivided(m: Machine, depth: number): { picks: number[]; count: number }[] {
	if (isOver(m) || depth === 0) return [];
	const seat = firstAsked(m);
	return answersOf(legalAnswers(m, seat)).map((picks) => ({
		picks,
		count: after(m, seat, picks, depth)
	}));
}

/** Seat is in the middle of its ply. */
function along(m: Machine, seat: number, depth: number): number {
	const legal = legalAnswers(m, seat);
	return answersOf(legal).reduce((total, picks) => total + after(m, seat, picks, depth), 0);
}

function after(m: Machine, seat: number, picks: readonly number[], depth: number): number {
	const { mark } = m;
	answer(m, seat, picks);
	const goesOn = !isOver(m) && firstAsked(m) === seat;
	const count = goesOn ? along(m, seat, depth) : perft(m, depth - 1);
	m.undoTo(mark);
	return count;
}

/** Every answer, as picks; a copy, since giving one makes the list void. */
function answersOf(legal: LegalAnswers): number[][] {
	switch (legal.kind) {
		case 'amount':
			return Array.from({ length: legal.max - legal.min + 1 }, (_, i) => [legal.min + i]);
		case 'subset':
			return subsets(legal.count, legal.min, legal.max);
		case 'one':
		case 'sets':
		case 'options':
		case 'path':
		case 'offer':
			return Array.from({ length: legal.size }, (_, i) => [i]);
	}
}

function subsets(count: number, min: number, max: number): number[][] {
	let found: number[][] = [[]];
	for (let i = 0; i < count; i++) {
		found = [
			...found,
			...found.filter(({ length }) => length < max).map((subset) => [...subset, i])
		];
	}
	return found.filter(({ length }) => length >= min);
}
