/** What bouts say of a piece, in sentences. */
import { hundredfold } from '#lib/lab/compare/comparison-text.ts';
import { rate } from '#lib/lab/interval.ts';
import { asSaid, say, type Said } from '#lib/language/said.ts';
import type { TrialReport, Yardstick } from './trial-report.ts';

/** First how bouts went, then what that means, then what speaks against both. */
export function trialLines(report: TrialReport): Said[] {
	const { piece, opponents, each, overall, yardstick, failed, broken } = report;
	const [won, lost, neither] = [overall.won, overall.lost, overall.undecided].map((share) =>
		hundredfold(rate(share))
	);
	const [first] = failed;
	return [
		say`lab/bouts-and-results: ${overall.bouts} bouts of ${piece} against ${opponents} others, ${each} each time: ${won!} % won, ${lost!} % lost, ${neither!} % neither.`,
		yardstick === null
			? say`lab/nobody-played-yet: Nobody has been played yet with whom ${piece} could be compared.`
			: standingOf(piece, yardstick),
		...(first
			? [
					say`lab/pairings-failed: ${failed.length} pairings could not be set up; the first, ${first.tested} against ${first.against}: ${asSaid(first.why)}`
				]
			: []),
		...(broken > 0 ? [say`lab/bouts-without-end: ${broken} bouts did not come to an end.`] : [])
	];
}

/** What a piece is among those of its value. */
export function standingOf(piece: string, { standing, own, peers, value }: Yardstick): Said {
	const others =
		value === null ? say`lab/others: others` : say`lab/others-of-value: others of value ${value}`;
	const played = peers.length;
	switch (standing) {
		case 'stronger':
			return say`lab/surely-wins-more: ${piece} surely wins more bouts than all ${others} that were played (${played}).`;
		case 'weaker':
			return say`lab/surely-wins-fewer: ${piece} surely wins fewer bouts than all ${others} that were played (${played}).`;
		case 'usual': {
			const other = peers.filter(({ differs }) => differs);
			const ahead = other.filter(({ won }) => rate(won) < rate(own)).length;
			return say`lab/ahead-and-behind: Of the ${others} that were played (${played}), ${piece} is surely ahead of ${ahead} and behind ${other.length - ahead}.`;
		}
	}
}
