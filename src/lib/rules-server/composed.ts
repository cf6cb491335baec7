/** A variant as it is put together: what its parts come to, and what they change. */
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { wordsIn } from '#lib/ruleset/report/rulebook/cited.ts';
import type { Rulebook } from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import { rulebookOf } from '#lib/ruleset/report/rulebook/rulebook.ts';
import type { RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import type { Builder } from './Builder.ts';
import { publishedFindings } from './findings-for-editors.ts';
import type { Composed } from './rules-server.ts';
import { clausesFor, textsFor } from './rules-preview.ts';
import { chosenIn, optionsOf } from './rules-info.ts';

/** Where nobody has said how many play, as many as the rules have room for. */
const MOST_PLAYERS = 32;

/** What a variant changes is told against its edition alone. */
export function composedOf(files: Map<string, string>, builder: Builder, id: string): Composed {
	const variant = listVariants({ files }).find((candidate) => candidate.id === id);
	if (!variant) throw new Error(`there is no variant ${id}`);
	const built = builder.fitting({ variant: id, options: {} }, MOST_PLAYERS);
	const layers = variant.edition ? [variant.edition.id] : [];
	const players = built.program?.players ?? MOST_PLAYERS;
	const plain = builder.fitting({ variant: id, layers, options: {} }, players);
	const { composition, program, diagnostics } = built;
	const diff = program && plain.program && diffPrograms(plain, built);
	const rules = diff?.rules ?? [];
	const programs = [plain.program, program].filter((candidate) => candidate !== null);
	const wanted = [variant.edition, ...variant.houseRules].filter((candidate) => candidate !== null);
	return {
		chosen: wanted.map(({ id }) => id),
		layerOf: filesOf(composition),
		findings: publishedFindings(diagnostics),
		options: optionsOf(composition),
		values: chosenIn(composition),
		own: [...variant.options.keys()],
		diff,
		texts: textsFor(rules, programs),
		clauses: clausesFor(rules, programs)
	};
}

function filesOf({ layers, leftOut }: Composition): Composed['layerOf'] {
	const used = layers.flatMap(({ id, files }) => files.map(({ path }) => [path, id] as const));
	const left = leftOut.flatMap(({ layer, files }) => files.map((path) => [path, layer] as const));
	return Object.fromEntries([...used, ...left]);
}

/** The rulebook of rules that somebody chose, against what they are made of; null: they do not hold. */
export function rulebookFor(
	files: ReadonlyMap<string, string>,
	builder: Builder,
	choice: RulesChoice,
	players: number
): Rulebook | null {
	const now = builder.fitting(choice, players);
	if (!now.program) return null;
	const { layers, game } = now.composition;
	const used = layers.map(({ id }) => id);
	const others = gameLayers(files, game).filter(({ id }) => !used.includes(id));
	const built = (ids: string[]) =>
		builder.build({ variant: choice.variant, layers: ids, options: {} }, now.program!.players);
	const edition = layers.filter(({ kind }) => kind === 'edition').map(({ id }) => id);
	const elsewhere = wordsIn(others.flatMap((layer) => layer.files));
	const book = rulebookOf(built(edition), now, elsewhere);
	// An edition that nobody has changed is told against the rules below it.
	return book.differences.length > 0 || edition.length === 0
		? book
		: rulebookOf(built([]), now, elsewhere);
}
