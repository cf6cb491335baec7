/** For which version of its game a layer was written that does not say so: the one whose surface has what it names. */
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { ExtraFile } from '#lib/ruleset/layers/layer-files.ts';
import { idsIn, type Surface, wordsOfLine } from './surface.ts';

/** Something of a game that a layer names. */
type Named =
	| { what: 'address'; path: string }
	/** A value, event or action whose answer or course it changes. */
	| { what: 'target'; id: string }
	| { what: 'call'; id: string; given: string[] };

/** null where the layer says it, or names nothing; of several versions that fit alike, the latest. */
export function fittingVersion(
	files: readonly ExtraFile[],
	surfaces: ReadonlyMap<number, Surface>
): number | null {
	const roots = files.map(({ path, text }) => parseFile(path, text).root ?? undefined);
	if (roots.some((root) => childOf(childOf(root, 'layer'), 'for'))) return null;
	const named = roots.flatMap((root) => [
		...entriesOf(childOf(root, 'change')).map(([path]): Named => ({ what: 'address', path })),
		...(root ? namedIn(root) : [])
	]);
	if (named.length === 0) return null;
	const misfits = [...surfaces].map(([version, surface]) => {
		const own = new Set(roots.flatMap((root) => ownIn(root)));
		return { version, count: named.filter((name) => !fits(name, surface, own)).length };
	});
	misfits.sort((a, b) => a.count - b.count || b.version - a.version);
	return misfits[0]?.version ?? null;
}

const TARGETS = ['modify', 'forbid', 'replace', 'after'];

function* namedIn(node: TreeNode): Generator<Named> {
	if (node.node === 'list') for (const item of node.items) yield* namedIn(item);
	if (node.node !== 'map') return;
	for (const key of TARGETS) {
		const id = /^[a-z0-9-]+/.exec(textOf(childOf(node, key)) ?? '')?.[0];
		if (id !== undefined) yield { what: 'target', id };
	}
	for (const key of ['emit', 'call']) {
		const id = textOf(childOf(node, key));
		const given = entriesOf(childOf(node, 'with')).map(([param]) => param);
		if (id !== null) yield { what: 'call', id, given };
	}
	for (const { value } of node.entries.values()) yield* namedIn(value);
}

/** What the layer defines itself. */
function ownIn(root: TreeNode | undefined): string[] {
	return ['values', 'events', 'procedures', 'actions'].flatMap((section) =>
		entriesOf(childOf(root, section)).map(([id]) => id)
	);
}

function fits(name: Named, surface: Surface, own: ReadonlySet<string>): boolean {
	const lineOf = (sections: readonly string[], id: string): string | undefined =>
		sections.map((section) => surface.get(section)?.get(id)).find((line) => line !== undefined);
	switch (name.what) {
		case 'address':
			return isThere(name.path, surface);
		case 'target':
			return own.has(name.id) || lineOf(['values', 'events', 'actions'], name.id) !== undefined;
		case 'call': {
			if (own.has(name.id)) return true;
			const line = lineOf(['events', 'procedures'], name.id);
			return line !== undefined && idsIn(line).toSorted().join() === name.given.toSorted().join();
		}
	}
}

/** A definition, or a list of steps with the step that comes next. */
function isThere(path: string, surface: Surface): boolean {
	const [section = '', id = ''] = path.split('.');
	const [list, step] = path.split(/\.do\.(?!.*\.do\.)/);
	if (step !== undefined) {
		const line = surface.get('steps')?.get(`${list}.do`);
		return line !== undefined && wordsOfLine(line).includes(step.split('.')[0] ?? '');
	}
	const lines = surface.get(section);
	return (
		lines === undefined ||
		section === 'pieces' ||
		lines.has(id) ||
		lines.has(path.slice(section.length + 1))
	);
}
