/** Paths as a tree of folders, filtered, with the number of findings below each folder. */
import { type FileFindings, SEVERITIES } from '#lib/rules-server/findings-for-editors.ts';

export interface TreeEntry {
	name: string;
	path: string;
	errors: number;
	warnings: number;
	/** null for a file. */
	entries: TreeEntry[] | null;
}

export function fileTree(paths: string[], findings: FileFindings[], filter: string): TreeEntry[] {
	const needle = filter.trim().toLocaleLowerCase();
	const found = new Map(findings.map(({ uri, diagnostics }) => [uri, diagnostics]));
	const count = (path: string, severity: 'error' | 'warning') =>
		found.get(path)?.filter((finding) => finding.severity === SEVERITIES[severity]).length ?? 0;
	const top: TreeEntry[] = [];
	for (const path of paths) {
		if (!path.toLocaleLowerCase().includes(needle)) continue;
		const file: TreeEntry = {
			name: path.slice(path.lastIndexOf('/') + 1),
			path,
			errors: count(path, 'error'),
			warnings: count(path, 'warning'),
			entries: null
		};
		let level = top;
		let at = '';
		for (const part of path.split('/').slice(0, -1)) {
			at = at === '' ? part : `${at}/${part}`;
			const folder = folderIn(level, part, at);
			folder.errors += file.errors;
			folder.warnings += file.warnings;
			level = folder.entries;
		}
		level.push(file);
	}
	return top;
}

type Folder = TreeEntry & { entries: TreeEntry[] };

function folderIn(level: TreeEntry[], name: string, path: string): Folder {
	const known = level.find(
		(entry): entry is Folder => entry.entries !== null && entry.name === name
	);
	if (known) return known;
	const made: Folder = { name, path, errors: 0, warnings: 0, entries: [] };
	level.push(made);
	return made;
}
