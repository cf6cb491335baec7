/**
 * `node tests/hostile/lay-out.ts FOLDER`: all files of the corpus as somebody would have them on a disk, and a list of them
 * as JSON beside them. For tests that cannot load the engine themselves.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pondEdits } from './bases.ts';
import { layerOf } from '#lib/workbench/storage/document.ts';
import { casesOf, type Kind, KINDS, laidOut, type Outcome } from './corpus.ts';

/** What the page is given of a case. */
export interface PageCase {
	kind: Kind;
	name: string;
	outcome: Outcome;
	/** To be opened as a saved game; null: it is only stored. */
	file: string | null;
	/** What a user has stored before; null: deleted. */
	documents: { layer: string; path: string; text: string | null }[];
}

/** What an earlier session would have stored of a file. */
function documentsOf(kind: Kind, file: string): [string, string | null][] {
	const text = (path: string): string => readFileSync(path, 'utf8');
	if (kind === 'rulesets') return Object.entries(pondEdits(text(file)));
	if (kind === 'layers') {
		const files = statSync(file).isDirectory()
			? readdirSync(file).map((name) => join(file, name))
			: [file];
		return files.map((eachFile) => [
			`kings-and-creatures/house-rules/${basename(eachFile)}`,
			text(eachFile)
		]);
	}
	if (kind !== 'edits') return [];
	const { edits } = JSON.parse(text(file)) as { edits: Record<string, unknown> };
	const texts = Object.entries(edits).filter(
		(entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string'
	);
	// A thousand would show nothing that a hundred do not.
	return texts.slice(-100);
}

const [folder = ''] = process.argv.slice(2);
const cases = KINDS.flatMap((kind) =>
	casesOf(kind).map(({ name, page }): PageCase => {
		const laid = laidOut({ kind, name }, folder);
		const file = kind === 'rulesets' || kind === 'layers' ? null : laid;
		const documents = documentsOf(kind, laid).map(([path, stored]) => ({
			layer: layerOf(path),
			path,
			text: stored
		}));
		return { kind, name, outcome: page, file, documents };
	})
);
writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases));
