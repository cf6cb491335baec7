/** A box drawn from one point to another, in pixels of the window. */

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

interface Pointed {
	clientX: number;
	clientY: number;
}

/** Drawn from either corner. */
export function boxOf(a: Pointed, b: Pointed): Box {
	return {
		left: Math.min(a.clientX, b.clientX),
		top: Math.min(a.clientY, b.clientY),
		right: Math.max(a.clientX, b.clientX),
		bottom: Math.max(a.clientY, b.clientY)
	};
}

export function touches(a: Box, b: Box): boolean {
	return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}
