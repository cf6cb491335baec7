/**
 * Two layers, without an order between them, whose effects act at the same moment on the same thing. That may well be
 * meant, so it is a warning: which of them acts first is nobody's decision.
 */
import { beside, type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { apartIn, type Composition } from '#lib/ruleset/compose/composition.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import type { EffectDef, ModifierDef, Program, SourcePlace } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { type Touched, touchedBy, writtenByBoth } from './touched.ts';
import { type Said, say } from '#lib/language/said.ts';

interface Acting {
	id: string;
	layer: string;
	range: SourceRange;
	on: Touched;
}

export function sameMoments(program: Program, composition: Composition): Diagnostic[] {
	if (composition.unordered.length === 0) return [];
	const apart = apartIn(composition);
	const found: Diagnostic[] = [];
	const places = new Places(composition.tree);
	const placed = ({ id, source }: EffectDef | ModifierDef): Omit<Acting, 'on'> => {
		const place = program.sources[source]!;
		return { id, layer: place.layer, range: places.of(place) };
	};
	const compare = (moment: Said, acting: Acting[]): void => {
		acting.forEach((effect, i) => {
			for (const other of acting.slice(0, i)) {
				if (!apart(effect.layer, other.layer)) continue;
				const both = writtenByBoth(effect.on, other.on);
				if (both.length > 0) found.push(warning(moment, effect, other, both));
			}
		});
	};
	for (const event of program.events) {
		const acts = (effects: EventEffects): Acting[] =>
			effects.map((effect) => ({ ...placed(effect), on: touchedBy(program, effect.body) }));
		compare(
			say`rule/after: after ${event.id}`,
			acts(event.triggers.filter(({ forgets }) => !forgets))
		);
		compare(say`rule/instead-of: instead of ${event.id}`, acts(event.replacements));
	}
	for (const value of program.values) {
		const setting = value.modifiers.filter(({ stage }) => stage === 'set');
		const on: Touched = {
			does: new Set(),
			set: new Set([value.id]),
			added: new Set(),
			read: new Set()
		};
		compare(
			say`rule/when-is-asked: when ${value.id} is asked`,
			setting.map((acting) => ({ ...placed(acting), on }))
		);
	}
	return found;
}

type EventEffects = (EffectDef & { body: StepIR[] })[];

function warning(moment: Said, acting: Acting, other: Acting, both: string[]): Diagnostic {
	const message = say`rule/both-act: "${acting.layer}" and "${other.layer}" both act ${moment} on ${both.join(', ')}, and nothing says which comes first; order them with \`after:\` if it matters`;
	const related = [beside(other, say`rule/of: ${other.id} of "${other.layer}"`)];
	return finding('layer/same-moment', acting, message, { severity: 'warning', related });
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
		const bearers = ['kinds', 'pieces'].flatMap((section) =>
			entriesOf(childOf(this.#tree, section))
		);
		const written = [own, ...bearers.map(([, { value }]) => childOf(value, 'effects'))];
		const nodes = written.flatMap((node) => entriesOf(node).map(([, { value }]) => value));
		return new Map(
			nodes.map(({ range }) => [`${range.file}:${range.start.line}:${range.start.column}`, range])
		);
	}
}
