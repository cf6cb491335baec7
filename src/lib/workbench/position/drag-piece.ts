/** A counter is dragged at the desk where a position is set, by mouse or pen: a finger scrolls and pans there. */

export interface Dragging {
	moved: (x: number, y: number) => void;
	/** Once, after it has moved: the space on which it is let go, null for none. */
	ended: (space: string | null) => void;
}

/** Pixels before it is a drag and no click. */
const FAR = 6;

export function dragPiece(event: PointerEvent, { moved, ended }: Dragging): void {
	if (event.pointerType === 'touch' || event.button !== 0) return;
	const { clientX, clientY } = event;
	const controller = new AbortController();
	const { signal } = controller;
	let far = false;
	const move = (to: PointerEvent): void => {
		far ||= Math.hypot(to.clientX - clientX, to.clientY - clientY) >= FAR;
		if (far) moved(to.clientX, to.clientY);
	};
	const drop = (to: PointerEvent): void => {
		controller.abort();
		if (!far) return;
		const under = document.elementFromPoint(to.clientX, to.clientY);
		const space = under?.closest<SVGElement>('[data-set-space]')?.dataset['setSpace'] ?? null;
		// The click that ends the drag means nothing more.
		if (space !== null)
			addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
		ended(space);
	};
	const cancel = (): void => {
		controller.abort();
		ended(null);
	};
	addEventListener('pointermove', move, { signal });
	addEventListener('pointerup', drop, { signal });
	addEventListener('pointercancel', cancel, { signal });
}
