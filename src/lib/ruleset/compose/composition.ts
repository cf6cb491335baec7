/** What composing gives: the tree of the whole game, and what is known of how it came about. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { NamesSeen } from '#lib/ruleset/names/own-names.ts';
import type { MapEntry, MapNode, ScalarNode } from '#lib/language/tree.ts';
import type { Write } from './conflicts.ts';
import type { LayerKind } from '#lib/ruleset/layers/layer.ts';
import type { Moves } from '#lib/ruleset/moves/moves.ts';
import type { Insertion, Removed } from './patched.ts';

export interface ComposedLayer {
	id: string;
	kind: LayerKind;
	extra: boolean;
	files: { path: string; hash: string }[];
	/** Where it names itself. */
	range: SourceRange;
}

/** A layer with errors: the game was composed without it. */
export interface LeftOut {
	layer: string;
	files: string[];
	/** The findings that keep it out; they are also among the diagnostics of the composition. */
	because: Diagnostic[];
}

export interface Composition {
	game: string;
	/** Id of the variant; empty when layers were composed without one. */
	variant: string;
	tree: MapNode;
	/** The options that were chosen explicitly. */
	options: Record<string, string | number>;
	/** Where they were chosen, if in a file. */
	chosenAt: Record<string, SourceRange>;
	/** In the order in which they were applied. */
	layers: ComposedLayer[];
	/** How each layer calls the others' rules and its own. */
	names: NamesSeen;
	/** Pairs of layers of which nothing says which comes first. */
	unordered: [string, string][];
	leftOut: LeftOut[];
	/** Layers that were written for an earlier version of the game, or do not say for which. */
	earlier: Set<string>;
	removed: Removed[];
	insertions: Insertion[];
	/** Everything that layers above the base have said and changed. */
	writes: Write[];
	/** The texts of `wrap`. */
	wraps: ScalarNode[];
	/** The entries under `acknowledge:` of all layers that were applied. */
	acknowledgements: MapEntry[];
	/** What became of the addresses of earlier versions of the game. */
	moves: Moves;
	/** Content hash of every layer that was applied. */
	lock: Record<string, string>;
	/** False when parts of the base or edition could not be read: then what is missing in the tree proves nothing. */
	complete: boolean;
	diagnostics: Diagnostic[];
}

/** Tells of two layers whether nothing says which of them comes first. */
export function apartIn({ unordered }: Composition): (a: string, b: string) => boolean {
	const apart = new Set(unordered.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
	return (a, b) => apart.has(`${a} ${b}`);
}
