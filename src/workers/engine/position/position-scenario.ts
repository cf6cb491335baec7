/** The running game at this moment as a scenario. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Built } from '#lib/ruleset/workspace/build.ts';
import { scenarioText, type ScenarioWords } from '#lib/scenario/write-scenario.ts';
import type { GameSetup } from '#lib/game-file/game-file.ts';
import type { PositionScenario } from './position-api.ts';

interface Running {
	setup: GameSetup;
	machine: Machine;
	built: Built;
}

export function positionScenario(
	{ setup, machine, built: { composition } }: Running,
	words: ScenarioWords
): PositionScenario {
	const { layers = null, variant, options } = setup;
	const played = composition.layers.filter(({ id }) => layers?.includes(id) === true);
	const named = (kind: string) => played.filter((one) => one.kind === kind).map(({ id }) => id);
	const rules = {
		variant: layers === null ? variant : null,
		edition: named('edition')[0] ?? null,
		houseRules: named('house-rule'),
		options
	};
	return { game: composition.game, ...scenarioText(machine, rules, words) };
}
