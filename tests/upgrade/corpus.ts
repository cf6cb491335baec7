/**
 * Layers with the scenarios that passed when they were frozen, as others have them: 33 for version 1 of Kings & Things, and 60
 * of November 2026 for five games. Nobody edits them again; whatever becomes of the games, `upgrade` has to bring them along.
 * Here a copy of one is upgraded, and its scenarios are played.
 */
import { join } from 'node:path';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { ExtraFile } from '#lib/ruleset/layers/layer-files.ts';
import { readMoves } from '#lib/ruleset/moves/moves.ts';
import { upgradedScenarios } from '#lib/ruleset/upgrade/upgrade-scenarios.ts';
import { upgrade, type UpgradedFile } from '#lib/ruleset/upgrade/upgrade.ts';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import type { Scenario } from '#lib/scenario/read.ts';
import { playing, type ScenarioResult, scenariosIn, suiteOf } from '#lib/scenario/suite.ts';
import { type Played, playedAnew } from '#lib/scenario/upgrade-played.ts';
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

const delivered = workspaceOf();
const CORPUS = corpus();

export function upgradedLayer(layer: CorpusLayer, workspace = delivered): UpgradedFile[] {
	const { game, files: layers } = layer;
	return upgrade({ workspace: without([layer], workspace), game, layers, variants: [], more: [] });
}

export function restOf(upgraded: readonly UpgradedFile[]): string[] {
	return upgraded.flatMap(({ rest }) => rest.filter(isError).map(({ message }) => message));
}

/** What is wrong when its scenarios are played as they are written, with the layers beside it that they name. */
export function failuresOf(
	layer: CorpusLayer,
	upgraded: readonly UpgradedFile[],
	workspace = delivered
): string[] {
	if (layer.scenarios === null) return [];
	const play = player(layer, upgraded, workspace);
	const { path } = layer.scenarios;
	return scenariosIn(path, textOf(layer, workspace), '').flatMap(play).flatMap(inWords);
}

/** Its scenarios with what `upgrade` would write into them. */
export function playedScenarios(
	layer: CorpusLayer,
	upgraded: readonly UpgradedFile[],
	workspace = delivered
): Played {
	const { path } = layer.scenarios!;
	const play = player(layer, upgraded, workspace);
	return playedAnew(path, textOf(layer, workspace), readMoves(workspace.files, layer.game), play);
}

function textOf({ scenarios, game }: CorpusLayer, { files }: Workspace): string {
	const { path, text } = scenarios!;
	return upgradedScenarios(path, text, readMoves(files, game));
}

function player(
	layer: CorpusLayer,
	upgraded: readonly UpgradedFile[],
	workspace: Workspace
): (scenario: Scenario) => ScenarioResult[] {
	const { game, version, id } = layer;
	const beside = new Map<string, ExtraFile[]>([[id, asFiles(upgraded)]]);
	const age = CORPUS.filter((other) => other.game === game && other.version === version);
	const layersOf = (other: string): ExtraFile[] => {
		const known = beside.get(other);
		if (known) return known;
		const found = age.find((one) => one.id === other);
		const files = found ? asFiles(upgradedLayer(found, workspace)) : [];
		beside.set(other, files);
		return files;
	};
	const plays = new Map<string, ReturnType<typeof playing>>();
	return (scenario) => {
		const ids = [id, ...scenario.houseRules.filter((other) => other !== id)];
		const there = without(
			age.filter((one) => ids.includes(one.id)),
			workspace
		);
		const play = plays.get(ids.join()) ?? playing(there, game, suiteOf(there, game).editions);
		plays.set(ids.join(), play);
		return [...play({ ...scenario, with: ids.flatMap(layersOf) })];
	};
}

function inWords({ scenario, edition, failures }: ScenarioResult): string[] {
	return failures.map(
		({ message, related }) =>
			`${scenario} (${edition}): ${[message, ...related.map((note) => note.message)].join(': ')}`
	);
}

function asFiles(upgraded: readonly UpgradedFile[]): ExtraFile[] {
	return upgraded.map(({ path, after }) => ({ path, text: after }));
}

/** The rules without these layers as they are delivered today, where they are. */
function without(layers: readonly CorpusLayer[], { files }: Workspace): Workspace {
	const homes = layers.map(({ game, id }) => `${game}/house-rules/${id}`);
	const left = [...files].filter(
		([path]) => !homes.some((home) => path === `${home}.yaml` || path.startsWith(`${home}/`))
	);
	return { files: new Map(left) };
}
