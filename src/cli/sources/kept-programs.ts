/** Programs that were linked before: rules that have not changed since need not be linked again. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { link, type Linked } from '#lib/ruleset/link/index.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { build, type Built, type Compose } from '#lib/ruleset/workspace/build.ts';
import { hashOf } from './hashes.ts';
import { Kept } from './kept.ts';

interface Rules {
	program: Program;
	/** What linking found: no errors. */
	diagnostics: Diagnostic[];
}

/** A megabyte each, of the largest games. */
const kept = new Kept<Rules>('programs', 100);

export interface LinkedOnce {
	/** Null when the game cannot be played as it stands. */
	program: Program | null;
	diagnostics: Diagnostic[];
	/** The names of the game: they are collected anew when somebody asks. */
	symbols: () => Linked['symbols'];
}

/**
 * Links a game unless it was linked before. Rules with an error have no program, even where the program of the same rules
 * without it is kept.
 */
export function linkOnce(composition: Composition, players: number): LinkedOnce {
	if (composition.diagnostics.some(isError)) return linkNow(composition, players);
	const key = madeOf(composition, players);
	const known = kept.read(key);
	if (known !== null) return { ...known, symbols: () => link(composition, players).symbols };
	const linked = linkNow(composition, players);
	const { program, diagnostics } = linked;
	if (program !== null) kept.keep(key, { program, diagnostics });
	return linked;
}

function linkNow(composition: Composition, players: number): LinkedOnce {
	const { program, diagnostics, symbols } = link(composition, players);
	return { program, diagnostics, symbols: () => symbols };
}

/** The same of rules in which layers may have to be left out. */
export function buildOnce(compose: Compose, players: number): Built {
	const composition = compose(new Map());
	if (composition.diagnostics.length > 0) return build(compose, players);
	const { program, diagnostics } = linkOnce(composition, players);
	return program === null ? build(compose, players) : { composition, program, diagnostics };
}

/** All that a program is made of. */
export function madeOf(composition: Composition, players: number): string {
	const { game, variant, layers, options, chosenAt, moves, earlier, unordered } = composition;
	return hashOf(
		JSON.stringify([
			players,
			[game, variant, options, chosenAt],
			layers.map(({ id, kind, extra, files }) => [id, kind, extra, files]),
			moves.list.map(({ version, from, to, advice }) => [version, from, to, advice]),
			[[...earlier], unordered, composition.complete]
		])
	);
}
