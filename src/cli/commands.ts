/** The commands are registered here; each lives in a file of its own beside this one. */
import { Command, CommanderError } from 'commander';
import { compareCommand } from './laboratory/compare.ts';
import { composeCommand } from './compose.ts';
import { counterCommand } from './laboratory/counter.ts';
import { coverageCommand } from './coverage.ts';
import { diffCommand } from './diff.ts';
import { explainCommand } from './explain.ts';
import { hooksCommand } from './hooks.ts';
import { lockCommand } from './lock.ts';
import { mutateCommand } from './laboratory/mutate.ts';
import { newCommand } from './new.ts';
import { optionsCommand } from './options.ts';
import { perftCommand } from './laboratory/perft.ts';
import { replayCommand } from './replay.ts';
import { reportCommand } from './report.ts';
import { resultsCommand } from './results/results.ts';
import { simulateCommand } from './laboratory/simulate.ts';
import { sweepCommand } from './laboratory/sweep.ts';
import { tuneCommand } from './laboratory/tune.ts';
import { Failure, notice } from './terminal/terminal.ts';
import { visible } from '#lib/language/tools/visible.ts';
import { surfaceCommand } from './surface.ts';
import { testCommand } from './test-command.ts';
import { upgradeCommand } from './upgrade.ts';
import { validateCommand } from './validate.ts';
import { workerCommand } from './laboratory/worker.ts';

const program = new Command('thingsmith')
	.description('Board games as data: validate, test, simulate, replay and explain them.')
	.showHelpAfterError()
	.configureOutput({
		writeOut: (text) => process.stdout.write(visible(text)),
		writeErr: (text) => process.stderr.write(visible(text))
	})
	.exitOverride();

validateCommand(program);
testCommand(program);
simulateCommand(program);
compareCommand(program);
counterCommand(program);
workerCommand(program);
sweepCommand(program);
tuneCommand(program);
resultsCommand(program);
mutateCommand(program);
perftCommand(program);
replayCommand(program);
reportCommand(program);
explainCommand(program);
coverageCommand(program);
composeCommand(program);
diffCommand(program);
optionsCommand(program);
hooksCommand(program);
lockCommand(program);
newCommand(program);
surfaceCommand(program);
upgradeCommand(program);

try {
	await program.parseAsync();
} catch (error) {
	if (error instanceof CommanderError) {
		// Commander has said what is wrong.
		process.exitCode = error.exitCode === 0 ? 0 : 2;
	} else if (error instanceof Failure) {
		notice(error.message);
		process.exitCode = error.exitCode;
	} else {
		// A fault of this program: its stack helps those who mend it, and names in it come from rules.
		notice(error instanceof Error ? (error.stack ?? error.message) : String(error));
		process.exitCode = 70;
	}
}
