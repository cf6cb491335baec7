/** Sets and quantifiers in the plain walk over checked expressions. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { type Environment, interpret } from './interpret.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';

type Quantifier = Extract<ExprIR, { body: unknown }>;

export function quantify(env: Environment, expr: Quantifier): number {
	const members = elements(env, expr.set);
	const body = (member: number): number => {
		if (expr.body === null) return 1;
		env.registers[expr.slot] = member;
		return interpret({ ...env, note: null }, expr.body);
	};
	const words = members.map(body);
	switch (expr.op) {
		case 'any':
			return Number(words.some((word) => word !== 0));
		case 'all':
			return Number(words.every((word) => word !== 0));
		case 'none':
			return Number(words.every((word) => word === 0));
		case 'count':
			return words.filter((word) => word !== 0).length;
		case 'sum':
			return words.reduce((sum, word) => (sum + word) | 0, 0);
		case 'max-of':
			return words.length === 0 ? 0 : Math.max(...words);
		case 'min-of':
			return words.length === 0 ? 0 : Math.min(...words);
		case 'distinct':
			return new Set(words).size;
		case 'best':
			return members[words.indexOf(Math.max(...words))] ?? -1;
		case 'least':
			return members[words.indexOf(Math.min(...words))] ?? -1;
		case 'first':
			return members[words.findIndex((word) => word !== 0)] ?? -1;
	}
}

/** The elements of a set, in its order. */
export function elements(env: Environment, set: SetIR): number[] {
	const { m } = env;
	const { layout, mem, program } = m;
	const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
	const sub = (part: ExprIR): number => interpret(env, part);
	const faceOf = (piece: number): number => mem[layout.face + piece]!;
	switch (set.set) {
		case 'players':
			return upTo(layout.players);
		case 'spaces':
			return upTo(layout.spaces);
		case 'enum':
			return upTo(program.enums[set.enum]!.values.length);
		case 'pieces':
			return upTo(layout.pieces).filter((i) => m.facesOfKind(set.kind)[faceOf(i)] === 1);
		case 'faces':
			return upTo(layout.pieces).filter((i) => faceOf(i) === set.piece);
		case 'zone': {
			const zone = sub(set.zone);
			const found: number[] = [];
			let piece = zone < 0 ? -1 : mem[layout.bottom + zone]!;
			for (; piece >= 0; piece = mem[layout.above + piece]!) {
				if (m.facesOfKind(set.kind)[faceOf(piece)] === 1) found.push(piece);
			}
			return found;
		}
		case 'neighbours':
			return [...(program.map.neighbours[sub(set.of)] ?? [])];
		case 'within': {
			const space = sub(set.of);
			const reach = sub(set.distance);
			return space < 0 ? [] : upTo(layout.spaces).filter((i) => m.distance(space, i) <= reach);
		}
		case 'range': {
			const from = sub(set.from);
			return upTo(Math.max(0, sub(set.to) - from + 1)).map((i) => from + i);
		}
		case 'list':
			return set.items.map(sub);
		case 'local':
			return upTo(set.words * 32).filter(
				(i) => (mem[env.frame + LOCALS + set.slot + (i >>> 5)]! >>> (i & 31)) & 1
			);
		case 'where':
			return elements(env, set.of).filter((element) => {
				env.registers[set.slot] = element;
				return interpret({ ...env, note: null }, set.cond) !== 0;
			});
		case 'with': {
			const a = elements(env, set.a);
			return [...a, ...elements(env, set.b).filter((element) => !a.includes(element))];
		}
		case 'without':
		case 'shared': {
			const a = elements(env, set.a);
			const b = elements(env, set.b);
			return a.filter((element) => b.includes(element) === (set.set === 'shared'));
		}
		case 'if':
			return elements(env, sub(set.cond) !== 0 ? set.a : set.b);
		case 'value': {
			const value = program.values[set.value]!;
			const inner: Environment = { ...env, registers: set.args.map(sub), note: null };
			return value.set === null ? [] : elements(inner, value.set);
		}
	}
}
