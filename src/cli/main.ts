#!/usr/bin/env node
/** The command line. Commands are registered here; each lives in a file of its own beside this one. */
import { Command, CommanderError } from 'commander';
import { simulateCommand } from './simulate.ts';
import { Failure } from './terminal.ts';
import { testCommand } from './test-command.ts';

const program = new Command('thingsmith')
	.description('Board games as data: validate, test, simulate, replay and explain them.')
	.showHelpAfterError()
	.exitOverride();

testCommand(program);
simulateCommand(program);

try {
	await program.parseAsync();
} catch (error) {
	if (error instanceof CommanderError) {
		// Commander has said what is wrong.
		process.exitCode = error.exitCode === 0 ? 0 : 2;
	} else if (error instanceof Failure) {
		process.stderr.write(`${error.message}\n`);
		process.exitCode = error.exitCode;
	} else throw error;
}
