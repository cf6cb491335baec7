/** What a match of two sides says: who is stronger, and how sure that is. */
import { shareText, sureText, table } from '#lib/lab/compare/comparison-text.ts';
import { LEVEL } from '#lib/lab/compare/estimate.ts';
import { twoDigits } from '#lib/lab/compare/two-digits.ts';
import { type Share, shareOf } from '#lib/lab/interval.ts';
import { pairsNeeded } from '#lib/lab/statistics/power.ts';
import { signTest } from '#lib/lab/statistics/sign-test.ts';
import { type DuelPair, scoreOf } from './Duel.ts';
import type { Met, Try } from './fit.ts';
import type { Weight } from './weights.ts';

export interface Match {
	games: number;
	/** Games that nobody has won. */
	undecided: number;
	/** Of all victories, those of the first side; half of them would be fair. */
	won: Share;
	/** Pairs of games in which either side did better. */
	pairs: Met;
	/** That pairs fall so unequally where both are equally strong: by the sign test, exactly. */
	p: number;
	verdict: 'stronger' | 'weaker' | 'unclear';
	/** Games in which five victories more of a hundred would show four times in five; null: no pair differed. */
	needed: number | null;
}

/** Five victories of a hundred more than half are ten more than the other side's. */
const SOUGHT = 0.1;

export function matchOf(played: readonly DuelPair[]): Match {
	const games = played.flatMap((pair) => pair.games);
	const wins = (side: 0 | 1): number => games.reduce((sum, { won }) => sum + won[side], 0);
	const met = metIn(played);
	const { better, worse } = met;
	const p = signTest(better, worse);
	const pairs = pairsNeeded({
		difference: SOUGHT,
		deviation: played.length === 0 ? 0 : Math.sqrt((better + worse) / played.length),
		level: LEVEL,
		steps: true
	});
	return {
		games: games.length,
		undecided: games.filter(({ won: [first, other] }) => first + other === 0).length,
		won: shareOf(wins(0), wins(0) + wins(1)),
		pairs: met,
		p: Math.round(p * 1e4) / 1e4,
		verdict: p > LEVEL ? 'unclear' : better > worse ? 'stronger' : 'weaker',
		needed: pairs === null ? null : 2 * pairs
	};
}

/** A pair is better for the first side where its two games together gave it more. */
export function metIn(played: readonly DuelPair[]): Met {
	const scores = played.map(scoreOf);
	return {
		better: scores.filter((score) => score > 0).length,
		worse: scores.filter((score) => score < 0).length
	};
}

/** In English, for the command line and the comment of a layer: what, and what was found of it. */
export function matchText({ games, undecided, won, pairs, p, verdict, needed }: Match): string[] {
	const share = won.of === 0 ? '' : `, ${shareText(won)}; 50 % would be fair`;
	const none = undecided === 0 ? '' : `; ${undecided} games without a winner`;
	return [
		['match', `${games} games on fresh seeds against the declared weights`],
		['won', `${won.hits} of ${won.of} victories${share}${none}`],
		['pairs', `${pairs.better} better, ${pairs.worse} worse of ${games / 2} (${sureText(p)})`],
		['verdict', verdictText({ games, verdict, needed })]
	].map(([head, text]) => head!.padEnd(9) + text!);
}

function verdictText({
	games,
	verdict,
	needed
}: Pick<Match, 'games' | 'verdict' | 'needed'>): string {
	if (verdict !== 'unclear') return `the tuned weights are ${verdict}`;
	const none = `no difference to be seen in ${games} games`;
	if (needed === null) return none;
	return needed <= games
		? `${none}; 55 victories of a hundred would have shown`
		: `${none}; about ${twoDigits(needed, Math.ceil)} would be needed to see 55 victories of a hundred`;
}

/** A row for each weight. */
export function weightsText(weights: readonly Weight[], values: readonly number[]): string[] {
	const rows = weights.map(({ address, value }, i) => [
		address,
		String(value),
		String(values[i]),
		''
	]);
	return table([['weight', 'was', 'now', ''], ...rows]);
}

/** A row for each step. */
export function triesText(
	weights: readonly Weight[],
	tries: readonly Try[],
	games: number
): string[] {
	const rows = tries.map(({ weight, from, to, better, worse, kept }, i) => [
		String(i + 1),
		weights[weight]!.address,
		String(from),
		String(to),
		String(better),
		String(worse),
		kept ? 'kept' : ''
	]);
	if (rows.length === 0) return [];
	return table([
		['step', 'weight', 'now', 'tried', 'better', 'worse', `of ${games / 2} pairs`],
		...rows
	]);
}
