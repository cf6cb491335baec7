/**
 * Records the games anew: `node tests/carried-over/record.ts`. Only where it was meant that answers or views change; the
 * note of the commit says which.
 */
import { loadProgram } from '../../src/cli/sources/load.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { recordedGame } from '#lib/lab/recorded-game.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { writeCarriedOver } from './game-files.ts';
import { watch } from './watched-views.ts';

for (const [index, { id: variant }] of listVariants(workspaceOf()).entries()) {
	const { composition } = loadProgram({ variant, with: [] });
	const { min, max } = playersOf(composition);
	const players = min + (index % (max - min + 1));
	const { program } = loadProgram({ variant, with: [], players });
	const setup = { seed: 'carried over', bots: ['random' as const], maxRounds: 8, record: true };
	const record = new Laboratory(nodeCode(program)).play(0, setup);
	const { lock } = composition;
	const game = recordedGame(program, record, { choice: { variant, options: {} }, edits: {}, lock });
	const session = createSession(program, { seed: game.setup.seed, lock, makeCode: nodeCode });
	const { views, over } = watch(session, game.course);
	writeCarriedOver({ game, over, views });
	console.log(`${variant}: ${players} players, ${record.decisions} answers`);
}
