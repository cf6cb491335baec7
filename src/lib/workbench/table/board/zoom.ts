/** Pan and zoom of a drawing by mouse, wheel, touch and pinch (d3-zoom), as an attachment. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import type { D3ZoomEvent } from 'd3-zoom';

export interface View {
	x: number;
	y: number;
	k: number;
}

export const WHOLE: View = { x: 0, y: 0, k: 1 };

export interface Zoomer {
	attach(svg: SVGSVGElement): () => void;
	by(factor: number): void;
	reset(): void;
}

export function makeZoomer(changed: (view: View) => void): Zoomer {
	const behaviour = zoom<SVGSVGElement, unknown>()
		.scaleExtent([0.6, 6])
		.clickDistance(6)
		// What lies there can be dragged itself.
		.filter((event: Event & Partial<MouseEvent>) => {
			if (event.type === 'wheel') return true;
			const lifts = event.target instanceof Element && event.target.closest('[data-lift]');
			return !lifts && !event.ctrlKey && !event.button;
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
			if (attached) select(attached).call((one) => behaviour.scaleBy(one, factor));
		},
		reset() {
			if (attached) select(attached).call((one) => behaviour.transform(one, zoomIdentity));
		}
	};
}
