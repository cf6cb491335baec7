#!/usr/bin/env node
/** The command line. Commands are registered here; each lives in a file of its own beside this one. */
import { Command } from 'commander';

const program = new Command('thingsmith')
	.description('Board games as data: validate, test, simulate, replay and explain them.')
	.showHelpAfterError()
	.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

await program.parseAsync();
if (process.argv.length <= 2) program.help({ error: true });
