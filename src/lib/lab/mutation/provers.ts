/** Which scenarios prove a rule: those that fail when it is broken. */
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Scenario } from '#lib/scenario/read.ts';
import { stageOf, type Stage } from '#lib/scenario/run-scenario.ts';
import { applyMutant, type Mutant, mutantsOf } from './mutants.ts';
import { BUDGET, type Group, notices, type Variants, variantsOf } from './run-mutants.ts';
import { declarationMutants, plainValueMutants } from './wrong-declarations.ts';

/** By the address of the definition, `values.price`: the scenarios that might prove it. */
export type Asked = ReadonlyMap<string, ReadonlySet<Scenario>>;

/** One mutant of a rule that is asked about. */
export interface Broken {
	/** The addresses asked about to which it belongs. */
	rules: string[];
	/** Those that fail. */
	failing: Scenario[];
}

export class Provers {
	readonly #asked: Asked;
	readonly #variants: { rules: string[]; variants: Variants }[];

	constructor(groups: Group[], asked: Asked) {
		this.#asked = asked;
		this.#variants = variantsOf(groups, allMutantsOf)
			.map((variants) => ({
				variants,
				rules: rulesOf(variants).filter((rule) => asked.has(rule))
			}))
			.filter(({ rules }) => rules.length > 0);
	}

	get size(): number {
		return this.#variants.length;
	}

	*run(): Generator<Broken> {
		for (const { rules, variants } of this.#variants) {
			const wanted = new Set(rules.flatMap((rule) => [...(this.#asked.get(rule) ?? [])]));
			const failing = variants.in.flatMap(({ group: { stage, scenarios }, mutant }) => {
				const concerned = scenarios.filter((scenario) => wanted.has(scenario));
				return concerned.length === 0 ? [] : failingUnder(stage, mutant, concerned);
			});
			yield { rules, failing };
		}
	}
}

function allMutantsOf(program: Program): Mutant[] {
	const ofRules = mutantsOf(program);
	const known = new Set(ofRules.map(({ rule }) => rule));
	return [...ofRules, ...declarationMutants(program), ...plainValueMutants(program, known)];
}

function failingUnder({ program, symbols }: Stage, mutant: Mutant, scenarios: Scenario[]) {
	const mutated = stageOf(applyMutant(program, mutant), symbols);
	mutated.machine.budget = BUDGET;
	return scenarios.filter((scenario) => notices(mutated, scenario));
}

/** The definitions in which it lies: where it is written, and what that acts on; a piece for what is printed on it. */
function rulesOf({ mutant, program }: Variants): string[] {
	const { address = '' } = program.sources[mutant.source] ?? {};
	const written = address === '' ? mutant.rule : address;
	const [field] = /(?<=until of ).+/.exec(mutant.what) ?? [];
	const forgotten = field === undefined ? [] : fieldsCalled(program, field);
	return [...new Set([definitionIn(written), ...forgotten])];
}

const definitionIn = (address: string): string =>
	address
		.split('/')[0]!
		.split('.')
		.slice(0, address.startsWith('fields.') ? 3 : 2)
		.join('.');

const fieldsCalled = ({ fields, map }: Program, id: string): string[] =>
	Object.entries(fields)
		.filter(([, all]) => all.some((field) => field.id === id))
		.map(([table]) => `fields.${table === 'space' ? map.space : table}.${id}`);
