/** In which zones it matters what lies where: the rules ask for their ends, shuffle them, draw from the top or lay something below. */
import { rulesIn } from './program-hash.ts';
import type { Program } from './program.ts';
import { wholeRow } from './rows.ts';

/** Indices of zones. The table shows these as they lie. */
export function zonesInOrder(program: Program): ReadonlySet<number> {
	const found = new Set<number>();
	// What bots want asks about the game; it is no rule of it.
	const { evaluation: _, ...rules } = rulesIn(program);
	visit(rules, (part) => {
		for (const zone of orderedBy(part)) for (const index of named(program, zone)) found.add(index);
	});
	return found;
}

/** The zones whose order a part of the rules goes by. */
function orderedBy(part: Record<string, unknown>): unknown[] {
	if (part['op'] === 'zone-end') return [part['zone']];
	if (part['op'] === 'first' && part['body'] === null) return [zoneOf(part['set'])];
	if (part['set'] === 'first') return [zoneOf(part['of'])];
	if (part['do'] === 'shuffle') return [part['zone']];
	if (part['do'] === 'draw' && part['order'] === 'top') return [part['from']];
	if (part['do'] === 'move' && part['position'] === 'bottom') return [part['to']];
	return [];
}

/** Of a set that is a zone as it lies, of all kinds or of some. */
function zoneOf(set: unknown): unknown {
	return isRecord(set) && set['set'] === 'zone' ? set['zone'] : undefined;
}

/** The zones that an expression names, with their rows; all of them where it does not say which. */
function named(program: Program, expr: unknown): number[] {
	if (!isRecord(expr)) return [];
	if (expr['op'] === 'zone') return wholeRow(program.zones, expr['zone'] as number);
	if (expr['op'] !== 'if') return [...program.zones.keys()];
	return [expr['a'], expr['b']].flatMap((branch) => named(program, branch));
}

function visit(part: unknown, each: (part: Record<string, unknown>) => void): void {
	if (Array.isArray(part)) {
		for (const inner of part) visit(inner, each);
	} else if (isRecord(part)) {
		each(part);
		for (const inner of Object.values(part)) visit(inner, each);
	}
}

function isRecord(part: unknown): part is Record<string, unknown> {
	return typeof part === 'object' && part !== null && !Array.isArray(part);
}
