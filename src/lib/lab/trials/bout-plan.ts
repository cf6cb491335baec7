/** Who meets whom, so that a tested piece can be judged: it meets the whole field, others of its value a part of it. */
import { Stream } from '#lib/bots/stream.ts';
import type { TrialPlan } from '#lib/lab/report/trial-counts.ts';
import type { Combatants, TrialStage } from './TrialStage.ts';

/** So many others of its value are compared with it, and meet so many of the field. */
const MOST_PEERS = 12;
const MOST_OPPONENTS = 24;

export interface BoutPlan extends TrialPlan {
	/** Those it meets. */
	field: string[];
}

/** null: the trial is not for this piece, or it would meet nobody there. The same for the same seed. */
export function planOf(stage: TrialStage, tested: string, seed: string): BoutPlan | null {
	const value = stage.tested.get(tested);
	const field = [...stage.against.keys()].filter((id) => id !== tested);
	if (value === undefined || field.length === 0) return null;
	const others = [...stage.tested].filter(([id]) => id !== tested);
	const near = nearest(
		value,
		others.map(([, worth]) => worth)
	);
	const all = others.filter(([, worth]) => worth === near).map(([id]) => id);
	const own = `${seed}/${stage.trial.id}/${tested}`;
	const peers = some(all, MOST_PEERS, `${own}/peers`);
	// All meet the same. Where there is nobody else, each meets the others of its own.
	const strangers = field.filter((id) => !peers.includes(id));
	const sample = some(strangers.length > 0 ? strangers : field, MOST_OPPONENTS, `${own}/opponents`);
	return { tested, value, field, peers: { pieces: peers, value: near, of: all.length }, sample };
}

/** All that are to be played, by who is tried: first the piece, then the others. */
export function pairingsOf({ grounds }: TrialStage, plan: BoutPlan): Combatants[] {
	const meet = (tested: string, opponents: readonly string[]): Combatants[] =>
		opponents
			.filter((against) => against !== tested)
			.flatMap((against) => grounds.map((ground) => ({ tested, against, ground })));
	return [
		...meet(plan.tested, plan.field),
		...plan.peers.pieces.flatMap((peer) => meet(peer, plan.sample))
	];
}

/** Of the chance of their bouts. */
export function seedOf(
	seed: string,
	trial: string,
	{ tested, against, ground }: Combatants
): string {
	return [seed, trial, tested, against, ...ground.map(({ name }) => name)].join('/');
}

function nearest(value: number | null, among: readonly (number | null)[]): number | null {
	if (value === null) return null;
	const numbers = among.filter((candidate) => candidate !== null);
	return numbers.reduce<number | null>(
		(best, eachNumber) =>
			best === null || Math.abs(eachNumber - value) < Math.abs(best - value) ? eachNumber : best,
		null
	);
}

function some(ids: readonly string[], most: number, seed: string): string[] {
	if (ids.length <= most) return [...ids];
	return new Stream(seed).combination(ids.length, most).map((i) => ids[i]!);
}
