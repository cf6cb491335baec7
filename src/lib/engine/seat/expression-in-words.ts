/** Checked expressions in words again, for "why?". Locals have lost their names and are written as `…`. */
import type { ExprIR, SetIR, Type, ValueArgument } from '#lib/ruleset/program/expression-ir.ts';
import { placeName } from '#lib/ruleset/program/rows.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

/** `as`: what a plain number in it stands for, as far as the place tells where it is written. */
export function printExpression(program: Program, expr: ExprIR, as: Type | null = null): string {
	const print = (part: ExprIR, like: Type | null = null): string =>
		printExpression(program, part, like);
	const set = (part: SetIR): string => printSet(program, part);
	const operand = (part: ExprIR, other: ExprIR): string => {
		const printed = print(part, typeOf(program, other));
		return part.op === 'if' ? `(${printed})` : printed;
	};
	switch (expr.op) {
		case 'const':
			return constant(program, expr.value, as);
		case 'local':
		case 'local-of':
		case 'reg':
			return '…';
		case 'field':
			return fieldAsked(program, expr);
		case 'attribute':
		case 'face-attribute':
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
			const { id, row } = program.zones[expr.zone]!;
			const { of } = expr;
			const thing = of?.op === 'row' ? of.of : of;
			const args = [thing, of?.op === 'row' ? of.index : null];
			const printed = args.flatMap((arg) => (arg === null ? [] : [print(arg)]));
			if (row && of?.op !== 'row') printed.push(placeName(row, program.enums));
			return printed.length === 0 ? id : `${row?.of ?? id}(${printed.join(', ')})`;
		}
		case 'row':
			return print(expr.index);
		case 'zone-count':
			return `count(${print(expr.zone)})`;
		case 'zone-end':
			return `${expr.end}(${print(expr.zone)})`;
		case 'face':
			return `printed(${print(expr.of)})`;
		case 'is-kind':
		case 'face-is-kind':
			return `${print(expr.of)} is ${program.kinds[expr.kind]!.id}`;
		case 'is-piece':
			return `${print(expr.of)} is ${program.faces[expr.piece]!.id}`;
		case 'value':
			return valueAsked(program, expr.value, expr.args);
		case 'over':
			return 'game-over';
		case 'distance':
			return `distance(${print(expr.a)}, ${print(expr.b)})`;
		case 'steps':
			return expr.cond.op === 'const' && expr.cond.value !== 0
				? `distance(${print(expr.a)}, ${print(expr.b)})`
				: `steps(${print(expr.a)}, ${print(expr.b)}, ${print(expr.cond)})`;
		case 'ring':
			return `ring-index(${print(expr.of)})`;
		case 'next':
			return `next(${print(expr.of)}, ${print(expr.direction)})`;
		case 'opposite':
			return `opposite(${print(expr.of)})`;
		case 'coordinate':
			return member(print(expr.of), expr.axis === 'q' ? 'column' : 'row');
		case 'cell':
			return `${program.map.space}(${print(expr.q)}, ${print(expr.r)})`;
		case 'not':
			return `not ${print(expr.of)}`;
		case 'neg':
			return `-${print(expr.of)}`;
		case 'abs':
			return `abs(${print(expr.of)})`;
		case 'binary':
			return `(${operand(expr.a, expr.b)} ${expr.operator} ${operand(expr.b, expr.a)})`;
		case 'if': {
			const type = as ?? typeOf(program, expr);
			return `if ${print(expr.cond)} then ${print(expr.a, type)} else ${print(expr.b, type)}`;
		}
		case 'in':
			return `${print(expr.of)} in ${printSet(program, expr.set, typeOf(program, expr.of))}`;
		default:
			return expr.body === null
				? `${expr.op}(${set(expr.set)})`
				: `${expr.op}(… in ${set(expr.set)}: ${print(expr.body)})`;
	}
}

function member(of: string, id: string): string {
	return of === '…' ? id : `${of}.${id}`;
}

/** `x.name`, `x.name(3)`. */
function fieldAsked(
	program: Program,
	{ table, field, of }: Pick<Extract<ExprIR, { op: 'field' }>, 'table' | 'field' | 'of'>
): string {
	const { id, row } = program.fields[table][field]!;
	const thing = of?.op === 'row' ? of.of : of;
	const place =
		of?.op === 'row' ? printExpression(program, of.index) : row && placeName(row, program.enums);
	const asked = place === undefined ? id : `${row?.of ?? id}(${place})`;
	return thing === null ? asked : member(printExpression(program, thing), asked);
}

/** The type of what names one; others are plain numbers, or tell by themselves what they are. */
function typeOf(program: Program, expr: ExprIR): Type | null {
	switch (expr.op) {
		case 'field':
			return program.fields[expr.table][expr.field]!.type;
		case 'attribute':
			return program.attributes[expr.attribute]!.type;
		case 'value':
			return program.values[expr.value]!.type;
		case 'if':
			return typeOf(program, expr.a) ?? typeOf(program, expr.b);
		default:
			return null;
	}
}

function constant(program: Program, value: number, as: Type | null): string {
	const type = as?.t === 'optional' ? as.of : as;
	if (value === -1 && as?.t !== 'int') return 'none';
	if (type?.t === 'enum') return program.enums[type.enum]!.values[value] ?? String(value);
	if (type?.t === 'bool') return value === 0 ? 'false' : 'true';
	return String(value);
}

function valueAsked(program: Program, index: number, args: readonly ValueArgument[]): string {
	const { id, params } = program.values[index]!;
	const printed = args.map((arg, i) => {
		const type = params[i]?.type ?? null;
		if ('op' in arg) return printExpression(program, arg, type);
		return printSet(program, arg, type?.t === 'set' ? type.of : null);
	});
	return `${id}(${printed.join(', ')})`;
}

function printSet(program: Program, set: SetIR, as: Type | null = null): string {
	const print = (part: ExprIR): string => printExpression(program, part);
	const inner = (part: SetIR): string => printSet(program, part, as);
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
		case 'ray':
			return `ray(${print(set.of)}, ${print(set.direction)})`;
		case 'region':
			return `region(${print(set.of)}, ${print(set.cond)})`;
		case 'range':
			return `${print(set.from)} .. ${print(set.to)}`;
		case 'enum':
			return program.enums[set.enum]!.id;
		case 'list':
			return `{${set.items.map((item) => printExpression(program, item, as)).join(', ')}}`;
		case 'local':
		case 'given':
			return '…';
		case 'field':
			return fieldAsked(program, set);
		case 'where':
		case 'while':
			return `${inner(set.of)} ${set.set} ${print(set.cond)}`;
		case 'with':
		case 'without':
		case 'shared':
			return `${inner(set.a)} ${set.set === 'shared' ? 'shared with' : set.set} ${inner(set.b)}`;
		case 'sorted':
		case 'one-of-each':
			return `${set.set}(… in ${inner(set.of)}: ${print(set.by)})`;
		case 'first':
			return `first(${inner(set.of)}, ${print(set.count)})`;
		case 'each':
			return inner(set.part);
		case 'if':
			return `if ${print(set.cond)} then ${inner(set.a)} else ${inner(set.b)}`;
		case 'value':
			return valueAsked(program, set.value, set.args);
	}
}
