/** From the name of a variant to a program that can be run. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { type Composition, loadVariant, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { isYaml, kindOf, readExtra, readFolder, readText, RULESETS } from './disk.ts';
import { failWith } from './findings.ts';
import { Failure } from './terminal.ts';

export interface Wanted {
	/** Id of a variant, or a variant file anywhere. */
	variant: string;
	/** Files and folders with layers of the author's own. */
	with: readonly string[];
	/** As many as the game allows when not given. */
	players?: number | undefined;
	options?: Record<string, string | number>;
}

export interface Loaded {
	program: Program;
	composition: Composition;
	/** Warnings. */
	findings: Diagnostic[];
}

export function workspaceOf(folder = RULESETS): Workspace {
	return { files: readFolder(folder) };
}

/** Composes a variant; errors about it are left to the caller. */
export function composeVariant(wanted: Wanted): Composition {
	const { variant, options = {} } = wanted;
	const extra = readExtra(wanted.with);
	const onDisk = isYaml(variant) && kindOf(variant) === 'file';
	if (onDisk) extra.push({ path: variant, text: readText(variant) });
	const composition = loadVariant(workspaceOf(), variant, extra, { options });
	const unknown = composition.diagnostics.find(({ code }) => code === 'ref/unknown-variant');
	if (unknown !== undefined) throw new Failure(unknown.message, 2);
	return composition;
}

/** Loads a variant or fails with everything that is wrong with it. A layer that cannot be applied is a failure too. */
export function loadProgram(wanted: Wanted): Loaded {
	const composition = composeVariant(wanted);
	if (composition.diagnostics.some(isError)) failWith(composition.diagnostics);
	const { min, max } = playersOf(composition);
	const players = wanted.players ?? max;
	if (players < min || players > max) {
		throw new Failure(`${wanted.variant} is for ${min} to ${max} players, not for ${players}`, 2);
	}
	const { program, diagnostics } = link(composition, players);
	const findings = [...composition.diagnostics, ...diagnostics];
	if (program === null) failWith(findings);
	return { program, composition, findings };
}
