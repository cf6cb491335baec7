/** What a scenario claims, each with the reason when it does not hold. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import { STATUS, OVER, WINNERS } from '#lib/engine/state/memory-layout.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { asked, isLegal, legalAnswers } from '#lib/engine/play/play.ts';
import type { TextEdit } from '#lib/language/diagnostic.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { asMap, childOf, entriesOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { canonical, type Legal, match, picksOf } from '#lib/engine/seat/written-answer.ts';
import { unknownWord } from './answer-words.ts';
import {
	anytimeOf,
	keysOf,
	legalOf,
	listOf,
	reasonsAgainst,
	wantedAnswers,
	type WantedAnswers
} from './scenario-answers.ts';
import type { Names } from './scenario-names.ts';
import type { Pieces } from './scenario-pieces.ts';
import { viewProblem } from './view-assertion.ts';
import { REVEALED, type Witness } from './scenario-witness.ts';
import { type Said, say } from '#lib/language/said.ts';
import { hintOf } from '#lib/language/suggest.ts';

export interface Court {
	m: Machine;
	names: Names;
	pieces: Pieces;
	witness: Witness;
}

/** A claim that does not hold. */
export interface Broken {
	at: TreeNode;
	message: Said;
	/** What would have to stand there. */
	other: TextEdit | null;
}

/** Checks one item of `then` or `expect`; it may claim several things. */
export function check(court: Court, item: TreeNode): Broken[] {
	const claims = new Map(entriesOf(item).map(([key, entry]) => [key, entry.value]));
	return [...claims].flatMap(([claim, node]): Broken[] => {
		const broken = (message: Said | null, other: TextEdit | null = null): Broken[] =>
			message === null ? [] : [{ at: node, message, other }];
		switch (claim) {
			case 'is': {
				const { holds, explain, other } = court.names.holds(node);
				if (holds) return [];
				return broken(say`scenario/this-is-not-true: this is not true (${explain})`, other);
			}
			case 'legal':
				return ofSeats(court, node, (seat, value) => legalProblem(court.m, seat, value));
			case 'not-legal': {
				const because = childOf(node, 'because');
				return ofSeats(court, node, (seat, value) =>
					notLegalProblem(court.m, seat, value, because === undefined ? null : textOf(because))
				);
			}
			case 'view':
				return broken(viewProblem(court.m, court.pieces, node));
			case 'events':
				return broken(orderProblem(say`word/event: event`, court.witness.events, node));
			case 'log':
				return broken(orderProblem(say`word/log-line: line of the log`, court.witness.logs, node));
			case 'never':
				return broken(neverProblem(court, node));
			case 'winner':
				return broken(winnerProblem(court.m, node), otherWinners(court.m, node));
			default:
				return broken(say`scenario/no-such-claim: there is no such claim: ${claim}`);
		}
	});
}

/** Seats whose pending question is what an item is about: it need not be answered. */
export function seatsAskedAbout(item: TreeNode): number[] {
	const about = asMap(item)?.entries;
	return ['legal', 'not-legal'].flatMap((claim) =>
		entriesOf(about?.get(claim)?.value).map(([seat]) => seatOf(seat))
	);
}

export function seatOf(key: string): number {
	return Number(key.slice(1)) - 1;
}

function ofSeats(
	{ m }: Court,
	node: TreeNode,
	problem: (seat: number, value: TreeNode) => Said | null
): Broken[] {
	return entriesOf(node).flatMap(([key, { value }]): Broken[] => {
		if (key === 'because') return [];
		const seat = seatOf(key);
		const exists = seat >= 0 && seat < m.program.players;
		const message = exists
			? problem(seat, value)
			: say`scenario/no-in-this-game: there is no ${key} in this game`;
		return message === null ? [] : [{ at: value, message, other: null }];
	});
}

function legalProblem(m: Machine, seat: number, node: TreeNode): Said | null {
	const legal = legalOf(m, seat);
	const wanted = wantedAnswers(m, node, legal);
	if (wanted.unknown !== null)
		return say`scenario/not-understood: "${wanted.unknown}" is not understood here`;
	const bounded = wanted.min !== null || wanted.max !== null;
	if (wanted.keys.length === 0 && !wanted.exactly && !bounded)
		return say`scenario/claims-nothing: this claims nothing`;
	const anytime = anytimeOf(m, seat);
	const keys = [...(legal?.keys ?? []), ...anytime];
	if (legal?.kind === 'amount') {
		const outside = wanted.keys.filter((key) => !isBetween(legal, key) && !anytime.includes(key));
		if (outside.length > 0)
			return say`scenario/to-is-legal: ${legal.min} to ${legal.max} is legal, not ${listOf(outside)}`;
		return boundsProblem(legal, wanted);
	}
	const { missing, others } = match(wanted.keys, keys, legal?.seen);
	if (legal === null && missing.length > 0)
		return say`scenario/asked-nothing: ${playerKey(seat)} is not asked anything here`;
	if (missing.length > 0)
		return say`scenario/not-legal: not legal: ${listOf(missing)}; legal: ${listOf(keys)}`;
	const unexpected = others.filter((key) => !anytime.includes(key));
	if (wanted.exactly && unexpected.length > 0)
		return say`scenario/legal-as-well: legal as well: ${listOf(unexpected)}`;
	return boundsProblem(legal, wanted);
}

function boundsProblem(legal: Legal | null, wanted: WantedAnswers): Said | null {
	for (const bound of ['min', 'max'] as const) {
		if (wanted[bound] !== null && legal?.[bound] !== wanted[bound]) {
			return say`scenario/is-not: ${bound} is ${legal?.[bound] ?? say`word/nothing: nothing`}, not ${wanted[bound]}`;
		}
	}
	return null;
}

function isBetween({ min, max }: Legal, key: string): boolean {
	const amount = Number(key);
	return Number.isInteger(amount) && amount >= min && amount <= max;
}

function notLegalProblem(
	m: Machine,
	seat: number,
	node: TreeNode,
	because: string | null
): Said | null {
	const legal = legalOf(m, seat);
	const keys = keysOf(m, node, legal);
	for (const key of keys) {
		const unknown = unknownWord(m.program, key);
		if (unknown) {
			const { word, meant } = unknown;
			return say`scenario/no-such-word: ${key} proves nothing: there is no "${word}"${hintOf(meant)}`;
		}
	}
	if ((legal?.kind === 'subset' || legal?.kind === 'sets') && node.node === 'list') {
		const { picks, missing } = picksOf(legal, keys);
		const all = missing.length === 0 && isLegal(legalAnswers(m, seat), picks);
		return all ? say`scenario/together-are-legal: ${listOf(keys)} together are legal` : null;
	}
	for (const key of keys) {
		if (legal?.kind === 'amount' && Number.isInteger(Number(key))) {
			if (isBetween(legal, key)) return say`scenario/is-legal: ${key} is legal`;
			continue;
		}
		const { missing } = match([key], [...(legal?.keys ?? []), ...anytimeOf(m, seat)], legal?.seen);
		if (missing.length === 0) return say`scenario/is-legal: ${key} is legal`;
		if (because === null) continue;
		const reasons = reasonsAgainst(m, seat, key);
		if (reasons.includes(because)) continue;
		return reasons.length === 0
			? say`scenario/no-candidate: ${key} is not legal, but no rule refuses it: it is no candidate at all`
			: say`scenario/not-legal-because: ${key} is not legal because of ${listOf(reasons)}, not because of ${because}`;
	}
	return null;
}

/** They must come in this order, whatever comes between. */
function orderProblem(what: Said, happened: readonly string[], node: TreeNode): Said | null {
	let at = 0;
	for (const item of itemsOf(node)) {
		const wanted = textOf(item) ?? '';
		const found = happened.indexOf(wanted, at);
		if (found < 0) {
			const late = happened.includes(wanted)
				? say`scenario/too-early: too early`
				: say`scenario/not-at-all: not at all`;
			return say`scenario/event-came: the ${what} "${wanted}" came ${late}; there were: ${listOf(happened)}`;
		}
		at = found + 1;
	}
	return null;
}

/** Events, and `revealed`: the line of the log that a `reveal` writes. */
function neverProblem({ m, witness }: Court, node: TreeNode): Said | null {
	const words = itemsOf(node).map((item) => textOf(item) ?? '');
	const known = new Set([REVEALED, ...m.program.events.map(({ id }) => id)]);
	const unknown = words.find((word) => !known.has(word));
	if (unknown !== undefined) return say`scenario/no-event: there is no event "${unknown}"`;
	if (words.includes(REVEALED) && witness.logs.includes(REVEALED))
		return say`scenario/something-revealed: something was revealed`;
	const happened = words.find((word) => witness.events.includes(word));
	return happened === undefined
		? null
		: say`scenario/event-happened: the event "${happened}" happened`;
}

function winnerProblem(m: Machine, node: TreeNode): Said | null {
	const wanted = itemsOf(node).map((item) => canonical(m, textOf(item) ?? ''));
	if (m.mem[STATUS] !== OVER) {
		const waiting = seatsIn(asked(m)).map(playerKey);
		return say`scenario/game-is-not-over: the game is not over: ${waiting.join(', ')} is asked`;
	}
	const winners = seatsIn(m.mem[WINNERS]!).map(playerKey);
	return winners.join() === wanted.toSorted().join()
		? null
		: say`scenario/the-winner-is: the winner is ${listOf(winners)}`;
}

function otherWinners(m: Machine, node: TreeNode): TextEdit | null {
	const isLine = node.range.start.line === node.range.end.line;
	if (m.mem[STATUS] !== OVER || !isLine) return null;
	return { range: node.range, text: `[${seatsIn(m.mem[WINNERS]!).map(playerKey).join(', ')}]` };
}
