/**
 * From a variant to a program, with house rules that may be broken: one that does not link is left out like one that
 * does not compose, and the game goes on without it.
 */
import type { Diagnostic } from '../language/diagnostic.ts';
import { isOptional, type Composition } from './compose.ts';
import { withoutEchoes } from './echoes.ts';
import { link } from './link.ts';
import type { Program } from './program.ts';
import { loadVariant, type ExtraFile, type Overrides, type Workspace } from './workspace.ts';

export interface Built {
	composition: Composition;
	program: Program | null;
	/** Of composing and of linking. */
	diagnostics: Diagnostic[];
}

/** Composes with the layers of `without` left out. */
export type Compose = (without: ReadonlyMap<string, Diagnostic[]>) => Composition;

export function buildVariant(
	workspace: Workspace,
	variant: string,
	players: number,
	extra: readonly ExtraFile[] = [],
	overrides: Overrides = {}
): Built {
	return build(
		(without) => loadVariant(workspace, variant, extra, { ...overrides, without }),
		players
	);
}

export function build(compose: Compose, players: number): Built {
	const without = new Map<string, Diagnostic[]>();
	for (;;) {
		const composition = compose(without);
		const linked = link(composition, players);
		const found = withoutEchoes(composition, linked.diagnostics);
		const blamed = optionalCulprits(composition, found);
		if (blamed.size === 0) {
			const diagnostics = [...composition.diagnostics, ...found];
			return { composition, program: linked.program, diagnostics };
		}
		for (const [id, because] of blamed) without.set(id, because);
	}
}

/** Layers that can be left out and in whose files something does not link. */
function optionalCulprits(
	{ layers }: Composition,
	findings: readonly Diagnostic[]
): Map<string, Diagnostic[]> {
	const errors = findings.filter(({ severity }) => severity === 'error');
	const blamed = new Map<string, Diagnostic[]>();
	for (const layer of layers.filter(isOptional)) {
		const paths = layer.files.map(({ path }) => path);
		const because = errors.filter(({ range }) => paths.includes(range.file));
		if (because.length > 0) blamed.set(layer.id, because);
	}
	return blamed;
}
