/**
 * Mutants of a program: one small thing is made wrong in each.
 *
 * A scenario that cites the rule ought to notice. What survives shows which rule no test really holds
 * (DeMillo, Lipton and Sayward, "Hints on test data selection", 1978).
 */
import type { BinaryOperator, ExprIR } from '../../ruleset/expression-ir.ts';
import type { Program } from '../../ruleset/program.ts';

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

/** Sections whose rules are mutated. */
const SECTIONS = ['values', 'events', 'actions', 'procedures'] as const;

/** All mutants, in the order of the program. */
export function mutantsOf(program: Program): Mutant[] {
	const mutants: Mutant[] = [];
	const asked = valuesOfRules(program);
	for (const section of SECTIONS) {
		program[section].forEach((definition, index) => {
			if (section === 'values' && !asked.has(index)) return;
			const rule = `${section}.${definition.id}`;
			const { cite, source } = definition;
			const flag = 'type' in definition && definition.type.t === 'bool';
			const owner = { rule, cite, source, flag };
			collect(program, definition, [section, index], owner, mutants);
		});
	}
	return mutants;
}

/** Values that the rules ask, directly or through others; what only a bot asks is no rule. */
function valuesOfRules(program: Program): Set<number> {
	const asked = new Set<number>();
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null) return;
		const { op, set, value } = part as { op?: unknown; set?: unknown; value?: unknown };
		if ((op === 'value' || set === 'value') && typeof value === 'number' && !asked.has(value)) {
			asked.add(value);
			visit(program.values[value]);
		}
		Object.values(part).forEach(visit);
	};
	const { procedures, actions, events, zones, invariants } = program;
	[procedures, actions, events, zones, invariants].forEach(visit);
	return asked;
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

type Owner = Pick<Mutant, 'rule' | 'cite' | 'source'> & {
	/** Whether a number that stands here by itself is true or false. */
	flag: boolean;
};

/** Keys that hold no rule (names, places, texts), and the sides of dice, which scripted dice cannot notice. */
const DEAF = new Set(['params', 'type', 'cite', 'source', 'id', 'path', 'label', 'with', 'sides']);

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
			const inner = ownerOf(item, owner);
			dropItem(node, i, path, inner, out);
			collect(program, item, [...path, i], inner, out);
		});
		return;
	}
	const record = node as Record<string, unknown>;
	if (typeof record.op === 'string') expressionMutants(node as ExprIR, path, owner, out);
	const inner = { ...owner, flag: holdsFlag(program, record, owner) };
	for (const [key, value] of Object.entries(record)) {
		if (!DEAF.has(key)) collect(program, value, [...path, key], inner, out);
	}
}

/** A step that sets a field knows its type; inside an operation a number is a number; branches are what the whole is. */
function holdsFlag(program: Program, node: Record<string, unknown>, owner: Owner): boolean {
	if (node.do === 'set') {
		const { table, field } = node as { table: keyof Program['fields']; field: number };
		return program.fields[table][field]?.type.t === 'bool';
	}
	if (typeof node.do === 'string') return false;
	return typeof node.op === 'string' ? node.op === 'if' && owner.flag : owner.flag;
}

/** Requirements, effects and modifiers have clauses of their own. */
function ownerOf(item: unknown, owner: Owner): Owner {
	if (typeof item !== 'object' || item === null) return owner;
	const { cite, source, id } = item as { cite?: unknown; source?: unknown; id?: unknown };
	const own = Array.isArray(cite) && cite.length > 0 ? (cite as string[]) : owner.cite;
	return {
		flag: owner.flag,
		rule: typeof id === 'string' && !owner.rule.endsWith(id) ? `${owner.rule}/${id}` : owner.rule,
		cite: own,
		source: typeof source === 'number' ? source : owner.source
	};
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
	'modifiers'
]);

/** Steps that only tell what happens: without them nothing is wrong in the game. */
const SILENT = new Set(['log', 'reveal']);

function dropItem(
	list: unknown[],
	index: number,
	path: (string | number)[],
	owner: Owner,
	out: Mutant[]
): void {
	const key = path.at(-1);
	if (typeof key !== 'string' || !DROPPABLE.has(key)) return;
	const item = list[index] as { do?: string; id?: string };
	if (item.do !== undefined && SILENT.has(item.do)) return;
	// Without a step that binds a local, later steps read rubbish: that would only test the locals.
	if (item.do === 'let' || item.do === 'let-set' || item.do === 'return') return;
	const put = list.filter((_, i) => i !== index);
	const { rule, cite, source } = owner;
	out.push({
		rule,
		cite,
		source,
		what: `${rule}: without ${item.id ?? item.do ?? 'it'}`,
		path,
		put
	});
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
