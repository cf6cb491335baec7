/** What the lab and the scenarios do: games that are watched, and rules that are tried out. */
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { workspaceOf } from '../../../src/cli/sources/open-variant.ts';
import { Laboratory, watchedLaboratory } from '#lib/lab/game.ts';
import { runScenario, type Stage } from '#lib/scenario/run-scenario.ts';
import { inEdition, Stages, suiteOf } from '#lib/scenario/suite.ts';
import type { Workload } from './workload.ts';

/** Enough to see every phase; whole games would make steps long and uneven. */
const ROUNDS = 5;
const SCENARIOS_IN_A_STEP = 5;

/** The first rounds of games of random bots as `simulate` plays them, or as `simulate --usage` does. */
export function watchedGames(variant: string, players: number, usage: boolean): Workload {
	return {
		name: `${variant}, games of the lab${usage ? ', their use of the rules noted' : ''}`,
		unit: 'decisions',
		prepare() {
			const { program } = loadProgram({ variant, players, with: [] });
			const laboratory = usage ? watchedLaboratory(program) : new Laboratory(nodeCode(program));
			const setup = { seed: 'bench', bots: ['random' as const], maxRounds: ROUNDS, record: false };
			return (n) => {
				const { decisions, options, rounds, winners, ending } = laboratory.play(n, setup);
				return { units: decisions, outcome: [options, rounds, ...winners, ending].join(' ') };
			};
		}
	};
}

/** Scenarios of one edition that ask for no house rule, option or number of players: they all need one program. */
export function scenarios(game: string, edition: string): Workload {
	return {
		name: `scenarios of ${game}, ${edition}`,
		unit: 'scenarios',
		prepare() {
			const workspace = workspaceOf();
			const plain = inEdition(suiteOf(workspace, game), edition).scenarios.filter(
				({ houseRules, options, players }) =>
					houseRules.length === 0 && Object.keys(options).length === 0 && players === null
			);
			const stage = stageFor(new Stages(workspace, game), plain[0], edition);
			return (n) => {
				let outcome = '';
				for (let i = 0; i < SCENARIOS_IN_A_STEP; i++) {
					const scenario = plain[(n * SCENARIOS_IN_A_STEP + i) % plain.length]!;
					const { claims, failures } = runScenario(stage, scenario);
					outcome += `${scenario.title} ${claims} ${failures.length};`;
				}
				return { units: SCENARIOS_IN_A_STEP, outcome };
			};
		}
	};
}

function stageFor(
	stages: Stages,
	scenario: Parameters<Stages['of']>[0] | undefined,
	edition: string
): Stage {
	if (scenario === undefined) throw new Error(`${edition} has no plain scenario`);
	const stage = stages.of(scenario, edition);
	if ('findings' in stage) throw new Error(stage.findings[0]?.message ?? 'the rules do not link');
	return stage;
}
