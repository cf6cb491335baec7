/** Composes one combination and lets chance play a few games of it. */
import type { MakeCode } from '#lib/engine/machine/code.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { composeGame, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { type Cell, cellName } from './cells.ts';
import { refusal } from './refusal.ts';

export interface CellResult {
	cell: Cell;
	/** `excluded`: some layer or constraint says that this does not go together, and why. */
	outcome: 'plays' | 'excluded' | 'fails';
	/** Of an exclusion or a failure. */
	reason: string;
	games: number;
	finished: number;
}

export interface CellPlan {
	games: number;
	maxRounds: number;
	makeCode: MakeCode;
}

export function runCell(workspace: Workspace, cell: Cell, plan: CellPlan): CellResult {
	const { options } = cell;
	const composition = composeGame(workspace, cell.game, cell.layers, [], { options });
	const result = (outcome: CellResult['outcome'], reason = '', games = 0, finished = 0) => ({
		cell,
		outcome,
		reason,
		games,
		finished
	});
	const refused = refusal(composition.diagnostics);
	if (refused) return result(refused.outcome, refused.reason);
	const { min, max } = playersOf(composition);
	let finished = 0;
	for (let game = 0; game < plan.games; game++) {
		// As many as can, as few as can, and whatever is between.
		const players = [max, min, Math.ceil((min + max) / 2)][game % 3]!;
		const { program, diagnostics } = link(composition, players);
		if (!program) {
			const { outcome, reason } = refusal(diagnostics) ?? { outcome: 'fails', reason: '?' };
			return result(outcome, reason, game, finished);
		}
		const laboratory = new Laboratory(plan.makeCode(program));
		const record = laboratory.play(game, {
			seed: cellName(cell),
			bots: ['random'],
			maxRounds: plan.maxRounds,
			record: false
		});
		const [problem] = record.problems;
		if (problem) {
			const where = `${players} players, game ${game}, after ${problem.answers} answers`;
			return result('fails', `${problem.kind}: ${problem.message} (${where})`, game + 1, finished);
		}
		if (record.finished) finished++;
	}
	return result('plays', '', plan.games, finished);
}
