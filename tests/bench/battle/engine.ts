/** The battle in the engine: from the same position again and again, with other dice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { Stream } from '#lib/bots/stream.ts';
import { STREAM_WORDS } from '#lib/engine/state/memory-layout.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, legalAnswers } from '#lib/engine/play/play.ts';
import { seedWords } from '#lib/engine/state/seed.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { fight, lineUp } from './plain.ts';

export type Losses = 'silent' | 'told';

const TEXT = readFileSync(join(import.meta.dirname, 'battle.yaml'), 'utf8');

/** Fights a battle with the dice of a seed; returns how many are left of each army. */
export type Battle = (seed: readonly number[]) => [number, number];

export function engineBattle(losses: Losses, fast: boolean): Battle {
	const program = programOf(TEXT, 2, { losses });
	const m = new Machine((fast ? nodeCode : interpretedCode)(program));
	m.begin('battle');
	m.run();
	const start = m.mem.slice();
	const armies = program.zones.find(({ id }) => id === 'army')!.first;
	m.recording = false;
	return (seed) => {
		m.load(start);
		for (let i = 0; i < STREAM_WORDS; i++) m.write(m.layout.streams + i, seed[i]!);
		// Passing opens the battle.
		answer(m, 0, [legalAnswers(m, 0).count]);
		return [m.mem[m.layout.count + armies]!, m.mem[m.layout.count + armies + 1]!];
	};
}

export const plainBattle: Battle = (seed) => {
	const stream = new Stream(seed);
	return fight(lineUp(), () => stream.below(6) + 1);
};

export function seedsOf(count: number): number[][] {
	return Array.from({ length: count }, (_, i) => seedWords(`battle ${i}`));
}
