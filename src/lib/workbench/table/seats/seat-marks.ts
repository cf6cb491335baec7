/** The players' colours, and shapes that tell them apart without colour. Shapes are drawn in a box from -10 to 10. */
import { cssColour } from '#lib/workbench/lookup/css-colour.ts';
import type { Seat } from '#lib/engine/seat/protocol.ts';

const SHAPES = [
	// disc
	'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z',
	// diamond
	'M0 -10.5L10.5 0L0 10.5L-10.5 0Z',
	// square
	'M-8 -8H8V8H-8Z',
	// triangle
	'M0 -10L10 8H-10Z',
	// hexagon
	'M-9.5 0L-4.75 -8.3H4.75L9.5 0L4.75 8.3H-4.75Z',
	// cross
	'M-3.5 -9.5H3.5V-3.5H9.5V3.5H3.5V9.5H-3.5V3.5H-9.5V-3.5H-3.5Z'
] as const;

export function seatShape(seat: Seat): string {
	return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}

/** The colours that a game has for its players, in place of those of the workbench. */
export function seatStyle(colours: readonly string[]): string {
	return colours.map((colour, seat) => `--seat-${seat}: ${cssColour(colour)}`).join('; ');
}

export function seatColour(seat: Seat): string {
	return `var(--seat-${seat % SHAPES.length})`;
}
