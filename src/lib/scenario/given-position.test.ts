import { describe, expect, it } from 'vitest';
import { answer } from '#lib/engine/play/play.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { failures, GAME } from './ponds.test.fixture.ts';

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
