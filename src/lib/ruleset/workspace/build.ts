/**
 * From a variant to a program, with house rules that may be broken: one that does not link, or with which the game does
 * not link, is left out like one that does not compose, and the game goes on without it.
 */
import { beside, type Diagnostic, finding, isError } from '#lib/language/diagnostic.ts';
import { limited } from '#lib/language/finding-limit.ts';
import { isOptional } from '#lib/ruleset/compose/compose.ts';
import type { ComposedLayer, Composition } from '#lib/ruleset/compose/composition.ts';
import { acknowledged } from './acknowledged.ts';
import { lastOf, withCause, writesBehind } from './causes.ts';
import { withoutEchoes } from './echoes.ts';
import { staleTexts } from './stale-texts.ts';
import { link } from '#lib/ruleset/link/index.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { say } from '#lib/language/said.ts';

export interface Built {
	composition: Composition;
	program: Program | null;
	/** Of composing and of linking. */
	diagnostics: Diagnostic[];
}

export interface BuiltGame extends Built {
	/** Its names, for expressions that are checked later. */
	symbols: Symbols;
}

/** Layers to be left out, with the findings that speak against them. */
export type Without = ReadonlyMap<string, Diagnostic[]>;
export type Compose = (without: Without) => Composition;

export function build(compose: Compose, players: number): BuiltGame {
	const without = new Map<string, Diagnostic[]>();
	for (;;) {
		const attempt = linked(compose(without), players);
		const { composition } = attempt;
		const errors = attempt.errors.filter(({ code }) => code !== 'game/players');
		const blamed = ownErrors(composition, errors);
		// Choices that do not go together are for whoever chose to mend, as a wrong number of players is: no layer is broken.
		if (blamed.size === 0 && errors.some(({ code }) => code !== 'option/constraint')) {
			const broken = { ...attempt, errors };
			const trying: Trying = (ids) => {
				const more = new Map(without);
				for (const id of ids) more.set(id, []);
				return linked(compose(more), players);
			};
			for (const [id, because] of removersOf(broken, trying)) blamed.set(id, because);
			if (blamed.size === 0)
				for (const [id, because] of breakersOf(broken, trying)) blamed.set(id, because);
		}
		if (blamed.size === 0) return attempt;
		for (const [id, because] of blamed) without.set(id, because);
	}
}

interface Attempt extends BuiltGame {
	/** Of linking. */
	errors: Diagnostic[];
}

function linked(composition: Composition, players: number): Attempt {
	const { program, symbols, diagnostics } = link(composition, players);
	const found = withoutEchoes(composition, diagnostics).map((finding) =>
		withCause(composition, finding)
	);
	const errors = found.filter(isError);
	const notes = errors.length === 0 ? staleTexts(composition) : [];
	return {
		composition,
		program,
		symbols,
		diagnostics: limited(
			acknowledged(composition, [...composition.diagnostics, ...found, ...notes])
		),
		errors
	};
}

/** Layers that can be left out and in whose files something does not link. */
function ownErrors(
	{ layers }: Composition,
	errors: readonly Diagnostic[]
): Map<string, Diagnostic[]> {
	const blamed = new Map<string, Diagnostic[]>();
	for (const layer of layers.filter(isOptional)) {
		const paths = layer.files.map(({ path }) => path);
		const because = errors.filter(({ range }) => paths.includes(range.file));
		if (because.length > 0) blamed.set(layer.id, because);
	}
	return blamed;
}

/** The game without some more layers. */
type Trying = (ids: Iterable<string>) => Attempt;

/** Layers that have removed what an error misses. There may be hundreds, and one attempt tells of all of them. */
function removersOf({ composition, errors }: Attempt, trying: Trying): Map<string, Diagnostic[]> {
	const optional = new Set(composition.layers.filter(isOptional).map(({ id }) => id));
	const removers = new Map<string, string>();
	for (const { layer, path } of composition.removed)
		if (optional.has(layer)) removers.set(`"${lastOf(path)}"`, layer);
	const suspects = Map.groupBy(errors, ({ message }) => {
		const [word] = /"[^"]+"/.exec(message) ?? [''];
		return removers.get(word) ?? '';
	});
	suspects.delete('');
	if (suspects.size === 0) return new Map();
	const left = new Set(trying(suspects.keys()).errors.map(keyOf));
	return because(composition, suspects, (error) => !left.has(keyOf(error)));
}

/** Layers without which errors in the files of the game are gone: for each error the last one that is enough. */
function breakersOf({ composition, errors }: Attempt, trying: Trying): Map<string, Diagnostic[]> {
	const caused = new Map<string, Diagnostic[]>();
	let rest = [...errors];
	for (const { id } of composition.layers.filter(isOptional).reverse()) {
		if (rest.length === 0) break;
		const left = new Set(trying([id]).errors.map(keyOf));
		caused.set(
			id,
			rest.filter((error) => !left.has(keyOf(error)))
		);
		rest = rest.filter((error) => left.has(keyOf(error)));
	}
	return because(composition, caused, () => true);
}

/** What speaks against layers: those of their errors that are gone without them. */
function because(
	composition: Composition,
	suspects: ReadonlyMap<string, readonly Diagnostic[]>,
	isGone: (error: Diagnostic) => boolean
): Map<string, Diagnostic[]> {
	const found = new Map<string, Diagnostic[]>();
	for (const layer of composition.layers) {
		const caused = (suspects.get(layer.id) ?? []).filter(isGone);
		if (caused.length > 0) found.set(layer.id, [breaks(composition, layer, caused)]);
	}
	return found;
}

/** At the line of the layer that has to do with it. */
function breaks(
	composition: Composition,
	{ id, range }: ComposedLayer,
	caused: readonly Diagnostic[]
): Diagnostic {
	const related = caused.map((error) => beside(error, error.said));
	const gone = composition.removed.find(
		({ layer, path }) =>
			layer === id && caused.some(({ message }) => message.includes(`"${lastOf(path)}"`))
	);
	if (gone) {
		const message = say`layer/is-still-needed: ${gone.path} is still needed: it cannot be removed alone`;
		return finding('layer/dangling', gone, message, { related });
	}
	const message = say`layer/error-with-layer: With "${id}" the game has an error: ${caused[0]?.said ?? ''}`;
	const at = caused.flatMap((error) => writesBehind(composition, error, id))[0]?.range ?? range;
	return finding('layer/breaks-game', { range: at }, message, { related });
}

function keyOf({ code, range, message }: Diagnostic): string {
	return `${code} ${range.file} ${range.start.offset} ${message}`;
}
