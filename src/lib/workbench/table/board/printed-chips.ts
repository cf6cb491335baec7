/** Where what is written on a space stands, beside each other at its lower edge, and how much of it can be read there. */
import type { Grid } from '#lib/workbench/game/hex-geometry.ts';
import type { Mark } from '#lib/workbench/lookup/RulesIndex.ts';

export interface Chip {
	mark: Mark;
	/** A number, a word or the beginning of one; empty where its sign says all. */
	said: string;
	/** Of its middle, before it is made larger. */
	x: number;
	width: number;
}

/** What there is room for. */
const ROOM: Readonly<Record<Grid, number>> = { hex: 74, square: 116, none: 84 };
const CHIP = 25;
const GAP = 2;
/** How high each is. */
export const HIGH = 15;
/** Of a letter, and of a sign with the edges. */
const LETTER = 6.4;
const SIGN = 13;
const EDGES = 10;

/** Words are whole where all have room, else their first letters stand for them; few are large. `room`: no wider and higher than this. */
export function printedChips(
	marks: readonly Mark[],
	grid: Grid,
	room = { width: Infinity, height: Infinity }
): { size: number; chips: Chip[] } {
	const whole = marks.map((mark) => saidOn(mark, mark.text ?? ''));
	const said =
		lengthOf(whole) <= Math.min(ROOM[grid], room.width)
			? whole
			: marks.map((mark) => saidOn(mark, initial(mark)));
	const length = lengthOf(said);
	let left = -length / 2;
	const chips = said.map((chip) => {
		const x = left + chip.width / 2;
		left += chip.width + GAP;
		return { ...chip, x };
	});
	// A single one on a square is to be read from afar.
	const most = grid === 'square' && chips.length === 1 ? 1.9 : 1.45;
	const size = Math.min(most, Math.max(1, ROOM.square / (length + GAP)));
	return { size: Math.min(size, room.width / (length + GAP), room.height / HIGH), chips };
}

function saidOn(mark: Mark, text: string): Omit<Chip, 'x'> {
	const said = mark.number === null ? text : `${mark.number}`;
	const long = said.length * LETTER + EDGES + (mark.icon === null ? 0 : SIGN);
	return { mark, said, width: said.length > 2 ? Math.max(CHIP, long) : CHIP };
}

function initial({ text }: Mark): string {
	return text === null ? '' : text.charAt(0).toLocaleUpperCase();
}

function lengthOf(chips: readonly Omit<Chip, 'x'>[]): number {
	return chips.reduce((sum, { width }) => sum + width + GAP, -GAP);
}
