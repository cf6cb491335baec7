/** The running game at this moment as a scenario. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { scenarioText, type ScenarioWords } from '#lib/scenario/write-scenario.ts';
import type { GameSetup } from '#lib/game-file/game-file.ts';
import type { LinkedGame } from '#lib/rules-server/rules-server.ts';
import type { PositionScenario } from './position-api.ts';

interface Running {
	setup: GameSetup;
	machine: Machine;
	game: LinkedGame;
}

export function positionScenario(
	{ setup, machine, game }: Running,
	words: ScenarioWords
): PositionScenario {
	const { layers = null, variant, options } = setup;
	const played = game.layers.filter(({ id }) => layers?.includes(id) === true);
	const named = (kind: string) => played.filter((layer) => layer.kind === kind).map(({ id }) => id);
	const rules = {
		variant: layers === null ? variant : null,
		edition: named('edition')[0] ?? null,
		houseRules: named('house-rule'),
		options
	};
	return { game: game.rules.game, ...scenarioText(machine, rules, words) };
}
