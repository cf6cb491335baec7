/** A variant as it is put together: what its parts come to, and what they change. */
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import type { Builder } from './Builder.ts';
import type { Composed } from './engine-api.ts';
import { clausesFor, textsFor } from './preview.ts';
import { chosenIn, optionsOf } from './rules-info.ts';

/** Where nobody has said how many play, as many as the rules have room for. */
const MOST_PLAYERS = 32;

/** What a variant changes is told against its edition alone. */
export function composedOf(files: Map<string, string>, builder: Builder, id: string): Composed {
	const variant = listVariants({ files }).find((one) => one.id === id);
	if (!variant) throw new Error(`there is no variant ${id}`);
	const built = builder.fitting({ variant: id, options: {} }, MOST_PLAYERS);
	const layers = variant.edition ? [variant.edition.id] : [];
	const players = built.program?.players ?? MOST_PLAYERS;
	const plain = builder.fitting({ variant: id, layers, options: {} }, players);
	const { composition, program, diagnostics } = built;
	const diff = program && plain.program && diffPrograms(plain, built);
	const rules = diff?.rules ?? [];
	const programs = [plain.program, program].filter((one) => one !== null);
	const wanted = [variant.edition, ...variant.houseRules].filter((one) => one !== null);
	return {
		chosen: wanted.map(({ id }) => id),
		layerOf: filesOf(composition),
		findings: diagnostics,
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
