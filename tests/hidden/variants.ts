/**
 * The variants that are looked at: all that are delivered, or with `HIDDEN_WITH` (files and folders, with commas between)
 * those on which these layers can be put, and with them.
 */
import { loadProgram } from '../../src/cli/sources/load.ts';
import { composeVariant, workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { childOf } from '#lib/language/nodes.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';

const WITH = (process.env['HIDDEN_WITH'] ?? '').split(',').filter((path) => path !== '');

/** A variant with its rules, and whether these have the option of asking everybody. */
export interface Looked {
	id: string;
	composition: Composition;
	hasPauses: boolean;
}

export const variantsLookedAt: readonly Looked[] = listVariants(workspaceOf()).flatMap(({ id }) => {
	const composition = composeVariant({ variant: id, with: WITH });
	const { diagnostics, tree } = composition;
	// A layer of another game belongs on other variants; whatever else is wrong is told when it is loaded.
	if (diagnostics.some(({ code }) => code === 'layer/wrong-header')) return [];
	const hasPauses = childOf(childOf(tree, 'options'), 'pauses') !== undefined;
	return [{ id, composition, hasPauses }];
});

export function programOfVariant(
	variant: string,
	players?: number,
	options: Record<string, string> = {}
): Program {
	return loadProgram({ variant, players, with: WITH, options }).program;
}
