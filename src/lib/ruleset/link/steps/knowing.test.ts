import { describe, expect, it } from 'vitest';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';

/** What is found where `x` is a player or nobody and these steps follow; `GET` wants it to be sure. */
function found(steps: string, more = ''): string[] {
	const lines = steps
		.trim()
		.split('\n')
		.map((line) => `      ${line}`);
	const probe = [
		'  take: { params: { who: player }, do: [{ set: who.coins, by: 1 }] }',
		'  probe:',
		'    params: { you: player, x: player? }',
		'    do:',
		...lines
	].join('\n');
	const text = TOKENS.replace('  turn:\n', () => `${probe}\n  turn:\n`) + more;
	return linkYaml(text)
		.lines.filter((line) => !/ (read|secret|text)\//.test(line))
		.map((line) => line.replace(/ \d+:/, ':'));
}

const GET = '{ call: take, with: { who: x } }';
const DOUBT =
	'error type/mismatch: Expected player, found player?, which may be none; if it is sure to exist, write only(...)';

describe('steps know what a condition has said', () => {
	it.each([
		['the branch that is taken', `- { if: x is not none, then: [${GET}] }`],
		['the other branch', `- { if: x is none, then: [], else: [${GET}] }`],
		['deeper in it', `- { if: x is not none, then: [{ for-each: p, in: players, do: [${GET}] }] }`],
		['what follows a return', `- { if: x is none, then: [{ return: nothing }] }\n- ${GET}`],
		[
			'what follows the end',
			`- { if: x is not none, then: [], else: [{ return: nothing }] }\n- ${GET}`
		],
		[
			'what follows a break',
			`- { for-each: p, in: players, do: [{ if: x is none, then: [{ break: loop }] }, ${GET}] }`
		],
		[
			'what comes before it is set',
			`- { if: x is not none, then: [${GET}] }\n- { set: x, to: none }`
		],
		[
			'a loop, before it is set',
			`- { repeat: { while: x is not none }, do: [${GET}, { if: you.coins > 3, then: [{ set: x, to: none }] }] }`
		],
		['what was set to something sure', `- { set: x, to: you }\n- ${GET}`],
		[
			'what was set where it was none',
			`- { if: x is none, then: [{ set: x, to: you }, ${GET}] }\n- { set: x, to: none }`
		],
		['a loop', `- { repeat: { while: x is not none and you.coins < 3 }, do: [${GET}] }`],
		[
			'what is asked in a question',
			`- { choose: p, from: players, requires: { some: x is not none, other: 'only(first(players where it == x)) == p and x.coins > 1' }, optional: true }
- { set: you.coins, to: if p is none then 1 else p.coins }`
		]
	])('%s', (_, steps) => {
		expect(found(steps)).toEqual([]);
	});

	it.each([
		['the other branch', `- { if: x is not none, then: [], else: [${GET}] }`],
		['behind it', `- { if: x is not none, then: [] }\n- ${GET}`],
		[
			'behind a loop that broke',
			`- { repeat: { while: x is not none }, do: [{ break: loop }] }\n- ${GET}`
		],
		['behind a step that sets it', `- { if: x is not none, then: [{ set: x, to: none }, ${GET}] }`],
		[
			'behind a branch that sets it',
			`- { if: x is none, then: [{ return: nothing }] }\n- { if: you.coins > 3, then: [{ set: x, to: none }] }\n- ${GET}`
		],
		[
			'behind the branch that goes on, and sets it',
			`- { if: x is none, then: [{ return: nothing }], else: [{ set: x, to: none }] }\n- ${GET}`
		],
		[
			'in a loop that sets it later',
			`- { if: x is none, then: [{ return: nothing }] }\n- { for-each: p, in: players, do: [${GET}, { set: x, to: none }] }`
		],
		[
			'behind a loop that may have set it',
			`- { if: x is none, then: [{ return: nothing }] }\n- { for-each: p, in: players, do: [{ set: x, to: none }] }\n- ${GET}`
		],
		[
			'what is set in one branch, behind it',
			`- { if: you.coins > 3, then: [{ set: x, to: you }] }\n- ${GET}`
		]
	])('not %s', (_, steps) => {
		expect(found(steps)).toEqual([DOUBT]);
	});

	it('hands on what it knows', () => {
		const steps = `- { if: x is none, then: [{ return: nothing }] }
- { let: y, be: x }
- { call: take, with: { who: y } }`;
		expect(found(steps)).toEqual([]);
	});

	it('says what is sure already', () => {
		const steps = `- { if: x is not none, then: [{ set: only(x).coins, by: 1 }] }`;
		expect(found(steps)).toEqual([
			'warning type/sure: This is a player, which is sure already: leave out only(...)'
		]);
	});
});

describe('what is chosen or picked', () => {
	const TAKE = (name: string) => `{ call: take, with: { who: ${name} } }`;
	const RICH = 'players where it.coins > 2';
	const CHOOSE = `{ choose: p, from: ${RICH} }`;
	const PICK = `{ pick: q, from: ${RICH} }`;
	const doubt = (name: string, what: string) =>
		`error type/may-be-none: Expected player, found player?, which is none where there is nothing to ${what} from: ` +
		`ask "${name} is not none" before, or write only(${name}) if there always is something`;
	const doubts = [doubt('p', 'choose')];

	it.each([
		['from a set that never is empty', `- { choose: p, from: players }\n- ${TAKE('p')}`],
		['of which one looks', `- ${CHOOSE}\n- { if: p is not none, then: [${TAKE('p')}] }`],
		['in a branch', `- { if: 'any(${RICH})', then: [${CHOOSE}, ${TAKE('p')}] }`],
		['by chance', `- { if: 'any(${RICH})', then: [${PICK}, ${TAKE('q')}] }`],
		[
			'spelled otherwise',
			`- { if: 'any(x2 in players: x2.coins > 2)', then: [${CHOOSE}, ${TAKE('p')}] }`
		],
		['in the other branch', `- { if: 'none(${RICH})', then: [], else: [${CHOOSE}, ${TAKE('p')}] }`],
		[
			'behind a return',
			`- { if: 'none(${RICH})', then: [{ set: you.coins, by: 1 }, { return: nothing }] }\n- ${CHOOSE}\n- ${TAKE('p')}`
		],
		[
			'in a loop',
			`- { repeat: { while: 'any(${RICH}) and round < 3' }, do: [${CHOOSE}, ${TAKE('p')}] }`
		],
		[
			'behind names',
			`- { if: 'any(${RICH})', then: [{ let: n, be: 1 }, ${CHOOSE}, { if: n == 1, then: [${PICK}, ${TAKE('q')}] }, ${TAKE('p')}] }`
		],
		[
			'of one or the other',
			`- { if: 'any(${RICH})', then: [{ choose: p, from: 'if any(players where it.coins > 5) then players where it.coins > 5 else ${RICH}' }, ${TAKE('p')}] }`
		]
	])('is sure %s', (_, steps) => {
		expect(found(steps)).toEqual([]);
	});

	it.each([
		['from what may be empty', `- ${CHOOSE}\n- ${TAKE('p')}`],
		[
			'where all may be refused',
			`- { choose: p, from: players, requires: { rich: p.coins > 2 } }\n- ${TAKE('p')}`
		],
		['where none was found', `- { if: 'none(${RICH})', then: [${CHOOSE}, ${TAKE('p')}] }`],
		[
			'behind a step',
			`- { if: 'any(${RICH})', then: [{ set: you.coins, by: -1 }, ${CHOOSE}, ${TAKE('p')}] }`
		],
		[
			'behind a step in a branch',
			`- { if: 'any(${RICH})', then: [{ if: you.coins > 2, then: [{ set: you.coins, by: -1 }] }, ${CHOOSE}, ${TAKE('p')}] }`
		],
		[
			'behind a branch that did something',
			`- { if: 'none(${RICH})', then: [{ return: nothing }], else: [{ set: you.coins, by: -1 }] }\n- ${CHOOSE}\n- ${TAKE('p')}`
		],
		[
			'in a loop that goes on',
			`- { if: 'any(${RICH})', then: [{ for-each: n, in: 1 .. 3, do: [${CHOOSE}, ${TAKE('p')}] }] }`
		],
		['behind an if', `- { if: 'any(${RICH})', then: [] }\n- ${CHOOSE}\n- ${TAKE('p')}`]
	])('is not sure %s', (_, steps) => {
		expect(found(steps)).toEqual(doubts);
	});

	it('is not sure by chance', () => {
		expect(found(`- ${PICK}\n- ${TAKE('q')}`)).toEqual([doubt('q', 'pick')]);
	});
});

describe('effects and actions know their conditions', () => {
	const TAKES = 'do: [{ let: q, be: t, type: token }, { set: round, by: q.worth }]';
	const errors = (text: string) => linkYaml(text).lines.filter((line) => line.startsWith('error'));

	it.each([
		[`{ after: "lose(t)", when: t is token, ${TAKES} }`, 0],
		[`{ replace: "lose(t)", when: t is token, ${TAKES} }`, 0],
		[`{ after: "lose(t)", when: not (t is token), ${TAKES} }`, 1],
		[`{ after: "lose(t)", ${TAKES} }`, 1],
		['{ modify: dear(p), when: p is not none, set: p }', 0],
		['{ modify: dear(p), set: p }', 1]
	])('%s', (effect, expected) => {
		const dear = '  dear: { params: { p: player? }, type: player, is: first }\n';
		const text = TOKENS.replace('effects:\n  cheap', () => `effects:\n  probe: ${effect}\n  cheap`);
		expect(errors(text.replace('values:\n', (all) => all + dear))).toHaveLength(expected);
	});

	it.each([
		['{ kind: t is token }', 0],
		['{ kind: { is: t is token }, dear: "strength(t) > 3" }', 0],
		// What the chooser could not know was not refused.
		['{ kind: { is: t is token, known-to: you } }', 1],
		['{ kind: t is not token }', 1]
	])('%s', (requires, expected) => {
		const action = `  probe: { window: construction, for: { t: pieces at hand(you) }, requires: ${requires}, ${TAKES} }\n`;
		expect(errors(TOKENS.replace('actions:\n', (all) => all + action))).toHaveLength(expected);
	});

	const CHOICE =
		'do: [{ choose: q, from: tokens at hand(you) }, { let: r, be: q, type: token }, { set: round, by: r.worth }]';
	it.each([
		['{ requires: { some: any(tokens at hand(you)) }, STEPS }', 0],
		// To count the use is a step.
		['{ limit: { times: 1 }, requires: { some: any(tokens at hand(you)) }, STEPS }', 1],
		['{ requires: { some: { is: any(tokens at hand(you)), known-to: you } }, STEPS }', 1],
		['{ STEPS }', 1]
	])('what may be chosen behind %s', (does, expected) => {
		const action = `  probe: { window: construction, ${does.slice(2).replace('STEPS', CHOICE)}\n`;
		expect(errors(TOKENS.replace('actions:\n', (all) => all + action))).toHaveLength(expected);
	});
});
