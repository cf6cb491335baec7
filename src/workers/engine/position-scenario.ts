/** The running game at this moment as a scenario. */
import type { Session } from '#lib/engine/session/session.ts';
import type { Built } from '#lib/ruleset/workspace/build.ts';
import { scenarioText, type ScenarioWords } from '#lib/scenario/write-scenario.ts';
import type { GameSetup, PositionScenario } from './engine-api.ts';

interface Running {
	setup: GameSetup;
	session: Session;
	built: Built;
}

export function positionScenario(
	{ setup, session, built: { composition } }: Running,
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
	return { game: composition.game, ...scenarioText(session.machine, rules, words) };
}
