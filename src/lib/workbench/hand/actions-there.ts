/** Several actions can bring the same counters to the same place: which of them is for the player to say. */
import type { GameView, Key } from '#lib/engine/seat/protocol.ts';
import { answersTo, type Foresee } from './hand-errand.ts';
import { findPlan } from './Plan.ts';
import { onlyBy } from './send.ts';

/**
 * The paths of the actions of an offer by which the same things get there, those that bring most; one or none where nothing is
 * open. Actions that bring different things are no choice: each has its own.
 */
export async function actionsThere(
	view: GameView,
	things: readonly Key[],
	place: Key,
	foresee: Foresee
): Promise<string[]> {
	const { decision } = view;
	if (decision?.kind !== 'offer') return [];
	const paths = new Set(answersTo(decision).map(({ phrase }) => phrase.path));
	if (paths.size < 2) return [...paths];
	const found: { path: string; brought: readonly Key[] }[] = [];
	for (const path of paths) {
		const seen = onlyBy(view, path);
		const { brought } = await findPlan(seen, things, place, async (answers) => {
			const next = await foresee(answers);
			return next && onlyBy(next, path);
		});
		if (brought.length > 0) found.push({ path, brought });
	}
	const rivals = found.filter((candidate) =>
		found.some(
			(other) => other !== candidate && other.brought.some((key) => candidate.brought.includes(key))
		)
	);
	const most = Math.max(0, ...rivals.map(({ brought }) => brought.length));
	return rivals.filter(({ brought }) => brought.length === most).map(({ path }) => path);
}
