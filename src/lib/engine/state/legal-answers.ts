/** `sets`: each option is a whole set of things. */
export type AnswerKind = 'one' | 'subset' | 'sets' | 'amount' | 'options' | 'path' | 'offer';

/** When a question is asked: if there is a choice, in any case, or (it stood open) as long as there is something to choose. */
export type Asks = 'possible' | 'always' | 'still';

/** How a question asks on that stood open. */
export const stillOpen = (ask: 'possible' | 'always'): Asks => (ask === 'always' ? ask : 'still');

/** The legal answers of one seat to one decision, as engine numbers. One object a machine, filled again and again. */
export class LegalAnswers {
	/** The seat that is asked, or -1 when the content is stale. */
	seat = -1;
	kind: AnswerKind = 'one';
	/** `stride` words an option; an offer's option is its action followed by the parameters, a set has -1 behind its members. */
	codes = new Int32Array(4096);
	stride = 1;
	/** Options without the one to decline; for a subset the members; for an amount 0. */
	count = 0;
	/** Bounds of a subset's size or of an amount. */
	min = 0;
	max = 0;
	/** Whether declining is legal: it is the option with the index `count`. */
	optional = false;
	/** path: cost and last space before each end. */
	costs = new Int32Array(0);
	previous = new Int32Array(0);

	reset(seat: number, kind: LegalAnswers['kind'], stride: number): void {
		this.seat = seat;
		this.kind = kind;
		this.stride = stride;
		this.count = 0;
		this.min = 0;
		this.max = 0;
		this.optional = false;
	}

	/** Nothing can be chosen any more: what is left is the answer of nothing. */
	clear(): void {
		this.count = 0;
		this.max = this.kind === 'amount' ? this.min : 0;
		if (this.kind === 'subset') this.min = 0;
	}

	/** Only options of which `stays` holds are left; the one to decline is asked about by the number behind them. */
	keep(stays: (pick: number) => boolean): void {
		const { codes, count, stride } = this;
		this.optional &&= stays(count);
		this.count = 0;
		for (let pick = 0; pick < count; pick++) {
			if (!stays(pick)) continue;
			codes.copyWithin(this.count++ * stride, pick * stride, (pick + 1) * stride);
		}
	}

	/** Adds an option of one word. */
	add(code: number): void {
		if (this.count >= this.codes.length) this.#grow();
		this.codes[this.count++] = code;
	}

	/** Makes room for one more option of `stride` words and returns where it begins. */
	room(): number {
		const at = this.count * this.stride;
		if (at + this.stride > this.codes.length) this.#grow();
		this.count++;
		return at;
	}

	/** How many different answers there are, declining included; subsets and amounts count as their members and numbers. */
	get size(): number {
		if (this.kind === 'amount') return this.max - this.min + 1;
		return this.count + (this.optional ? 1 : 0);
	}

	/** The words of an option, for the log. */
	code(index: number): number[] {
		const words: number[] = [];
		for (let i = index * this.stride; i < (index + 1) * this.stride; i++)
			words.push(this.codes[i]!);
		return words;
	}

	/** The members of a set that can be chosen as a whole; none, where nothing was chosen. */
	members(index: number): number[] {
		return index < 0 ? [] : this.code(index).filter((word) => word >= 0);
	}

	/** The pick of a set with these members, or -1. */
	pickOfSet(words: ReadonlySet<number>): number {
		for (let i = 0; i < this.count; i++) {
			const set = this.members(i);
			if (set.length === words.size && set.every((word) => words.has(word))) return i;
		}
		return -1;
	}

	/**
	 * The picks of the only possible answer, or null where there is a choice (or the rules want to be asked all the same, or it
	 * stood open: then nothing is chosen for anybody). With nothing to choose from the answer is none: an empty domain is no dead end.
	 */
	forced(ask: Asks): number[] | null {
		if (this.kind === 'subset') {
			if (this.max <= 0) return ask === 'always' ? null : [];
			if (this.min >= this.count && ask === 'possible') {
				return Array.from({ length: this.count }, (_, i) => i);
			}
			return null;
		}
		if (this.kind === 'amount') {
			if (this.min < this.max || ask === 'always') return null;
			return ask === 'possible' || this.min === 0 ? [this.min] : null;
		}
		if (this.count === 0) return ask === 'always' && this.optional ? null : [-1];
		return this.size === 1 && ask === 'possible' ? [0] : null;
	}

	/** The picks of an answer that could not be given: none, nothing of a set, the least amount. */
	get nothing(): number[] {
		if (this.kind === 'amount') return [this.min];
		return this.kind === 'subset' ? [] : [-1];
	}

	/** The picks of what holds in place of an answer that is not legal any more: of an amount the nearest, else nothing. */
	insteadOf(much: number): number[] {
		const { kind, max, min, nothing } = this;
		return kind === 'amount' ? [Math.max(min, Math.min(much, max))] : nothing;
	}

	/** The legal picks that do least: declining, as few as may be, the least amount, the first answer. */
	get quietest(): number[] {
		if (this.kind === 'amount') return [this.min];
		if (this.kind === 'subset') return Array.from({ length: this.min }, (_, i) => i);
		return [this.optional ? this.count : 0];
	}

	/** The pick of an option of one word; declining for none. -1: it is not legal. */
	pickOf(word: number): number {
		for (let i = 0; i < this.count; i++) if (this.codes[i * this.stride] === word) return i;
		return word < 0 && this.optional ? this.count : -1;
	}

	#grow(): void {
		const larger = new Int32Array(this.codes.length * 2);
		larger.set(this.codes);
		this.codes = larger;
	}
}
