/** What can be chosen and lies outside of the part of the map that is shown; and the view that has it all. */
import { bounds, type Form, type Point } from '#lib/workbench/game/hex-geometry.ts';
import { centredOn, type Fit, scaleOfZoom, seenAt, type View } from './zoom.ts';

/** Points whose middle is not to be seen. */
export function outOfView<P extends Point>(fit: Fit, view: View, points: readonly P[]): P[] {
	if (fit.width === 0 || fit.height === 0) return [];
	return points.filter((point) => {
		const { x, y } = seenAt(fit, view, point);
		return x < 0 || x > fit.width || y < 0 || y > fit.height;
	});
}

/** A view with all these spaces in it: as close as before, unless they only fit from further away. */
export function viewOn(fit: Fit, view: View, form: Form, points: readonly Point[]): View {
	if (points.length === 0) return view;
	const around = bounds(form, points);
	const middle = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
	const closest = Math.min(fit.width / around.width, fit.height / around.height) / fit.scale;
	return centredOn(fit.box, middle, scaleOfZoom(Math.min(view.k, closest)));
}
