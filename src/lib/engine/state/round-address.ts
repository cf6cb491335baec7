import type { Program } from '#lib/ruleset/program/program.ts';
import { roundField } from '#lib/ruleset/program/round-field.ts';
import type { Layout } from './memory-layout.ts';

/** Where the round stands that the rules count; -1: they count none. */
export function roundAddress({ program, layout }: { program: Program; layout: Layout }): number {
	const field = roundField(program);
	return field < 0 ? -1 : layout.gameFields[field]!;
}
