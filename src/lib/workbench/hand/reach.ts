/** Where counters that are held can go, and which others could go with them: what the engine offers, a few answers ahead. */
import type { Answer, DecisionView, GameView, Key } from '#lib/engine/seat/protocol.ts';
import type { Reach } from '#lib/workbench/game/lights.ts';
import { answersTo, chosenOf, openings, whereabouts, type Foresee } from './hand-errand.ts';

export async function reachOf(
	view: GameView,
	things: readonly Key[],
	foresee: Foresee
): Promise<Reach> {
	const places = new Set<Key>();
	const able = new Set<Key>();
	const at = whereabouts(view);
	const isPlace = (key: Key) => !at.has(key);
	const spots = new Set(things.map((key) => at.get(key)).filter((key) => typeof key === 'string'));

	/** The counters that a subset or a single choice offers, if some of those held are among them. */
	function offered({ decision }: GameView): Key[] {
		if (decision?.kind !== 'subset' && decision?.kind !== 'one') return [];
		const keys = decision.options
			.map(({ targets }) => targets[0] ?? '')
			.filter((key) => at.has(key));
		return things.some((key) => keys.includes(key)) ? keys : [];
	}

	async function visit(seen: GameView, answers: readonly Answer[], taken: boolean): Promise<void> {
		const { decision } = seen;
		if (decision === null || answers.length > 3) return;
		const options = answersTo(decision);
		if (taken) {
			if (goesFromThere(decision, answers.length > 1))
				options.forEach(({ targets }) => targets.filter(isPlace).forEach((key) => places.add(key)));
			return;
		}
		if (decision.kind === 'subset') {
			for (const key of offered(seen)) able.add(key);
			const step = chosenOf(decision, things);
			const given = step && [...answers, step.answer];
			const next = given && (await foresee(given));
			if (next) await visit(next, given, true);
			return;
		}
		if (decision.kind !== 'offer') return;
		for (const { targets } of options) {
			const inside = targets.filter((key) => at.has(key));
			const outside = targets.filter(isPlace);
			if (inside.length === 0 || outside.length === 0) continue;
			for (const key of inside) able.add(key);
			if (things.some((key) => inside.includes(key))) for (const key of outside) places.add(key);
		}
		for (const { answer } of openings(decision, spots)) {
			const next = await foresee([...answers, answer]);
			if (next && offered(next).length > 0) await visit(next, [...answers, answer], false);
		}
		if (answers.length > 0) return;
		for (const option of options) {
			const { targets } = option;
			if (targets.length === 0 || !targets.every((key) => isPlace(key) && !spots.has(key)))
				continue;
			const next = await foresee([{ seat: decision.seat, keys: [option.key] }]);
			const keys = next ? offered(next) : [];
			for (const key of keys) able.add(key);
			if (keys.length > 0) for (const key of targets) places.add(key);
		}
	}

	/** Whether the question after they were chosen is where they go: by a way from there, or as part of an action of theirs. */
	function goesFromThere(decision: DecisionView, opened: boolean): boolean {
		if (decision.kind === 'one') return opened;
		const [start] = Object.values(decision.ways).map(({ way }) => way[0]);
		return decision.kind === 'path' && start !== undefined && spots.has(start);
	}

	await visit(view, [], false);
	return { places, able };
}
