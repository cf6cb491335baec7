/**
 * Chance. Each named stream is an sfc32 generator (Chris Doty-Humphrey, PractRand) whose four words lie in the state, so
 * that saving, forking and undo carry the dice along.
 */
import { STREAM_WORDS } from './memory-layout.ts';
import type { Gate } from './gate.ts';

/** The next 32 random bits of a stream, unsigned. */
export function nextBits(gate: Gate, stream: number): number {
	const base = gate.layout.streams + stream * STREAM_WORDS;
	const { mem } = gate;
	const a = mem[base]!;
	const b = mem[base + 1]!;
	const c = mem[base + 2]!;
	const counter = mem[base + 3]!;
	const result = (a + b + counter) | 0;
	gate.writeStream(
		base,
		b ^ (b >>> 9),
		(c + (c << 3)) | 0,
		(((c << 21) | (c >>> 11)) + result) | 0,
		(counter + 1) | 0
	);
	return result >>> 0;
}

/** A uniform integer in 0..n-1 (n >= 1), without bias: values beyond the last whole multiple of n are drawn again. */
export function uniform(gate: Gate, stream: number, n: number): number {
	let bits = nextBits(gate, stream);
	// Nearly always the bits are so few that there is no need to know where that multiple lies.
	if (bits >= 0x100000000 - n) {
		const limit = 0x100000000 - (0x100000000 % n);
		while (bits >= limit) bits = nextBits(gate, stream);
	}
	return bits % n;
}
