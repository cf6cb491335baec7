/**
 * Where some effect says that a piece counts as another one, everything that asks what a piece is asks for the face it
 * counts as: kinds, ids, attributes, and sets that are named by them. Only `printed(x)` asks what lies there.
 */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';

type Part = ExprIR | SetIR;
type Counting = NonNullable<Symbols['counting']>;

/** Changes a checked expression in place: parts of it may be known to others already. `free`: registers from here on are. */
export function seeCounted<T extends Part>(part: T, { counting }: Symbols, free: number): T {
	if (counting === null) return part;
	const slot = Math.max(free, registersIn(part));
	const seen = new Set<object>();
	const visit = (node: unknown): void => {
		if (typeof node !== 'object' || node === null || seen.has(node)) return;
		seen.add(node);
		Object.values(node).forEach(visit);
		const other = 'op' in node ? otherExpr(node as ExprIR, counting) : null;
		const otherOf = 'set' in node ? otherSet(node as SetIR, counting, slot) : null;
		if (other ?? otherOf) become(node, (other ?? otherOf)!);
	};
	visit(part);
	return part;
}

/** The face that a piece counts as. */
export function countedFace(of: ExprIR, counting: Counting | null): ExprIR {
	return counting === null
		? { op: 'face', of }
		: { op: 'value', value: counting.value, args: [of] };
}

function otherExpr(expr: ExprIR, counting: Counting): ExprIR | null {
	switch (expr.op) {
		case 'is-kind':
			return { op: 'face-is-kind', kind: expr.kind, of: countedFace(expr.of, counting) };
		case 'is-piece': {
			const b: ExprIR = { op: 'const', value: expr.piece };
			return { op: 'binary', operator: '==', a: countedFace(expr.of, counting), b };
		}
		case 'attribute': {
			const { attribute, zero } = expr;
			return { op: 'face-attribute', attribute, of: countedFace(expr.of, counting), zero };
		}
		default:
			return null;
	}
}

function otherSet(set: SetIR, counting: Counting, slot: number): SetIR | null {
	const face = countedFace({ op: 'reg', slot }, counting);
	switch (set.set) {
		case 'pieces':
		case 'zone': {
			const { kind } = set;
			if (kind === 0) return null;
			return {
				set: 'where',
				of: { ...set, kind: 0 },
				slot,
				cond: { op: 'face-is-kind', kind, of: face }
			};
		}
		case 'faces': {
			const b: ExprIR = { op: 'const', value: set.piece };
			const anything = counting.pieces.find((piece) => piece.set === 'pieces' && piece.kind === 0);
			const named = counting.pieces.reduce((a: SetIR, b) => ({ set: 'with', a, b }), { ...set });
			const of = anything ?? named;
			return { set: 'where', of, slot, cond: { op: 'binary', operator: '==', a: face, b } };
		}
		default:
			return null;
	}
}

function become(target: object, other: Part): void {
	for (const key of Object.keys(target)) delete (target as Record<string, unknown>)[key];
	Object.assign(target, other);
}

/** One more than the highest register that it reads or binds. */
function registersIn(part: unknown): number {
	if (typeof part !== 'object' || part === null) return 0;
	const isLocal = ('op' in part && part.op === 'local') || ('set' in part && part.set === 'local');
	const hasSlot = 'slot' in part && typeof part.slot === 'number' && !isLocal;
	const own = hasSlot && !('op' in part && part.op === 'local-of') ? Number(part.slot) + 1 : 0;
	return Object.values(part).reduce(
		(most: number, inner) => Math.max(most, registersIn(inner)),
		own
	);
}
