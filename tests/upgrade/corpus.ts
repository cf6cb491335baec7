/** Layers that others wrote for the first version of Kings & Things, with the scenarios that passed under it. */
import { join } from 'node:path';
import type { ExtraFile } from '#lib/ruleset/layers/layer-files.ts';
import { entriesOf, readArchive } from '../archive.ts';

export interface CorpusLayer {
	id: string;
	files: ExtraFile[];
	/** None for those whose scenarios are with the game. */
	scenarios: ExtraFile | null;
}

const packed = (name: string): Map<string, string> =>
	readArchive(join(import.meta.dirname, `${name}.txtar`));

/** House rules as they were delivered then, and as players would write them. */
export function corpus(): CorpusLayer[] {
	const scenarios = packed('scenarios');
	return ['house-rules', 'layers'].flatMap((folder) => {
		const files = packed(folder);
		return entriesOf(files).map((entry) => {
			const id = entry.replace(/\.yaml$/, '');
			const own = [...files].filter(([path]) => path === entry || path.startsWith(`${entry}/`));
			const tests = scenarios.get(`${id}.yaml`);
			return {
				id,
				files: own.map(([path, text]) => ({ path: `${folder}/${path}`, text })),
				scenarios: tests === undefined ? null : { path: `scenarios/${id}.yaml`, text: tests }
			};
		});
	});
}
