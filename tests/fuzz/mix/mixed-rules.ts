/** Small games made at random, in which everything that rules can say stands beside everything else. */
import type { Pick } from './mixed-expressions.ts';
import { MixedSteps } from './mixed-steps.ts';

/** One text with all sections of a game. */
export function mixedRules(pick: Pick): string {
	return new MixedRules(pick).game();
}

/** `quartz` and `topaz` differ in nothing that any rule asks. */
const PIECES = `
  coin: { kind: stone, worth: 1, back: tails }
  tails: { kind: stone, worth: 4, mood: sad, face-of: coin }
  quartz: { kind: stone, worth: 3, grain: 1, count: 2 }
  topaz: { kind: stone, worth: 3, grain: 2, count: 2 }`;

const TABLES = `
zones:
  bag: { sees: none, count: all }
  row: { sees: all, count: all }
  hand: { per: player, main: true, sees: owner, count: all }
  ground: { per: cell, main: true, sees: piece.owner == viewer, count: all }
map: { space: cell, plural: cells, grid: square, size: [2, 2], directions: { up: [0, -1], down: [0, 1], aslant: [1, 1] } }
layout:
  status: [n, total]
  players: [gold, price]
  counter: { value: power, marks: [mark, grain] }
  space: { print: [heat] }
text: { en: { log: { told: "{n} {what}" } } }
enums: { mood: { values: [calm, wild, sad] } }`;

class MixedRules extends MixedSteps {
	game(): string {
		const [onRoll, onDie] = [this.chance(3), this.chance(2)];
		const [values, effects, events, procedures, actions] = [4, 5, 3, 3, 3].map((n) => this.pick(n));
		const said = [
			`game: { id: mix, players: { min: 2, max: 3 }, start: play${onRoll ? ', on-roll: rolled' : ''}${onDie ? ', on-die: fallen' : ''} }`,
			TABLES.trim(),
			...this.#kinds(),
			...this.#fields(),
			'pieces:',
			`  pebble: { kind: stone, worth: 2, count: ${this.one(['2', '5', '40'])} }`,
			`  rock: { kind: stone, worth: 5, hard: true, mood: wild, count: 2${this.#own(3)} }`,
			PIECES.slice(1),
			...this.#sections({
				values: values!,
				events: events!,
				procedures: procedures!,
				actions: actions!
			}),
			'effects:',
			...(onRoll
				? [
						'  turns: { after: "rolled(result, gains)", when: gains > 0, do: [{ set: result, by: 1 }] }'
					]
				: []),
			...(onDie
				? [
						`  falls: { ${this.one(['after', 'replace'])}: fallen(die), when: die < 3, do: [{ set: die, by: 1 }] }`
					]
				: []),
			...Array.from({ length: 1 + effects! }, (_, i) => `  m${i}: ${this.#effect(events!)}`)
		];
		const ofDice = [
			...(onRoll ? ['  rolled: { params: { result: int, gains: int }, do: [] }'] : []),
			...(onDie ? ['  fallen: { params: { die: int, sides: int, roller: player? } }'] : [])
		];
		said.splice(said.indexOf('events:') + 1, 0, ...ofDice);
		this.#followDraws(said);
		this.#joinCells(said);
		this.#followPicks(said);
		return `${said.join('\n')}\n`;
	}

	/** Last of all: whether anything follows draws and shuffles changes nothing else of the rules. */
	#followDraws(said: string[]): void {
		const [onDraw, onShuffle] = [this.chance(3), this.chance(3)];
		const events: string[] = [];
		const effects: string[] = [];
		if (onDraw) {
			events.push('  drawn: { params: { pieces: pieces, from: zone, to: zone } }');
			const back = "{ move: 'got without first(got, 1)', to: from }";
			const less = "{ set: got, to: 'first(got, 1)' }";
			const how = this.one(['after', 'replace']);
			effects.push(
				`  keeps: { ${how}: "drawn(got, from, to)", when: to != row and count(got) > 1, do: [${back}, ${less}] }`
			);
		}
		if (onShuffle) {
			events.push('  shuffled: { params: { where: zone } }');
			effects.push(
				'  mixes: { after: shuffled(where), when: where == bag, do: [{ set: n, by: 1 }] }'
			);
		}
		const named = (onDraw ? ', on-draw: drawn' : '') + (onShuffle ? ', on-shuffle: shuffled' : '');
		said[0] = said[0]!.replace('start: play', `start: play${named}`);
		said.splice(said.indexOf('events:') + 1, 0, ...events);
		said.splice(said.indexOf('effects:') + 1, 0, ...effects);
	}

	/** The same of who neighbours whom. */
	#joinCells(said: string[]): void {
		const effects = [
			'{ modify: "neighbours(c, who)", when: c.keeper == who, with: cells where keeper == who }',
			'{ modify: "neighbours(c)", when: c.heat > 0, without: cells where heat > 0 }',
			'{ modify: "neighbours(c, who)", when: chief == who, set: "within(c, 2)" }'
		];
		if (!this.chance(3)) return;
		const chosen = [this.one(effects), this.one(effects)].map((text, i) => `  joins${i}: ${text}`);
		said.splice(said.indexOf('effects:') + 1, 0, ...chosen);
	}

	/** The same of picks: another one, fewer, more than can be picked, or none. */
	#followPicks(said: string[]): void {
		const sorts = [
			['lot', 'players'],
			['place', 'cells'],
			['find', 'pieces']
		].filter(() => this.chance(3));
		const named = sorts.map(([event]) => event);
		const events = sorts.map(
			([event, type]) => `  ${event}: { params: { picked: ${type}, from: ${type} } }`
		);
		const effects = sorts.map(([event, type]) => {
			const now = this.one(['from without got', 'first(from, 2)', type!, `${type} where false`]);
			return `  luck-of-${event}: { ${this.one(['after', 'replace'])}: "${event}(got, from)", do: [{ set: got, to: "${now}" }] }`;
		});
		if (this.chance(3)) {
			named.push('count');
			events.push('  count: { params: { picked: int } }');
			effects.push('  luck-of-count: { after: count(many), do: [{ set: many, by: 1 }] }');
		}
		if (named.length === 0) return;
		said[0] = said[0]!.replace('start: play', `start: play, on-pick: [${named.join(', ')}]`);
		said.splice(said.indexOf('events:') + 1, 0, ...events);
		said.splice(said.indexOf('effects:') + 1, 0, ...effects);
	}

	#kinds(): string[] {
		const attributes = '{ worth: int, hard: bool, mood: mood?, grain: int }';
		const active = this.chance(3) ? ', active: self.mark < 2' : '';
		return [
			'kinds:',
			`  thing: { abstract: true, plural: things, start: bag${this.#own(4)} }`,
			`  stone: { extends: thing, plural: stones, attributes: ${attributes}${active}${this.#own(2)} }`
		];
	}

	/** Fields, some of which forget. */
	#fields(): string[] {
		const until = (table: 'game' | 'player' | 'space' | 'piece'): string =>
			this.chance(3) ? `, until: ${this.#until(table)}` : '';
		return [
			'fields:',
			'  game:',
			'    n: { type: int, visible: all }',
			`    k: { type: int, start: 3${until('game')} }`,
			'    turned: { type: int, visible: all }',
			`    feeling: { type: mood, visible: all${until('game')} }`,
			'    chief: { type: player?, visible: all }',
			`    few: { type: stones, visible: ${this.one(['all', 'none'])}${until('game')} }`,
			`    moods: { type: set of mood, visible: all, start: [sad]${until('game')} }`,
			'  player:',
			`    gold: { type: int, start: 3, visible: owner${until('player')} }`,
			'    luck: { type: int, visible: all }',
			`    friends: { type: players, visible: owner${until('player')} }`,
			'  cell:',
			`    keeper: { type: player?, visible: all${until('space')} }`,
			'    heat: { type: int, visible: viewer == self.keeper }',
			'  piece:',
			`    mark: { type: int, visible: with-identity${until('piece')} }`,
			'    owner: { type: player?, visible: all }',
			`    shape: { type: face?, visible: with-identity${until('piece')} }`
		];
	}

	#until(table: 'game' | 'player' | 'space' | 'piece'): string {
		const about = {
			game: 'chief == who',
			player: 'who == self',
			space: 'self.keeper == who',
			piece: 'self.owner == who'
		}[table];
		return this.one([
			'tick',
			`{ after: over(who), when: ${about} }`,
			...(table === 'piece' ? ['{ leaves: row }', '[tick, { leaves: ground }]'] : [])
		]);
	}

	/** Effects written on a kind or a piece, for one out of `chance`. */
	#own(chance: number): string {
		if (!this.chance(chance)) return '';
		const name = this.fresh('own');
		const at = this.fresh('s');
		const effect = this.one([
			`{ modify: power(${at}), when: ${at} == self, add: ${this.one(['1', '-1', 'n'])} }`,
			`{ modify: worth(${at}), when: "${at} == self and n > 2", set: 2 }`,
			`{ modify: chosen-few, when: n > 0, with: "stones where it == self" }`,
			`{ after: tick${this.#limit(2)}, do: [{ set: self.mark, by: 1 }] }`,
			`{ after: over(${at}), when: self.owner == ${at}${this.#limit(2)}, do: [{ set: self.mark, to: 1 }, { set: few, to: few with (stones where it == self) }] }`,
			`{ replace: over(${at}), when: self.mark > 2${this.#limit(2)}, do: [{ set: self.mark, to: 0 }, { cancel: event }] }`
		]);
		return `, effects: { ${name}: ${effect} }`;
	}

	/** Effects on values about sets. */
	#onSets(): string {
		const [ss, least] = [this.fresh('ss'), this.fresh('least')];
		const some = this.one(['stones at row', `${ss} where hard`, `first(${ss}, 2)`, ss]);
		return this.one([
			`{ modify: weight(${ss}), when: "count(${ss}) > 1", add: "count(${ss} where mark > 0)" }`,
			`{ modify: "rest-of(${ss}, ${least})", when: "any(${ss} where it in few)", ${this.one(['with', 'without', 'set'])}: "${some}" }`
		]);
	}

	/** How often something can be done, for one out of `chance`. */
	#limit(chance: number): string {
		if (!this.chance(chance)) return '';
		return `, limit: ${this.one(['{}', '{ times: 2 }', '{ until: tick }', '{ times: 2, until: tick }', '{ until: over }'])}`;
	}

	#sections(many: Record<'values' | 'events' | 'procedures' | 'actions', number>): string[] {
		const list = (n: number, line: (i: number) => string): string[] =>
			Array.from({ length: n }, (_, i) => line(i));
		const values = list(many.values, (i) => {
			this.values = i;
			return `  v${i}: { is: "${this.number()}" }`;
		});
		this.values = many.values;
		const events = list(many.events, (i) => {
			this.events = i;
			const params = '{ what: stone, who: player, times: int }';
			return `  e${i}: { params: ${params}, do: ${this.#inside(['what'], ['who'], () => this.steps(2))} }`;
		});
		this.events = many.events;
		const procedures = list(many.procedures, (i) => {
			this.procedures = i;
			const steps = this.#inside(
				[],
				['you'],
				() => `[${this.some(3)}, { return: "${this.number(1)}" }]`
			);
			return `  p${i}: { params: { you: player }, returns: int, do: ${steps} }`;
		});
		this.procedures = many.procedures;
		const actions = list(1 + many.actions, (i) => `  a${i}: ${this.#action(i)}`);
		const play = this.within('players', 'you', () => this.steps(4));
		const asked =
			'{ choose: ready, player: you, options: { "yes": {}, "no": {} }, ask: always }, { if: ready == yes, then: [{ set: n, by: 1 }] }';
		const turns = `{ for-each: you, in: players, do: [${asked}, ${play.slice(1, -1)}, { emit: over, with: { who: you } }] }`;
		return [
			'values:',
			'  power: { params: { t: stone }, is: t.worth }',
			'  price: { params: { p: player }, is: p.gold + 1 }',
			`  chosen-few: { type: stones, is: "${this.one(['stones at row', 'stones where hard'])}" }`,
			'  weight: { params: { ss: stones }, is: "sum(t in ss: power(t))" }',
			'  rest-of: { params: { ss: stones, least: int }, type: stones, is: "stones where it not in ss or worth > least" }',
			`  total: { is: "${this.number()}" }`,
			...values,
			'events:',
			'  tick: { do: [{ set: n, by: 1 }] }',
			'  over: { params: { who: player }, do: [{ set: n, by: 1 }] }',
			...events,
			'procedures:',
			...procedures,
			`  play: { do: [{ emit: tick }, ${turns}, { offer: market, player: only(first(players)) }] }`,
			'actions:',
			...actions
		];
	}

	/** Rules of their own: they know what they are told, and go back to no moment of others. */
	#inside(stones: string[], players: string[], say: () => string): string {
		this.forgetMoments();
		const [first, ...rest] = [
			...stones.map((name) => ['stones', name] as const),
			...players.map((name) => ['players', name] as const)
		];
		if (first === undefined) return say();
		return this.within(first[0], first[1], () => {
			for (const [what, name] of rest) this.names[what].push(name);
			return say();
		});
	}

	#action(i: number): string {
		const window = this.one(['market', 'market', 'anytime', '[market, anytime]']);
		const about = this.one(['', 'stones', 'cells'] as const);
		const name = this.fresh('about');
		const from = about === 'cells' ? this.cells() : this.stones();
		const inside = (say: () => string): string =>
			this.#inside(about === 'stones' ? [name] : [], ['you'], () =>
				about === 'cells' ? this.within('cells', name, say) : say()
			);
		const requires = inside(() => `{ once: you.luck < ${i + 2}, more: ${this.#asked()} }`);
		const steps = inside(() => `[{ set: you.luck, by: 1 }, ${this.some(2)}]`);
		const params = about === '' ? '' : `, for: { ${name}: "${from}" }`;
		return `{ window: ${window}${params}, requires: ${requires}${this.#limit(3)}, do: ${steps} }`;
	}

	/** What holds, or will hold. */
	#asked(): string {
		const flag = `"${this.flag(1)}"`;
		return this.chance(4) ? `{ afterwards: ${flag} }` : flag;
	}

	#effect(events: number): string {
		const stone = this.fresh('s');
		const event = events > 0 ? `e${this.pick(events)}` : null;
		const stage = this.one(['add', 'set', 'multiply', 'at-least', 'at-most']);
		if (this.chance(8)) return this.#onSets();
		switch (this.pick(event === null ? 6 : 10)) {
			case 1:
				return this.within(
					'players',
					stone,
					() =>
						`{ modify: price(${stone}), when: "${stone}.luck > 0", add: "${this.one(['1', '-2', 'n'])}" }`
				);
			case 2:
				return '{ forbid: a0(_), when: "feeling == sad" }';
			case 3:
				return `{ modify: chosen-few, when: "n ${this.one(['<', '>'])} 3", ${this.one(['with', 'without', 'without', 'without', 'set'])}: "${this.one(['rock', 'stones at bag', 'stones where mark > 0'])}" }`;
			case 4:
				return `{ modify: worth(${stone}), when: "${stone}.mark > 0", ${stage}: ${this.one(['1', '3'])} }`;
			case 5:
				return `{ modify: face(${stone}), when: "${stone}.mark ${this.one(['> 1', '== 3'])}", set: ${this.one(['rock', 'pebble', 'tails'])} }`;
			case 6:
				return this.#inside(
					[stone],
					[],
					() => `{ forbid: ${event}(${stone}), when: "${this.flag(1)}" }`
				);
			case 7:
			case 9: {
				const steps = this.#inside([stone], [], () => this.some(1));
				return `{ replace: "${event}(${stone}, _, times)", do: [${steps}, ${this.one(['{ set: times, by: 1 }', '{ cancel: event }'])}]${this.#limit(3)} }`;
			}
			case 8:
				return `{ after: ${event}(${stone}), do: ${this.#inside([stone], [], () => this.steps(2))}${this.#limit(3)} }`;
			default:
				return this.within(
					'stones',
					stone,
					() =>
						`{ modify: power(${stone}), when: "${stone}.mark ${this.one(['>', '=='])} 0", ${stage}: "${this.one(['0', '1', '2'])}" }`
				);
		}
	}
}
