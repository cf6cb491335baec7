/**
 * What of a position an expression reads, by its shape alone: so it need not be asked again as long as nothing of that is
 * written. Where that cannot be told, it reads everything.
 */
import type { ExprIR, SetIR, Table } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

export interface Reads {
	/** Whether it may hang on anything. */
	all: boolean;
	/** Which faces pieces show; where pieces lie. */
	faces: boolean;
	places: boolean;
	fields: { table: Table; field: number }[];
}

export function readsOf(program: Program, expr: ExprIR): Reads {
	const reads: Reads = { all: false, faces: false, places: false, fields: [] };
	const values = new Set<number>();
	const ask = (value: number): void => {
		if (values.has(value)) return;
		values.add(value);
		const { is, set, modifiers } = program.values[value]!;
		visit([is, set, modifiers]);
	};
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null) return;
		if ('op' in part) ofExpression(part as ExprIR, reads, ask);
		else if ('set' in part) ofSet(part as SetIR, reads, ask);
		Object.values(part).forEach(visit);
	};
	visit(expr);
	return reads;
}

function ofExpression(expr: ExprIR, reads: Reads, ask: (value: number) => void): void {
	switch (expr.op) {
		case 'field':
			reads.fields.push({ table: expr.table, field: expr.field });
			return;
		case 'attribute':
		case 'face':
		case 'is-kind':
		case 'is-piece':
			reads.faces = true;
			return;
		case 'space-of':
		case 'holder-of':
		case 'zone-of':
		case 'zone-count':
		case 'zone-end':
			reads.places = true;
			return;
		case 'value':
			return ask(expr.value);
		case 'local':
		case 'local-of':
		case 'row':
		case 'over':
			reads.all = true;
			return;
		case 'const':
		case 'reg':
		case 'face-attribute':
		case 'face-is-kind':
		case 'mark':
		case 'zone':
		case 'distance':
		case 'steps':
		case 'ring':
		case 'next':
		case 'opposite':
		case 'coordinate':
		case 'cell':
		case 'not':
		case 'neg':
		case 'abs':
		case 'binary':
		case 'if':
		case 'in':
		case 'any':
		case 'all':
		case 'none':
		case 'count':
		case 'sum':
		case 'max-of':
		case 'min-of':
		case 'distinct':
		case 'best':
		case 'least':
		case 'first':
			return;
		default:
			reads.all = expr satisfies never;
	}
}

function ofSet(set: SetIR, reads: Reads, ask: (value: number) => void): void {
	switch (set.set) {
		case 'field':
			reads.fields.push({ table: set.table, field: set.field });
			return;
		case 'pieces':
		case 'faces':
			reads.faces = true;
			return;
		case 'zone':
			reads.places = true;
			reads.faces = true;
			return;
		case 'value':
			return ask(set.value);
		case 'local':
			reads.all = true;
			return;
		case 'players':
		case 'spaces':
		case 'neighbours':
		case 'within':
		case 'ray':
		case 'region':
		case 'range':
		case 'enum':
		case 'list':
		case 'where':
		case 'while':
		case 'sorted':
		case 'one-of-each':
		case 'first':
		case 'with':
		case 'without':
		case 'shared':
		case 'if':
		case 'each':
		case 'given':
			return;
		default:
			reads.all = set satisfies never;
	}
}
