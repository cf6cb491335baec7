import { describe, expect, it } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';

/** Two sides meet on a cell; a spy may lie face down among them. */
const DUEL = `
game: { id: duel, players: { min: 2, max: 2 }, start: play }
enums:
  arm: { values: [sword, bow] }
kinds:
  fighter: { attributes: { arm: arm, might: int }, start: box }
pieces:
  knight: { kind: fighter, arm: sword, might: 4 }
  archer: { kind: fighter, arm: bow, might: 2 }
  spy: { kind: fighter, arm: sword, might: 5 }
  squire: { kind: fighter, arm: sword, might: 1 }
fields:
  game:
    arena: { type: cell?, visible: all }
    pace: { type: arm, visible: all }
  player:
    losses: { type: int, visible: all }
    plan: { type: int, start: 3, visible: owner }
  piece:
    owner: { type: player?, visible: all }
    hidden: { type: bool, visible: all }
    tired: { type: bool, visible: all }
    resting: { type: bool, visible: all }
zones:
  box: { sees: all, count: all }
  stack: { per: cell, sees: not piece.hidden or piece.owner == viewer, count: all }
map: { space: cell, grid: hex, rings: 1 }
values:
  one: { is: only(first(players)) }
  two: { is: only(players where it != one) }
  strength: { params: { f: fighter }, is: f.might }
  fights: { params: { f: fighter }, is: not f.resting }
effects:
  spirit: { modify: strength(f), when: f.owner == one, add: 1 }
procedures:
  play:
    do:
      - set: arena
        to: first(cells)
      - for-each: f
        in: fighters
        do:
          - move: f
            to: stack(only(arena))
          - set: f.owner
            to: 'if f is knight or f is archer then one else two'
      - set: only(spy).hidden
        to: true
      - set: only(squire).resting
        to: true
      - set: only(archer).tired
        to: true
      - set: pace
        to: bow
      - choose: before
        player: one
        options: { on: {}, back: {} }
      - call: fight
      - choose: afterwards
        player: one
        options: { on: {}, back: {} }
      - end-game: players
  fight:
    do:
      - roll: 2d6
        as: blow
        by: one
        for: blow
      - choose: here
        player: one
        options: { on: {}, back: {} }
layout:
  scenes:
    duel:
      during: fight
      at: arena
      zones: [stack]
      pieces: fights
      side: owner
      group: arm
      value: strength
      marks: [tired]
      step: pace
      status: [pace]
      players: [losses, plan]
text:
  en: { scenes: { duel: Duel } }
`;

function game(): Session {
	return createSession(programOf(DUEL, 2), {
		seed: 'duel',
		lock: {},
		makeCode: interpretedCode
	});
}

const go = (session: Session): void => {
	expect(session.answer({ seat: 0, keys: ['on'] })).toEqual({ ok: true });
};

describe('a scene', () => {
	it('is open while its rule runs, not before and not after', () => {
		const session = game();
		expect(session.view(0).scenes).toEqual([]);
		go(session);
		expect(session.view(0).scenes.map(({ id }) => id)).toEqual(['duel']);
		go(session);
		expect(session.view(0).scenes).toEqual([]);
	});

	it('shows who takes part, on whose side, in which group, with what', () => {
		const session = game();
		go(session);
		expect(session.view(1).scenes).toEqual([
			{
				id: 'duel',
				at: session.view(1).spaces[0]!.key,
				by: null,
				step: { of: 'pace', enum: 'arm', value: 'bow' },
				shown: { pace: 'bow' },
				groupedBy: 'arm',
				sides: [
					{
						of: 'p1',
						shown: { losses: 0 },
						pieces: [
							{ key: 'knight', group: 'sword', value: 5, marks: { tired: false } },
							{ key: 'archer', group: 'bow', value: 3, marks: { tired: true } }
						]
					},
					{
						of: 'p2',
						shown: { losses: 0, plan: 3 },
						pieces: [{ key: 'spy', group: 'sword', value: 5, marks: { tired: false } }]
					}
				]
			}
		]);
	});

	it('tells nobody what lies face down, nor a field that is another’s', () => {
		const session = game();
		go(session);
		const [scene] = session.view(0).scenes;
		const [mine, theirs] = scene!.sides;
		expect(mine!.shown).toEqual({ losses: 0, plan: 3 });
		expect(theirs!.shown).toEqual({ losses: 0 });
		const [spy] = theirs!.pieces;
		expect(spy).toEqual({
			key: expect.stringMatching(/^stack\(.*\)#3$/) as string,
			group: null,
			value: null,
			marks: { tired: false }
		});
		expect(JSON.stringify(scene)).not.toContain('spy');
	});

	it('is named in the lines that were written during it, and dice are told one by one', () => {
		const session = game();
		go(session);
		go(session);
		const lines = session.log(1).map(({ kind, scene }) => [kind, scene]);
		expect(lines).toEqual([['roll', 'duel']]);
		const [roll] = session.log(1);
		const dice = roll?.phrase.args['dice'];
		expect(dice).toEqual({
			of: 'dice',
			faces: [expect.any(Number), expect.any(Number)],
			hits: null
		});
		expect(roll?.phrase.args['what']).toEqual({
			of: 'phrase',
			phrase: { path: 'log.blow', args: {} }
		});
	});
});

/** A condition that hangs on a secret, prices by whoever is asked, cards of a kind, and a side for everybody. */
const MARKET = `
game: { id: market, players: { min: 2, max: 2 }, start: play }
kinds:
  ware: { abstract: true, plural: wares, attributes: { cost: int }, start: shelf }
  cloth: { extends: ware }
  spice: { extends: ware, plural: spices }
pieces:
  silk: { kind: cloth, cost: 4 }
  pepper: { kind: spice, cost: 0 }
fields:
  game: { round: { type: int, visible: all } }
  player:
    coins: { type: int, start: 3, visible: all }
    thief: { type: bool, visible: owner }
zones:
  shelf: { sees: all, count: all }
values:
  price: { params: { p: player, w: ware }, is: w.cost + p.coins }
  richest: { is: only(first(players where it.thief)) }
  wealth: { params: { p: player }, is: 10 * p.coins }
  worth: { params: { w: ware }, is: 2 * w.cost }
procedures:
  play:
    do:
      - choose: first
        player: only(first(players))
        options: { on: {}, back: {} }
      - set: round
        to: 1
      - set: only(first(players)).thief
        to: true
      - call: buy
      - end-game: players
  buy:
    do:
      - choose: second
        player: only(first(players))
        options: { on: {}, back: {} }
layout:
  counter: { value: worth, marks: { cost: coins } }
  standings: { by: [wealth] }
  scenes:
    watch: { while: 'any(players where it.thief)', everybody: true, players: [wealth] }
    shop: { during: buy, while: round == 0, by: asked, zones: [shelf], pieces: spice, value: price }
text:
  en: { scenes: { watch: Watch, shop: Shop } }
`;

function market(): Session {
	return createSession(programOf(MARKET, 2), {
		seed: 'market',
		lock: {},
		makeCode: interpretedCode
	});
}

describe('a scene with a condition', () => {
	const open = (session: Session, seat: number | 'observer'): string[] =>
		session.view(seat).scenes.map(({ id }) => id);

	it('is open while it holds, or while its rule runs', () => {
		const session = market();
		expect(open(session, 1)).toEqual(['shop']);
		go(session);
		expect(open(session, 1)).toEqual(['shop']);
		go(session);
		expect(open(session, 1)).toEqual([]);
	});

	it('is open only to those who know that it holds; what runs stands further in', () => {
		const session = market();
		expect(open(session, 'observer')).toEqual(['shop']);
		go(session);
		expect(open(session, 'observer')).toEqual(['watch', 'shop']);
		expect(open(session, 0)).toEqual(['watch', 'shop']);
		expect(open(session, 1)).toEqual(['shop']);
	});

	it('gives everybody a side where it says so', () => {
		const session = market();
		go(session);
		const [watch] = session.view('observer').scenes;
		expect(watch!.sides).toEqual([
			{ of: 'p1', shown: { wealth: 30 }, pieces: [] },
			{ of: 'p2', shown: { wealth: 30 }, pieces: [] }
		]);
	});

	it('asks values of a piece and a player about whoever is asked; only pieces of the kind take part', () => {
		const [shop] = market().view(1).scenes;
		expect(shop).toMatchObject({ by: 'p1', at: null });
		expect(shop!.sides).toEqual([
			{ of: 'p1', shown: {}, pieces: [] },
			{ of: null, shown: {}, pieces: [{ key: 'pepper', group: null, value: 3, marks: {} }] }
		]);
	});
});

describe('what the layout writes on a piece', () => {
	it('comes with it where it is a value, and 0 is one', () => {
		const [shelf] = market().view(1).zones;
		expect(shelf!.pieces.map(({ key, shown }) => [key, shown])).toEqual([
			['silk', { worth: 8 }],
			['pepper', { worth: 0 }]
		]);
		expect(market().view(1).players[0]!.shown).toEqual({ wealth: 30 });
	});

	it('is left out where there is none', () => {
		const [box] = game().view(1).zones;
		expect(box!.pieces.every((piece) => !('shown' in piece))).toBe(true);
	});
});
