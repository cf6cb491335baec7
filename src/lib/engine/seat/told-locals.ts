/**
 * What a question and its named answers say beside what is chosen: parameters and locals of the rule that asks. Only those
 * that their texts name are told, as whoever is asked need not know all that the rule thinks of.
 */
import type { ChooseIR } from '#lib/ruleset/program/step-ir.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { FP, LOCALS } from '#lib/engine/state/memory-layout.ts';
import { phraseArgument } from './keys.ts';
import type { PhraseArgument, Viewer } from './protocol.ts';

/** Stands in place of what the player who is asked may not know. */
export const NOT_TOLD: PhraseArgument = { of: 'unknown', count: null };

/** To be asked while the question is open: its frame is the one that runs. */
export function toldLocals(
	m: Machine,
	viewer: Viewer,
	{ locals, youSlot, untold = [] }: ChooseIR
): Record<string, PhraseArgument> {
	const told: Record<string, PhraseArgument> = {};
	for (const { id, type, slot } of locals) {
		if (untold.includes(slot)) {
			told[id] = NOT_TOLD;
			continue;
		}
		// Who is asked together with others is in no frame: the question is the same for all.
		const word = slot === youSlot ? viewer : m.mem[m.mem[FP]! + LOCALS + slot]!;
		if (word !== 'observer') told[id] = phraseArgument(m, viewer, type, word);
	}
	return told;
}
