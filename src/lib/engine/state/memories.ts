/** What the rules have noted of how things stood: so many notes, of which the oldest makes room for the next one. */
import type { Gate, Words } from './gate.ts';
import { NOTE_WORDS } from './memory-layout.ts';

/** Puts a note of two words into the memory at an address. Returns how often it has been noted, this time included. */
export function takeNote(gate: Gate, at: number, last: number, a: number, b: number): number {
	const { mem } = gate;
	const next = mem[at]!;
	const placeOf = (n: number): number => at + 1 + (n % last) * NOTE_WORDS;
	gate.write(placeOf(next), a);
	gate.write(placeOf(next) + 1, b);
	// It begins at 0 again only behind the first round, so that it tells how many there are.
	gate.write(at, next + 1 === 2 * last ? last : next + 1);
	let times = 0;
	for (let n = 0; n < Math.min(next + 1, last); n++) {
		if (mem[placeOf(n)] === a && mem[placeOf(n) + 1] === b) times++;
	}
	return times;
}

/** The notes in the memory at an address, in the order in which they lie there. */
export function notesIn(mem: Words, at: number, last: number): [number, number][] {
	return Array.from({ length: Math.min(mem[at]!, last) }, (_, n) => {
		const place = at + 1 + n * NOTE_WORDS;
		return [mem[place]!, mem[place + 1]!];
	});
}
