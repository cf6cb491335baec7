/**
 * Two layers, without an order between them, that have inserted something at the same place. They get on where their order
 * cannot matter; elsewhere it is a warning, with the line that says it.
 */
import { beside, type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { verbOf } from '#lib/language/step-names.ts';
import { apartIn, type Composition } from '#lib/ruleset/compose/composition.ts';
import type { Insertion } from '#lib/ruleset/compose/patched.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { dependingOn, type Touched, touchedBy } from './touched.ts';
import { type Said, say } from '#lib/language/said.ts';

export function samePlaces(program: Program, composition: Composition): Diagnostic[] {
	const { insertions } = composition;
	const apart = apartIn(composition);
	const found: Diagnostic[] = [];
	const linked = new LinkedSteps(program);
	insertions.forEach((later, i) => {
		for (const earlier of insertions.slice(0, i)) {
			if (!apart(earlier.layer, later.layer) || !atSamePlace(earlier, later)) continue;
			const between = mattersFor(linked, earlier, later);
			if (between.length > 0) found.push(warning(earlier, later, between));
		}
	});
	return found;
}

function atSamePlace(a: Insertion, b: Insertion): boolean {
	return a.path === b.path && a.beside === b.beside && a.side === b.side;
}

/** Why their order matters; nothing where it does not. */
function mattersFor(linked: LinkedSteps, a: Insertion, b: Insertion): Said[] {
	const [first, other] = [linked.touched(a), linked.touched(b)];
	if (!first || !other) return [say`rule/order-they-stand: the order in which they stand`];
	return dependingOn(first, other);
}

function warning(earlier: Insertion, later: Insertion, between: readonly Said[]): Diagnostic {
	const { path, beside: neighbour, side } = later;
	const at = neighbour.startsWith('<') ? path : `${path}.${neighbour}`;
	// What is put right behind a thing stands before what was put there earlier.
	const first = side === 'after' ? later : earlier;
	const inserted = side === 'after' ? say`rule/after: after ${at}` : say`rule/before: before ${at}`;
	const listed = between.reduce((before, reason) => say`${before}, ${reason}`);
	const message = say`rule/both-insert: "${earlier.layer}" and "${later.layer}" both insert ${inserted}, and it matters which of them applies first (${listed}); now "${first.layer}" comes first. Say it in the variant: \`resolve: { ${quoted(at)}: { order: [${earlier.layer}, ${later.layer}] } }\``;
	const related = [beside(earlier, say`rule/inserts-here: "${earlier.layer}" inserts here`)];
	return finding('layer/same-place', later, message, { severity: 'warning', related });
}

function quoted(path: string): string {
	return /^[\w.-]+$/.test(path) ? path : JSON.stringify(path);
}

/** The steps of the program that were inserted. */
class LinkedSteps {
	readonly #program: Program;
	#byPlace: Map<string, StepIR[]> | null = null;

	constructor(program: Program) {
		this.#program = program;
	}

	/** null for what are no steps. */
	touched({ content }: Insertion): Touched | null {
		if (content.node !== 'list') return null;
		if (content.items.some((item) => item.node !== 'map' || verbOf(item) === null)) return null;
		this.#byPlace ??= this.#collect();
		const steps = content.items.flatMap(({ range: { file, start } }) => {
			return this.#byPlace!.get(`${file}:${start.line}:${start.column}`) ?? [];
		});
		return touchedBy(this.#program, steps);
	}

	#collect(): Map<string, StepIR[]> {
		const { procedures, actions, events, sources } = this.#program;
		const found = new Map<string, StepIR[]>();
		const visit = (steps: readonly StepIR[]): void => {
			for (const step of steps) {
				const { file, line, column } = sources[step.source]!;
				const place = `${file}:${line}:${column}`;
				found.set(place, [...(found.get(place) ?? []), step]);
				if (step.do === 'if') [step.then, step.else].forEach(visit);
				else if (step.do === 'for-each' || step.do === 'repeat') visit(step.body);
			}
		};
		for (const { body } of [...procedures, ...actions, ...events]) visit(body);
		for (const { replacements, triggers } of events) {
			for (const { body } of [...replacements, ...triggers]) visit(body);
		}
		return found;
	}
}
