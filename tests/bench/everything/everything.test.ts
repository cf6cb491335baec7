import { expect, test } from 'vitest';
import { stepsOfProgram } from '#lib/ruleset/program/all-steps.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { EVERYTHING, playoutMachine, playRandomly } from '../workloads/random-play.ts';

test('the game that needs everything has no finding, and needs everything', () => {
	expect(linkYaml(EVERYTHING, 4).lines).toEqual([]);
	const program = programOf(EVERYTHING, 4);
	const steps = [...stepsOfProgram(program)];
	const verbs = new Set<string>(steps.map(({ do: verb }) => verb));
	for (const verb of ['checkpoint', 'restore', 'swap', 'pick', 'roll', 'roll-each', 'set-elements'])
		expect(verbs, verb).toContain(verb);
	const chosen = steps.filter((step) => step.do === 'choose');
	expect(chosen.map(({ domain }) => domain.kind)).toEqual(['subset', 'path']);
	for (const word of ['while:', 'default:', 'known-to:', 'limit:', 'until:', 'leaves:'])
		expect(EVERYTHING, word).toContain(word);
	for (const word of ['with:', 'without:', 'modify: face(', 'printed(', 'modify: combat('])
		expect(EVERYTHING, word).toContain(word);
});

test('it is played to its end, with and without code from text alike', () => {
	const program = programOf(EVERYTHING, 4);
	const [printed, walked] = [playoutMachine(program, 'text'), playoutMachine(program, 'no text')];
	for (let n = 0; n < 20; n++) {
		const played = playRandomly(printed, n);
		expect(played.decisions).toBeGreaterThan(40);
		expect(playRandomly(walked, n).print.number).toBe(played.print.number);
	}
});
