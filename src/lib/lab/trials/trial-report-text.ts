/** What bouts say of a piece, in English, for the command line. */
import { countedText, hundredfold, table } from '#lib/lab/compare/comparison-text.ts';
import { inEnglish } from '#lib/language/said.ts';
import { rate, type Share } from '#lib/lab/interval.ts';
import type { Opponent, Outcomes, TrialReport, Yardstick } from './trial-report.ts';
import { standingOf } from './trial-lines.ts';

/** So many of those that cannot be set up are named. */
const MOST_FAILED = 3;

export function trialReportText(report: TrialReport): string[] {
	const { trial, about, piece, value, each, opponents, overall, losesTo, beats, by } = report;
	const worth = value === null ? '' : ` (value ${value})`;
	const rows: [string, string][] = [
		['trial', `${trial}: ${about}`],
		[
			'bouts',
			`${overall.bouts} of ${piece}${worth} against ${opponents} others, ${each} each time`
		],
		['won', countedText(overall.won)],
		['lost', countedText(overall.lost)],
		['neither', countedText(overall.undecided)],
		...named('loses to', losesTo, 'lost'),
		...named('beats', beats, 'won')
	];
	return [
		...rows.map(([head, text]) => head.padEnd(9) + text),
		...troubleText(report),
		...by.flatMap(({ id, words }) => [
			'',
			...outcomesTable(
				id,
				words.map((word) => [word.word, word])
			)
		]),
		...valueTable(report),
		...yardstickText(report)
	];
}

/** What has gone wrong, which speaks against all the rest. */
function troubleText({ failed, broken }: TrialReport): string[] {
	const lines = failed
		.slice(0, MOST_FAILED)
		.map(
			({ tested, against, ground, why }) =>
				`failed   ${[tested, `against ${against}`, ...ground].join(', ')}: ${why}`
		);
	if (failed.length > MOST_FAILED) {
		lines.push(`failed   ${failed.length} in all could not be set up`);
	}
	if (broken > 0) lines.push(`broken   ${broken} bouts did not come to an end`);
	return lines;
}

function named(
	head: string,
	opponents: readonly Opponent[],
	key: 'won' | 'lost'
): [string, string][] {
	if (opponents.length === 0) return [];
	const shares = opponents.map(
		(opponent) => `${opponent.piece} ${hundredfold(rate(opponent[key]))} %`
	);
	return [[head, `most: ${shares.join(', ')}`]];
}

function outcomesTable(head: string, rows: readonly (readonly [string, Outcomes])[]): string[] {
	return table([
		[head, 'bouts', 'won', '95 % interval', 'lost', 'neither', ''],
		...rows.map(([name, { bouts, won, lost, undecided }]) => [
			name,
			String(bouts),
			percent(won),
			interval(won),
			percent(lost),
			percent(undecided),
			''
		])
	]);
}

function valueTable({ byValue }: TrialReport): string[] {
	if (byValue.length === 0) return [];
	const rows = byValue.map((group): [string, Outcomes] => [
		group.from === group.to ? String(group.from) : `${group.from} to ${group.to}`,
		group
	]);
	return ['', ...outcomesTable('value of opponent', rows)];
}

function yardstickText(report: TrialReport): string[] {
	const { yardstick, piece } = report;
	if (yardstick === null)
		return ['', `others   nobody was played with whom ${piece} could be compared`];
	const { own, others, peers, of, opponents } = yardstick;
	const best = peers.slice(0, 3).map((peer) => `${peer.piece} ${percent(peer.won)}`);
	const rows: [string, string][] = [
		[
			'others',
			`${worthText(yardstick)}: ${countText(peers.length, of)}, each against the same ${opponents}, ${report.each} each time`
		],
		['usual', `they win ${countedText(others)}`],
		['own', `${piece} wins ${countedText(own)}`],
		['best', `of them: ${best.join(', ')}`],
		['place', `${yardstick.place} of ${peers.length + 1}, by bouts won`],
		['verdict', inEnglish(standingOf(report.piece, yardstick))]
	];
	return ['', ...rows.map(([head, text]) => head.padEnd(9) + text)];
}

function worthText({ value }: Yardstick): string {
	return value === null ? 'of its sort' : `of value ${value}`;
}

const countText = (played: number, of: number): string =>
	played === of ? `all ${of}` : `${played} of ${of}`;

const percent = (share: Share): string => `${hundredfold(rate(share))} %`;

const interval = ({ low, high }: Share): string => `${hundredfold(low)} to ${hundredfold(high)}`;
