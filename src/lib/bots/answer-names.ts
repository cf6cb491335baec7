/**
 * Names by which answers are known again in other possible positions, by what whoever answers sees: a piece that it knows by
 * its face and place, so that copies are one; one that it does not know by itself, whatever face it was dealt there.
 */
import type { DecisionPoint } from '#lib/engine/machine/code.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { anytimeActions, decisionPoint, legalAnswers } from '#lib/engine/play/play.ts';
import { typeOfChoice } from '#lib/engine/seat/option-view.ts';
import { knowsPiece } from '#lib/engine/seat/visibility.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import type { Choice, Question } from './bot.ts';

/** What a seat is asked, and how its answers are called. */
export interface Asked {
	readonly seat: number;
	readonly question: Question;
	/** Of an option by its pick. */
	nameOf(pick: number): string;
	/** Of an action that may be taken instead. */
	actionOf(pick: number): string;
}

export function askedOf(m: Machine, seat: number): Asked {
	const anytime = anytimeActions(m, seat).count;
	const legal = legalAnswers(m, seat);
	const point = decisionPoint(m);
	const { kind, count, min, max, optional } = legal;
	return {
		seat,
		question: { kind, count, min, max, optional, anytime },
		nameOf: (pick) => (point === null ? String(pick) : optionName(m, seat, point, legal, pick)),
		actionOf: (pick) => `${actionName(m, seat, anytimeActions(m, seat).code(pick))}!`
	};
}

export function nameOfChoice(asked: Asked, { anytime, picks }: Choice): string {
	if (anytime) return asked.actionOf(picks[0]!);
	if (asked.question.kind !== 'subset') return asked.nameOf(picks[0]!);
	return picks
		.map((pick) => asked.nameOf(pick))
		.sort()
		.join('+');
}

function optionName(
	m: Machine,
	seat: number,
	{ step }: DecisionPoint,
	legal: LegalAnswers,
	pick: number
): string {
	if (legal.kind === 'amount') return String(pick);
	if (pick >= legal.count) return '-';
	if (step.do === 'offer') return actionName(m, seat, legal.code(pick));
	const type = typeOfChoice(step);
	if (legal.kind !== 'sets') return wordName(m, seat, type, legal.codes[pick * legal.stride]!);
	const names = legal.members(pick).map((word) => wordName(m, seat, type, word));
	return names.sort().join('+');
}

function actionName(m: Machine, seat: number, words: readonly number[]): string {
	const { params } = m.program.actions[words[0]!]!;
	return words
		.slice(0, params.length + 1)
		.map((word, i) => (i === 0 ? String(word) : wordName(m, seat, params[i - 1]!.type, word)))
		.join(' ');
}

function wordName(m: Machine, seat: number, type: Type, word: number): string {
	const inner = type.t === 'optional' ? type.of : type;
	if (inner.t !== 'piece' || word < 0) return String(word);
	if (!knowsPiece(m, seat, word)) return `?${word}`;
	const { mem, layout } = m;
	return `${mem[layout.face + word]!}@${mem[layout.zone + word]!}`;
}
