/** Checked expressions in words again, for "why?". Locals have lost their names and are written as `…`. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

export function printExpression(program: Program, expr: ExprIR): string {
	const print = (part: ExprIR): string => printExpression(program, part);
	const set = (part: SetIR): string => printSet(program, part);
	switch (expr.op) {
		case 'const':
			return expr.value === -1 ? 'none' : String(expr.value);
		case 'local':
		case 'local-of':
		case 'reg':
			return '…';
		case 'field': {
			const { id } = program.fields[expr.table][expr.field]!;
			return expr.of === null ? id : member(print(expr.of), id);
		}
		case 'attribute':
			return member(print(expr.of), program.attributes[expr.attribute]!.id);
		case 'mark':
			return member(print(expr.of), program.map.marks[expr.mark]!.id);
		case 'space-of':
			return member(print(expr.piece), 'space');
		case 'holder-of':
			return member(print(expr.piece), 'holder');
		case 'zone-of':
			return member(print(expr.piece), 'zone');
		case 'zone': {
			const { id } = program.zones[expr.zone]!;
			return expr.of === null ? id : `${id}(${print(expr.of)})`;
		}
		case 'zone-count':
			return `count(${print(expr.zone)})`;
		case 'zone-end':
			return `${expr.end}(${print(expr.zone)})`;
		case 'is-kind':
			return `${print(expr.of)} is ${program.kinds[expr.kind]!.id}`;
		case 'is-piece':
			return `${print(expr.of)} is ${program.faces[expr.piece]!.id}`;
		case 'value':
			return `${program.values[expr.value]!.id}(${expr.args.map(print).join(', ')})`;
		case 'distance':
			return `distance(${print(expr.a)}, ${print(expr.b)})`;
		case 'ring':
			return `ring-index(${print(expr.of)})`;
		case 'not':
			return `not ${print(expr.of)}`;
		case 'neg':
			return `-${print(expr.of)}`;
		case 'abs':
			return `abs(${print(expr.of)})`;
		case 'binary':
			return `(${print(expr.a)} ${expr.operator} ${print(expr.b)})`;
		case 'if':
			return `if ${print(expr.cond)} then ${print(expr.a)} else ${print(expr.b)}`;
		case 'in':
			return `${print(expr.of)} in ${set(expr.set)}`;
		default:
			return expr.body === null
				? `${expr.op}(${set(expr.set)})`
				: `${expr.op}(… in ${set(expr.set)}: ${print(expr.body)})`;
	}
}

function member(of: string, id: string): string {
	return of === '…' ? id : `${of}.${id}`;
}

function printSet(program: Program, set: SetIR): string {
	const print = (part: ExprIR): string => printExpression(program, part);
	const inner = (part: SetIR): string => printSet(program, part);
	switch (set.set) {
		case 'players':
			return 'players';
		case 'spaces':
			return program.map.plural;
		case 'pieces':
			return program.kinds[set.kind]!.plural;
		case 'faces':
			return program.faces[set.piece]!.id;
		case 'zone':
			return `${program.kinds[set.kind]!.plural} at ${print(set.zone)}`;
		case 'neighbours':
			return `neighbours(${print(set.of)})`;
		case 'within':
			return `within(${print(set.of)}, ${print(set.distance)})`;
		case 'range':
			return `${print(set.from)} .. ${print(set.to)}`;
		case 'enum':
			return program.enums[set.enum]!.id;
		case 'list':
			return `{${set.items.map(print).join(', ')}}`;
		case 'local':
			return '…';
		case 'where':
			return `${inner(set.of)} where ${print(set.cond)}`;
		case 'with':
		case 'without':
		case 'shared':
			return `${inner(set.a)} ${set.set === 'shared' ? 'shared with' : set.set} ${inner(set.b)}`;
		case 'each':
			return inner(set.part);
		case 'if':
			return `if ${print(set.cond)} then ${inner(set.a)} else ${inner(set.b)}`;
		case 'value':
			return `${program.values[set.value]!.id}(${set.args.map(print).join(', ')})`;
	}
}
