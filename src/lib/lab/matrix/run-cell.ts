/** Composes one combination and lets chance play a few games of it. */
import type { MakeCode } from '#lib/engine/machine/code.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { composeGame, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { type Cell, cellName } from './cells.ts';

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

/** Findings by which layers say that they do not go together. */
const EXCLUSIONS: ReadonlySet<string> = new Set([
	'layer/excluded',
	'layer/missing-requirement',
	'option/constraint'
]);

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

/** Anything but a declared exclusion is a failure, and so is an exclusion without a reason. */
export function refusal(
	diagnostics: readonly Diagnostic[]
): { outcome: 'excluded' | 'fails'; reason: string; said: Said } | null {
	const errors = diagnostics.filter(({ severity }) => severity === 'error');
	const declared = errors.find(({ code }) => EXCLUSIONS.has(code));
	const told = declared ?? errors[0];
	if (!told) return null;
	const { said } = told;
	if (!declared) return { outcome: 'fails', reason: `${told.code}: ${told.message}`, said };
	const explained = told.code === 'option/constraint' || / together: | chosen: /.test(told.message);
	if (explained) return { outcome: 'excluded', reason: told.message, said };
	return { outcome: 'fails', reason: `${told.message}, and nothing says why`, said };
}
