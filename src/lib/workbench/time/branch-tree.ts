/** The branches of a game as a tree: each with those that leave it, in the order in which they did. */
import type { Branch } from '#lib/game-file/game-file.ts';

export interface BranchNode {
	index: number;
	name: string;
	/** After how many answers it leaves the one above; null for the first one. */
	turn: number | null;
	leaving: BranchNode[];
}

export function branchTree(branches: readonly Branch[]): BranchNode[] {
	const below = (parent: number | undefined): BranchNode[] =>
		branches.flatMap(({ name, from }, index) =>
			from?.branch === parent
				? [{ index, name, turn: from?.turn ?? null, leaving: below(index) }]
				: []
		);
	return below(undefined);
}
