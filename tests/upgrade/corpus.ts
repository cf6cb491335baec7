/**
 * Layers with the scenarios that passed when they were frozen, as others have them: 33 for version 1 of Kings & Things, and 60
 * of November 2026 for five games. Nobody edits them again; whatever becomes of the games, `upgrade` has to bring them along.
 */
import { join } from 'node:path';
import type { ExtraFile } from '#lib/ruleset/layers/layer-files.ts';
import { filesBelow, readArchive } from '../archive.ts';

export interface CorpusLayer {
	id: string;
	game: string;
	/** Of the game, when it was frozen. */
	version: number;
	files: ExtraFile[];
	/** null for some of version 1, which were never played. */
	scenarios: ExtraFile | null;
}

const SCENARIOS = 'scenarios.yaml';
const archive = readArchive(join(import.meta.dirname, 'corpus.txtar'));

/** A folder for each: `<game> <version>/<id>/`. */
export function corpus(): CorpusLayer[] {
	const folders = new Set([...archive.keys()].map((path) => path.split('/').slice(0, 2).join('/')));
	return [...folders].map((folder) => {
		const [, game = '', version = '', id = ''] = /^(\S+) (\d+)\/(.+)$/.exec(folder) ?? [];
		const files = [...filesBelow(archive, folder)].map(([path, text]) => ({
			path: `${id}/${path}`,
			text
		}));
		const isScenarios = ({ path }: ExtraFile): boolean => path === `${id}/${SCENARIOS}`;
		return {
			id,
			game,
			version: Number(version),
			files: files.filter((file) => !isScenarios(file)),
			scenarios: files.find(isScenarios) ?? null
		};
	});
}
