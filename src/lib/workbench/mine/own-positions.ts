/** Positions of one's own with which new games can begin: scenarios that hold a whole position, as they are saved from a table. */
import type { Position } from '#lib/engine/position/position.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { toPlain } from '#lib/language/tree-tools.ts';
import { readScenarios, type Scenario } from '#lib/scenario/read.ts';

export interface StartPosition {
	/** Where it is written, and which of its file. */
	id: string;
	title: string;
	position: Position;
}

interface Wanted {
	game: string;
	variant: string;
	options: Readonly<Record<string, string | number>>;
	players: number;
}

/** Those of the rules that somebody has chosen; whether they hold there, the engine says. */
export function startPositions(
	files: readonly { path: string; text: string }[],
	wanted: Wanted
): StartPosition[] {
	const folder = `${wanted.game}/tests/mine/`;
	return files
		.filter(({ path }) => path.startsWith(folder))
		.flatMap(({ path, text }) =>
			readScenarios(path, text).flatMap((scenario, at): StartPosition[] => {
				const position = positionIn(scenario, wanted);
				return position ? [{ id: `${path}#${at}`, title: scenario.title, position }] : [];
			})
		);
}

/** Null where it is of other rules, or is more or less than a position. */
function positionIn(scenario: Scenario, { variant, options, players }: Wanted): Position | null {
	const { root, findings } = scenario;
	if (findings.some(isError) || childOf(root, 'start') !== undefined) return null;
	if (scenario.variant?.id !== variant || scenario.players !== players) return null;
	if (sorted(scenario.options) !== sorted(options)) return null;
	const given = childOf(root, 'given');
	const position = childOf(given, 'position');
	if (position === undefined || entriesOf(given).length !== 1) return null;
	return toPlain(position) as Position;
}

const sorted = (options: Readonly<Record<string, string | number>>): string =>
	JSON.stringify(
		Object.entries(options)
			.map(([id, value]) => [id, String(value)])
			.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
	);
