/** Chance in scenarios: what is picked from a set, lists by purpose, and scripted dice behind a checkpoint. */
import { describe, expect, it } from 'vitest';
import { Session } from '#lib/engine/session/session.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { BARRIER } from '#lib/engine/state/memory-layout.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { run, scenario } from './ponds.test.fixture.ts';

const game = (body: string): string => `
game: { id: ponds, players: { min: 2, max: 3 }, start: play }
enums: { weather: { values: [sun, rain, snow] } }
kinds: { frog: { plural: frogs, attributes: { weight: int }, start: box } }
pieces: { tiny: { kind: frog, count: 3, weight: 1 }, fat: { kind: frog, weight: 5 } }
fields:
  game: { sky: { type: weather, visible: all }, sum: { type: int, visible: all } }
  player: { lead: { type: bool, visible: all } }
  cell: { shut: { type: bool, visible: all } }
zones: { box: { sees: none, count: all }, out: { sees: none, count: all } }
map: { space: cell, grid: square, size: [2, 2] }
text: { en: { log: { storm: Storm } } }
procedures:
  play:
    do:
      - { choose: begun, player: only(first(players)), options: { yes: {} }, ask: always }
${body}
`;
const BODY = `      - { pick: leader, from: players, for: storm }
      - { set: leader.lead, to: true }
      - { pick: place, from: cells where not shut }
      - { set: only(place).shut, to: true }
      - { pick: next, from: weather without sun }
      - { set: sky, to: only(next) }
      - { pick: number, from: 3 .. 9 }
      - { set: sum, to: number }
      - { pick: some, from: frogs at box, count: 2 }
      - { move: some, to: out }`;
const failures = (text: string, body = BODY): string[] =>
	run(text, game(body)).flatMap((result) => result.failures.map(({ message }) => message));
const script = (picks: string, then = '{ is: true }'): string =>
	scenario(`when:\n  - picks: [${picks}]\n  - p1: yes\nthen: [${then}]`, '\nplayers: 3\n');

describe('what is picked', () => {
	it('is scripted in the notation of answers', () => {
		const then =
			'{ is: "p3.lead and cell(1,0).shut and sky == snow and sum == 7 and fat in out and tiny/2 in out" }, { is: count(out) == 2 }';
		expect(failures(script('p3, "1,0", snow, 7, fat, tiny/2', then))).toEqual([]);
	});

	it('is one of what there is, all of it scripted, and used', () => {
		expect(failures(script('p3, "1,0", sun'))[0]).toMatch(
			/^sun cannot be picked here, but one of rain, snow \(play/
		);
		expect(failures(script('p3'))[0]).toMatch(
			/^something is picked here that is not in the script/
		);
		expect(failures(script('p3, "1,0", snow, 7, fat, tiny, king'))).toEqual([
			'this was never picked'
		]);
	});

	it('comes from the seed where it is not scripted', () => {
		const free = scenario(
			'when: [{ p1: yes }]\nthen: [{ is: "count(players where lead) == 1 and count(cells where shut) == 1 and sky != sun and sum in 3 .. 9 and count(out) == 2" }]',
			'\nplayers: 3\n'
		);
		expect(failures(free)).toEqual([]);
	});

	it('is none, 0 or empty where there is nothing', () => {
		const nothing = `      - { pick: place, from: cells where shut }
      - { if: place is none, then: [{ set: sum, by: 1 }] }
      - { pick: number, from: 2 .. 1 }
      - { set: sum, by: number }
      - { pick: some, from: frogs at out, count: 2 }
      - { if: none(some), then: [{ set: sum, by: 1 }] }
      - { pick: all, from: frogs at box, count: 9 }
      - { set: sum, by: count(all) }`;
		const text = scenario('when: [{ p1: yes }]\nthen: [{ is: sum == 6 }]', '\nplayers: 3\n');
		expect(failures(text, nothing)).toEqual([]);
	});
});

describe('a pick', () => {
	const program = programOf(game(BODY), 3);

	it('is told to all, hidden pieces as far as each may know, and undo stops at it', () => {
		const machine = new Machine(interpretedCode(program));
		const session = new Session(machine, { seed: 'a', lock: {}, makeCode: interpretedCode });
		session.begin();
		session.play({ seat: 0, picks: [0], anytime: false });
		const picks = session.log(0).filter(({ kind }) => kind === 'pick');
		expect(picks.map(({ phrase }) => phrase.path)).toEqual([
			'system.picked-for',
			...Array.from({ length: 4 }, () => 'system.picked')
		]);
		expect(picks[0]!.phrase.args).toMatchObject({
			what: { phrase: { path: 'log.storm' } },
			picked: { of: 'thing', keys: [expect.stringMatching(/^p[123]$/)] }
		});
		expect(picks[2]!.phrase.args['picked']).toMatchObject({ of: 'enum', enum: 'weather' });
		expect(picks[4]!.phrase.args['picked']).toEqual({ of: 'unknown', count: 2 });
		expect(machine.mem[BARRIER]).toBe(5);
		expect(session.undo('barrier')).toBe(false);
		expect(session.undo('any')).toBe(true);
	});

	it('takes each as often as the others', () => {
		const counts = [0, 0, 0];
		const m = new Machine(interpretedCode(programOf(game(BODY).replace(/^.*begun.*$/m, ''), 3)));
		for (let seed = 0; seed < 600; seed++) {
			m.start(String(seed));
			[0, 1, 2].forEach((p) => (counts[p]! += m.mem[m.layout.playerFields[0]! + p]!));
		}
		for (const count of counts) expect(count).toBeGreaterThan(160);
	});

	it('of what cannot be picked, and of numbers that cannot be kept, is refused', () => {
		const said = (body: string): string[] => linkYaml(game(body), 3).lines;
		expect(said('      - { pick: x, from: 1 .. 6, count: 2 }')[0]).toMatch(/type\/not-stored/);
		expect(said('      - { pick: x, from: sum }')[0]).toMatch(/^error/);
		expect(said('      - { pick: x, from: players, stream: dise }')[0]).toMatch(/"dise"/);
		const picking = '      - { pick: x, from: frogs at box }\n      - { move: only(x), to: out }';
		expect(said(picking).filter((line) => line.startsWith('error'))).toEqual([]);
		const sure = picking
			.replace('frogs at box', 'players')
			.replace('move: only(x), to: out', 'set: only(x).lead, to: true');
		expect(said(sure).join()).toContain('sure already');
	});
});

describe('chance by what it is for', () => {
	it('is scripted under the text of the log, or the local that keeps it', () => {
		const named = (picks: string): string[] =>
			failures(
				scenario(
					`when:\n  - picks: ${picks}\n  - p1: yes\nthen: [{ is: p3.lead and sum == 7 and fat in out }]`,
					'\nplayers: 3\n'
				)
			);
		const lists = 'place: ["1,0"], number: [7], some: [fat, tiny/2]';
		expect(named(`{ storm: [p3], next: [snow], ${lists} }`)).toEqual([]);
		expect(named(`{ storm: [p3], ${lists} }`)[0]).toMatch(
			/^something is picked here that is not in the script: next \(play/
		);
		expect(named(`{ storm: [p3], next: [snow], nxt: [rain], ${lists} }`)).toEqual([
			'nothing came up here for "nxt"; did you mean "next"?'
		]);
		expect(named(`{ storm: [p3, p1], next: [snow], ${lists} }`)).toEqual(['this was never picked']);
	});

	const POOL = `      - { shuffle: box }
      - { draw: 1, from: box, to: out, order: top }
      - { roll: d6, as: tide, for: storm }
      - { set: sum, by: tide }
      - { draw: 1, from: box, to: out }
      - { roll: d6, as: wave }
      - { set: sum, by: wave }
      - { shuffle: out }`;
	const played = (when: string, is: string): string[] =>
		failures(
			scenario(`when:\n${when}  - p1: yes\nthen: [{ is: "${is}" }]`, '\nplayers: 3\n'),
			POOL
		);

	it('a shuffle lays on top what the list names, and the rest below by the seed', () => {
		expect(
			played('  - shuffles: [[tiny/3, fat], [tiny]]\n  - draws: [fat]\n', 'top(out) == tiny/3')
		).toEqual([]);
		const both = '  - shuffles: { box: [fat, tiny/2], out: [fat] }\n  - draws: { box: [tiny/3] }\n';
		expect(played(both, 'top(out) is fat and tiny/3 in out and count(box) == 2')).toEqual([]);
	});

	it('says what is missing, not there, or too much', () => {
		expect(played('  - shuffles: { box: [fat] }\n', 'true')[0]).toMatch(
			/^out is shuffled here, and the script does not say how \(play/
		);
		expect(played('  - shuffles: [[fat], [fat], [fat]]\n', 'true')).toEqual([
			'this was never shuffled'
		]);
		expect(played('  - shuffles: [[fat, fat]]\n', 'true')[0]).toMatch(/^fat is not in box/);
		expect(played('  - draws: { bax: [fat] }\n', 'true')[0]).toMatch(
			/^a piece is drawn here that is not in the script, from box \(play/
		);
	});

	it('dice have lists of their own, and one for all others', () => {
		expect(played('  - dice: { wave: [2], storm: [5] }\n', 'sum == 7')).toEqual([]);
		expect(played('  - dice: { storm: [5] }\n  - dice: [1]\n', 'sum == 6')).toEqual([]);
		expect(played('  - dice: { storm: [5] }\n', 'sum == 7')[0]).toMatch(
			/^a die is rolled here that is not in the script: wave \(play/
		);
	});
});

/** Roll as long as you like; a one loses the turn's points. Once a game a turn can be taken back, to be rolled anew. */
const PIG = `
game: { id: ponds, players: { min: 2, max: 3 }, start: play }
kinds: { frog: { plural: frogs, start: box } }
pieces: { tiny: { kind: frog, count: 3 }, fat: { kind: frog } }
fields:
  game: { pot: { type: int, visible: all } }
  player: { score: { type: int, visible: all }, regrets: { type: int, visible: all } }
zones: { box: { sees: none, count: all }, pond: { sees: all, count: all } }
text: { en: { log: { thrown: Press your luck, regretted: "{who} wants another turn" } } }
actions:
  press:
    window: turn
    do:
      - { roll: d6, as: die, for: thrown }
      - { draw: 1, from: box, to: pond }
      - if: die == 1
        then: [{ set: pot, to: 0 }, { emit: bust, with: { who: you } }]
        else: [{ set: pot, by: die }]
  regret:
    window: [turn, anytime]
    requires: { once: you.regrets == 0 }
    do:
      - { set: you.regrets, by: 1 }
      - { log: regretted, with: { who: you } }
      - { restore: turn-begins, keeping: [regrets] }
events:
  bust: { params: { who: player }, do: [] }
effects:
  mercy:
    after: bust(who)
    when: who.regrets == 0
    do:
      - { set: who.regrets, by: 1 }
      - { restore: turn-begins, keeping: [regrets] }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do: [{ call: turn, with: { you: p } }]
      - end-game: "players where score == max(q in players: q.score)"
        reason: thrown
  turn:
    params: { you: player }
    do:
      - { checkpoint: turn-begins }
      - { set: pot, to: you.regrets * 10 }
      - { offer: turn, player: you, repeat: true }
      - { set: you.score, by: pot }
`;
const turns = (when: string, then: string): string[] =>
	run(`scenario: turns\nplayers: 2\nwhen:${when}\nthen:\n${then}`, PIG).flatMap((result) =>
		result.failures.map(({ message }) => message)
	);

describe('a turn that is taken back', () => {
	it('is rolled anew with the dice that follow, and its pieces lie where they lay', () => {
		const when = `
  - dice: [2, 3, 5]
  - p1: press
  - p1: press
  - expect: { is: pot == 5 and count(pond) == 2 }
  - p1: regret
  - expect: { is: pot == 10 and count(pond) == 0 and p1.regrets == 1 }
  - p1: press
  - p1: pass
  - expect: { legal: { p2: "exactly [press, regret, pass]" } }
  - p2: pass`;
		const then = `
  - is: p1.score == 15 and p2.score == 0
  - log: [regretted]
  - winner: [p1]`;
		expect(turns(when, then)).toEqual([]);
	});

	it('once a game, by an event or by somebody else at any time', () => {
		const when = `
  - dice: [4, 1, 6, 1]
  - p1: press
  - p1: press
  - expect: { is: pot == 10 and p1.regrets == 1 and count(pond) == 0 }
  - p1: press
  - p2: regret
  - expect: { is: pot == 10 and p2.regrets == 1 and count(pond) == 0, not-legal: { p1: regret, because: once } }
  - p1: press
  - p1: pass
  - p2: pass`;
		expect(turns(when, '  - is: p1.score == 0 and p2.score == 10')).toEqual([]);
	});
});
