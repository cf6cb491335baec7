/**
 * Games of random players, looked at from every seat: now and then another world is made that the seat could not tell
 * from the real one, and goes along with it for some answers. Whatever the seat is told differently is a leak, unless it
 * has meanwhile come to know one of the pieces that were exchanged, or the game is over.
 */
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isLegal, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import type { Happening } from '#lib/engine/seat/happening.ts';
import { LogRecorder } from '#lib/engine/seat/log.ts';
import { Eyes, Witness } from '#lib/engine/seat/witness.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import { randomAnswer } from '#lib/bots/random-bot.ts';
import { Stream } from '#lib/bots/stream.ts';
import { askedInOne, questionNow } from './by-passing.ts';
import { Learner, listen } from './listening.ts';
import { someWorld, type Way, type World } from './other-world.ts';
import { isPiece, pieceSlots } from './piece-words.ts';
import { type Difference, differences, questionsOf, toldTo } from './told.ts';

export interface Plan {
	games: number;
	/** For each game. Where one ends sooner, further ones are played until as many have been given in all. */
	answers: number;
	/** A world is made at every n-th answer, and followed for some answers more. */
	every: number;
	follow: number;
	questions: number;
	seed: number;
	/** Ends as soon as so many leaks have been found. */
	enough: number;
}

export interface Leak extends Difference {
	seat: number;
	way: Way;
	/** How many answers after the exchange. */
	after: number;
	/** What ran when the last answer was given, innermost first, and the answer; empty right after the exchange. */
	rules: string[];
	answered: string;
	game: number;
	turn: number;
}

/** A leak as somebody who looks for its cause wants to read it. */
export function leakInWords({
	path,
	real,
	other,
	seat,
	way,
	after,
	rules,
	answered,
	turn
}: Leak): string {
	const where = after === 0 ? 'at once' : `after ${answered} in ${rules.slice(0, 3).join(' < ')}`;
	const values = `${JSON.stringify(real)} / ${JSON.stringify(other)}`;
	return `p${seat + 1} is told ${path}: ${values}, by ${way}, ${where} (answer ${turn})`;
}

export interface Result {
	leaks: Leak[];
	/** Accounts that were compared, and worlds that were made. */
	compared: number;
	worlds: number;
	/** Answers that both worlds took. */
	steps: number;
	/** Questions that one world asked and the other did not, with how often, where nothing else was different. */
	asked: Map<string, number>;
}

interface Followed {
	seat: number;
	way: Way;
	world: World;
	after: number;
}

export function watchGames(code: Code, plan: Plan): Result {
	const { program } = code;
	const slotsOf = pieceSlots(program);
	const stream = new Stream(`secrets ${plan.seed}`);
	const result: Result = { leaks: [], compared: 0, worlds: 0, steps: 0, asked: new Map() };
	const m = new Machine(code);
	let given = 0;
	for (let game = 0; game < plan.games || given < plan.games * plan.answers; game++) {
		m.observer = null;
		m.begin(`hidden ${plan.seed} ${game}`);
		m.run();
		let followed: Followed[] = [];
		for (let turn = 0; !isOver(m) && turn < plan.answers; turn++, given++) {
			if (result.leaks.length >= plan.enough) return result;
			if (turn % plan.every === 0) {
				for (let seat = 0; seat < program.players; seat++) {
					const made = someWorld(m, seat, stream, slotsOf);
					if (made === null) continue;
					result.worlds++;
					const follower: Followed = { seat, ...made, after: 0 };
					const found = compareNow(m, follower, plan, stream, result);
					note(result, found, follower, [], '', game, turn);
					if (found.length === 0) followed.push(follower);
				}
			}
			followed = step(m, followed, plan, stream, result, game, turn);
		}
	}
	return result;
}

function note(
	result: Result,
	found: readonly Difference[],
	{ seat, way, after }: Followed,
	rules: string[],
	answered: string,
	game: number,
	turn: number
): void {
	for (const difference of found)
		result.leaks.push({ ...difference, seat, way, after, rules, answered, game, turn });
}

function compareNow(
	m: Machine,
	{ seat, world }: Followed,
	plan: Plan,
	stream: Stream,
	result: Result
): Difference[] {
	const questions = questionsOf(m, seat, plan.questions, stream);
	result.compared++;
	return differences(toldTo(m, seat, questions), toldTo(world.machine, seat, questions));
}

/** One answer, in the real world and in all others in which it can be given; returns those that go on. */
function step(
	m: Machine,
	followed: readonly Followed[],
	plan: Plan,
	stream: Stream,
	result: Result,
	game: number,
	turn: number
): Followed[] {
	const asker = firstAsked(m);
	const legal = legalAnswers(m, asker);
	const picks = randomAnswer(legal, stream).picks;
	const going = followed.flatMap((follower) => {
		const translated = translate(m, asker, picks, follower);
		return translated === null ? [] : [{ follower, translated }];
	});
	const answered = `p${asker + 1}: ${picks.map((p) => (p < legal.count ? legal.code(p).join(' ') : p)).join(', ')}`;
	const rules = m.frames().map((base) => m.running(base).id);
	const seats = [...new Set(going.map(({ follower }) => follower.seat))];
	const mine = new Map(
		seats.map((seat) => [
			seat,
			new Learner(
				m,
				going
					.filter(({ follower }) => follower.seat === seat)
					.flatMap(({ follower }) => follower.world.changed),
				seat
			)
		])
	);
	const eyes = eyesFor(m.code);
	const log = new LogRecorder(m);
	const witnesses = new Map(seats.map((seat) => [seat, new Witness(m, log, seat, eyes[seat]!)]));
	const drawn: number[][] = [];
	const stop = listen(m, [log], [...mine.values()], drawn);
	answer(m, asker, picks);
	stop();
	// Nobody can use any more what the end tells: hands are shown, points counted. What was told before has been compared.
	if (isOver(m)) return [];
	const seen = new Map([...witnesses].map(([seat, witness]) => [seat, witness.happenings()]));
	return going.flatMap(({ follower, translated }) => {
		const { seat, world } = follower;
		const other = world.machine;
		const there = new Learner(
			other,
			world.changed.map((p) => world.standsFor[p]!),
			seat
		);
		const otherLog = new LogRecorder(other);
		const otherWitness = new Witness(other, otherLog, seat, eyes.at(-1)!);
		const drawnThere: number[][] = [];
		const stopOther = listen(other, [otherLog], [there], drawnThere);
		answer(other, asker, translated);
		stopOther();
		const seenThere = otherWitness.happenings();
		const learned =
			world.changed.some((piece) => mine.get(seat)!.learned(piece)) ||
			world.changed.some((piece) => there.learned(world.standsFor[piece]!)) ||
			[m, other].some((it) => world.opened?.(it.fork()) === true);
		if (learned || !drewTheSame(drawn, drawnThere, follower)) return [];
		follower.after++;
		result.steps++;
		const common = Math.min(log.lines(seat).length, otherLog.lines(seat).length);
		// Where one world was asked more on the way it may have come to the like question at a later one.
		const level =
			log.lines(seat).length === otherLog.lines(seat).length &&
			questionNow(m) === questionNow(other);
		const found = differences(
			{ log: log.lines(seat).slice(0, common) },
			{ log: otherLog.lines(seat).slice(0, common) }
		);
		if (level) found.push(...compareNow(m, follower, plan, stream, result));
		const until = level ? Infinity : common;
		found.push(
			...differences({ seen: upTo(seen.get(seat)!, until) }, { seen: upTo(seenThere, until) })
		);
		if (!level && found.length === 0) {
			const here = { machine: m, lines: log.lines(seat), drawn };
			const beside = { machine: other, lines: otherLog.lines(seat), drawn: drawnThere };
			const paths = askedInOne(here, beside, seat, (a, b) => drewTheSame(a, b, follower));
			if (paths === null)
				found.push({ path: 'asked', real: questionNow(m), other: questionNow(other) });
			else for (const path of paths) result.asked.set(path, (result.asked.get(path) ?? 0) + 1);
			if (paths !== null) return [];
		}
		note(result, found, follower, rules, answered, game, turn);
		return found.length === 0 && follower.after < plan.follow ? [follower] : [];
	});
}

/** What was seen until so many lines had been read. */
function upTo(seen: readonly Happening[], lines: number): readonly Happening[] {
	if (lines === Infinity) return seen;
	let read = 0;
	const last = seen.findIndex(({ is }) => is === 'told' && ++read === lines);
	return seen.slice(0, last + 1);
}

/** A pair for each seat, and one for the world that it is compared with. */
const eyesFor = onceFor((code: Code) =>
	Array.from({ length: code.program.players + 1 }, () => new Eyes(code))
);

/** Chance may deal otherwise from a pile that lies in another order; what comes of that tells nothing. */
function drewTheSame(
	real: readonly number[][],
	other: readonly number[][],
	{ world }: Followed
): boolean {
	return real.every((pieces, d) => {
		const there = other[d];
		if (there === undefined || there.length !== pieces.length) return true;
		const wanted = new Set(pieces.map((piece) => world.standsFor[piece]!));
		return there.every((piece) => wanted.has(piece));
	});
}

/** The picks that mean in the other world what these mean in the real one; null where the answer is not legal there. */
export function translate(
	m: Machine,
	asker: number,
	picks: readonly number[],
	{ seat, world }: Pick<Followed, 'seat' | 'world'>
): number[] | null {
	const legal = legalAnswers(m, asker);
	const other = legalAnswers(world.machine, asker);
	if (seat === asker || legal.kind === 'amount') return isLegal(other, picks) ? [...picks] : null;
	const translated = picks.map((p) => {
		if (p >= legal.count) return other.count;
		const wanted = wordsThere(m, legal.code(p), world).join(' ');
		return Array.from({ length: other.count }, (_, i) => i).findIndex(
			(i) => other.code(i).slice(0, legal.stride).join(' ') === wanted
		);
	});
	return !translated.includes(-1) && isLegal(other, translated) ? translated : null;
}

/** The words of an option, with other pieces in place of those that were exchanged. */
function wordsThere(m: Machine, words: number[], { standsFor }: World): number[] {
	const there = (word: number): number => standsFor[word] ?? word;
	const point = m.code.routines[m.mem[m.fp]!]!.decisions[m.mem[m.fp + 1]!]!;
	if (point.step.do === 'choose') {
		const { domain } = point.step;
		return 'of' in domain && domain.of === 'piece' ? words.map(there) : words;
	}
	const { params } = m.program.actions[words[0]!]!;
	return words.map((word, w) =>
		w > 0 && w <= params.length && isPiece(params[w - 1]!.type) ? there(word) : word
	);
}
