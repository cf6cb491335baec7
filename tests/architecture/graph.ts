/** The graph of files and of rooms: who imports whom, and who imports in a circle. */
import { codeIn, importsOf, type Import } from './sources.ts';

export interface Arrow extends Import {
	from: string;
	target: string;
}

/** Every import from one file of `src` to another, type imports included. */
export function arrowsIn(folder: string): Arrow[] {
	return codeIn(folder).flatMap((file) =>
		importsOf(file).flatMap((one) =>
			one.target?.startsWith('src/') && one.target !== file.path
				? [{ ...one, from: file.path, target: one.target }]
				: []
		)
	);
}

/** The folder of a file, without `src/` and `src/lib/`: `engine/state`, `cli`. */
export function folderOf(path: string): string {
	return path.replace(/^src\/(lib\/)?/, '').replace(/\/?[^/]*$/, '');
}

/** Folders whose folders belong to them: each language has one, and a new one is no new room. */
const WITH_FOLDERS = ['workbench/i18n/languages'];

/** The room of a file: its folder, or the one above it that has folders of its own. */
export function roomOf(path: string): string {
	const folder = folderOf(path);
	return WITH_FOLDERS.find((one) => folder.startsWith(`${one}/`)) ?? folder;
}

/** The groups of nodes that can reach each other, each sorted (Tarjan's strongly connected components of two or more). */
export function circlesIn(arrows: readonly { from: string; target: string }[]): string[][] {
	const next = new Map<string, Set<string>>();
	for (const { from, target } of arrows) {
		next.set(from, (next.get(from) ?? new Set()).add(target));
	}
	const index = new Map<string, number>();
	const low = new Map<string, number>();
	const stack: string[] = [];
	const circles: string[][] = [];
	const visit = (node: string): void => {
		index.set(node, index.size);
		low.set(node, index.get(node)!);
		stack.push(node);
		for (const other of next.get(node) ?? []) {
			if (!index.has(other)) visit(other);
			if (stack.includes(other)) low.set(node, Math.min(low.get(node)!, low.get(other)!));
		}
		if (low.get(node) !== index.get(node)) return;
		const circle = stack.splice(stack.indexOf(node));
		if (circle.length > 1) circles.push(circle.sort());
	};
	for (const node of [...next.keys()].sort()) if (!index.has(node)) visit(node);
	return circles;
}
