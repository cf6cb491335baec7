/** Options in the client's terms: a key, a phrase, and what to highlight. */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ChooseIR } from '#lib/ruleset/program/step-ir.ts';
import { phraseArgument, piecesArgument, targetsOf, valueOf, wordOfKey } from './keys.ts';
import type { DecisionPoint } from '#lib/engine/machine/code.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import { anytimeActions } from '#lib/engine/play/play.ts';
import { toldLocals } from './told-locals.ts';
import type { OptionView, Phrase, PhraseArgument, Viewer } from './protocol.ts';

/** The type of the words of a `choose`. */
export function typeOfChoice(step: ChooseIR): Type {
	const { domain } = step;
	switch (domain.kind) {
		case 'amount':
			return { t: 'int' };
		case 'options':
			return { t: 'choice', names: domain.options.map((option) => option.id) };
		case 'path':
			return { t: 'space' };
		case 'one':
		case 'subset':
			switch (domain.of) {
				case 'player':
					return { t: 'player' };
				case 'space':
					return { t: 'space' };
				case 'piece':
					return { t: 'piece', kind: 0 };
				case 'int':
					return { t: 'int' };
				case 'enum':
					return { t: 'enum', enum: domain.kind === 'one' ? domain.enum : 0 };
			}
	}
}

/** An action with its parameters, all of them or the first ones. */
export function actionView(m: Machine, viewer: Viewer, words: readonly number[]): OptionView {
	const action = m.program.actions[words[0]!]!;
	const args: Record<string, PhraseArgument> = {};
	const keys: string[] = [];
	const targets: string[] = [];
	action.params.slice(0, words.length - 1).forEach((param, p) => {
		const word = words[p + 1]!;
		args[param.id] = phraseArgument(m, viewer, param.type, word);
		keys.push(String(valueOf(m, viewer, param.type, word)));
		targets.push(...targetsOf(m, viewer, param.type, word));
	});
	return {
		key: keys.length === 0 ? action.id : `${action.id}(${keys.join(', ')})`,
		phrase: { path: `actions.${action.id}`, args },
		targets,
		cite: action.cite
	};
}

/** One candidate of a `choose`. */
export function choiceView(m: Machine, viewer: Viewer, step: ChooseIR, word: number): OptionView {
	const type = typeOfChoice(step);
	const key = String(valueOf(m, viewer, type, word));
	const phrase =
		type.t === 'choice'
			? named(m, viewer, step, `choices.${step.path}.${key}`)
			: { path: 'system.option', args: { it: phraseArgument(m, viewer, type, word) } };
	return { key, phrase, targets: targetsOf(m, viewer, type, word), cite: [] };
}

/** A whole set; what is chosen then is named by its members, `joker + token/2`. Of nothing it is as declining is. */
function setView(
	m: Machine,
	viewer: Viewer,
	step: ChooseIR,
	members: readonly number[]
): OptionView {
	if (members.length === 0) return declining(m, viewer, step);
	const type = typeOfChoice(step);
	const keys = members.map((word) => String(valueOf(m, viewer, type, word)));
	const it: PhraseArgument =
		type.t === 'piece' ? piecesArgument(m, viewer, [...members]) : { of: 'thing', keys };
	const targets = members.flatMap((word) => targetsOf(m, viewer, type, word));
	return {
		key: keys.join(' + '),
		phrase: { path: 'system.option', args: { it } },
		targets,
		cite: []
	};
}

function declining(m: Machine, viewer: Viewer, step: ChooseIR): OptionView {
	const phrase = named(m, viewer, step, `choices.${step.path}.none`);
	return { key: 'none', phrase, targets: [], cite: [] };
}

/** A named answer, with what of the rule its text names. */
function named(m: Machine, viewer: Viewer, step: ChooseIR, path: string): Phrase {
	return { path, args: toldLocals(m, viewer, step) };
}

/** One of the options, by its index; the one to decline comes after the last. */
export function optionView(
	m: Machine,
	viewer: Viewer,
	{ step }: DecisionPoint,
	legal: LegalAnswers,
	pick: number
): OptionView {
	const offer = step.do === 'offer';
	if (pick < legal.count) {
		if (!offer && legal.kind === 'sets') return setView(m, viewer, step, legal.members(pick));
		const words = legal.code(pick);
		return offer ? chosenAction(m, viewer, words) : choiceView(m, viewer, step, words[0]!);
	}
	if (step.do !== 'offer') return declining(m, viewer, step);
	const phrase = { path: `windows.${step.path}.pass`, args: {} };
	return { key: 'pass', phrase, targets: [], cite: [] };
}

/** All options, declining last. Keys are made unique: unknown pieces may share a place. */
export function optionViews(
	m: Machine,
	viewer: Viewer,
	point: DecisionPoint,
	legal: LegalAnswers
): OptionView[] {
	const length = legal.count + (legal.optional ? 1 : 0);
	return unique(Array.from({ length }, (_, pick) => optionView(m, viewer, point, legal, pick)));
}

function unique(views: OptionView[]): OptionView[] {
	const seen = new Map<string, number>();
	return views.map((view) => {
		const times = (seen.get(view.key) ?? 0) + 1;
		seen.set(view.key, times);
		return times === 1 ? view : { ...view, key: `${view.key}~${times}` };
	});
}

export function anytimeView(m: Machine, seat: number): OptionView[] {
	const legal = anytimeActions(m, seat);
	return unique(
		Array.from({ length: legal.count }, (_, i) => chosenAction(m, seat, legal.code(i)))
	);
}

/** An action as an answer has it: its words may be followed by some that it does not use. */
export function chosenAction(m: Machine, viewer: Viewer, words: readonly number[]): OptionView {
	const width = m.program.actions[words[0]!]!.params.length;
	return actionView(m, viewer, words.slice(0, 1 + width));
}

/**
 * The pick that a key of `optionViews` names; -1: there is none. A key that names known things leads straight to it; only
 * keys of unknown pieces, of sets and of words are compared one by one.
 */
export function pickOfKey(
	m: Machine,
	viewer: Viewer,
	point: DecisionPoint,
	legal: LegalAnswers,
	key: string
): number {
	const length = legal.count + (legal.optional ? 1 : 0);
	const keyAt = (pick: number): string => optionView(m, viewer, point, legal, pick).key;
	const direct =
		point.step.do === 'offer'
			? pickOfAction(m, viewer, legal, key)
			: pickOfWord(m, viewer, legal, key);
	return direct >= 0 && keyAt(direct) === key ? direct : nthWithKey(length, keyAt, key);
}

/** The same of `anytimeView`. */
export function anytimePickOfKey(m: Machine, seat: number, key: string): number {
	const legal = anytimeActions(m, seat);
	const keyAt = (pick: number): string => chosenAction(m, seat, legal.code(pick)).key;
	const direct = pickOfAction(m, seat, legal, key);
	return direct >= 0 && keyAt(direct) === key ? direct : nthWithKey(legal.count, keyAt, key);
}

function pickOfWord(m: Machine, viewer: Viewer, legal: LegalAnswers, key: string): number {
	const word = legal.kind === 'sets' ? null : wordOfKey(m, viewer, key);
	return word === null || word < 0 ? -1 : legal.pickOf(word);
}

function pickOfAction(m: Machine, viewer: Viewer, legal: LegalAnswers, key: string): number {
	const [, id = key, given] = /^([^(]*)\((.*)\)$/.exec(key) ?? [];
	const action = m.program.actions.findIndex((known) => known.id === id);
	const words = given?.split(', ').map((argument) => wordOfKey(m, viewer, argument)) ?? [];
	for (let pick = 0; pick < legal.count; pick++) {
		const at = pick * legal.stride;
		if (legal.codes[at] !== action) continue;
		if (words.every((word, i) => legal.codes[at + 1 + i] === word)) return pick;
	}
	return -1;
}

/** `joker~2` is the second option that would be called `joker`. */
function nthWithKey(length: number, keyAt: (pick: number) => string, key: string): number {
	const [, plain = key, times = '1'] = /^(.*)~(\d+)$/s.exec(key) ?? [];
	let left = Number(times);
	for (let pick = 0; pick < length; pick++) if (keyAt(pick) === plain && --left === 0) return pick;
	return -1;
}
