import { expect, it } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { saveFile } from '#lib/engine/session/save-file.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { replay } from './replay.ts';

it('tells of rules that cannot even begin', () => {
	const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
procedures:
  again: { do: [{ call: again }] }
  play: { do: [{ call: again }] }
`);
	const save = saveFile(program, {
		seed: 'a',
		answers: [[0, 0]],
		checkpoints: [],
		lock: {},
		origin: null
	});
	const { ok, answers, problem } = replay(interpretedCode(program), save);
	expect([ok, answers, problem?.answer]).toEqual([false, 0, 1]);
	expect(problem?.message).toMatch(/^the rules call each other without end: again \(/);
});
