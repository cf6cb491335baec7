/** The log: what happened, written down at once for every viewer as far as that viewer may know it. */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { LogArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { compileRoot, type Eval } from '#lib/engine/compile/compile-expression.ts';
import { compileSetRoot, type Fill } from '#lib/engine/compile/compile-set.ts';
import { phraseArgument, piecesArgument, playerKey, spaceKey, zoneKey } from './keys.ts';
import { ANSWERS } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Observer } from '#lib/engine/state/observer.ts';
import type { LogKind, LogLine, Phrase, PhraseArgument, Viewer } from './protocol.ts';

type LogStep = Extract<StepIR, { do: 'log' }>;

interface CompiledArgument {
	argument: LogArgumentIR;
	value: Eval | null;
	fill: Fill | null;
}

/** Lines a viewer, in the order in which they happened. */
export class LogRecorder implements Observer {
	#machine: Machine;
	readonly #lines = new Map<Viewer, LogLine[]>();
	readonly #compiled = new WeakMap<LogStep, { args: CompiledArgument[]; to: Fill | null }>();

	constructor(machine: Machine) {
		this.#machine = machine;
		for (const viewer of this.#viewers()) this.#lines.set(viewer, []);
	}

	lines(viewer: Viewer): readonly LogLine[] {
		return this.#lines.get(viewer) ?? [];
	}

	/** Goes on writing for another machine: the same game under other rules. */
	follow(machine: Machine): void {
		this.#machine = machine;
	}

	/** Drops what was written after the given number of answers. */
	truncate(turn: number): void {
		for (const [viewer, lines] of this.#lines) {
			this.#lines.set(
				viewer,
				lines.filter((line) => line.turn < turn || line.turn === 0)
			);
		}
	}

	rolled(label: string, dice: number[], by: number, hits: number | null): void {
		const args: Record<string, PhraseArgument> = {
			dice: { of: 'text', value: dice.join(' + ') },
			total: { of: 'number', value: dice.reduce((sum, die) => sum + die, 0) },
			what: { of: 'text', value: label }
		};
		if (by >= 0) args.who = { of: 'thing', keys: [playerKey(by)] };
		if (hits !== null) args.hits = { of: 'number', value: hits };
		const path = hits === null ? 'system.rolled' : 'system.rolled-hits';
		this.#write('roll', () => ({ path, args }), null);
	}

	drawn(pieces: number[], from: number, to: number): void {
		const m = this.#machine;
		this.#write(
			'draw',
			(viewer) => ({
				path: 'system.drawn',
				args: {
					pieces: piecesArgument(m, viewer, pieces),
					count: { of: 'number', value: pieces.length },
					from: { of: 'thing', keys: [zoneKey(m, from)] },
					to: { of: 'thing', keys: [zoneKey(m, to)] }
				}
			}),
			null
		);
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
		const args = Object.fromEntries(
			params.map((param, p) => [param.id, phraseArgument(m, 'observer', param.type, words[p]!)])
		);
		this.#write('event', () => ({ path: `events.${id}`, args }), []);
	}

	prevented(event: number, by: string): void {
		const { id } = this.#machine.program.events[event]!;
		const args: Record<string, PhraseArgument> = { by: { of: 'text', value: by } };
		this.#write('event', () => ({ path: `events.${id}.prevented`, args }), []);
	}

	applied(): void {}

	logged(step: LogStep): void {
		const m = this.#machine;
		const { args, to } = this.#compile(step);
		const start = m.poolTop;
		const seats = to === null ? null : Array.from(m.pool.subarray(start, to(m, start)));
		const words = args.map(({ value, fill }) =>
			fill !== null ? Array.from(m.pool.subarray(start, fill(m, start))) : [value?.(m) ?? -1]
		);
		this.#write(
			'log',
			(viewer) => ({
				path: `log.${step.path}`,
				args: Object.fromEntries(
					args.map(({ argument }, i) => [
						argument.name,
						this.#argument(viewer, argument, words[i]!)
					])
				)
			}),
			seats
		);
	}

	forced(path: string, seat: number, code: readonly number[]): void {
		const args: Record<string, PhraseArgument> = {
			who: { of: 'thing', keys: [playerKey(seat)] },
			what: { of: 'text', value: code.join(' ') }
		};
		this.#write('forced', () => ({ path: `system.forced.${path}`, args }), []);
	}

	/** An answer, for the one who gave it and the observer; what all may know the rules log themselves. */
	chosen(seat: number, question: Phrase, answers: Phrase[]): void {
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
		const keys: string[] = [];
		for (let seat = 0; winners >>> seat !== 0; seat++) {
			if ((winners >>> seat) & 1) keys.push(playerKey(seat));
		}
		const args: Record<string, PhraseArgument> = { winners: { of: 'thing', keys } };
		this.#write('end', () => ({ path: `log.${reason}`, args }), null);
	}

	/** Seats that may read the line; null means all. The observer reads everything. */
	#write(
		kind: LogKind,
		phrase: (viewer: Viewer) => Phrase,
		to: number[] | null,
		seat: number | null = null
	): void {
		const turn = this.#machine.mem[ANSWERS]!;
		for (const viewer of this.#viewers()) {
			if (to !== null && viewer !== 'observer' && !to.includes(viewer)) continue;
			const line: LogLine = { turn, kind, phrase: phrase(viewer), seat, cite: [] };
			this.#lines.get(viewer)?.push(line);
		}
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

	#compile(step: LogStep): { args: CompiledArgument[]; to: Fill | null } {
		const known = this.#compiled.get(step);
		if (known !== undefined) return known;
		const m = this.#machine;
		const made = {
			args: step.with.map((argument) => ({
				argument,
				value: 'expr' in argument ? compileRoot(m, argument.expr) : null,
				fill: 'set' in argument ? compileSetRoot(m, argument.set) : null
			})),
			to: step.to === null ? null : compileSetRoot(m, step.to)
		};
		this.#compiled.set(step, made);
		return made;
	}

	#viewers(): Viewer[] {
		return ['observer', ...Array.from({ length: this.#machine.program.players }, (_, i) => i)];
	}
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
