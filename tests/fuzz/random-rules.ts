/** Rules made at random: nested without sense, with numbers that are too large, in circles. */

export type Pick = (n: number) => number;

/** One text with all sections of a game. */
export function randomRules(pick: Pick): string {
	return new RandomRules(pick).game();
}

const NUMBERS = ['0', '1', '2', '7', '-3', '300', '9999', '2000000000'];

class RandomRules {
	readonly #pick: Pick;
	/** Names of numbers and of stones that can be read here. */
	readonly #numbers = ['n', 'k'];
	readonly #stones: string[] = [];
	readonly #values: number;
	readonly #procedures: number;
	/** Whether the last rules may name any, also themselves. */
	readonly #circles: boolean;
	#callable = 0;
	#known = 0;
	#names = 0;

	constructor(pick: Pick) {
		this.#pick = pick;
		this.#values = pick(6);
		this.#procedures = pick(4);
		this.#circles = pick(8) === 0;
	}

	game(): string {
		const count = this.#one(['2', '5', '40', '300']);
		const values = this.#lines(this.#values, (i) => {
			this.#known = this.#circles ? this.#values : i;
			return `  v${i}: { type: int, is: "${this.#number(3)}" }\n  s${i}: { is: "${this.#set(2)}" }`;
		});
		this.#known = this.#values;
		const effects = this.#lines(this.#pick(3), (i) => {
			const when = this.#pick(2) === 0 ? '' : `when: "${this.#flag(1)}", `;
			return `  e${i}: { modify: v${this.#pick(Math.max(1, this.#values))}, ${when}${this.#one(['add', 'multiply', 'at-most', 'set'])}: "${this.#one(NUMBERS)}" }`;
		});
		const procedures = this.#lines(this.#procedures, (i) => {
			this.#callable = this.#pick(4) === 0 ? this.#procedures : i;
			return `  p${i}: { do: ${this.#steps(2)} }`;
		});
		this.#callable = this.#procedures;
		const play = this.#steps(3);
		const ofSets = this.#lines(
			this.#pick(3),
			(i) => `  t${i}: ${this.#setEffect(this.#plainSet())}`
		);
		const ofPebbles = this.#lines(this.#values > 0 ? this.#pick(2) : 0, (i) =>
			this.#within(
				this.#stones,
				'self',
				() => `u${i}: ${this.#setEffect(this.#one(['self', this.#plainSet()]))}`
			)
		);
		const dice = this.#pick(3) > 0 ? '' : `  twist: { after: fell(die), do: ${this.#steps(1)} }`;
		const onAttribute = this.#pick(3) === 0 ? this.#onAttribute() : '';
		const onFace = this.#pick(3) === 0 ? this.#onFace() : '';
		const all = [...(values === '' ? [] : [effects, ofSets]), onAttribute, onFace, dice]
			.filter(Boolean)
			.join('\n');
		const ofKind = this.#values > 0 && this.#pick(3) === 0 ? this.#ofKind() : '';
		return `
game: { id: test, players: { min: 2, max: 2 }, start: play, on-die: fell }
events: { fell: { params: { die: int } } }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag, effects: { ${ofKind} } } }
pieces: { pebble: { kind: stone, worth: 2, count: ${count}, effects: {${ofPebbles.trim()}} }, rock: { kind: stone, worth: 5, count: 3 } }
fields:
  game: { n: { type: int, visible: all }, k: { type: int, start: 3, visible: all } }
  player: { gold: { type: int, start: 1, visible: all }, rival: { type: player?, visible: all } }
  piece: { mark: { type: int, visible: all }, owner: { type: player?, visible: all } }
zones: { bag: { sees: all, count: all }, out: { sees: all, count: all }, hand: { per: player, sees: all, count: all } }
${values === '' ? '' : `values:\n${values}`}
${all === '' ? '' : `effects:\n${all}`}
procedures:
${procedures}
  play: { do: ${play} }
`;
	}

	/** Puts something into a value that is a set, or takes it out. */
	#setEffect(elements: string): string {
		const value = `s${this.#pick(Math.max(1, this.#values))}`;
		const when = this.#pick(2) === 0 ? '' : `when: "${this.#flag(0)}", `;
		return `{ modify: ${value}, ${when}${this.#one(['with', 'without', 'set'])}: "${elements}" }`;
	}

	/** A small set that asks no value: effects that need each other in a circle are no rules. */
	#plainSet(): string {
		return `rock where mark ${this.#one(['<', '==', '!='])} ${this.#number(0)}`;
	}

	/** What is printed is something else for some. */
	#onAttribute(): string {
		const when = this.#within(this.#stones, 's', () => this.#flag(1));
		return `  a: { modify: worth(s), when: "${when}", ${this.#one(['add', 'at-least', 'set'])}: "${this.#one(['1', '3', 's.mark', 'n'])}" }`;
	}

	/** Some stones count as others. */
	#onFace(): string {
		const when = this.#one([
			's.mark > 1',
			'printed(s) == rock',
			'printed(s).worth < 3 and n < 4',
			'k > n'
		]);
		return `  g: { modify: face(s), when: "${when}", set: "${this.#one(['rock', 'pebble', 'if s.mark == 2 then rock else printed(s)'])}" }`;
	}

	/** What every stone does to a value, and to the number that an event is about. */
	#ofKind(): string {
		const when = this.#within(this.#stones, 'self', () => this.#flag(1));
		return `w: { modify: v${this.#pick(this.#values)}, when: "self.mark < 2 and ${when}", ${this.#one(['add', 'at-most'])}: 1 }`;
	}

	#one<T>(of: readonly T[]): T {
		return of[this.#pick(of.length)]!;
	}

	#lines(count: number, line: (i: number) => string): string {
		return Array.from({ length: count }, (_, i) => line(i)).join('\n');
	}

	#fresh(prefix: string): string {
		return `${prefix}${this.#names++}`;
	}

	/** What `say` says while a name can be read. */
	#within(names: string[], name: string, say: () => string): string {
		names.push(name);
		const said = say();
		names.pop();
		return said;
	}

	#number(depth: number): string {
		if (depth === 0) {
			const stones = this.#stones.map((name) => `${name}.${this.#one(['mark', 'worth'])}`);
			return this.#one([...this.#numbers, ...stones, this.#one(NUMBERS)]);
		}
		const sub = (): string => this.#number(depth - 1);
		switch (this.#pick(9)) {
			case 0:
			case 1:
				return `(${sub()} ${this.#one(['+', '-', '*', '/', 'mod'])} ${sub()})`;
			case 2:
				return `(if ${this.#flag(depth - 1)} then ${sub()} else ${sub()})`;
			case 3:
				return this.#known > 0 ? `v${this.#pick(this.#known)}` : sub();
			case 4:
				return `count(${this.#set(depth - 1)})`;
			case 5: {
				const name = this.#fresh('i');
				const range = `${this.#number(0)} .. ${this.#number(0)}`;
				return `sum(${name} in ${range}: ${this.#within(this.#numbers, name, sub)})`;
			}
			default: {
				const name = this.#fresh('x');
				const set = this.#set(depth - 1);
				const word = this.#one(['sum', 'sum', 'max', 'min', 'distinct']);
				return `${word}(${name} in ${set}: ${this.#within(this.#stones, name, sub)})`;
			}
		}
	}

	#flag(depth: number): string {
		const compare = `${this.#number(depth)} ${this.#one(['<', '>', '==', '!='])} ${this.#number(0)}`;
		if (depth === 0) return compare;
		switch (this.#pick(4)) {
			case 0:
				return `(${compare} ${this.#one(['and', 'or'])} ${this.#flag(depth - 1)})`;
			case 1: {
				const name = this.#fresh('x');
				const set = this.#set(depth - 1);
				const body = this.#within(this.#stones, name, () => this.#flag(depth - 1));
				return `${this.#one(['any', 'all', 'none'])}(${name} in ${set}: ${body})`;
			}
			case 2:
				if (this.#stones.length > 0)
					return `${this.#one(this.#stones)} in (${this.#set(depth - 1)})`;
				return compare;
			default:
				return compare;
		}
	}

	#set(depth: number): string {
		if (depth === 0)
			return this.#one(['stones', 'stones at bag', 'stones at out', 'rock', 'pebble at bag']);
		const sub = (): string => `(${this.#set(depth - 1)})`;
		switch (this.#pick(6)) {
			case 0:
				return `${sub()} where mark ${this.#one(['<', '==', '!='])} ${this.#number(0)}`;
			case 1:
			case 2:
				return `${sub()} ${this.#one(['with', 'with', 'without', 'shared with'])} ${sub()}`;
			case 3:
				return this.#known > 0 ? `s${this.#pick(this.#known)}` : 'stones';
			case 4:
				return `(if ${this.#flag(depth - 1)} then ${this.#set(depth - 1)} else ${this.#set(depth - 1)})`;
			default:
				return this.#set(depth - 1);
		}
	}

	/** Both players choose a set in secret; afterwards the sets are read. */
	#bids(): string {
		const name = this.#fresh('d');
		const ask = `{ choose: ${name}, players: players, from: "${this.#set(1)}", count: { min: ${this.#one(NUMBERS)}, max: "${this.#number(1)}" }${this.#together(name)} }`;
		const q = this.#fresh('q');
		const read = `{ set: n, to: "sum(${q} in players: count(${name}(${q}) ${this.#one(['with', 'without', 'shared with'])} (${this.#set(1)})))" }`;
		return `${ask}, ${read}`;
	}

	/** What has to hold of all that are chosen. */
	#together(name: string): string {
		const s = this.#fresh('w');
		const sum = `sum(${s} in ${name}: ${s}.mark) + count(${name} shared with ${this.#set(0)})`;
		return this.#pick(3) === 0
			? `, such-that: "(${sum}) mod 3 ${this.#one(['==', '!=', '<'])} ${this.#number(0)}"`
			: '';
	}

	/** What is refused, when a question is withdrawn, and what holds when nobody answers it. */
	#unanswered(): string {
		const goesOn = this.#pick(3) === 0 ? `, while: "${this.#flag(1)}"` : '';
		const standing = this.#pick(3) === 0 ? `, default: "first(${this.#set(1)})"` : '';
		const ok = `, requires: { ok: { is: "${this.#flag(1)}", known-to: you } }`;
		return goesOn + standing + (this.#pick(3) === 0 ? ok : '');
	}

	#steps(depth: number): string {
		const steps = Array.from({ length: 1 + this.#pick(3) }, () => this.#step(depth));
		return `[${steps.join(', ')}]`;
	}

	#step(depth: number): string {
		if (depth > 0 && this.#pick(12) === 0) return this.#bids();
		const change = `{ set: ${this.#one(['n', 'k'])}, ${this.#one(['to', 'by'])}: "${this.#number(depth)}" }`;
		if (depth === 0) return change;
		const sub = (): string => this.#steps(depth - 1);
		switch (this.#pick(11)) {
			case 0: {
				const name = this.#fresh('y');
				const set = this.#set(depth - 1);
				const body = this.#within(this.#stones, name, sub);
				return `{ for-each: ${name}, in: "${set}", do: ${body.replace(']', `, { set: ${name}.mark, by: n }]`)} }`;
			}
			case 1:
				return `{ repeat: { while: "${this.#flag(1)}" }, do: ${sub()} }`;
			case 2:
				return `{ if: "${this.#flag(1)}", then: ${sub()} }`;
			case 3:
				return this.#callable > 0 ? `{ call: p${this.#pick(this.#callable)} }` : change;
			case 4:
				return this.#roll();
			case 7:
				return this.#swapping();
			case 9:
				return this.#goingBack(sub);
			case 8:
				return this.#picking(depth);
			case 5:
				return `{ choose: ${this.#fresh('c')}, player: only(first(players)), from: "${this.#set(1)}", optional: true${this.#unanswered()} }`;
			case 6:
				return `{ move: "${this.#set(1)}", to: ${this.#one(['bag', 'out'])} }`;
			default:
				return change;
		}
	}

	/** Two players change places, once something is theirs. */
	#swapping(): string {
		const two = 'swap: only(first(players)), with: "only(first(players where seat == 1))"';
		const of = this.#one(['', ', of: [gold]', ', of: [hand, rival]']);
		const extra = this.#pick(2) === 0 ? '' : ', { set: "only(first(players)).gold", by: n }';
		const stone = `{ move: "${this.#set(1)}", to: "hand(only(first(players)))" }`;
		return `${stone}${extra}, { ${two}${of} }, { set: n, by: "count(pieces at hand(only(first(players))))" }`;
	}

	/** A roll, or one for every stone, and a look at what the dice show. */
	#roll(): string {
		const faces = this.#fresh('f');
		const dice =
			this.#pick(3) === 0
				? `roll-each: ${this.#fresh('e')}, in: "${this.#set(1)}", hit: "die > ${this.#number(0)}"`
				: `roll: "(${this.#number(1)})d6"`;
		const step = `{ ${dice}, as: ${this.#fresh('r')}, shows: ${faces} }`;
		return `${step}, { set: n, by: "${faces}(3) + ${faces}(${this.#number(0)} mod 6 + 1)" }`;
	}

	/** One or several things or numbers at random, of which something comes. */
	#picking(depth: number): string {
		const name = this.#fresh('k');
		const use = `{ set: ${this.#one(['n', 'k'])}, by: `;
		switch (this.#pick(3)) {
			case 0:
				return `{ pick: ${name}, from: "${this.#set(depth - 1)}" }, ${use}${name}.worth }`;
			case 1:
				return `{ pick: ${name}, from: "${this.#set(1)}", count: "${this.#number(1)}" }, ${use}"sum(w${name} in ${name}: w${name}.worth)" }`;
			default:
				return `{ pick: ${name}, from: "${this.#number(0)} .. ${this.#number(0)}" }, ${use}${name} }`;
		}
	}

	/** Some steps that are done anew, as long as something says so. */
	#goingBack(sub: () => string): string {
		const name = this.#fresh('m');
		const keeping = this.#one(['', ', keeping: [k]', ', keeping: [mark, k]']);
		const back = `[{ set: k, by: ${this.#one(['1', '7'])} }, { restore: ${name}${keeping} }]`;
		const when = this.#pick(3) === 0 ? this.#flag(1) : `k < ${this.#one(['1', '5', '300'])}`;
		return `{ checkpoint: ${name} }, ${sub().slice(1, -1)}, { if: "${when}", then: ${back} }`;
	}
}
