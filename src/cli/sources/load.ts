/** From what is named on the command line to a program that can be run. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import type { Linked } from '#lib/ruleset/link/index.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { acknowledged } from '#lib/ruleset/workspace/acknowledged.ts';
import type { Composition } from '#lib/ruleset/workspace/workspace.ts';
import { Failure } from '../terminal/failure.ts';
import { failWith } from '../terminal/shown-findings.ts';
import { linkOnce } from './kept-programs.ts';
import { openVariant, type Wanted } from './open-variant.ts';

export interface Loaded {
	program: Program;
	composition: Composition;
	/** The names of the game, for what is checked against it. */
	symbols: () => Linked['symbols'];
	/** Warnings that nobody has acknowledged. */
	findings: Diagnostic[];
}

/** Loads a variant or fails with everything that is wrong with it. A layer that cannot be applied is a failure too. */
export function loadProgram(wanted: Wanted): Loaded {
	const { composition, library } = openVariant(wanted);
	if (composition.diagnostics.some(isError)) failWith(library.opened(composition.diagnostics));
	const { min, max } = playersOf(composition);
	const players = wanted.players ?? max;
	if (players < min || players > max) {
		throw new Failure(`${wanted.variant} is for ${min} to ${max} players, not for ${players}`, 2);
	}
	const { program, symbols, diagnostics } = linkOnce(composition, players);
	const all = acknowledged(composition, [...composition.diagnostics, ...diagnostics]);
	const findings = library.opened(all.filter(({ severity }) => severity !== 'acknowledged'));
	if (program === null) failWith(findings);
	return { program, composition, symbols, findings };
}
