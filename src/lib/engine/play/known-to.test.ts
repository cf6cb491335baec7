import { describe, expect, it } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { refusalsOf } from '#lib/engine/seat/explain.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { answer, legalAnswers } from './play.ts';

/** Two crates of p2, face down; p1 may carry what is not a rock. Whoever takes a rock all the same drops it. */
function crates(knownTo: string, question: string): Program {
	return programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { crate: { plural: crates, attributes: { heavy: bool }, start: box } }
pieces: { rock: { kind: crate, heavy: true }, wool: { kind: crate } }
fields:
  game: { n: { type: int, visible: all }, look: { type: bool, visible: all } }
  piece: { red: { type: bool, visible: all } }
zones: { box: { sees: viewer.seat == 1 or look, count: all } }
actions:
  carry:
    window: port
    for: { what: crates at box }
    requires:
      light: { is: not what.heavy, ${knownTo} }
      plain: { is: not what.red and not what.heavy, ${knownTo} }
    do: [{ set: n, to: if what.heavy then 7 else 1 }]
procedures:
  play:
    do:
      - ${question}
      - { offer: port, player: only(first(players)), ask: always }
      - end-game: players
`);
}

const PORT = '{ set: n, to: 0 }';
const WAYS: [string, (program: Program) => Code][] = [
	['interpreted', interpretedCode],
	['printed', nodeCode]
];

describe.each(WAYS)('what the chooser cannot know, %s', (_name, code) => {
	const begun = (question: string, knownTo = 'known-to: you'): Machine => {
		const m = new Machine(code(crates(knownTo, question)));
		m.start('1');
		return m;
	};
	const keys = (m: Machine): string[] => viewOf(m, 0).decision!.options.map(({ key }) => key);

	it('refuses no action; the rules say what comes of it', () => {
		const m = begun(PORT);
		expect(keys(m)).toEqual(['carry(box#1)', 'carry(box#2)', 'pass']);
		expect(refusalsOf(m, 0)).toEqual([]);
		answer(m, 0, [0]);
		expect(m.mem[m.layout.gameFields[0]!]).toBe(7);
	});

	it('is refused without a word that says so, which tells what lies there', () => {
		expect(keys(begun(PORT, 'cite: A-1'))).toEqual(['carry(box#2)', 'pass']);
	});

	it('refuses what is seen, with the reason', () => {
		const m = begun('{ set: look, to: true }');
		expect(keys(m)).toEqual(['carry(wool)', 'pass']);
		expect(refusalsOf(m, 0).map(({ key, because }) => [key, because.id])).toEqual([
			['carry(rock)', 'light']
		]);
	});

	it('refuses what fails for sure, whatever the rest may be', () => {
		const m = begun('{ set: only(first(wool)).red, to: true }');
		expect(keys(m)).toEqual(['carry(box#1)', 'pass']);
		expect(refusalsOf(m, 0).map(({ because }) => because.id)).toEqual(['plain']);
	});

	it('holds for choices as well, of each of several', () => {
		const m = begun(
			'{ choose: c, players: players, from: crates at box, requires: { light: { is: not c.heavy, known-to: you } }, ask: always, optional: true }'
		);
		expect([legalAnswers(m, 0).count, legalAnswers(m, 1).count]).toEqual([2, 1]);
		expect([refusalsOf(m, 0).length, refusalsOf(m, 1).length]).toEqual([0, 1]);
		const options = begun(
			'{ choose: c, player: only(first(players)), options: { a: { requires: { x: { is: none(crates at box where heavy), known-to: you } } }, b: {} } }'
		);
		expect(keys(options)).toEqual(['a', 'b']);
	});
});
