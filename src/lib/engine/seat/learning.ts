/**
 * Whether seats come to know something while an answer is carried out: a piece, a field or a number that was hidden from
 * one of them before and is not any more, or what others have answered in secret.
 *
 * It looks where a witness does: when the rules tell something, and at the end. What comes and goes between two looks was
 * never seen. It looks at copies, and only at what was hidden.
 */
import { type Table, TABLES } from '#lib/ruleset/program/expression-ir.ts';
import type { FieldDef } from '#lib/ruleset/program/program.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { asked, decisionPoint } from '#lib/engine/play/play.ts';
import { addressOf, heightOf, startWords } from '#lib/engine/state/memory-layout.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { DEAF } from '#lib/engine/state/observer.ts';
import type { Seat } from './protocol.ts';
import { knowsCount, knowsField, knowsPiece } from './visibility.ts';

/** Whose answer it is. */
export interface AnswerOf {
	seat: Seat;
	anytime: boolean;
}

/** What is hidden from a seat. */
interface Hidden {
	seat: Seat;
	pieces: number[];
	/** Pieces of which neither this seat nor the one that answers knows where they are. */
	lost: number[];
	counts: number[];
	fields: { field: FieldDef; thing: number }[];
}

export class Learning {
	readonly #at: Machine;
	/** Where it looks. */
	readonly #copy: Machine;
	readonly #hidden: readonly Hidden[];
	readonly #secret: SecretAnswers | null;
	#learnt = false;

	/** The machine is about to carry out an answer. */
	constructor(at: Machine, answer: AnswerOf, seats: readonly Seat[]) {
		this.#at = at;
		this.#copy = at.fork();
		this.#hidden = seats.map((seat) => hiddenFrom(this.#copy, seat, answer.seat));
		this.#secret = SecretAnswers.before(this.#copy, answer, seats);
		at.observer = { ...DEAF, logged: () => this.#look() };
	}

	/** The answer has been carried out: whether one of the seats knows more than before. */
	end(): boolean {
		this.#at.observer = null;
		this.#look();
		return this.#learnt || this.#secret?.areTold(this.#at) === true;
	}

	#look(): void {
		if (this.#learnt) return;
		this.#copy.load(this.#at.mem);
		this.#copy.left = this.#copy.budget;
		this.#learnt = this.#hidden.some((hidden) => comesToLight(this.#copy, hidden));
	}
}

function hiddenFrom(m: Machine, seat: Seat, by: Seat): Hidden {
	const { layout, mem, program } = m;
	const upTo = (length: number): number[] => Array.from({ length }, (_, i) => i);
	const pieces = upTo(layout.pieces).filter((piece) => !knowsPiece(m, seat, piece));
	const counts = upTo(layout.zones).filter((zone) => !knowsCount(m, seat, zone));
	const uncounted = new Set(counts);
	const fields = TABLES.flatMap((table) =>
		program.fields[table].flatMap((field, f) => {
			// Of any other field it stays as it is who sees it, or hangs on who sees its piece.
			if (field.visible.to !== 'expr') return [];
			const things = table === 'game' ? [-1] : upTo(heightOf(layout, table));
			return things
				.filter((thing) => !knowsField(m, seat, field, thing) && !isAtStart(m, table, f, thing))
				.map((thing) => ({ field, thing }));
		})
	);
	// That something comes out of a place of one's own is told by the answer itself.
	const isLost = (piece: number): boolean => {
		const zone = mem[layout.zone + piece]!;
		return uncounted.has(zone) && !knowsCount(m, by, zone) && !knowsPiece(m, by, piece);
	};
	return { seat, pieces, lost: pieces.filter(isLost), counts, fields };
}

/** Whether a field of a piece holds what everybody knows: it begins anew when the piece leaves zones, and it has left them. */
function isAtStart(m: Machine, table: Table, f: number, thing: number): boolean {
	const { layout, mem, program } = m;
	const field = program.fields[table][f]!;
	if (table !== 'piece' || field.leaves === undefined) return false;
	if (field.leaves.includes(layout.zoneDef[mem[layout.zone + thing]!]!)) return false;
	const at = addressOf(m, table, f, thing);
	return startWords(field).every((word, w) => mem[at + w] === word);
}

function comesToLight(m: Machine, { seat, pieces, lost, counts, fields }: Hidden): boolean {
	const { layout, mem } = m;
	return (
		pieces.some((piece) => knowsPiece(m, seat, piece)) ||
		lost.some((piece) => knowsCount(m, seat, mem[layout.zone + piece]!)) ||
		counts.some((zone) => knowsCount(m, seat, zone)) ||
		fields.some(({ field, thing }) => knowsField(m, seat, field, thing))
	);
}

/** What several have answered at once, until all have and the rules go on. */
class SecretAnswers {
	readonly #fp: number;
	readonly #point: unknown;
	readonly #waiting: number;
	readonly #all: number;
	/** Others whose answers an action out of turn may take away, and what these could choose before it. */
	readonly #given: number;
	readonly #choices: string;

	private constructor(m: Machine, { seat, anytime }: AnswerOf) {
		this.#fp = m.fp;
		this.#point = decisionPoint(m);
		this.#waiting = anytime ? asked(m) : asked(m) & ~(1 << seat);
		this.#all = askedAnew(m);
		this.#given = anytime ? this.#all & ~this.#waiting & ~(1 << seat) : 0;
		this.#choices = choicesOf(m, this.#given);
	}

	/** null where nobody else has answered anything that one of the seats does not know. */
	static before(m: Machine, answer: AnswerOf, seats: readonly Seat[]): SecretAnswers | null {
		const point = decisionPoint(m);
		if (point?.step.do !== 'choose' || point.step.players === null) return null;
		const secret = new SecretAnswers(m, answer);
		const others = secret.#all & ~(1 << answer.seat);
		return seats.some((seat) => (others & ~(1 << seat)) !== 0) ? secret : null;
	}

	areTold(m: Machine): boolean {
		if (m.fp !== this.#fp || decisionPoint(m) !== this.#point) return true;
		const waiting = asked(m);
		if ((waiting & ~this.#waiting) !== 0 || askedAnew(m) !== this.#all) return true;
		// Who is not asked again has chosen something that is still there: that tells as well.
		return choicesOf(m, this.#given) !== this.#choices;
	}
}

/** What seats could choose, as far as it decides whether they are asked again; who has named an amount never is. */
function choicesOf(m: Machine, seats: number): string {
	const copy = m.fork();
	const point = decisionPoint(copy)!;
	const { legal } = copy;
	const choices = seatsIn(seats).map((seat) => {
		point.enumerate(copy, seat, legal);
		const { kind, min, max, costs, previous } = legal;
		if (kind === 'amount') return null;
		const codes = Array.from(legal.codes.subarray(0, legal.count * legal.stride));
		const ways = kind === 'path' ? codes.map((goal) => [costs[goal], previous[goal]]) : [];
		return [min, max, codes, ways];
	});
	return JSON.stringify(choices);
}

/** All who are asked what is asked now, also those who have answered. */
function askedAnew(m: Machine): number {
	const copy = m.fork();
	decisionPoint(copy)?.reopen(copy);
	return asked(copy);
}
