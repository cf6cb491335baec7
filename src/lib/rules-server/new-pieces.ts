/** Which pieces somebody's rules have that their game, as it was delivered, has not. */
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import type { NewPiece } from './lots-asked.ts';

/** `delivered`: the files as they came. The same edition, without house rules. */
export function newPieces(
	delivered: ReadonlyMap<string, string>,
	composition: Composition
): NewPiece[] {
	const editions = composition.layers.filter(
		({ kind, files }) => kind === 'edition' && files.some(({ path }) => delivered.has(path))
	);
	const base = composeGame(
		{ files: new Map(delivered) },
		composition.game,
		editions.map(({ id }) => id)
	);
	const { rules } = diffPrograms(
		{ composition: base, program: null },
		{ composition, program: null }
	);
	return rules.flatMap(({ section, id, change }) =>
		section === 'pieces' && change !== 'removed' ? [{ id, change }] : []
	);
}
