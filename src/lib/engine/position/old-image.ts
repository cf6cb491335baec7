/**
 * Memory images: what older versions wrote into a save after the rules had changed. Nothing of it can be believed, so it
 * is looked at word by word before it becomes a position; after that it is checked like any other.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import {
	CALLER,
	FP,
	type Layout,
	LOCALS,
	PC,
	ROUTINE,
	SP,
	STATUS,
	WAITING
} from '#lib/engine/state/memory-layout.ts';
import { STACK_WORDS } from '#lib/ruleset/program/game-limits.ts';
import { isWord } from './position-names.ts';
import type { Position } from './position.ts';
import { positionOf } from './write-position.ts';

export interface OldImage {
	format: 'memory-image';
	words: number[];
}

/** The position that an image of a waiting game shows; null where it shows none of these rules. */
export function positionOfImage(m: Machine, { words }: OldImage): Position | null {
	if (words.length !== m.layout.size || !words.every(isWord)) return null;
	if (!hasSoundZones(m, words) || !hasSoundFrames(m, words)) return null;
	m.begin('image');
	m.load(Int32Array.from(words));
	return positionOf(m);
}

/** Every piece shows a face, and is met exactly once on the way from the bottom to the top of its zone. */
function hasSoundZones({ layout, program }: Machine, words: readonly number[]): boolean {
	let met = 0;
	for (let zone = 0; zone < layout.zones; zone++) {
		let piece = words[layout.bottom + zone]!;
		while (piece >= 0) {
			if (piece >= layout.pieces || ++met > layout.pieces) return false;
			if (words[layout.zone + piece] !== zone) return false;
			const face = words[layout.face + piece]!;
			if (face < 0 || face >= program.faces.length) return false;
			piece = words[layout.above + piece]!;
		}
	}
	return met === layout.pieces;
}

/** Frames lie one upon the other from the stack's first word to its top, and the innermost one asks something. */
function hasSoundFrames({ layout, code }: Machine, words: readonly number[]): boolean {
	let end = words[SP]!;
	let base = words[FP]!;
	if (words[STATUS] !== WAITING || !isInStack(layout, end)) return false;
	for (let innermost = true; ; innermost = false) {
		const routine = isInStack(layout, base) ? code.routines[words[base + ROUTINE]!] : undefined;
		if (routine === undefined || base + LOCALS + routine.frame !== end) return false;
		const at = words[base + PC]!;
		if (at < 0 || at >= routine.length) return false;
		if (innermost && routine.decisions[at] === undefined) return false;
		if (base === layout.stack) return words[base + CALLER] === -1;
		end = base;
		base = words[base + CALLER]!;
	}
}

function isInStack({ stack }: Layout, at: number): boolean {
	return at >= stack && at <= stack + STACK_WORDS;
}
