/**
 * Mutants of a program: one small thing is made wrong in each.
 *
 * A scenario that cites the rule ought to notice. What survives shows which rule no test really holds
 * (DeMillo, Lipton and Sayward, "Hints on test data selection", 1978).
 */
import type { BinaryOperator, ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import {
	isSilent,
	ownerOf,
	ruleDefinitions,
	type RuleOwner
} from '#lib/ruleset/program/rule-parts.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import {
	fieldsThatForget,
	type Surroundings,
	withoutDice,
	wrongVariants
} from './wrong-variants.ts';

export interface Mutant {
	/** `values.price: 5 -> 6` */
	what: string;
	/** Kind and id of the definition, `values.price`. */
	rule: string;
	/** Clauses that the rule cites. */
	cite: string[];
	/** Index into `Program.sources`. */
	source: number;
	/** Keys from the program down to the changed node, and what is put there. */
	path: (string | number)[];
	put: unknown;
}

/** All mutants, in the order of the program. */
export function mutantsOf(program: Program): Mutant[] {
	const mutants: Mutant[] = [];
	for (const { section, index, definition, owner } of ruleDefinitions(program)) {
		const flag = 'type' in definition && definition.type.t === 'bool';
		const whole = { ...owner, flag, asks: section !== 'values', forgets: false };
		collect(program, definition, [section, index], whole, mutants);
	}
	return [...mutants, ...ofTables(program)];
}

/** What no definition of the rules says in one place. */
function ofTables(program: Program): Mutant[] {
	const forgetting = fieldsThatForget(program).map((field) => ({
		...field,
		what: `${field.rule}: without until`,
		source: -1
	}));
	const quiet = withoutDice(program);
	if (quiet === null) return forgetting;
	const { id, cite, source } = program.events[quiet.event]!;
	const rule = `events.${id}`;
	const mutant = { rule, cite, source, what: `${rule}: without on-die` };
	return [...forgetting, { ...mutant, path: [], put: quiet.program }];
}

/** The program with the mutation in it; everything else is shared with the original. */
export function applyMutant(program: Program, mutant: Mutant): Program {
	const hash = `${program.hash}+${mutant.path.join('.')}`;
	return { ...(replaceAt(program, mutant.path, mutant.put) as Program), hash };
}

function replaceAt(node: unknown, path: readonly (string | number)[], put: unknown): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return put;
	if (Array.isArray(node)) {
		return node.map((item: unknown, i) => (i === key ? replaceAt(item, rest, put) : item));
	}
	const record = node as Record<string, unknown>;
	return { ...record, [key]: replaceAt(record[key], rest, put) };
}

interface Owner extends RuleOwner, Surroundings {
	/** Whether a number that stands here by itself is true or false. */
	flag: boolean;
	/** Whether it is what `until:` of a field makes. */
	forgets: boolean;
}

/** Keys that hold no rule (names, places, texts, on what an effect is written), and the sides of dice, which scripted dice cannot notice. */
const DEAF = new Set([
	'params',
	'type',
	'cite',
	'source',
	'id',
	'path',
	'label',
	'with',
	'sides',
	'self'
]);

function collect(
	program: Program,
	node: unknown,
	path: (string | number)[],
	owner: Owner,
	out: Mutant[]
): void {
	if (typeof node !== 'object' || node === null) return;
	if (Array.isArray(node)) {
		node.forEach((item, i) => {
			const inner = ownerOf(item, { ...owner, forgets: owner.forgets || isForgetting(item) });
			if (!owner.forgets) dropItem(program, node, i, path, inner, out);
			collect(program, item, [...path, i], inner, out);
		});
		return;
	}
	const record = node as Record<string, unknown>;
	if (isOfRoll(record)) return;
	const { rule, cite, source } = owner;
	for (const { what, put } of wrongVariants(program, record, owner))
		out.push({ rule, cite, source, what: `${rule}: ${what}`, path, put });
	if (typeof record.op === 'string') expressionMutants(node as ExprIR, path, owner, out);
	const flag = holdsFlag(program, record, owner);
	for (const [key, value] of Object.entries(record)) {
		const inner = { ...owner, flag: flag || CONDITIONS.has(key) };
		// Which things a field forgets of is no rule: those that have forgotten already are passed over.
		const passed = owner.forgets && record.do === 'for-each' && key === 'set';
		if (!DEAF.has(key) && !passed) collect(program, value, [...path, key], inner, out);
	}
}

function isForgetting(item: unknown): item is { forgets: true } {
	return typeof item === 'object' && item !== null && 'forgets' in item && item.forgets === true;
}

/** Keys whose number is true or false, whoever asks; an option that is settled leaves such a number. */
const CONDITIONS = new Set(['cond', 'when', 'while', 'until']);

/** The event behind a roll is the language's: no rule says it, so it cannot be wrong in one place only. */
function isOfRoll(node: object): boolean {
	return 'do' in node && node.do === 'emit' && 'as' in node && node.as !== -1;
}

/** A step that sets a field knows its type; inside an operation a number is a number; branches are what the whole is. */
function holdsFlag(program: Program, node: Record<string, unknown>, owner: Owner): boolean {
	if (node.do === 'set') {
		const { table, field } = node as { table: keyof Program['fields']; field: number };
		return program.fields[table][field]?.type.t === 'bool';
	}
	if (typeof node.do === 'string') return false;
	if (node.op === 'binary') return node.operator === 'and' || node.operator === 'or';
	if (typeof node.op === 'string') return node.op === 'not' || (node.op === 'if' && owner.flag);
	return owner.flag;
}

/** Lists whose items are rules: without one of them the rule is incomplete. */
const DROPPABLE = new Set([
	'body',
	'then',
	'else',
	'requires',
	'restrictions',
	'replacements',
	'triggers',
	'modifiers',
	'keeping'
]);

function dropItem(
	program: Program,
	list: unknown[],
	index: number,
	path: (string | number)[],
	owner: Owner,
	out: Mutant[]
): void {
	const key = path.at(-1);
	if (typeof key !== 'string' || !DROPPABLE.has(key)) return;
	const item = list[index] as { do?: string; id?: string } & Kept;
	if (isSilent(item) || isOfRoll(item)) return;
	// Without a step that binds a local, later steps read rubbish: that would only test the locals.
	if (item.do === 'let' || item.do === 'let-set' || item.do === 'return') return;
	const put = list.filter((_, i) => i !== index);
	const { rule, cite, source } = owner;
	// What comes back of a roll or a die has no name.
	const id = item.id === '' ? 'its result' : (item.id ?? item.do ?? 'it');
	const said = isForgetting(item) ? `until of ${id}` : id;
	const name = key === 'keeping' ? keptField(program, item) : said;
	out.push({
		rule,
		cite,
		source,
		what: `${rule}: without ${name}`,
		path,
		put
	});
}

/** A field that keeps what it holds when a rule goes back. */
type Kept = Extract<StepIR, { do: 'restore' }>['keeping'][number];

function keptField({ fields }: Program, { table, field }: Kept): string {
	return `keeping ${fields[table][field]?.id ?? ''}`;
}

const SHIFTED: Partial<Record<BinaryOperator, BinaryOperator>> = {
	'<': '<=',
	'<=': '<',
	'>': '>=',
	'>=': '>',
	'==': '!=',
	'!=': '==',
	'+': '-',
	'-': '+',
	and: 'or',
	or: 'and',
	'/': '/up',
	'/up': '/',
	min: 'max',
	max: 'min'
};

function expressionMutants(
	expr: ExprIR,
	path: (string | number)[],
	owner: Owner,
	out: Mutant[]
): void {
	const { rule, cite, source, flag } = owner;
	const add = (what: string, put: unknown): void => {
		out.push({ rule, cite, source, what: `${rule}: ${what}`, path, put });
	};
	switch (expr.op) {
		case 'const': {
			if (expr.value === -1) break;
			const other = flag ? 1 - expr.value : expr.value + 1;
			add(flag ? `turned to ${other === 1}` : `${expr.value} -> ${other}`, {
				op: 'const',
				value: other
			});
			break;
		}
		case 'not':
			add('without not', expr.of);
			break;
		case 'binary': {
			const other = SHIFTED[expr.operator];
			if (other !== undefined) add(`${expr.operator} -> ${other}`, { ...expr, operator: other });
			break;
		}
		case 'if':
			add('if turned round', { ...expr, a: expr.b, b: expr.a });
			break;
		case 'any':
		case 'none': {
			const op = expr.op === 'any' ? 'none' : 'any';
			add(`${expr.op} -> ${op}`, { ...expr, op });
			break;
		}
		case 'best':
		case 'least': {
			const op = expr.op === 'best' ? 'least' : 'best';
			add(`${expr.op} -> ${op}`, { ...expr, op });
			break;
		}
		default:
			break;
	}
}
