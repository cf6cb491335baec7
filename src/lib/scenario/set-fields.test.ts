import { describe, expect, it } from 'vitest';
import { PACTS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { run } from './ponds.test.fixture.ts';

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

	it('are set beside a piece, whatever commas are in their brackets', () => {
		const text = `given:
  clear: { bag: bag }
  place:
    den(0,0): [owl/4]
    hand(p1): ["fox {foes: {owl, owl/2}}", "owl/3 {foes: {only(first(spies at den(cell(0,0)))), owl}}"]
start: { call: turn, with: { you: p1 } }
when: [{ p1: pass }]
then:
  - is: owl in fox.foes and owl/2 in fox.foes and count(fox.foes) == 2
  - is: owl in owl/3.foes and owl/4 in owl/3.foes
`;
		expect(claims(text)).toEqual([]);
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
