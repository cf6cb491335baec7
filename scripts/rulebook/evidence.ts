/** What a game has for the statements of its rulebooks: clauses, definitions that cite them, scenarios that prove them, defaults of options. */
import { parse } from 'yaml';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { readScenarios, type Scenario } from '#lib/scenario/read.ts';

export interface Clause {
	id: string;
	text: string;
	outOfScope: string | null;
	/** The layer that has it. */
	layer: string;
	file: string;
}

export interface Citing {
	address: string;
	/** null: of the base and of house rules, which all editions have. */
	edition: string | null;
}

export interface Evidence {
	clauses: ReadonlyMap<string, Clause>;
	/** Clause -> definitions that cite it. */
	citing: ReadonlyMap<string, Citing[]>;
	scenarios: Scenario[];
	/** The file of `section.id` and of whole sections. */
	files: ReadonlyMap<string, string>;
	/** `option` and `edition option` -> default. */
	defaults: ReadonlyMap<string, string>;
	/** Option -> its values; none for a number. */
	choices: ReadonlyMap<string, string[]>;
}

type Tree = Record<string, unknown>;
const treeOf = (part: unknown): Tree =>
	typeof part === 'object' && part !== null ? (part as Tree) : {};
/** A default that players read: a name, or a number. */
const told = (part: unknown): string =>
	typeof part === 'string' || typeof part === 'number' ? String(part) : '';
const NOT_RULES: ReadonlySet<string> = new Set(['layer', 'clauses', 'text', 'acknowledge']);

export function evidenceOf({ files: texts }: Workspace, game: string): Evidence {
	const clauses = new Map<string, Clause>();
	const citing = new Map<string, Citing[]>();
	const files = new Map<string, string>();
	const defaults = new Map<string, string>();
	const choices = new Map<string, string[]>();
	const scenarios: Scenario[] = [];

	const layer = (path: string, id: string, edition: string | null, tree: Tree): void => {
		for (const [clause, given] of Object.entries(treeOf(tree.clauses))) {
			const { text, 'out-of-scope': reason } = treeOf(given);
			clauses.set(clause, {
				id: clause,
				text: told(text),
				layer: id,
				file: path,
				outOfScope: reason === undefined ? null : told(reason)
			});
		}
		for (const [section, part] of Object.entries(tree)) {
			if (!files.has(section)) files.set(section, path);
			if (NOT_RULES.has(section)) continue;
			for (const [key, value] of Object.entries(treeOf(part))) {
				const address = section === 'change' ? key : `${section}.${key}`;
				if (section !== 'change' && !files.has(address)) files.set(address, path);
				for (const clause of [...citesIn(value), ...addedTo(key, value)]) {
					const known = citing.get(clause) ?? [];
					const definition = address.split('.').slice(0, 2).join('.');
					if (!known.some((candidate) => candidate.address === definition))
						known.push({ address: definition, edition });
					citing.set(clause, known);
				}
			}
		}
		const own = edition === null ? '' : `${edition} `;
		for (const [option, value] of Object.entries(treeOf(tree.options))) {
			defaults.set(option, told(treeOf(value).default));
			choices.set(option, Object.keys(treeOf(treeOf(value).values)));
		}
		for (const [path, change] of Object.entries(treeOf(tree.change))) {
			const [, option] = /^options\.([a-z0-9-]+)\.default$/.exec(path) ?? [];
			if (option !== undefined) defaults.set(own + option, told(treeOf(change).set));
		}
		for (const [option, value] of Object.entries(treeOf(tree.choose)))
			if (edition !== null) defaults.set(own + option, told(value));
	};

	const KINDS = ['base', 'edition', 'house-rule'];
	for (const kind of KINDS) {
		for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
			const found = fileRole(path);
			if (found.role === 'scenario' && found.game === game && kind === 'base')
				scenarios.push(...readScenarios(path, text));
			if (found.role !== 'layer' || found.place.game !== game || found.place.kind !== kind)
				continue;
			const edition = kind === 'edition' ? found.place.id : null;
			layer(path, found.place.id, edition, treeOf(parse(text)));
		}
	}
	return { clauses, citing, scenarios, files, defaults, choices };
}

/** What a layer adds to the clauses of a definition below it. */
function addedTo(address: string, change: unknown): string[] {
	const { add, set } = treeOf(change);
	return address.endsWith('.cite') ? [add ?? [], set ?? []].flat().map(told) : [];
}

function citesIn(part: unknown): string[] {
	if (Array.isArray(part)) return part.flatMap(citesIn);
	return Object.entries(treeOf(part)).flatMap(([key, value]) =>
		key === 'cite' ? [value].flat().map(told) : citesIn(value)
	);
}

/** The file in which an address is, by the definition that it lies in. */
export function fileOf({ files }: Evidence, address: string): string | null {
	const parts = address.split('.');
	for (let n = parts.length; n > 0; n--) {
		const file = files.get(parts.slice(0, n).join('.'));
		if (file !== undefined) return file;
	}
	return null;
}

export const defaultOf = ({ defaults }: Evidence, edition: string, option: string): string =>
	defaults.get(`${edition} ${option}`) ?? defaults.get(option) ?? '';

/** Definitions that cite a clause in an edition. */
export const citedBy = ({ citing }: Evidence, edition: string, clause: string): string[] =>
	(citing.get(clause) ?? [])
		.filter((candidate) => candidate.edition === null || candidate.edition === edition)
		.map(({ address }) => address);

/** Scenarios that hold in an edition and cite one of the clauses; first those that choose one of the options, then those most about these clauses. */
export function provedBy(
	{ scenarios }: Evidence,
	edition: string,
	clauses: readonly string[],
	options: readonly string[] = []
): Scenario[] {
	const closeness = ({ cite, options: chosen }: Scenario): number =>
		cite.filter((id) => clauses.includes(id)).length / cite.length +
		(options.some((id) => id in chosen) ? 1 : 0);
	return scenarios
		.filter(
			({ editions, cite }) => holds(editions, edition) && cite.some((id) => clauses.includes(id))
		)
		.sort((a, b) => closeness(b) - closeness(a));
}

const holds = (editions: readonly string[] | null, edition: string): boolean =>
	editions === null || editions.includes(edition);
