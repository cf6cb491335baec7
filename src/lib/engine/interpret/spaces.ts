/** What the map gives: the spaces beside a space, around it, in a direction, that hang together with it; and how far ways are. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import { fill } from './set.ts';

type SpacesIR = Extract<SetIR, { set: 'neighbours' | 'within' | 'ray' | 'region' }>;

/** Like `fill`, of these. */
export function fillSpaces(cx: Interpretation, m: Runtime, set: SpacesIR, at: number): number {
	const { layout, pool } = m;
	const space = evaluate(cx, m, set.of);
	switch (set.set) {
		case 'neighbours': {
			if (space < 0) return at;
			const { length } = m.program.map.neighbours[space]!;
			m.fillPool(at, length);
			for (const next of m.program.map.neighbours[space]!) pool[at++] = next;
			return at;
		}
		case 'within': {
			const reach = evaluate(cx, m, set.distance);
			if (space < 0) return at;
			if (set.beside !== undefined) return fillAround(cx, m, set, space, reach, at);
			m.fillPool(at, layout.spaces);
			for (let i = 0; i < layout.spaces; i++) if (m.distance(space, i) <= reach) pool[at++] = i;
			return at;
		}
		case 'ray': {
			const direction = evaluate(cx, m, set.direction);
			let next = m.next(space, direction);
			for (; next >= 0; next = m.next(next, direction)) {
				m.fillPool(at, 1);
				pool[at++] = next;
			}
			return at;
		}
		case 'region':
			return fillRegion(cx, m, set, space, at);
	}
}

/** The elements found so far are also the queue. */
function fillRegion(
	cx: Interpretation,
	m: Runtime,
	set: Extract<SetIR, { set: 'region' }>,
	from: number,
	at: number
): number {
	const { slot, cond } = set;
	const start = m.poolTop;
	const looked = new Uint8Array(m.layout.spaces);
	let end = at;
	const look = (space: number): void => {
		if (looked[space] === 1) return;
		looked[space] = 1;
		m.spend(1);
		m.poolTop = end;
		m.regs[m.rp + slot] = space;
		if (evaluate(cx, m, cond) === 0) return;
		m.fillPool(end, 1);
		m.pool[end++] = space;
	};
	if (from >= 0) look(from);
	for (let i = at; i < end; i++) {
		m.poolTop = end;
		for (const next of neighboursOf(cx, m, set, m.pool[i]!)) look(next);
	}
	m.poolTop = start;
	return end;
}

/** Those to which so many steps lead, in the order of all spaces. */
function fillAround(
	cx: Interpretation,
	m: Runtime,
	set: Extract<SetIR, { set: 'within' }>,
	from: number,
	reach: number,
	at: number
): number {
	const start = m.poolTop;
	m.poolTop = at;
	const looked = new Uint8Array(m.layout.spaces);
	let ring = reach < 0 ? [] : [from];
	for (const space of ring) looked[space] = 1;
	for (let steps = 0; steps < reach && ring.length > 0; steps++) {
		const entered: number[] = [];
		for (const space of ring) {
			for (const next of neighboursOf(cx, m, set, space)) {
				if (looked[next] === 1) continue;
				looked[next] = 1;
				entered.push(next);
			}
		}
		ring = entered;
	}
	m.poolTop = start;
	const found = [...looked.keys()].filter((space) => looked[space] === 1);
	m.fillPool(at, found.length);
	for (const space of found) m.pool[at++] = space;
	return at;
}

/** The neighbours of a space; where effects change them, as `beside` says of the space in `slot`. */
function neighboursOf(
	cx: Interpretation,
	m: Runtime,
	{ slot = -1, beside }: { slot?: number; beside?: SetIR | undefined },
	space: number
): readonly number[] {
	if (beside === undefined) return m.program.map.neighbours[space]!;
	m.regs[m.rp + slot] = space;
	return Array.from(m.pool.subarray(m.poolTop, fill(cx, m, beside, m.poolTop)));
}

/** Ring by ring around the space where the way begins, which is not entered. */
export function stepsTo(
	cx: Interpretation,
	m: Runtime,
	expr: Extract<ExprIR, { op: 'steps' }>
): number {
	const { a, b, slot, cond } = expr;
	const from = evaluate(cx, m, a);
	const to = evaluate(cx, m, b);
	if (from < 0 || to < 0) return m.distance(from, to);
	const looked = new Uint8Array(m.layout.spaces);
	looked[from] = 1;
	let ring = [from];
	for (let steps = 0; ring.length > 0; steps++) {
		if (ring.includes(to)) return steps;
		const entered: number[] = [];
		for (const space of ring) {
			for (const next of neighboursOf(cx, m, expr, space)) {
				if (looked[next] === 1) continue;
				looked[next] = 1;
				m.spend(1);
				m.regs[m.rp + slot] = next;
				if (evaluate(cx, m, cond) !== 0) entered.push(next);
			}
		}
		ring = entered;
	}
	return m.distance(-1, to);
}
