/** From counted bouts to what they say of a piece: against whom and where it wins, and whether others of its value do. */
import { LEVEL } from '#lib/lab/compare/estimate.ts';
import { rate, type Share, shareOf } from '#lib/lab/interval.ts';
import { bothSides } from '#lib/lab/report/PartTally.ts';
import { amongMany } from '#lib/lab/statistics/many.ts';
import type { BoutCount, CountedPairing, TrialCounts } from '#lib/lab/report/trial-counts.ts';

export interface Outcomes {
	bouts: number;
	won: Share;
	lost: Share;
	undecided: Share;
}

export interface TrialReport extends Pick<TrialCounts, 'trial' | 'about' | 'each' | 'failed'> {
	piece: string;
	value: number | null;
	/** How many it has met. */
	opponents: number;
	/** Bouts of all that did not come to an end. */
	broken: number;
	overall: Outcomes;
	/** By each thing that is varied. */
	by: { id: string; words: (Outcomes & { word: string })[] }[];
	/** By what opponents are worth, lowest first; empty where nobody says what they are. */
	byValue: (Outcomes & { from: number; to: number })[];
	/** The worst first, and the best first. */
	losesTo: Opponent[];
	beats: Opponent[];
	/** null: there is nobody to compare it with, or they have not been played. */
	yardstick: Yardstick | null;
}

export interface Opponent extends Outcomes {
	piece: string;
	value: number | null;
}

/** `stronger`, `weaker`: surely than each of the others; `usual`: than some at most. */
export type Standing = 'stronger' | 'weaker' | 'usual';

/** What others of its value win against the same opponents. */
export interface Yardstick {
	/** What the others are worth; all of them are. */
	value: number | null;
	/** How many such others there are; not all may have been played. */
	of: number;
	/** How many opponents all of them met. */
	opponents: number;
	own: Share;
	others: Share;
	/** The best first; p as it counts among all of them. */
	peers: { piece: string; won: Share; p: number; differs: boolean }[];
	/** By bouts won. */
	place: number;
	standing: Standing;
}

/** More are no bands. */
const MOST_BANDS = 8;
const MOST_NAMED = 5;

export function trialReport(counts: TrialCounts): TrialReport {
	const { plan, pairings } = counts;
	const own = pairings.filter(({ tested }) => tested === plan.tested);
	const groups = Map.groupBy(own, ({ against }) => against);
	const opponents = [...groups].map(([piece, all]) => ({
		piece,
		value: all[0]!.value,
		...outcomes(all)
	}));
	const named = Math.min(MOST_NAMED, Math.floor(opponents.length / 2));
	const most = (key: 'won' | 'lost'): Opponent[] =>
		opponents
			.filter((opponent) => opponent[key].hits > 0)
			.sort((a, b) => rate(b[key]) - rate(a[key]) || (a.piece < b.piece ? -1 : 1))
			.slice(0, named);
	return {
		trial: counts.trial,
		about: counts.about,
		each: counts.each,
		failed: counts.failed,
		piece: plan.tested,
		value: plan.value,
		opponents: opponents.length,
		broken: pairings.reduce((sum, { broken }) => sum + broken, 0),
		overall: outcomes(own),
		by: counts.vary.map((id, at) => ({
			id,
			words: [...Map.groupBy(own, ({ ground }) => ground[at]!)].map(([word, all]) => ({
				word,
				...outcomes(all)
			}))
		})),
		byValue: bandsOf(own),
		losesTo: most('lost'),
		beats: most('won'),
		yardstick: yardstickOf(counts)
	};
}

function outcomes(pairings: readonly BoutCount[]): Outcomes {
	const sum = (key: keyof BoutCount): number =>
		pairings.reduce((total, pairing) => total + pairing[key], 0);
	const [won, lost, undecided] = [sum('won'), sum('lost'), sum('undecided')];
	const bouts = won + lost + undecided;
	const share = (hits: number): Share => shareOf(hits, bouts);
	return { bouts, won: share(won), lost: share(lost), undecided: share(undecided) };
}

/** Each value, or as many as lie in a band of equal width. */
function bandsOf(own: readonly CountedPairing[]): TrialReport['byValue'] {
	const valued = own.flatMap((pairing) =>
		pairing.value === null ? [] : [{ ...pairing, value: pairing.value }]
	);
	if (valued.length === 0) return [];
	const values = new Set(valued.map(({ value }) => value));
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const width = values.size <= MOST_BANDS ? 1 : Math.ceil((most - least + 1) / MOST_BANDS);
	const bands = Map.groupBy(valued, ({ value }) => Math.floor((value - least) / width));
	return [...bands]
		.sort(([a], [b]) => a - b)
		.map(([band, all]) => {
			const from = least + band * width;
			return { from, to: from + width - 1, ...outcomes(all) };
		});
}

function yardstickOf({ plan, pairings, failed, grounds }: TrialCounts): Yardstick | null {
	const sample = new Set(plan.sample);
	const of = (piece: string): CountedPairing[] =>
		pairings.filter(({ tested, against }) => tested === piece && sample.has(against));
	const own = of(plan.tested);
	// Who has not met all that the others have cannot be compared with them.
	const isWhole = (piece: string): boolean => {
		const met = [...pairings, ...failed].filter(({ tested }) => tested === piece).length;
		return met === plan.sample.filter((against) => against !== piece).length * grounds;
	};
	const played = plan.peers.pieces
		.filter(isWhole)
		.map((piece) => ({ piece, pairings: of(piece) }))
		.filter((candidate) => outcomes(candidate.pairings).bouts > 0);
	const won = outcomes(own).won;
	if (played.length === 0 || won.of === 0) return null;
	const alone = played.map((rival) => stratified(own, rival.pairings));
	const ps = amongMany(alone);
	const peers = played.map(({ piece, pairings }, i) => ({
		piece,
		won: outcomes(pairings).won,
		p: Math.round(ps[i]! * 1e4) / 1e4,
		differs: ps[i]! <= LEVEL
	}));
	const better = peers.filter((peer) => rate(peer.won) > rate(won));
	return {
		value: plan.peers.value,
		of: plan.peers.of,
		opponents: sample.size,
		own: won,
		others: outcomes(played.flatMap((outcome) => outcome.pairings)).won,
		peers: peers.sort((a, b) => rate(b.won) - rate(a.won) || (a.piece < b.piece ? -1 : 1)),
		place: better.length + 1,
		standing: standingOf(won, peers)
	};
}

function standingOf(own: Share, peers: Yardstick['peers']): Standing {
	if (peers.every(({ won, differs }) => differs && rate(won) < rate(own))) return 'stronger';
	if (peers.every(({ won, differs }) => differs && rate(won) > rate(own))) return 'weaker';
	return 'usual';
}

/**
 * How probable so much of a difference would be between two that win alike: their bouts against the same opponent in the
 * same place are compared with each other, and all of that is added up (Mantel and Haenszel 1959, with their correction).
 */
function stratified(own: readonly CountedPairing[], other: readonly CountedPairing[]): number {
	const key = ({ against, ground }: CountedPairing): string => JSON.stringify([against, ground]);
	const others = new Map(other.map((pairing) => [key(pairing), pairing]));
	let [difference, variance] = [0, 0];
	for (const a of own) {
		const b = others.get(key(a));
		if (b === undefined) continue;
		const [na, nb] = [ended(a), ended(b)];
		const [n, won] = [na + nb, a.won + b.won];
		if (na === 0 || nb === 0) continue;
		difference += a.won - (na * won) / n;
		variance += (na * nb * won * (n - won)) / (n * n * (n - 1));
	}
	if (variance === 0) return 1;
	return bothSides(Math.max(0, Math.abs(difference) - 0.5) / Math.sqrt(variance));
}

const ended = ({ won, lost, undecided }: BoutCount): number => won + lost + undecided;
