import { describe, expect, it } from 'vitest';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';

describe('linking a game', () => {
	it('finds nothing to complain about', () => {
		expect(linkYaml(TOKENS).lines).toEqual([]);
	});

	const program = programOf(TOKENS);
	const byId = <T extends { id: string }>(all: T[], id: string): T => all.find((x) => x.id === id)!;

	it('lays out pieces, copies and sides', () => {
		expect(program.pieces.map(({ id }) => id)).toEqual([
			'owl',
			'owl/2',
			'crow',
			'fool',
			'fence',
			'fence/2',
			'fence/3',
			'fence/4'
		]);
		expect(program.pieces.map(({ start }) => start)).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
		expect(program.faces.map(({ back }) => back)).toEqual([-1, -1, 3, 2, -1]);
		expect(program.attributes.map(({ id, zero }) => [id, zero])).toEqual([
			['worth', 0],
			['suit', -1],
			['swift', 0],
			['level', 0]
		]);
		expect(byId(program.faces, 'owl').attributes).toEqual([5, 1, 0, 0]);
		expect(byId(program.faces, 'crow').attributes).toEqual([1, -1, 1, 0]);
	});

	it('multiplies the pieces of a kind', () => {
		const count = (text: string, players = 2): Record<string, number> => {
			const { pieces, faces } = programOf(text, players);
			return Object.fromEntries(
				faces.map(({ id }, face) => [id, pieces.filter((piece) => piece.face === face).length])
			);
		};
		const once = count(TOKENS);
		expect(once).toMatchObject({ owl: 2, crow: 1, fool: 1, fence: 4 });
		const twice = TOKENS.replace('thing: { abstract', 'thing: { times: player-count - 2, abstract');
		expect(count(twice, 4)).toMatchObject({ owl: 4, crow: 2, fool: 2, fence: 8 });
		const jokers = twice.replace('extends: token, start', 'extends: token, times: 3, start');
		expect(count(jokers, 4)).toMatchObject({ owl: 4, crow: 2, fool: 3 });
		const many = TOKENS.replace('thing: { abstract', 'thing: { times: 99, abstract');
		expect(linkYaml(many).lines).toEqual(['error value/range 7: 99 is not between 0 and 20']);
	});

	it('depends on the number of players', () => {
		const four = programOf(TOKENS, 4);
		expect([program.map.cells.length, four.map.cells.length]).toEqual([7, 19]);
		expect([program.pieces.length, four.pieces.length]).toEqual([8, 12]);
		expect([program.zoneCount, four.zoneCount]).toEqual([2 + 2 + 7, 2 + 4 + 19]);
		expect(program.hash).not.toBe(four.hash);
	});

	it('lays the map out ring by ring, neighbours clockwise', () => {
		expect(program.map.cells).toEqual([
			{ q: 0, r: 0 },
			{ q: 0, r: -1 },
			{ q: 1, r: -1 },
			{ q: 1, r: 0 },
			{ q: 0, r: 1 },
			{ q: -1, r: 1 },
			{ q: -1, r: 0 }
		]);
		expect(program.map.neighbours.slice(0, 2)).toEqual([
			[1, 2, 3, 4, 5, 6],
			[2, 0, 6]
		]);
		expect(program.map.marks).toEqual([{ id: 'start', values: [0, 1, 0, 0, 2, 0, 0] }]);
	});

	it('numbers zones and reads who sees them', () => {
		expect(program.zones.map(({ id, first, count }) => [id, first, count.to])).toEqual([
			['bag', 0, 'none'],
			['box', 1, 'all'],
			['hand', 2, 'all'],
			['stack', 4, 'expr']
		]);
		expect(program.zones.map(({ sees }) => sees.to)).toEqual([
			'none',
			'all',
			'owner',
			'piece-expr'
		]);
		expect(program.fields.piece[0]!.visible).toMatchObject({
			to: 'expr',
			expr: { op: 'binary', operator: '==', b: { op: 'reg', slot: 0 } }
		});
		expect(program.fields.game[1]).toMatchObject({
			id: 'first',
			start: 1,
			visible: { to: 'none' }
		});
	});

	it('gives options their values', () => {
		expect(program.options.map(({ id, value }) => [id, value])).toEqual([
			['price', 5],
			['style', 1]
		]);
		const other = programOf(TOKENS, 2, { price: 7, style: 'plain' });
		expect(other.options.map(({ value }) => value)).toEqual([7, 0]);
		expect(other.hash).not.toBe(program.hash);
	});

	it('links modifiers, also those of single pieces', () => {
		expect(byId(program.values, 'build-cost').modifiers).toMatchObject([
			{ id: 'cheap', stage: 'set', self: null, active: null, amount: { value: 1 } }
		]);
		expect(byId(program.values, 'strength').modifiers).toMatchObject([
			{
				id: 'sage.wise',
				stage: 'add',
				self: { set: 'faces', piece: 3 },
				selfSlot: 1,
				when: { a: { op: 'reg', slot: 0 }, b: { op: 'reg', slot: 1 } }
			}
		]);
		expect(byId(program.values, 'strength').modifiers[0]!.active).not.toBeNull();
		expect(byId(program.values, 'land')).toMatchObject({ is: null, set: { set: 'where' } });
	});

	it('puts effects into the frame of their event', () => {
		const lose = byId(program.events, 'lose');
		expect(lose.params.map(({ slot }) => slot)).toEqual([0, 1]);
		expect(lose.restrictions.map(({ id }) => id)).toEqual(['fast']);
		expect(lose.replacements.map(({ id }) => id)).toEqual(['luck', 'sage.shield']);
		expect(lose.triggers.map(({ id }) => id)).toEqual(['cry']);
		const [luck, shield] = lose.replacements;
		expect(luck!.body).toMatchObject([
			{ do: 'roll', as: 2 },
			{ do: 'if', then: [{ do: 'cancel' }] }
		]);
		// `set:` on a parameter changes the event.
		expect(shield).toMatchObject({ selfSlot: 3, selfRest: 4, body: [{ do: 'let', slot: 1 }] });
		expect(lose.frame).toBe(5);
	});

	it('turns prohibitions into conditions of their action', () => {
		const build = byId(program.actions, 'build');
		expect(program.windows).toEqual(['anytime', 'construction']);
		expect(build.windows).toEqual([1, 0]);
		expect(build.requires.map(({ id, path }) => [id, path])).toEqual([
			['free', 'requires.build.free'],
			['coins', 'requires.build.coins']
		]);
		expect(build.restrictions).toMatchObject([
			{
				id: 'sage.guard',
				path: 'effects.sage.guard',
				cond: { op: 'none', set: { set: 'faces', piece: 3 } }
			}
		]);
		expect(build.params).toMatchObject([{ id: 'site', type: { t: 'space' }, slot: 1 }]);
	});

	it('gives every local its own words', () => {
		const turn = byId(program.procedures, 'turn');
		expect(turn.body.map((step) => step.do)).toEqual([
			'set',
			'draw',
			'reveal',
			'choose',
			'if',
			'call',
			'if',
			'choose',
			'if'
		]);
		expect(turn.body).toMatchObject([
			{ table: 'game', field: 1 },
			{ as: 1, words: 1, order: 'random', stream: 2 },
			{ pieces: { set: 'local', slot: 1, words: 1 } },
			{ as: 2, path: 'turn.site', optional: true, player: { op: 'local', slot: 0 } },
			{},
			{ as: 3, words: 1 },
			{},
			{ as: 4, domain: { options: [{ id: 'yes' }, { id: 'no', requires: [{ id: 'fancy' }] }] } },
			{ cond: { a: { op: 'local', slot: 4 }, b: { op: 'const', value: 0 } } }
		]);
		expect(turn.frame).toBe(5);
	});

	it('asks several players at once', () => {
		const play = byId(program.procedures, 'play');
		const [, , bid, end] = play.body;
		// The loop's element and its snapshot, then the player who is asked, then an answer each.
		expect(bid).toMatchObject({
			player: null,
			youSlot: 2,
			as: 3,
			domain: { kind: 'amount', max: { op: 'field', of: { op: 'local', slot: 2 } } }
		});
		expect(end).toMatchObject({ do: 'end-game', reason: 'most' });
		expect(JSON.stringify(end)).toContain('{"op":"local-of","slot":3');
		expect(play.frame).toBe(5);
	});

	it('ends what returns something with something', () => {
		const strongest = byId(program.procedures, 'strongest');
		expect(strongest.body.at(-1)).toMatchObject({ do: 'return', value: { expr: { value: -1 } } });
	});

	describe('answers a value case by case', () => {
		const GAME = `game: { id: cases, players: { min: 2, max: 3 }, start: play }
enums: { suit: { values: [sun, moon, star] } }
kinds: { card: { plural: cards, attributes: { suit: suit, worth: int }, start: deck } }
pieces: { ace: { kind: card, suit: sun, worth: 1 } }
zones: { deck: { sees: all, count: all } }
fields: { game: { trump: { type: suit?, visible: all } } }
procedures: { play: { do: [] } }
values:
  asked: { params: { c: card }, is: ANSWER }
`;
		const lines = (answer: string) =>
			linkYaml(GAME.replace('is: ANSWER', answer)).lines.filter(
				(line) => !line.startsWith('warning read/')
			);
		const is = (answer: string) => {
			const [value] = programOf(GAME.replace('is: ANSWER', answer), 2).values;
			return { is: value?.is, set: value?.set, type: value?.type };
		};

		it.each([
			[
				'by: c.suit, cases: { sun: 2, else: 0, moon: c.worth }',
				'is: if c.suit == sun then 2 else if c.suit == moon then c.worth else 0'
			],
			[
				'by: c.suit, cases: { sun: 2, moon: 3, star: 4 }',
				'is: if c.suit == sun then 2 else if c.suit == moon then 3 else 4'
			],
			[
				'by: trump, cases: { sun: moon, none: none, else: sun }, type: suit?',
				'is: if trump == sun then moon else if trump is none then none else sun, type: suit?'
			],
			[
				'by: c.worth - 1, cases: { "0": cards, "-1": "{c}", else: cards where worth > 1 }',
				'is: "if c.worth - 1 == 0 then cards else if c.worth - 1 == -1 then {c} else cards where worth > 1"'
			],
			['by: player-count, cases: { "2": 13, else: 19 }', 'is: 13']
		])('%s', (cases, chain) => {
			expect(lines(cases)).toEqual([]);
			expect(is(cases)).toEqual(is(chain));
		});

		it.each([
			[
				'by: c.suit, cases: { sun: 2, mon: 3, else: 0 }',
				'error ref/unknown-id 9: There is no case "mon"; did you mean "moon"?'
			],
			[
				'by: c.suit, cases: { sun: 2 }',
				'error value/cases 9: There is no case for moon, star: add it, or else'
			],
			[
				'by: trump, cases: { sun: 2, moon: 1, star: 3 }',
				'error value/cases 9: There is no case for none: add it, or else'
			],
			[
				'by: c.suit, cases: { sun: 2, moon: 1, star: 3, else: 0 }',
				'error value/cases 9: There is a case for each word, so nothing comes to else: leave it out'
			],
			[
				'by: c.worth, cases: { "1": 2 }',
				'error value/cases 9: Add else: what is the answer for all other numbers?'
			],
			[
				'by: c.worth, cases: { one: 2, else: 1 }',
				'error value/cases 9: A case here is a whole number or else, not "one"'
			],
			[
				'by: c, cases: { ace: 2, else: 1 }',
				'error type/mismatch 9: Cases go by a word of an enum or by a number, and this is card'
			],
			[
				'by: c.suit, cases: { sun: 2, else: c }',
				'error type/mismatch 9: The cases differ: this is card, those above are int'
			]
		])('refuses %s', (cases, line) => {
			expect(lines(cases)).toEqual([line]);
		});
	});

	it('sets the field of two things that are called alike', () => {
		const game = `game: { id: stages, players: { min: 2, max: 2 }, start: play }
enums: { stage: { values: [first, last] } }
fields: { game: { stage: { type: stage, visible: all } } }
procedures: { play: { do: [{ set: stage, to: last }, { if: stage == last, then: [{ end-game: players }] }] } }
`;
		expect(linkYaml(game).lines).toEqual([]);
	});

	it('is the same for texts that say the same', () => {
		const commented = TOKENS.replaceAll('\n  ', '\n\n  ');
		expect(programOf(commented).hash).toBe(program.hash);
		expect(programOf(TOKENS.replace('worth: 5', 'worth: 6')).hash).not.toBe(program.hash);
	});
});
