/**
 * The commands: each lives in a file of its own beside this one. Only the files of the commands that are named are loaded, so that
 * help is there at once, and no command waits for what another one needs.
 */
import { Command, CommanderError } from 'commander';
import { Failure, notice } from './terminal/terminal.ts';
import { visible } from '#lib/language/tools/visible.ts';

interface Entry {
	name: string;
	about: string;
	/** What gives the command its arguments, its options and what it does. */
	load: () => Promise<(command: Command) => void>;
}

const COMMANDS: Entry[] = [
	{
		name: 'validate',
		about: 'Check rulesets: the shape of every file, every name, type and expression.',
		load: async () => (await import('./validate.ts')).validateCommand
	},
	{
		name: 'test',
		about: "Run the scenarios of a game's rules, under every edition for which they hold.",
		load: async () => (await import('./test-command.ts')).testCommand
	},
	{
		name: 'simulate',
		about: 'Let bots play many games, and count what happens.',
		load: async () => (await import('./laboratory/simulate.ts')).simulateCommand
	},
	{
		name: 'compare',
		about: 'Let bots play the same games under two rules, and tell what differs.',
		load: async () => (await import('./laboratory/compare.ts')).compareCommand
	},
	{
		name: 'counter',
		about: 'Let bots play with and without a piece, and tell whether it is too strong.',
		load: async () => (await import('./laboratory/counter.ts')).counterCommand
	},
	{
		name: 'worker',
		about: 'Play games that simulate and compare put into a queue, on any number of machines.',
		load: async () => (await import('./laboratory/worker.ts')).workerCommand
	},
	{
		name: 'sweep',
		about: 'Let bots play the same games at several values of one number or option.',
		load: async () => (await import('./laboratory/sweep.ts')).sweepCommand
	},
	{
		name: 'tune',
		about: 'Weigh anew what bots want, by games between more of it and less.',
		load: async () => (await import('./laboratory/tune.ts')).tuneCommand
	},
	{
		name: 'results',
		about: 'Tell of games that were kept, and write them in another form.',
		load: async () => (await import('./results/results.ts')).resultsCommand
	},
	{
		name: 'mutate',
		about:
			'Make one small thing in the rules wrong at a time and run the scenarios that cite it; list what nobody notices.',
		load: async () => (await import('./laboratory/mutate.ts')).mutateCommand
	},
	{
		name: 'perft',
		about:
			'Count the sequences of moves that the rules allow; a move is all that one player answers until another one is asked.',
		load: async () => (await import('./laboratory/perft.ts')).perftCommand
	},
	{
		name: 'replay',
		about: 'Play a recorded game again, and verify every checkpoint.',
		load: async () => (await import('./replay.ts')).replayCommand
	},
	{
		name: 'report',
		about: 'What happened in a recorded game, as Markdown.',
		load: async () => (await import('./report.ts')).reportCommand
	},
	{
		name: 'explain',
		about:
			'Show what a part of the rules says, which layer and line said it, and what it replaced.',
		load: async () => (await import('./explain.ts')).explainCommand
	},
	{
		name: 'coverage',
		about:
			'Show for every clause of the rulebook whether rules cite it and scenarios prove it, and which conditions of the rules scenarios have not seen both true and false.',
		load: async () => (await import('./coverage.ts')).coverageCommand
	},
	{
		name: 'compose',
		about:
			'Print the composed game: every rule as it stands, with the layer and line that said it.',
		load: async () => (await import('./compose.ts')).composeCommand
	},
	{
		name: 'diff',
		about: 'Show which rules, values, counters and options differ between two variants.',
		load: async () => (await import('./diff.ts')).diffCommand
	},
	{
		name: 'options',
		about:
			'List the options of a game and of its editions and house rules: values, defaults, readers.',
		load: async () => (await import('./options.ts')).optionsCommand
	},
	{
		name: 'hooks',
		about:
			'List every event, value, window, action, procedure, field, zone, kind, attribute and piece: what it is for, who uses it, and lines to begin with.',
		load: async () => (await import('./hooks.ts')).hooksCommand
	},
	{
		name: 'graph',
		about:
			'Show what asks, changes, causes and ends what around one name of the rules, two steps far.',
		load: async () => (await import('./graph.ts')).graphCommand
	},
	{
		name: 'lsp',
		about: 'Help any editor to write rules: findings, completion, definitions, other names.',
		load: async () => (await import('./lsp.ts')).lspCommand
	},
	{
		name: 'lock',
		about: 'Print the content hash of every layer of a variant, in the order in which they apply.',
		load: async () => (await import('./lock.ts')).lockCommand
	},
	{
		name: 'new',
		about: 'Begin a game or a layer of your own.',
		load: async () => (await import('./new.ts')).newCommand
	},
	{
		name: 'surface',
		about:
			'What layers may lean on in a game: events, values, steps, fields, texts and the rest; fails where an earlier version promised what is gone.',
		load: async () => (await import('./surface.ts')).surfaceCommand
	},
	{
		name: 'upgrade',
		about:
			'Bring layers, variants, scenarios and trials to the version of their game: write what moved as it is called now, and list the rest.',
		load: async () => (await import('./upgrade.ts')).upgradeCommand
	}
];

const program = new Command('thingsmith')
	.description('Board games as data: validate, test, simulate, replay and explain them.')
	.showHelpAfterError()
	.configureOutput({
		writeOut: (text) => process.stdout.write(visible(text)),
		writeErr: (text) => process.stderr.write(visible(text))
	})
	.configureHelp({ subcommandTerm: (command) => command.name() })
	.exitOverride();

// "thingsmith validate ..." or "thingsmith help validate".
const named = process.argv.slice(2, 4);
for (const { name, about, load } of COMMANDS) {
	const command = program.command(name).description(about);
	if (named.includes(name)) (await load())(command);
}

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
