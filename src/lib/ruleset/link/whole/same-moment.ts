/**
 * Two layers, without an order between them, whose effects act at the same moment on the same thing. That may well be
 * meant, so it is a warning: which of them acts first is nobody's decision.
 */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import type { EffectDef, ModifierDef, Program, SourcePlace } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';

interface Acting {
	id: string;
	layer: string;
	range: SourceRange;
	on: Written;
}

/** Ids of fields, zones and values: those that get a new content, and those to which something is only added. */
interface Written {
	set: Set<string>;
	added: Set<string>;
}

export function sameMoments(program: Program, { unordered, tree }: Composition): Diagnostic[] {
	if (unordered.length === 0) return [];
	const apart = new Set(unordered.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
	const found: Diagnostic[] = [];
	const places = new Places(tree);
	const placed = ({ id, source }: EffectDef | ModifierDef): Omit<Acting, 'on'> => {
		const place = program.sources[source]!;
		return { id, layer: place.layer, range: places.of(place) };
	};
	const compare = (moment: string, acting: Acting[]): void => {
		acting.forEach((one, i) => {
			for (const other of acting.slice(0, i)) {
				if (!apart.has(`${one.layer} ${other.layer}`)) continue;
				const both = clashing(one.on, other.on);
				if (both.length > 0) found.push(warning(moment, one, other, both));
			}
		});
	};
	for (const event of program.events) {
		const acts = (effects: EventEffects): Acting[] =>
			effects.map((effect) => ({ ...placed(effect), on: writesOf(program, effect.body) }));
		compare(`after ${event.id}`, acts(event.triggers));
		compare(`instead of ${event.id}`, acts(event.replacements));
	}
	for (const value of program.values) {
		const setting = value.modifiers.filter(({ stage }) => stage === 'set');
		const on: Written = { set: new Set([value.id]), added: new Set() };
		compare(
			`when ${value.id} is asked`,
			setting.map((one) => ({ ...placed(one), on }))
		);
	}
	return found;
}

type EventEffects = (EffectDef & { body: StepIR[] })[];

function warning(moment: string, one: Acting, other: Acting, both: string[]): Diagnostic {
	const message =
		`"${one.layer}" and "${other.layer}" both act ${moment} on ${both.join(', ')}, and nothing says which comes first; ` +
		`order them with \`after:\` if it matters`;
	const related = [{ range: other.range, message: `${other.id} of "${other.layer}"` }];
	return finding('layer/same-moment', one, message, { severity: 'warning', related });
}

/** Sums get on with each other, nothing else does. */
function clashing(a: Written, b: Written): string[] {
	const against = (one: Written, other: Written): string[] =>
		[...one.set].filter((id) => other.set.has(id) || other.added.has(id));
	return [...new Set([...against(a, b), ...against(b, a)])];
}

/** Of steps, and of the procedures they call. */
function writesOf(program: Program, body: readonly StepIR[]): Written {
	const on: Written = { set: new Set(), added: new Set() };
	const called = new Set<number>();
	const visit = (steps: readonly StepIR[]): void => {
		for (const step of steps) {
			if (step.do === 'set') {
				const { id } = program.fields[step.table][step.field]!;
				(isSum(step) ? on.added : on.set).add(id);
			} else if (step.do === 'move' || step.do === 'draw') {
				if (step.to.op === 'zone') on.set.add(program.zones[step.to.zone]!.id);
			} else if (step.do === 'if') {
				visit(step.then);
				visit(step.else);
			} else if (step.do === 'for-each' || step.do === 'repeat') visit(step.body);
			else if (step.do === 'call' && !called.has(step.procedure)) {
				called.add(step.procedure);
				visit(program.procedures[step.procedure]!.body);
			}
		}
	};
	visit(body);
	return on;
}

/** `set: x` with `by: n` is written as `x + n`. */
function isSum({ table, field, value }: Extract<StepIR, { do: 'set' }>): boolean {
	if (value.op !== 'binary' || (value.operator !== '+' && value.operator !== '-')) return false;
	const { a } = value;
	return a.op === 'field' && a.table === table && a.field === field;
}

/** From lines and columns back to the nodes that stand there. */
class Places {
	readonly #tree: TreeNode;
	#known: Map<string, SourceRange> | null = null;

	constructor(tree: TreeNode) {
		this.#tree = tree;
	}

	of({ file, line, column, endLine, endColumn }: SourcePlace): SourceRange {
		this.#known ??= this.#collect();
		const start = { line, column, offset: 0 };
		return (
			this.#known.get(`${file}:${line}:${column}`) ?? {
				file,
				start,
				end: { line: endLine, column: endColumn, offset: 0 }
			}
		);
	}

	#collect(): Map<string, SourceRange> {
		const own = childOf(this.#tree, 'effects');
		const pieces = entriesOf(childOf(this.#tree, 'pieces'));
		const written = [own, ...pieces.map(([, { value }]) => childOf(value, 'effects'))];
		const nodes = written.flatMap((node) => entriesOf(node).map(([, { value }]) => value));
		return new Map(
			nodes.map(({ range }) => [`${range.file}:${range.start.line}:${range.start.column}`, range])
		);
	}
}
