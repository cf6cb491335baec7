import { expect, test } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { isOver } from '#lib/engine/play/play.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { applyMutant, mutantsOf } from './mutants.ts';

const game = (rules: string, fields = '', more = ''): string => `
game: { id: test, players: { min: 2, max: 2 }, start: play${more} }
kinds: { stone: { plural: stones, start: bag, attributes: { worth: int } } }
pieces: { rock: { kind: stone, worth: 2, count: 2 }, coin: { kind: stone, worth: 1, count: 2 } }
zones: { bag: { sees: none, count: all }, hand: { per: player, main: true, sees: owner, count: all } }
fields:
  game: { n: { type: int, visible: all }, few: { type: stones, visible: all } }
  player: { gold: { type: int, start: 3, visible: all } }
  ${fields}
${rules}
`;

/** A game whose first player does these steps. */
const playing = (steps: string, rules = '', more = ''): string =>
	game(
		`${rules}\nprocedures: { play: { do: [{ for-each: you, in: players, do: ${steps} }] } }`,
		'',
		more
	);

const mutants = (text: string): string[] => mutantsOf(programOf(text)).map(({ what }) => what);

/** Those of the steps alone. */
const ofSteps = (steps: string, rules = '', more = ''): string[] =>
	mutants(playing(steps, rules, more))
		.filter((what) => what.startsWith('procedures.play'))
		.map((what) => what.slice('procedures.play'.length));

const FORGETTING = game(
	`
events: { over: { params: { who: player }, do: [] } }
procedures: { play: { do: [{ emit: over, with: { who: only(first(players)) } }] } }`,
	`piece:
    mark: { type: int, visible: all, until: { leaves: bag } }
    used: { type: int, visible: all, until: over }
    worn: { type: int, visible: all, until: { after: over(who), when: who.gold > 2 } }`
);

test('until: never, when it does not hold, and not to the start', () => {
	expect(mutants(FORGETTING)).toEqual([
		'events.over/used: without until of used',
		'events.over/used: 0 -> 1',
		'events.over/worn: without until of worn',
		'events.over/worn: > -> >=',
		'events.over/worn: 2 -> 3',
		'events.over/worn: 0 -> 1',
		'procedures.play: without emit',
		'fields.piece.mark: without until'
	]);
});

const LIMITS = game(`
events: { over: { do: [] } }
actions:
  take: { window: stall, limit: { times: 2, until: over }, do: [{ set: you.gold, by: 1 }] }
effects:
  once: { after: over, limit: {}, do: [{ set: n, by: 1 }] }
  seldom: { after: over, when: n > 1, limit: { times: 3 }, do: [{ set: n, by: 1 }] }
procedures: { play: { do: [{ offer: stall, player: only(first(players)) }, { emit: over }] } }`);

test('limit: none, one more, never counted, never forgotten', () => {
	expect(mutants(LIMITS)).toEqual([
		'events.over/once: without once',
		'events.over/once: without limit',
		'events.over/once: < -> <=',
		'events.over/once: 1 -> 2',
		'events.over/once: without set',
		'events.over/once: + -> -',
		'events.over/once: 1 -> 2',
		'events.over/once: without set',
		'events.over/once: + -> -',
		'events.over/once: 1 -> 2',
		'events.over/seldom: without seldom',
		'events.over/seldom: without limit',
		'events.over/seldom: and -> or',
		'events.over/seldom: > -> >=',
		'events.over/seldom: 1 -> 2',
		'events.over/seldom: < -> <=',
		'events.over/seldom: 3 -> 4',
		'events.over/seldom: without set',
		'events.over/seldom: + -> -',
		'events.over/seldom: 1 -> 2',
		'events.over/seldom: without set',
		'events.over/seldom: + -> -',
		'events.over/seldom: 1 -> 2',
		'events.over/take-uses: without until of take-uses',
		'events.over/take-uses: 0 -> 1',
		'actions.take/limit: without limit',
		'actions.take/limit: < -> <=',
		'actions.take/limit: 2 -> 3',
		'actions.take: without set',
		'actions.take: + -> -',
		'actions.take: 1 -> 2',
		'actions.take: without set',
		'actions.take: + -> -',
		'actions.take: 1 -> 2',
		'procedures.play: without offer',
		'procedures.play: without emit'
	]);
});

test('while: and default: nothing of the kind', () => {
	expect(
		ofSteps(
			'[{ choose: go, options: { "yes": {}, "no": {} }, while: n < 3, default: "no" }, { if: "go is not none", then: [{ set: n, by: 1 }] }]'
		)
	).toEqual([
		': without for-each',
		': without choose',
		': without while',
		': without default no',
		': < -> <=',
		': 3 -> 4',
		': 1 -> 2',
		': without if',
		': without not',
		': == -> !=',
		': without set',
		': + -> -',
		': 1 -> 2'
	]);
	expect(
		ofSteps(
			'[{ offer: stall, while: n < 3, default: take }]',
			'actions: { take: { window: stall, do: [] } }'
		)
	).toEqual([
		': without for-each',
		': without offer',
		': without while',
		': without default take',
		': < -> <=',
		': 3 -> 4'
	]);
});

test('known-to: it is refused by what nobody knows', () => {
	expect(
		ofSteps(
			'[{ choose: which, from: stones, optional: true, requires: { well: { is: which.worth > 1, known-to: you } } }, { if: "which is not none", then: [{ set: n, by: 1 }] }]'
		)
	).toEqual([
		': without for-each',
		': without choose',
		'/well: without well',
		'/well: without known-to',
		'/well: > -> >=',
		'/well: 1 -> 2',
		': without if',
		': without not',
		': == -> !=',
		': without set',
		': + -> -',
		': 1 -> 2'
	]);
});

test('pick: one more, or one alone', () => {
	expect(ofSteps('[{ pick: lot, from: stones, count: 2 }, { move: lot, to: hand(you) }]')).toEqual([
		': without for-each',
		': without pick',
		': pick at most one',
		': 2 -> 3',
		': without move'
	]);
});

test('swap: without each field and zone, and what follows', () => {
	const swap = '[{ swap: you, with: only(first(players)) }]';
	expect(ofSteps(swap)).toEqual([
		': without for-each',
		': without swap',
		': swap without gold',
		': swap without hand'
	]);
	expect(ofSteps('[{ swap: you, with: only(first(players)), of: [gold] }]')).toEqual([
		': without for-each',
		': without swap',
		': swap without gold'
	]);
});

test('restore: keeping less, keeping nothing', () => {
	expect(
		ofSteps(
			'[{ checkpoint: hour }, { if: n < 1, then: [{ set: n, by: 1 }, { restore: hour, keeping: [n, gold] }] }]'
		)
	).toEqual([
		': without for-each',
		': without checkpoint',
		': without if',
		': < -> <=',
		': 1 -> 2',
		': without set',
		': + -> -',
		': 1 -> 2',
		': without restore',
		': keeping nothing',
		': without keeping n',
		': without keeping gold'
	]);
});

test('on-die: dice that tell nobody', () => {
	const rules = `
events: { fallen: { params: { die: int } } }
effects: { loaded: { after: fallen(die), when: die < 2, do: [{ set: die, by: 1 }] } }`;
	const steps = '[{ roll: 2d6, as: all }, { set: n, to: all + all }]';
	expect(mutants(playing(steps, rules, ', on-die: fallen'))).toEqual([
		'events.fallen/loaded: without loaded',
		'events.fallen/loaded: < -> <=',
		'events.fallen/loaded: 2 -> 3',
		'events.fallen/loaded: + -> -',
		'events.fallen/loaded: 1 -> 2',
		'events.fallen: without its result',
		'procedures.play: without for-each',
		'procedures.play: without roll',
		'procedures.play: 2 -> 3',
		'procedures.play: without set',
		'procedures.play: + -> -',
		'events.fallen: without on-die'
	]);
});

test('afterwards: it looks at what is', () => {
	const rules = `
actions:
  grab: { window: turn, requires: { few: { afterwards: n < 2 } }, do: [{ set: n, by: 1 }] }`;
	expect(mutants(playing('[{ offer: turn }]', rules))).toEqual(
		expect.arrayContaining(['actions.grab/few: without few', 'actions.grab/few: afterwards -> is'])
	);
});

test('sets and modifiers: in for out, at least for at most, what lies there for what it counts as', () => {
	const rules = `
values:
  chosen: { type: stones, is: few without rock }
effects:
  more: { modify: chosen, with: coin }
  strong: { modify: worth(s), when: s in few, at-least: 2 }
  guise: { modify: face(s), when: printed(s) == rock and s in few, set: coin }`;
	const steps =
		'[{ set: few, to: chosen shared with (stones where it is rock and printed(it) == coin) }, { set: n, to: "sum(s in few: s.worth)" }]';
	expect(mutants(playing(steps, rules))).toEqual([
		'values.chosen: without -> with',
		'values.chosen: with -> without',
		'values.chosen: == -> !=',
		'values.chosen: face -> printed',
		'values.chosen: 0 -> 1',
		'values.chosen/more: without more',
		'values.chosen/more: with -> without',
		'values.chosen/more: 0 -> 1',
		'values.chosen/more: with -> without',
		'values.chosen/more: == -> !=',
		'values.chosen/more: face -> printed',
		'values.chosen/more: 1 -> 2',
		'values.worth: face -> printed',
		'values.worth/strong: without strong',
		'values.worth/strong: at-least -> at-most',
		'values.worth/strong: face -> printed',
		'values.worth/strong: 2 -> 3',
		'values.face/guise: without guise',
		'values.face/guise: != -> ==',
		'values.face/guise: and -> or',
		'values.face/guise: == -> !=',
		'values.face/guise: 0 -> 1',
		'values.face/guise: 1 -> 2',
		'procedures.play: without for-each',
		'procedures.play: without set-elements',
		'procedures.play: shared with -> with',
		'procedures.play: face -> printed',
		'procedures.play: and -> or',
		'procedures.play: == -> !=',
		'procedures.play: face -> printed',
		'procedures.play: 0 -> 1',
		'procedures.play: == -> !=',
		'procedures.play: printed -> face',
		'procedures.play: 1 -> 2',
		'procedures.play: without set'
	]);
});

test('every wrong game can be run to its first question', () => {
	for (const text of [FORGETTING, LIMITS]) {
		const program = programOf(text);
		for (const mutant of mutantsOf(program)) {
			const m = new Machine(nodeCode(applyMutant(program, mutant)));
			m.budget = 1000;
			m.start('mutants');
		}
	}
});

test('the beginning of a set, and what hangs together', () => {
	const asked = (set: string): string =>
		`map: { space: cell, grid: square, size: [3, 3], directions: { east: [1, 0], west: [-1, 0] } }
${playing(`[{ for-each: c, in: "${set}", do: [{ set: n, by: c.row }] }]`)}`;
	const ofSet = (set: string): string[] =>
		mutants(asked(set)).filter((what) => /where|condition/.test(what));
	expect(ofSet('ray(cell(0,0), east) while column != 2')).toEqual([
		'procedures.play: while -> where'
	]);
	expect(ofSet('region(cell(0,0), column != 2)')).toEqual([
		'procedures.play: region without its condition'
	]);
	// The direction after the last one is none: nothing lies there.
	const far = programOf(asked('ray(cell(1,0), west)'));
	const wrong = mutantsOf(far).find(({ what }) => what === 'procedures.play: 1 -> 2')!;
	const m = new Machine(nodeCode(applyMutant(far, wrong)));
	m.start('1');
	expect(isOver(m)).toBe(true);
});

test('such-that: any of the sets', () => {
	const steps = `[{ choose: paid, from: stones at hand(you), count: { min: 1 }, such-that: 'sum(s in paid: s.worth) == 4' }, { move: paid, to: bag }]`;
	expect(ofSteps(steps)).toContain(': without such-that');
});
