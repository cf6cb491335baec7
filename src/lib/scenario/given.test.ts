/** The position in which a scenario begins. */
import { describe, expect, it } from 'vitest';
import { PACTS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { answer } from '#lib/engine/play/play.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { run, failures, GAME } from './ponds.test.fixture.ts';

const claims = (text: string): string[] =>
	run(`scenario: test\nplayers: 3\n${text}`, PACTS.replace('id: pacts', 'id: ponds')).flatMap(
		({ failures }) => failures.map(({ message }) => message)
	);

describe('fields that hold sets', () => {
	it('are set by a scenario, changed by rules, asked and seen', () => {
		const text = `given:
  clear: { bag: bag }
  set: { "p1.allies": [p2], banned: '{sea, wood}', "cell(0,1).lands": [plain], "p2.been": '{cell(3,3), cell(6,5)}' }
  place: { hand(p1): [fox, owl] }
start: { call: turn, with: { you: p1 } }
when:
  - expect:
      legal:
        p1: exactly [pass, ally(p3), mark(fox), mark(owl), visit(cell(0,1))]
      not-legal: { p1: forget, because: been }
  - p1: visit(cell(0,1))
  - p1: ally(p3)
  - p1: mark(fox)
  - p1: pass
then:
  - is: count(p1.allies) == 2 and p1 in p3.allies and none(p2.allies) and p1 in friends(p1)
  - is: cell(0,1) in p1.been and count(p2.been) == 2 and cell(6,5) in p2.been
  - is: count(fox.foes) == 40 and owl in fox.foes and not (fox/2 in fox.foes) and none(owl.foes)
  - is: shut(cell(2,2)) and not shut(cell(0,1))
  - view: { seat: p1, fields: { "p1.allies": [p3, p2], "p1.been": ["cell(0,1)"], "p2.been": hidden, banned: [wood, sea] } }
  - view: { seat: p3, fields: { "p1.been": hidden, "p2.allies": [] } }
`;
		expect(claims(text)).toEqual([]);
	});

	it('are modified by effects where a value asks them', () => {
		const text = (
			gold: number,
			friends: number
		): string => `given: { set: { "p1.gold": ${gold}, "p1.allies": [p3] } }
start: { call: turn, with: { you: p1 } }
when: [{ p1: pass }]
then: [{ is: count(friends(p1)) == ${friends} }]
`;
		expect(claims(text(3, 2))).toEqual([]);
		expect(claims(text(6, 3))).toEqual([]);
	});

	it('say what does not fit', () => {
		const wrong = (set: string): string[] =>
			claims(
				`given: { set: { ${set} } }\nstart: { call: turn, with: { you: p1 } }\nwhen: [{ p1: pass }]\nthen: [{ is: true }]\n`
			);
		expect(wrong('"p1.allies": [fox]')).toEqual(['Expected player, found spy']);
		expect(wrong('"p1.allies": p2')[0]).toContain('Expected a set');
	});
});

describe('a scenario that begins with a position in words', () => {
	const m = newGame(programOf(GAME, 2), 'words');
	m.beginAt(m.program.procedures.findIndex(({ id }) => id === 'bids'));
	m.run();
	answer(m, 0, [2]);
	const position = JSON.stringify(positionOf(m));
	const scenario = (given: string, then: string): string =>
		`scenario: test\nplayers: 2\ngiven:\n  position: ${given}\n  set: { p1.flies: 9 }\nthen: [${then}]\n`;

	it('stands where the game stood, with the rest of given put on top', () => {
		const rest = 'when: [{ p2: 1 }]\n';
		const text = scenario(position, '{ is: p1.plan == 2 and p2.plan == 1 and p1.flies == 9 }');
		expect(failures(text.replace('then:', `${rest}then:`))).toEqual([]);
	});

	it('says in its line what is wrong with it', () => {
		const wrong = position.replace('"round"', '"rund"').replace('"tiny",', '');
		expect(failures(scenario(wrong, '{ is: round == 1 }'))).toEqual([
			'4: there is no field "rund"; did you mean "round"?',
			'4: tiny lies in no zone'
		]);
		expect(failures(scenario('{ format: other }', '{ is: round == 1 }'))[0]).toContain('4: ');
	});
});
