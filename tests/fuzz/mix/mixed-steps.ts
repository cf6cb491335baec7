/** Steps of rules made at random. Loops count something up, so that most of them come to an end. */
import { MixedExpressions, type Pick } from './mixed-expressions.ts';

export type Step = (depth: number) => string;

const YES_OR_NO = 'options: { "yes": {}, "no": {} }';

export class MixedSteps extends MixedExpressions {
	/** Procedures that can be called: those that were written before. */
	protected procedures = 0;
	/** Events that can be emitted from here. */
	protected events = 0;
	readonly #steps: readonly Step[];
	/** Moments to which a rule can go back here. */
	#moments: string[] = [];

	constructor(pick: Pick) {
		super(pick);
		// The simplest first: what is left of rules that were made smaller. A weight is how often it stands here.
		this.#steps = [
			() => this.#set(),
			() => this.#set(),
			() => this.#move(),
			() => this.#draw(),
			() => `{ flip: "${this.stones(0)}" }`,
			() => `{ shuffle: ${this.one(['bag', 'row'])} }`,
			() => this.#roll(),
			() => this.#rollEach(),
			() => this.#pickSome(),
			() => this.#seen(),
			() => this.#swap(),
			() => this.#setOfThings(),
			() => this.#setOfThings(),
			() => this.one(['{ emit: tick }', `{ emit: over, with: { who: ${this.player()} } }`]),
			() => `{ reveal: "${this.stones(0)}" }`,
			() => `{ log: told, with: { what: "${this.stones(0)}", n: "${this.number(1)}" } }`,
			(depth) => this.#choose(depth),
			(depth) => this.#choose(depth),
			(depth) => this.#choose(depth),
			() => this.#together(),
			() => this.#together(),
			() => this.#offer(),
			() => this.#offer(),
			(depth) => `{ if: "${this.flag()}", then: ${this.steps(depth)}, else: ${this.steps(depth)} }`,
			(depth) => this.#forEach(depth),
			(depth) => this.#repeat(depth),
			() => this.#call(),
			() => this.#emit(),
			(depth) => this.#goBack(depth),
			(depth) => this.#goBack(depth),
			() => `{ if: "n > 40", then: [{ end-game: players }] }`
		];
	}

	steps(depth = 3): string {
		return `[${this.some(depth)}]`;
	}

	/** Some steps, the names of which end with them. */
	protected some(depth: number): string {
		const before = Object.values(this.names).map((list: string[]) => list.length);
		const moments = this.#moments.length;
		const all = Array.from({ length: 1 + this.pick(4) }, () => this.step(depth - 1));
		Object.values(this.names).forEach((list: string[], i) => (list.length = before[i]!));
		this.#moments.length = moments;
		return all.join(', ');
	}

	protected step(depth: number): string {
		return depth <= 0 ? this.#set() : this.one(this.#steps)(depth);
	}

	/** Rules that others call go back to no moment of theirs. */
	protected forgetMoments(): void {
		this.#moments = [];
	}

	#set(): string {
		const { stones, players, cells } = this.names;
		const how = this.one(['by', 'to']);
		return this.one([
			() => `{ set: n, by: ${this.one(['1', '3'])} }`,
			() => `{ set: ${this.one(['n', 'k'])}, ${how}: "${this.number()}" }`,
			() => `{ set: feeling, to: ${this.one(['calm', 'wild', 'sad'])} }`,
			() => `{ set: chief, to: ${this.one(['none', this.player()])} }`,
			() => `{ set: ${this.player()}.${this.one(['gold', 'luck'])}, by: "${this.number(1)}" }`,
			() => `{ set: "${this.cell()}.heat", ${how}: "${this.number(1)}" }`,
			() => `{ set: "${this.cell()}.keeper", to: ${this.one(['none', this.player()])} }`,
			...stones.map((name) => () => `{ set: ${name}.mark, ${how}: "${this.number(1)}" }`),
			...stones.map(
				(name) => () => `{ set: ${name}.owner, to: ${this.one(['none', ...players])} }`
			),
			...cells.map((name) => () => `{ set: "${name}.heat", by: 1 }`)
		])();
	}

	/** Fields that hold sets, and one that holds a face. */
	#setOfThings(): string {
		const name = this.fresh('each');
		const how = this.one(['with', 'without']);
		const player = this.player();
		return this.one([
			() => `{ set: few, to: "${this.stones()}" }`,
			() => `{ set: few, to: "few ${how} (${this.stones()})" }`,
			() => `{ set: moods, to: "moods ${how} ${this.one(['calm', 'wild', 'feeling'])}" }`,
			() => `{ set: "${player}.friends", to: "${player}.friends ${how} ${this.player()}" }`,
			() =>
				`{ for-each: ${name}, in: "${this.stones()}", do: [{ set: ${name}.shape, to: printed(${name}) }] }`
		])();
	}

	#swap(): string {
		return this.one([
			() =>
				`{ swap: "${this.player()}", with: "only(best(q in players: q.seat))"${this.one(['', ', of: [gold]', ', of: [hand, luck]', ', of: [friends]'])} }`,
			() =>
				`{ swap: "${this.cell()}", with: "${this.cell()}"${this.one(['', ', of: [heat]', ', of: [ground]'])} }`
		])();
	}

	#move(): string {
		const { stones } = this.names;
		const what = this.one([...stones, this.stones(), `first(${this.stones()})`]);
		return `{ move: "${what}", to: "${this.zone()}", position: ${this.one(['top', 'bottom'])} }`;
	}

	#draw(): string {
		const name = this.fresh('drawn');
		const to = `hand(${this.player()})`;
		const step = `{ draw: "${this.number(1)}", from: bag, to: "${to}", as: ${name}, order: ${this.one(['random', 'top'])} }`;
		return this.#then(step, 'sets', name, () => `{ set: n, by: "count(${name})" }`);
	}

	#roll(): string {
		const name = this.fresh('rolled');
		const step = `{ roll: ${this.one(['d6', '2d4'])}, as: ${name} }`;
		return this.#then(step, 'numbers', name, () => this.#set());
	}

	#rollEach(): string {
		const [each, name] = [this.fresh('r'), this.fresh('hits')];
		const hit = `die <= ${this.within('stones', each, () => this.number(1))}`;
		const step = `{ roll-each: ${each}, in: "${this.stones()}", sides: 6, hit: "${hit}", as: ${name} }`;
		return this.#then(step, 'numbers', name, () => `{ set: k, by: ${name} }`);
	}

	#seen(): string {
		const [name, each] = [this.fresh('times'), this.fresh('s')];
		const by = this.within('stones', each, () => this.number(1));
		const step = `{ seen: ${name}, each: ${each}, in: "${this.stones()}", by: "${by}", last: ${this.one(['1', '3'])} }`;
		return this.#then(step, 'numbers', name, () => this.#set());
	}

	#pickSome(): string {
		const name = this.fresh('lot');
		switch (this.pick(5)) {
			case 0:
				return this.#then(`{ pick: ${name}, from: players }`, 'players', name, () => this.#set());
			case 1:
				return this.#then(`{ pick: ${name}, from: cells }`, 'cells', name, () => this.#set());
			case 2:
				return `{ pick: ${name}, from: "${this.number(0)} .. 6" }, { set: n, by: ${name} }`;
			default: {
				const step = `{ pick: ${name}, from: "${this.stones()}", count: "${this.number(0)}" }`;
				return this.#then(step, 'sets', name, () => this.#move());
			}
		}
	}

	/** What has to hold of all that are chosen. */
	protected together(name: string): string {
		const sum = `count(${name}) + ${this.number(1)}`;
		return this.chance(2) ? `, such-that: "(${sum}) mod 2 == 0"` : '';
	}

	#choose(depth: number): string {
		const name = this.fresh('answer');
		const who = `player: ${this.player()}`;
		const withdrawn = this.chance(4);
		const until = withdrawn ? `, while: "${this.flag(1)}"` : '';
		switch (this.pick(6)) {
			case 0: {
				const says = this.one([', default: yes', '', ', default: no']);
				return `{ choose: ${name}, ${who}, ${YES_OR_NO}${says}${until} }, { if: ${name} == yes, then: ${this.steps(depth - 1)} }`;
			}
			case 1: {
				const says = this.one(['', `, default: "${this.number(0)}"`]);
				const step = `{ choose: ${name}, ${who}, between: { min: 0, max: "max(0, min(4, ${this.number(1)}))" }${says}${until} }`;
				return this.#then(step, 'numbers', name, () => this.#set());
			}
			case 2: {
				const says = this.one(['', `, default: "first(${this.stones(0)})"`]);
				const step = `{ choose: ${name}, ${who}, from: "${this.stones()}", optional: true${this.#requires(name)}${says}${until} }`;
				const inside = this.within('stones', `only(${name})`, () => this.steps(depth - 1));
				return `${step}, { if: "${name} is not none", then: ${inside} }`;
			}
			case 3: {
				const step = `{ choose: ${name}, ${who}, from: "${this.stones()}", count: { min: 0, max: ${this.one(['1', '2', '9'])} }${this.together(name)}${this.#requires(name)}${until} }`;
				return this.#then(step, 'sets', name, () => this.#move());
			}
			case 4: {
				const step = `{ choose: ${name}, ${who}, from: cells, ask: ${this.one(['always', 'possible'])}${until} }`;
				const where = withdrawn ? `only(${name})` : name;
				return `${step}, { if: "${where}.heat < 3", then: [{ set: n, by: "${where}.heat" }] }`;
			}
			default: {
				const step = `{ choose: ${name}, ${who}, path: { from: "${this.cell()}", step: "${this.flag(0)}", cost: 1, budget: 2 }, optional: true${until} }`;
				return `${step}, { if: "${name} is not none", then: [{ set: "only(${name}).heat", by: 1 }] }`;
			}
		}
	}

	#offer(): string {
		const repeat = this.one(['', ', repeat: true']);
		const until = this.chance(3) ? `, while: "${this.flag(1)}"` : '';
		const says = this.one(['', ', default: pass']);
		return `{ offer: market, player: ${this.player()}${repeat}${until}${says} }`;
	}

	/** What has to hold of a stone, perhaps as far as the chooser knows. */
	#requires(name: string): string {
		if (this.chance(3)) return '';
		const holds = this.within('stones', name, () => this.flag(1));
		return this.chance(2)
			? `, requires: { well: { is: "${holds}", known-to: you } }`
			: `, requires: { well: "${holds}" }`;
	}

	/** Everybody at once and in secret. */
	#together(): string {
		const [name, p] = [this.fresh('secret'), this.fresh('p')];
		const [spent, via] = [this.fresh('spent'), this.fresh('via')];
		const asked = `{ choose: ${name}, players: "players where ${this.one(['true', 'gold > 0'])}", `;
		const [from, use] = this.one([
			['from: cells', `count(players where ${name}(it) is not none)`],
			['from: players', `count(players where ${name}(it) is not none)`],
			[`from: "${this.stones(0)}", optional: true`, `sum(q in players: ${name}(q).worth)`],
			[
				`from: "${this.stones(0)}", count: { min: 0, max: 2 }`,
				`sum(q in players: count(${name}(q)))`
			],
			[
				`path: { from: "${this.cell()}", step: "${this.within('players', 'you', () => this.flag(0))}", cost: 1, budget: 2 }, spent: ${spent}, via: ${via}, optional: true`,
				`sum(q in players: ${spent}(q) + ${name}(q).heat + ${via}(q).heat)`
			]
		] as const);
		return `${asked}${from} }, { for-each: ${p}, in: players, do: [{ set: ${p}.luck, by: "${use}" }] }`;
	}

	#forEach(depth: number): string {
		const name = this.fresh('each');
		const [what, set] = this.one([
			['players', 'players'],
			['stones', this.stones()],
			['cells', this.cells()]
		] as const);
		const by = this.chance(3) ? `, by: "${this.within(what, name, () => this.number(1))}"` : '';
		const body = this.within(what, name, () => this.steps(depth - 1));
		return `{ for-each: ${name}, in: "${set}"${by}, do: ${body} }`;
	}

	#repeat(depth: number): string {
		const name = this.fresh('turn');
		const inner = this.some(depth - 1);
		const out = this.chance(3) ? `, { if: "${this.flag(1)}", then: [{ break: loop }] }` : '';
		return `{ let: ${name}, be: 0 }, { repeat: { while: "${name} < ${this.one(['1', '2', '4'])}" }, do: [{ set: ${name}, by: 1 }, ${inner}${out}] }`;
	}

	#call(): string {
		if (this.procedures === 0) return this.#set();
		const name = this.fresh('told');
		const called = this.pick(this.procedures);
		const step = `{ call: p${called}, with: { you: ${this.player()} }, as: ${name} }`;
		return this.#then(step, 'numbers', name, () => `{ set: k, by: ${name} }`);
	}

	#emit(): string {
		if (this.events === 0) return this.#set();
		const name = this.fresh('hit');
		const emit = `{ emit: e${this.pick(this.events)}, with: { what: ${name}, who: ${this.player()}, times: "${this.number(0)}" } }`;
		return `{ for-each: ${name}, in: "${this.stones()}", do: [${emit}] }`;
	}

	/** Steps that are done anew, once or twice, as something says; and perhaps from deep inside. */
	#goBack(depth: number): string {
		const name = this.fresh('moment');
		if (this.#moments.length > 0 && this.chance(3)) return this.#backTo(this.one(this.#moments));
		const kept = this.#moments.length;
		this.#moments.push(name);
		const steps = this.some(depth - 1);
		this.#moments.length = kept;
		return `{ checkpoint: ${name} }, ${steps}, ${this.#backTo(name)}`;
	}

	#backTo(moment: string): string {
		const keeping = this.one(['', ', mark', ', gold, heat', ', k, n']);
		const back = `[{ set: turned, by: 1 }, { restore: ${moment}, keeping: [turned${keeping}] }]`;
		return `{ if: "turned < ${this.one(['1', '2', '3'])} and ${this.flag(1)}", then: ${back} }`;
	}

	/** Names are read at least once, and known from here on. */
	#then(step: string, what: keyof typeof this.names, name: string, use: () => string): string {
		this.names[what].push(name);
		return `${step}, ${use()}`;
	}
}
