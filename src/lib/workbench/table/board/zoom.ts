/** Pan and zoom of a drawing by mouse, wheel, touch and pinch (d3-zoom), as an attachment; how large it is shown, and what can be read then. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import type { D3ZoomEvent } from 'd3-zoom';

/** Where the table is that of a phone, also of one that lies on its side. Styles of the table repeat it. */
export const PHONE = '(max-width: 760px), (max-height: 500px)';

export interface View {
	x: number;
	y: number;
	k: number;
}

export const WHOLE: View = { x: 0, y: 0, k: 1 };

/** What is drawn, and how large it is shown: whole, in the middle, as large as it fits. */
export interface Fit {
	box: { x: number; y: number; width: number; height: number };
	width: number;
	height: number;
	/** Pixels a drawing unit. */
	scale: number;
}

/** Where a point of the drawing is seen, in pixels from its upper left corner. */
export function seenAt(
	{ box, width, height, scale }: Fit,
	view: View,
	{ x, y }: { x: number; y: number }
): { x: number; y: number } {
	return {
		x: width / 2 + (view.x + view.k * x - box.x - box.width / 2) * scale,
		y: height / 2 + (view.y + view.k * y - box.y - box.height / 2) * scale
	};
}

/** The view with a point of the drawing in the middle. */
export function centredOn(box: Fit['box'], { x, y }: { x: number; y: number }, k: number): View {
	return { x: box.x + box.width / 2 - k * x, y: box.y + box.height / 2 - k * y, k };
}

/** How far one can go away, and how close one can come. */
const LIMITS = [0.6, 6] as const;

/** The nearest scale that can be gone to. */
export function scaleOfZoom(wanted: number): number {
	return Math.min(LIMITS[1], Math.max(LIMITS[0], wanted));
}

export interface Zoomer {
	attach(svg: SVGSVGElement): () => void;
	by(factor: number): void;
	reset(): void;
	to(view: View): void;
}

/** `still`: whether a drag means something else. */
export function makeZoomer(changed: (view: View) => void, still: () => boolean): Zoomer {
	const behaviour = zoom<SVGSVGElement, unknown>()
		.scaleExtent([...LIMITS])
		.clickDistance(6)
		// What lies there can be dragged itself.
		.filter((event: Event & Partial<MouseEvent>) => {
			if (event.type === 'wheel') return true;
			const lifts = event.target instanceof Element && event.target.closest('[data-lift]');
			return !lifts && !event.ctrlKey && !event.shiftKey && !event.button && !still();
		})
		.on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
			changed({ x: transform.x, y: transform.y, k: transform.k });
		});
	let attached: SVGSVGElement | null = null;
	return {
		attach(svg) {
			attached = svg;
			const selection = select(svg);
			selection.call(behaviour).on('dblclick.zoom', null);
			return () => {
				selection.on('.zoom', null);
				attached = null;
			};
		},
		by(factor) {
			if (attached) select(attached).call((selection) => behaviour.scaleBy(selection, factor));
		},
		to({ x, y, k }) {
			const there = zoomIdentity.translate(x, y).scale(k);
			if (attached) select(attached).call((selection) => behaviour.transform(selection, there));
		},
		reset() {
			if (attached)
				select(attached).call((selection) => behaviour.transform(selection, zoomIdentity));
		}
	};
}

/** Pixels of a counter whose name is readable. */
const READABLE = 70;

/** The sizes in which counters are drawn on spaces; what is read of them changes at these steps alone. */
const SIZES = [31, 37, 40, 50, 60] as const;

/** The least of the sizes at which names are shown; Infinity where none is large enough. `scale`: pixels a drawing unit. */
export function readableFrom(scale: number): number {
	return SIZES.find((size) => size * scale >= READABLE) ?? Infinity;
}

/** What a drawing may have of a room: all, unless it would lie under the tools in the lower right corner. */
export function roomFor(room: Size, drawn: Size, tools: Size): Size {
	const scale = scaleToFit(room, drawn);
	const beside = (room.width - drawn.width * scale) / 2;
	const below = (room.height - drawn.height * scale) / 2;
	if (beside >= tools.width || below >= tools.height || scale <= 0) return room;
	const narrower = { width: Math.max(1, room.width - tools.width), height: room.height };
	const lower = { width: room.width, height: Math.max(1, room.height - tools.height) };
	return scaleToFit(narrower, drawn) >= scaleToFit(lower, drawn) ? narrower : lower;
}

/** The least and the most that lies beside a board, and what its tools need there. */
const BESIDE = { least: 176, most: 264, tools: 132 } as const;

/** How wide that may be which lies beside a drawing of this form: 0 where the drawing would become smaller by it. */
export function roomBeside(room: Size, drawn: Size): number {
	const free = Math.floor(room.width - drawn.width * (room.height / drawn.height) - BESIDE.tools);
	return free < BESIDE.least ? 0 : Math.min(free, BESIDE.most);
}

interface Size {
	width: number;
	height: number;
}

/** Pixels a drawing unit where a drawing is shown whole, as large as it fits. */
export function scaleToFit(
	shown: { width: number; height: number },
	drawn: { width: number; height: number }
): number {
	return Math.min(shown.width / drawn.width, shown.height / drawn.height);
}
