/** Layers that others wrote for the first version of Kings & Things, with the scenarios that passed under it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtraFile } from '#lib/ruleset/layers/layer-files.ts';

export interface CorpusLayer {
	id: string;
	files: ExtraFile[];
	/** None for those whose scenarios are with the game. */
	scenarios: ExtraFile | null;
}

const HERE = import.meta.dirname;

/** House rules as they were delivered then, and as players would write them. */
export function corpus(): CorpusLayer[] {
	return ['house-rules', 'layers'].flatMap((folder) =>
		readdirSync(join(HERE, folder), { withFileTypes: true }).map((entry) => {
			const id = entry.name.replace(/\.yaml$/, '');
			const path = join(folder, entry.name);
			const paths = entry.isDirectory()
				? readdirSync(join(HERE, path)).map((name) => join(path, name))
				: [path];
			return { id, files: paths.map(read), scenarios: scenariosOf(id) };
		})
	);
}

function scenariosOf(id: string): ExtraFile | null {
	const names = readdirSync(join(HERE, 'scenarios'));
	return names.includes(`${id}.yaml`) ? read(join('scenarios', `${id}.yaml`)) : null;
}

function read(path: string): ExtraFile {
	return { path, text: readFileSync(join(HERE, path), 'utf8') };
}
