/** The log: what happened, written down at once for every viewer as far as that viewer may know it. */
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ChooseIR, LogArgumentIR, SourceIndex, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { promptOf } from './decision-view.ts';
import { phraseArgument, piecesArgument, playerKey, spaceKey, zoneKey } from './keys.ts';
import { anytimeActions, decisionPoint, legalAnswers } from '#lib/engine/play/play.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import type { Observer } from '#lib/engine/state/observer.ts';
import { chosenAction, optionView } from './option-view.ts';
import { roundOf, spaceOfScene } from './line-place.ts';
import { runningScenes } from './scenes.ts';
import { UnorderedLines } from './unordered-lines.ts';
import { knowsCount, knowsPiece } from './visibility.ts';
import type { LogKind, LogLine, Phrase, PhraseArgument, Viewer } from './protocol.ts';

type LogStep = Extract<StepIR, { do: 'log' }>;

/** How many lines each viewer had at a moment. */
export type LogMark = ReadonlyMap<Viewer, number>;

/** Lines a viewer, in the order in which they happened, but for what the order would tell. */
export class LogRecorder implements Observer {
	#machine: Machine;
	readonly #lines = new Map<Viewer, LogLine[]>();
	readonly #unordered = new UnorderedLines();
	readonly #readers = new Set<() => void>();

	constructor(machine: Machine) {
		this.#machine = machine;
		this.#lines.set('observer', []);
		for (let seat = 0; seat < machine.program.players; seat++) this.#lines.set(seat, []);
	}

	lines(viewer: Viewer): readonly LogLine[] {
		this.#settle();
		return this.#lines.get(viewer) ?? [];
	}

	/** `read` is called whenever something has been written, until the function that this returns is. */
	follows(read: () => void): () => void {
		this.#readers.add(read);
		return () => this.#readers.delete(read);
	}

	/** Goes on writing for another machine: the same game under other rules. */
	follow(machine: Machine): void {
		this.#machine = machine;
	}

	/** A point to which `undoTo` can return. */
	get mark(): LogMark {
		this.#settle();
		return new Map([...this.#lines].map(([viewer, { length }]) => [viewer, length]));
	}

	/** Drops what was written since. */
	undoTo(mark: LogMark): void {
		this.#unordered.forget();
		for (const [viewer, lines] of this.#lines) lines.length = mark.get(viewer) ?? 0;
	}

	rolled(label: string, dice: number[], by: number, hits: boolean[] | null): void {
		const args: Record<string, PhraseArgument> = {
			dice: { of: 'dice', faces: dice, hits },
			total: { of: 'number', value: dice.reduce((sum, die) => sum + die, 0) }
		};
		if (label !== '') args.what = { of: 'phrase', phrase: { path: `log.${label}`, args: {} } };
		if (by >= 0) args.who = { of: 'thing', keys: [playerKey(by)] };
		if (hits !== null) args.hits = { of: 'number', value: hits.filter(Boolean).length };
		const path = hits === null ? 'system.rolled' : 'system.rolled-hits';
		const said = path + (label === '' ? '' : '-for') + (by < 0 ? '-by-nobody' : '');
		this.#write('roll', () => ({ path: said, args }), null);
	}

	drawn(pieces: number[], from: number, to: number): void {
		const m = this.#machine;
		this.#write(
			'draw',
			(viewer) => ({
				path: 'system.drawn',
				args: {
					pieces: piecesArgument(m, viewer, pieces, from),
					count: this.#numberOf(viewer, pieces, from, to),
					from: { of: 'thing', keys: [zoneKey(m, from)] },
					to: { of: 'thing', keys: [zoneKey(m, to)] }
				}
			}),
			null
		);
	}

	/** How many pieces went from one zone to another, as far as the viewer may count one of both or knows them all. */
	#numberOf(viewer: Viewer, pieces: number[], from: number, to: number): PhraseArgument {
		const m = this.#machine;
		const told =
			[from, to].some((zone) => knowsCount(m, viewer, zone)) ||
			pieces.every((piece) => knowsPiece(m, viewer, piece));
		return told ? { of: 'number', value: pieces.length } : { of: 'unknown', count: null };
	}

	picked(label: string, type: Type, elements: number[]): void {
		const m = this.#machine;
		const what = { of: 'phrase', phrase: { path: `log.${label}`, args: {} } } as const;
		const purpose = label === '' ? {} : { what };
		const path = label === '' ? 'system.picked' : 'system.picked-for';
		const say = (phrase: (viewer: Viewer) => PhraseArgument): void =>
			this.#write(
				'pick',
				(viewer) => ({ path, args: { ...purpose, picked: phrase(viewer) } }),
				null
			);
		if (type.t === 'piece') return say((viewer) => piecesArgument(m, viewer, elements));
		for (const element of elements) say(() => phraseArgument(m, 'observer', type, element));
	}

	shuffled(zone: number): void {
		const args: Record<string, PhraseArgument> = {
			where: { of: 'thing', keys: [zoneKey(this.#machine, zone)] }
		};
		this.#write('shuffle', () => ({ path: 'system.shuffled', args }), null);
	}

	revealed(pieces: number[], to: number[] | null): void {
		const m = this.#machine;
		// A revelation tells what would otherwise be hidden: the names as the observer sees them.
		const args = { pieces: piecesArgument(m, 'observer', pieces) };
		this.#write('reveal', () => ({ path: 'system.revealed', args }), to);
	}

	emitted(event: number, words: number[]): void {
		const m = this.#machine;
		const { id, params } = m.program.events[event]!;
		const args: Record<string, PhraseArgument> = {};
		for (let p = 0; p < params.length; p++) {
			const { id: name, type } = params[p]!;
			args[name] = phraseArgument(m, 'observer', type, words[p]!);
		}
		this.#write('event', () => ({ path: `events.${id}`, args }), []);
	}

	prevented(event: number, by: string): void {
		const { id } = this.#machine.program.events[event]!;
		const args: Record<string, PhraseArgument> = { by: { of: 'text', value: by } };
		this.#write('event', () => ({ path: `events.${id}.prevented`, args }), []);
	}

	applied(): void {}

	logged(step: LogStep): void {
		const words = step.with.map((argument) =>
			'set' in argument ? this.#elements(argument.set) : [this.#worth(argument.expr)]
		);
		const said = (viewer: Viewer, i: number): [string, PhraseArgument] => {
			const argument = step.with[i]!;
			return [argument.name, this.#argument(viewer, argument, words[i]!)];
		};
		// What is the same for everybody is said once.
		const common = words.map((_, i) => said('observer', i));
		const path = `log.${step.path}`;
		const phrase: Phrase = { path, args: Object.fromEntries(common) };
		const hides = step.with.some(isAboutPieces);
		const phraseFor = (viewer: Viewer): Phrase =>
			hides
				? {
						path,
						args: Object.fromEntries(
							common.map((shared, i) => (isAboutPieces(step.with[i]!) ? said(viewer, i) : shared))
						)
					}
				: phrase;
		this.#write('log', phraseFor, step.to === null ? null : this.#elements(step.to));
	}

	#worth(expr: ExprIR): number {
		return this.#machine.code.evaluator.expression(expr)(this.#machine);
	}

	#elements(set: SetIR): number[] {
		const m = this.#machine;
		const start = m.poolTop;
		return Array.from(m.pool.subarray(start, m.code.evaluator.set(set)(m, start)));
	}

	forced(path: string, seat: number, code: readonly number[]): void {
		const args: Record<string, PhraseArgument> = {
			who: { of: 'thing', keys: [playerKey(seat)] },
			what: { of: 'text', value: code.join(' ') }
		};
		this.#write('forced', () => ({ path: `system.forced.${path}`, args }), []);
	}

	withdrawn(step: ChooseIR, seat: number, moot: boolean, amount: number | null): void {
		const path = moot ? 'system.no-longer-asked' : 'system.no-longer-possible';
		const answers: Phrase[] = [{ path, args: {} }];
		if (amount !== null) answers.push(numberPhrase(amount));
		this.#chosen(seat, promptOf(this.#machine, seat, { step }), answers);
	}

	/** An answer that is about to be carried out, while its names are still known. */
	answered({
		seat,
		picks,
		anytime,
		instead = false
	}: {
		seat: number;
		picks: number[];
		anytime: boolean;
		instead?: boolean;
	}): void {
		const m = this.#machine;
		if (anytime) {
			const [pick = -1] = picks;
			const legal = anytimeActions(m, seat);
			if (!(pick >= 0 && pick < legal.count)) return;
			const { phrase } = chosenAction(m, seat, legal.code(pick));
			this.#chosen(seat, { path: 'system.anytime', args: {} }, [phrase]);
			return;
		}
		const point = decisionPoint(m);
		if (point === null) return;
		const legal = legalAnswers(m, seat);
		const phraseOf = (pick: number): Phrase =>
			legal.kind === 'amount' ? numberPhrase(pick) : optionView(m, seat, point, legal, pick).phrase;
		const answers = picks.map(phraseOf);
		if (instead) answers.push({ path: 'system.instead', args: {} });
		this.#chosen(seat, promptOf(m, seat, point), answers);
	}

	/** For the one who gave the answer and the observer; what all may know the rules log themselves. */
	#chosen(seat: number, question: Phrase, answers: Phrase[]): void {
		const args: Record<string, PhraseArgument> = {
			who: { of: 'thing', keys: [playerKey(seat)] },
			question: { of: 'phrase', phrase: question }
		};
		answers.forEach((phrase, i) => {
			args[`answer${i === 0 ? '' : i + 1}`] = { of: 'phrase', phrase };
		});
		this.#write('chosen', () => ({ path: 'system.chosen', args }), [seat], seat);
	}

	ended(winners: number, reason: string): void {
		const keys = seatsIn(winners).map(playerKey);
		const args: Record<string, PhraseArgument> = { winners: { of: 'thing', keys } };
		this.#write('end', () => ({ path: `log.${reason}`, args }), null);
	}

	wentOn(loop: SourceIndex, over: boolean): void {
		if (this.#unordered.wentOn(loop, over)) this.#settle();
	}

	/** Tells what was kept. While somebody is asked it cannot wait for the end of the loop. */
	#settle(): void {
		if (!this.#unordered.keeps) return;
		for (const [viewer, lines] of this.#lines) lines.push(...this.#unordered.of(viewer));
		this.#unordered.forget();
		for (const read of this.#readers) read();
	}

	/** Seats that may read the line; null means all. The observer reads everything. */
	#write(
		kind: LogKind,
		phrase: (viewer: Viewer) => Phrase,
		to: number[] | null,
		seat: number | null = null
	): void {
		const turn = this.#machine.mem[ANSWERS]!;
		const cite = this.#rule();
		const running = runningScenes(this.#machine).at(-1) ?? null;
		const scene = running?.id ?? null;
		for (const [viewer, lines] of this.#lines) {
			if (to !== null && viewer !== 'observer' && !to.includes(viewer)) continue;
			const round = roundOf(this.#machine, viewer);
			const at = running && spaceOfScene(this.#machine, viewer, running);
			const line = { turn, round, scene, at, kind, phrase: phrase(viewer), seat, cite };
			if (this.#unordered.keeps) this.#unordered.add(viewer, line);
			else lines.push(line);
		}
		if (!this.#unordered.keeps) for (const read of this.#readers) read();
	}

	/** The clauses of what runs, or of what has called it. */
	#rule(): string[] {
		const m = this.#machine;
		for (const base of m.frames()) {
			const { cite } = m.running(base);
			if (cite.length > 0) return [...cite];
		}
		return [];
	}

	#argument(viewer: Viewer, argument: LogArgumentIR, words: number[]): PhraseArgument {
		const m = this.#machine;
		switch (argument.of) {
			case 'pieces':
				return piecesArgument(m, viewer, words);
			case 'spaces':
				return { of: 'thing', keys: words.map((word) => spaceKey(m.program, word)) };
			case 'players':
				return { of: 'thing', keys: words.map(playerKey) };
			default:
				return phraseArgument(m, viewer, typeOfArgument(argument), words[0]!);
		}
	}
}

function numberPhrase(value: number): Phrase {
	return { path: 'system.number', args: { it: { of: 'number', value } } };
}

/** Who may know which pieces are meant differs; everything else is the same for all. */
function isAboutPieces({ of }: LogArgumentIR): boolean {
	return of === 'piece' || of === 'pieces';
}

function typeOfArgument(argument: LogArgumentIR): Type {
	switch (argument.of) {
		case 'enum':
			return { t: 'enum', enum: argument.enum };
		case 'choice':
			return { t: 'choice', names: argument.names };
		case 'piece':
			return { t: 'optional', of: { t: 'piece', kind: 0 } };
		case 'player':
		case 'space':
			return { t: 'optional', of: { t: argument.of } };
		case 'int':
		case 'bool':
		case 'zone':
			return { t: argument.of };
		case 'pieces':
		case 'spaces':
		case 'players':
			throw new Error('a set has no single type');
	}
}
