/** What holds in every game, whatever its rules: played once from beginning to end, by players at random. */
import { isDeepStrictEqual } from 'node:util';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import {
	anytimeActions,
	asked,
	decisionPoint,
	isLegal,
	isOver,
	legalAnswers,
	unanswered
} from '#lib/engine/play/play.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { resample } from '#lib/engine/seat/resample.ts';
import type { GameView } from '#lib/engine/seat/protocol.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { applyDecision, type Decision } from '#lib/engine/session/answers.ts';
import { loadSession } from '#lib/engine/session/load-session.ts';
import { Session } from '#lib/engine/session/session.ts';
import { SP } from '#lib/engine/state/memory-layout.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { inEnglish } from '#lib/language/said.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { failureOf } from '../both-ways.ts';
import { randomPicks } from '../random-player.ts';
import type { Pick } from './mixed-expressions.ts';
import { Twins } from './twins.ts';

const MOST_ANSWERS = 25;
const BUDGET = 60_000;
const OPTIONS = { seed: 'mix', lock: {}, makeCode: nodeCode };

export class BrokenLaw extends Error {}

export function holds(law: string, is: unknown, should: unknown = true): void {
	if (isDeepStrictEqual(is, should)) return;
	const said = [is, should].map((value) => JSON.stringify(value)?.slice(0, 600));
	throw new BrokenLaw(`${law}: ${said.join(' is not ')}`);
}

/** Where the two ways count differently, one of them may give up before the other. */
const gaveUp = (failure: string | null): boolean =>
	failure !== null &&
	/^the rules (do not come to an end|look at too many)|too many at once/.test(failure);

/** How many answers were given. */
export function playByLaws(program: Program, pick: Pick): number {
	const printed = new Machine(nodeCode(program));
	const walked = new Machine(interpretedCode(program));
	for (const m of [printed, walked]) m.budget = BUDGET;
	const session = new Session(printed, OPTIONS);
	const failures = [failureOf(() => session.begin()), failureOf(() => walked.start(OPTIONS.seed))];
	if (failures.some(gaveUp)) return 0;
	holds('both ways begin alike', failures[0], failures[1]);
	if (failures[0] !== null) return 0;

	const begun = printed.mem.slice(0, printed.mem[SP]);
	const hashes = [hashState(printed)];
	const beginning = walked.mark;
	const twins = new Twins(pick, BUDGET);
	while (!isOver(printed) && hashes.length <= MOST_ANSWERS) {
		holds('both ways stand at one position', hashState(walked), hashes.at(-1));
		// What can be asked may be too much for rules without sense; what is seen, too.
		if (failureOf(() => lookAt(session, walked, pick)) !== null) break;
		holds(
			'of two worlds that a seat cannot tell apart it is told the same',
			twins.part(printed),
			[]
		);
		const decision = anyDecision(printed, pick);
		holds('nor is it told otherwise by what comes of an answer', twins.answer(decision), []);
		const { mark } = walked;
		const failed = failureOf(() => applyDecision(walked, decision));
		const played = session.play(decision);
		if (failed !== null || !played.ok) {
			const said = played.ok ? null : inEnglish(played.said);
			if (gaveUp(failed) || gaveUp(said)) return hashes.length - 1;
			holds('both ways fail alike', said, failed);
			walked.undoTo(mark);
			holds('of an answer that fails nothing has happened', hashState(printed), hashes.at(-1));
			break;
		}
		hashes.push(hashState(printed));
	}
	holds('both ways end alike', hashState(walked), hashes.at(-1));

	const course = JSON.parse(JSON.stringify(session.course())) as ReturnType<Session['course']>;
	const again = loadSession(program, course, OPTIONS);
	holds('what is saved is loaded', again.ok && [again.parted, hashState(again.session.machine)], [
		null,
		hashes.at(-1)
	]);
	walked.undoTo(beginning);
	holds('undo to the start restores', [...walked.mem.slice(0, walked.mem[SP])], [...begun]);
	for (let i = hashes.length - 2; i >= 0; i--) {
		holds('an answer can be taken back', session.undo('any'));
		holds('undo goes back one answer', hashState(printed), hashes[i]);
	}
	holds('there is no answer before the first', session.undo('any'), false);
	return hashes.length - 1;
}

/** A position is the same in words, in both ways, and for each seat whatever it cannot know. */
function lookAt({ machine: m }: Session, walked: Machine, pick: Pick): void {
	const position = JSON.parse(JSON.stringify(positionOf(m))) as Position;
	const read = new Machine(m.code);
	holds(
		'a position can be read',
		readPosition(read, position).map(({ said }) => inEnglish(said)),
		[]
	);
	holds('a position in words is the same again', hashState(read), hashState(m));
	holds('and says the same', positionOf(read), position);
	for (let seat = 0; seat < m.program.players; seat++) {
		const view = viewOf(m, seat);
		holds('both ways show the same', viewOf(walked, seat), view);
		const other = m.fork();
		resample(other, seat, pick);
		holds(
			'a view tells nothing that the seat cannot know',
			...withoutRules(viewOf(other, seat), view, m, other, seat)
		);
	}
	for (const seat of seatsOf(m).filter((candidate) => (asked(m) >>> candidate) & 1)) {
		holds('both ways list the same answers', legalIn(walked, seat), legalIn(m, seat));
		const absent = unanswered(m, seat);
		holds('what holds when nobody answers is legal', isLegal(legalAnswers(m, seat), absent.picks));
		holds('both ways say what holds when nobody answers', unanswered(walked, seat), absent);
	}
}

/** Two views; without what can be answered and done where rules, who know all, allow something else in the other world. */
function withoutRules(
	imagined: GameView,
	seen: GameView,
	m: Machine,
	other: Machine,
	seat: number
): [unknown, unknown] {
	const actions = ({ machine }: { machine: Machine }): unknown => {
		const { count, stride, codes } = anytimeActions(machine, seat);
		return [...codes.slice(0, count * stride)];
	};
	const same = (of: (side: { machine: Machine }) => unknown): boolean =>
		isDeepStrictEqual(of({ machine: m }), of({ machine: other }));
	const anytime = same(actions);
	const decision =
		((asked(m) >>> seat) & 1) === 0 ||
		allowsForSure(m, seat) ||
		same(({ machine }) => legalIn(machine, seat));
	const left = (view: GameView): unknown => ({
		...view,
		decision: decision ? view.decision : null,
		anytime: anytime ? view.anytime : null
	});
	return [left(imagined), left(seen)];
}

/** Whether what can be answered hangs on nothing but what whoever is asked may know, by the words of the rules. */
function allowsForSure(m: Machine, seat: number): boolean {
	const step = decisionPoint(m)?.step;
	if (step?.do !== 'choose' || step.domain.kind !== 'one' || ((asked(m) >>> seat) & 1) === 0)
		return false;
	const { from } = step.domain;
	const open = from.set === 'players' || from.set === 'spaces' || from.set === 'pieces';
	return open && step.requires.every(({ known }) => known === true);
}

const seatsOf = (m: Machine): number[] =>
	Array.from({ length: m.program.players }, (_, seat) => seat);

function legalIn(m: Machine, seat: number): unknown {
	const { kind, codes, count, stride, min, max } = legalAnswers(m, seat);
	return [kind, [...codes.slice(0, count * stride)], min, max];
}

function anyDecision(m: Machine, pick: Pick): Decision {
	const anytime = pick(m.program.players);
	const { count } = anytimeActions(m, anytime);
	if (count > 0 && pick(3) === 0) return { seat: anytime, picks: [pick(count)], anytime: true };
	const seats = seatsOf(m).filter((seat) => (asked(m) >>> seat) & 1);
	const seat = seats[pick(seats.length)]!;
	return { seat, picks: randomPicks(legalAnswers(m, seat), pick), anytime: false };
}
