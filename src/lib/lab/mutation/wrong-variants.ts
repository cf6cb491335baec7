/** What can be wrong with one step, effect, requirement, set or modifier, beside its numbers and conditions: by its shape. */
import { type ExprIR, type SetIR, TABLES } from '#lib/ruleset/program/expression-ir.ts';
import type { EffectDef, ModifierDef, Program, Stage } from '#lib/ruleset/program/program.ts';
import type { ArgumentIR, RequirementIR, StepIR } from '#lib/ruleset/program/step-ir.ts';

export interface Variant {
	what: string;
	/** Stands in place of the whole. */
	put: unknown;
}

type Question = Extract<StepIR, { do: 'choose' | 'offer' }>;
type Swap = Extract<StepIR, { do: 'swap' }>;
type Restore = Extract<StepIR, { do: 'restore' }>;
type Acting = EffectDef & { body: StepIR[] };

/** Where it stands. */
export interface Surroundings {
	/** Whether it may ask what a piece counts as; what settles that would have no end. */
	asks: boolean;
}

export function wrongVariants(program: Program, node: object, within: Surroundings): Variant[] {
	if ('do' in node) return ofStep(program, node as StepIR);
	if ('set' in node && typeof node.set === 'string') return ofSet(node as SetIR);
	if ('op' in node) return ofExpression(program, node as ExprIR, within);
	if ('stage' in node) return ofModifier(node as ModifierDef);
	if ('known' in node || 'afterwards' in node) return ofRequirement(node as RequirementIR);
	if ('selfRest' in node && 'body' in node) return ofEffect(node as Acting);
	return [];
}

function ofStep(program: Program, step: StepIR): Variant[] {
	switch (step.do) {
		case 'choose':
		case 'offer':
			return ofQuestion(program, step);
		case 'swap':
			return ofSwap(program, step);
		case 'restore':
			return ofRestore(step);
		case 'pick':
			return step.count === null
				? []
				: [{ what: 'pick at most one', put: { ...step, count: { op: 'const', value: 1 } } }];
		default:
			return [];
	}
}

function ofQuestion({ actions }: Program, step: Question): Variant[] {
	const found: Variant[] = ofWholeSets(step);
	const { while: asked, default: answer, ...plain } = step;
	if (asked !== undefined) {
		found.push({
			what: 'without while',
			put: answer === undefined ? plain : { ...plain, default: answer }
		});
	}
	if (answer === undefined) return found;
	const known = asked === undefined ? plain : { ...plain, while: asked };
	const said =
		typeof answer === 'number'
			? ` ${actions[answer]?.id ?? 'pass'}`
			: 'actions' in answer
				? ''
				: saidAnswer(step, answer);
	found.push({ what: `without default${said}`, put: known });
	return found;
}

/** Any of the sets, whatever they are together. */
function ofWholeSets(step: Question): Variant[] {
	if (step.do !== 'choose' || step.domain.kind !== 'subset' || !step.domain.such) return [];
	const { such: _, ...domain } = step.domain;
	return [{ what: 'without such-that', put: { ...step, domain } }];
}

/** Named where it is one of several options. */
function saidAnswer(step: Question, answer: ArgumentIR): string {
	if (step.do !== 'choose' || step.domain.kind !== 'options' || !('expr' in answer)) return '';
	const { expr } = answer;
	return expr.op === 'const' ? ` ${step.domain.options[expr.value]?.id ?? 'none'}` : '';
}

function ofSwap({ fields, zones }: Program, step: Swap): Variant[] {
	const without = <T>(list: readonly T[], i: number): T[] => list.filter((_, at) => at !== i);
	return [
		...step.fields.map((field, i) => ({
			what: `swap without ${fields[step.table][field]?.id ?? ''}`,
			put: { ...step, fields: without(step.fields, i) }
		})),
		...step.zones.map((zone, i) => ({
			what: `swap without ${zones[zone]?.id ?? ''}`,
			put: { ...step, zones: without(step.zones, i) }
		})),
		...step.follow.map(({ table, field }, i) => ({
			what: `swap, not followed by ${fields[table][field]?.id ?? ''}`,
			put: { ...step, follow: without(step.follow, i) }
		}))
	];
}

/** Of one field that is kept it is the same as without that one. */
function ofRestore(step: Restore): Variant[] {
	if (step.keeping.length < 2) return [];
	return [{ what: 'keeping nothing', put: { ...step, keeping: [] } }];
}

function ofSet(set: SetIR): Variant[] {
	switch (set.set) {
		case 'with':
			return [{ what: 'with -> without', put: { ...set, set: 'without' } }];
		case 'without':
			return [{ what: 'without -> with', put: { ...set, set: 'with' } }];
		case 'while':
			return [{ what: 'while -> where', put: { ...set, set: 'where' } }];
		case 'region': {
			const put = { ...set, cond: { op: 'const', value: 1 } };
			return [{ what: 'region without its condition', put }];
		}
		case 'sorted':
		case 'one-of-each':
			return [{ what: `${set.set} left out`, put: set.of }];
		case 'shared':
			return [{ what: 'shared with -> with', put: { ...set, set: 'with' } }];
		default:
			return [];
	}
}

/** What lies there and what it counts as. */
function ofExpression({ values }: Program, expr: ExprIR, { asks }: Surroundings): Variant[] {
	const counted = (value: number): boolean => {
		const { id, is } = values[value]!;
		return id === 'face' && is?.op === 'face';
	};
	switch (expr.op) {
		case 'value': {
			const [of] = expr.args;
			if (of === undefined || !('op' in of) || !counted(expr.value)) return [];
			return [{ what: 'face -> printed', put: { op: 'face', of } }];
		}
		case 'face': {
			const value = values.findIndex((_, index) => counted(index));
			if (!asks || value < 0) return [];
			return [{ what: 'printed -> face', put: { op: 'value', value, args: [expr.of] } }];
		}
		default:
			return [];
	}
}

const OTHER_STAGE: Partial<Record<Stage, Stage>> = {
	'at-least': 'at-most',
	'at-most': 'at-least',
	with: 'without',
	without: 'with'
};

function ofModifier(modifier: ModifierDef): Variant[] {
	const stage = OTHER_STAGE[modifier.stage];
	if (stage === undefined) return [];
	return [{ what: `${modifier.stage} -> ${stage}`, put: { ...modifier, stage } }];
}

/** It refuses whatever fails, also by what whoever chooses may not know; or it looks at what is, not at what comes of it. */
function ofRequirement({ known, afterwards, ...plain }: RequirementIR): Variant[] {
	if (known === true) return [{ what: 'without known-to', put: plain }];
	return afterwards === true ? [{ what: 'afterwards -> is', put: plain }] : [];
}

/** The limit of an effect is a condition of it, and the first of its steps counts. */
function ofEffect(effect: Acting): Variant[] {
	const { when } = effect;
	const [counts, ...body] = effect.body;
	if (when === null || counts?.do !== 'set' || counts.value.op !== 'binary') return [];
	const joined = when.op === 'binary' && when.operator === 'and' ? when : null;
	const limit = joined?.b ?? when;
	if (limit.op !== 'binary' || limit.operator !== '<') return [];
	if (JSON.stringify(limit.a) !== JSON.stringify(counts.value.a)) return [];
	return [{ what: 'without limit', put: { ...effect, when: joined?.a ?? null, body } }];
}

/** A field that forgets when a piece leaves a zone: the rest of `until:` are effects. */
export function fieldsThatForget(program: Program): {
	rule: string;
	cite: string[];
	path: (string | number)[];
	put: unknown;
}[] {
	return TABLES.flatMap((table) =>
		program.fields[table].flatMap(({ id, cite, leaves }, field) =>
			leaves === undefined
				? []
				: [
						{
							rule: `fields.${table}.${id}`,
							cite,
							path: ['fields', table, field, 'leaves'],
							put: []
						}
					]
		)
	);
}

/** Rolls that tell nobody of their dice one by one; whose event it is, by its number. */
export function withoutDice(program: Program): { event: number; program: Program } | null {
	let event = -1;
	const visit = (part: unknown): unknown => {
		if (Array.isArray(part)) return part.map(visit);
		if (typeof part !== 'object' || part === null) return part;
		const step = part as StepIR;
		if ((step.do === 'roll' || step.do === 'roll-each') && step.body.length > 0) {
			const [emit] = step.body;
			if (emit?.do === 'emit') event = emit.event;
			return { ...step, body: [] };
		}
		return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
	};
	const { procedures, actions, events } = program;
	const quiet = {
		...program,
		...(visit({ procedures, actions, events }) as Pick<Program, 'procedures'>)
	};
	return event < 0 ? null : { event, program: quiet };
}
