/** Expressions of rules made at random: of the right type nearly always, so that most of what they stand in can be played. */

/** One of the numbers from 0 to before n; 0 stands for whatever is simplest. */
export type Pick = (n: number) => number;

const NUMBERS = ['0', '1', '2', '5', '-1'];
const MOODS = ['calm', 'wild', 'sad'];

/** What can be named at a place of the rules. */
export interface Names {
	numbers: string[];
	stones: string[];
	players: string[];
	cells: string[];
	/** Sets of stones. */
	sets: string[];
}

export class MixedExpressions {
	protected readonly pick: Pick;
	protected readonly names: Names = {
		numbers: ['n', 'k'],
		stones: [],
		players: [],
		cells: [],
		sets: []
	};
	/** Values that can be asked for: those that were written before. */
	protected values = 0;
	#fresh = 0;

	constructor(pick: Pick) {
		this.pick = pick;
	}

	protected one<T>(of: readonly T[]): T {
		return of[this.pick(of.length)]!;
	}

	protected chance(n: number): boolean {
		return this.pick(n) === n - 1;
	}

	protected fresh(prefix: string): string {
		return `${prefix}${this.#fresh++}`;
	}

	/** What is said while something more can be named. */
	protected within<K extends keyof Names>(what: K, name: string, say: () => string): string {
		const before = Object.values(this.names).map((list: string[]) => list.length);
		this.names[what].push(name);
		const said = say();
		Object.values(this.names).forEach((list: string[], i) => (list.length = before[i]!));
		return said;
	}

	number(depth = 2): string {
		const { numbers, stones, players, cells } = this.names;
		if (depth === 0 || this.chance(3)) {
			const fields = [
				...stones.flatMap((name) => [`${name}.mark`, `${name}.worth`, `power(${name})`]),
				...stones.map((name) => `printed(${name}).worth`),
				...players.flatMap((name) => [`${name}.gold`, `${name}.luck`, `price(${name})`]),
				...players.map((name) => `count(${name}.friends)`),
				...players.map((name) => `clockwise(only(chief), ${name})`),
				...cells.flatMap((name) => [`${name}.heat`, `${name}.column`, `${name}.row`]),
				'count(moods)'
			];
			return this.one([...numbers, this.one(NUMBERS), ...fields]);
		}
		const sub = (): string => this.number(depth - 1);
		switch (this.pick(8)) {
			case 0:
				return `${this.one(['count', 'weight'])}(${this.stones(depth - 1)})`;
			case 7: {
				const name = this.fresh('y');
				const body = this.within('cells', name, sub);
				return `sum(${name} in ${this.cells(depth - 1)}: ${body})`;
			}
			case 1:
				return `(${sub()} ${this.one(['+', '-', '*', '/', 'mod'])} ${sub()})`;
			case 2:
				return `(if ${this.flag(depth - 1)} then ${sub()} else ${sub()})`;
			case 3:
				return this.values > 0 ? `v${this.pick(this.values)}` : sub();
			case 4: {
				const name = this.fresh('p');
				return `sum(${name} in players: ${this.within('players', name, sub)})`;
			}
			case 5:
				return this.near(`distance(${this.cell()}, ${this.cell()}`);
			default: {
				const name = this.fresh('x');
				const word = this.one(['sum', 'max', 'min', 'distinct']);
				return `${word}(${name} in ${this.stones(depth - 1)}: ${this.within('stones', name, sub)})`;
			}
		}
	}

	flag(depth = 2): string {
		const { stones, players, cells } = this.names;
		const compare = `${this.number(Math.min(depth, 1))} ${this.one(['<', '>', '==', '!='])} ${this.number(0)}`;
		switch (depth === 0 ? 0 : this.pick(8)) {
			case 1:
				return `(${compare} ${this.one(['and', 'or'])} ${this.flag(depth - 1)})`;
			case 2: {
				const name = this.fresh('x');
				const body = this.within('stones', name, () => this.flag(depth - 1));
				return `${this.one(['any', 'all', 'none'])}(${name} in ${this.stones(depth - 1)}: ${body})`;
			}
			case 3:
				return `feeling == ${this.one(MOODS)}`;
			case 4:
				return stones.length > 0
					? `${this.one(stones)} ${this.one(['in', 'not in'])} (${this.stones(depth - 1)})`
					: compare;
			case 5:
				return stones.length > 0
					? this.one([
							`${this.one(stones)} is rock`,
							`${this.one(stones)}.hard`,
							`${this.one(stones)}.mood == ${this.one(MOODS)}`,
							`${this.one(stones)}.space is not none`,
							`printed(${this.one(stones)}) == rock`,
							`${this.one(stones)}.shape == ${this.one(['coin', 'rock'])}`,
							`${this.one(stones)} in few`
						])
					: compare;
			case 6:
				return players.length > 0 && cells.length > 0
					? this.one([
							`${this.one(cells)}.keeper == ${this.one(players)}`,
							`${this.one(cells)} ${this.one(['in', 'not in'])} (${this.cells(depth - 1)})`
						])
					: `not (${compare})`;
			case 7:
				return players.length > 0
					? this.one([
							`chief ${this.one(['==', '!='])} ${this.one(players)}`,
							`${this.one(players)} ${this.one(['in', 'not in'])} ${this.one(players)}.friends`
						])
					: `${this.one(MOODS)} in moods`;
			default:
				return compare;
		}
	}

	/** A set of stones. */
	stones(depth = 1): string {
		const { players, cells, sets } = this.names;
		const plain = [
			'stones',
			'stones at bag',
			'stones at row',
			'pebble',
			'few',
			...sets,
			...players.map((name) => `stones at hand(${name})`),
			...cells.map((name) => `stones at ${name}`)
		];
		if (depth === 0) return this.one(plain);
		const sub = (): string => `(${this.stones(depth - 1)})`;
		switch (this.pick(7)) {
			case 6:
				return `${sub()} while ${this.one(['mark', 'worth'])} < ${this.number(0)}`;
			case 1:
				return `${sub()} where mark ${this.one(['<', '==', '!='])} ${this.number(0)}`;
			case 2:
				return `${sub()} ${this.one(['with', 'without', 'shared with'])} ${sub()}`;
			case 3:
				return `${sub()} where worth > ${this.one(NUMBERS)}`;
			case 4:
				return `(if ${this.flag(0)} then ${this.stones(0)} else ${this.stones(0)})`;
			case 5:
				return this.chance(2) ? `rest-of(${sub()}, ${this.number(0)})` : 'chosen-few';
			default:
				return this.one(plain);
		}
	}

	/** What asks who neighbours whom: for a player, where one is known. */
	protected near(call: string): string {
		const who = this.names.players.at(-1);
		return who === undefined ? `${call})` : `${call}, ${who})`;
	}

	/** A set of cells. */
	cells(depth = 1): string {
		const [cell, way] = [this.cell(), this.direction()];
		switch (depth <= 0 ? this.pick(2) : this.pick(6)) {
			case 1:
				return this.near(`neighbours(${cell}`);
			case 2:
				return `ray(${cell}, ${way})`;
			case 3:
				return `ray(${cell}, ${way}) while heat < ${this.number(0)}`;
			case 4:
			case 5:
				return this.near(`region(${cell}, heat ${this.one(['<', '==', '!='])} ${this.number(0)}`);
			default:
				return 'cells';
		}
	}

	direction(): string {
		return this.one(['up', 'down', 'aslant', 'only(opposite(up))']);
	}

	zone(): string {
		const { players, cells } = this.names;
		return this.one(['bag', 'row', ...players.map((name) => `hand(${name})`), ...cells]);
	}

	player(): string {
		return this.one([...this.names.players, 'only(first(players))']);
	}

	cell(): string {
		const { cells, numbers } = this.names;
		const next = this.one(['cell(0,1), up', 'cell(0,0), aslant', 'cell(1,1), opposite(down)']);
		return this.one([
			...cells,
			'cell(0,0)',
			'cell(1,1)',
			`only(next(${next}))`,
			`only(cell(${this.one(numbers)} mod 2, 1))`
		]);
	}
}
