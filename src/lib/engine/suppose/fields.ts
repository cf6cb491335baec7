/**
 * Fields that a seat may not see. What somebody chose for one is drawn from all that the rules may write there; of any other
 * the seat takes for true what it began with, since nobody could say how likely it is to be anything else.
 */
import { heightOf, columnOf, startWords, wordsOf } from '#lib/engine/state/memory-layout.ts';
import type { Words } from '#lib/engine/state/gate.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { knowsField, knownPieces } from '#lib/engine/seat/visibility.ts';
import { TABLES, type Table } from '#lib/ruleset/program/expression-ir.ts';
import type { FieldDef, Program } from '#lib/ruleset/program/program.ts';
import { type Reads, nameOfField } from '#lib/ruleset/program/reads.ts';
import { drawWord, isDrawable, sizeOf } from './draw-word.ts';
import type { Pick } from '#lib/engine/seat/resample.ts';
import type { Ranges } from './ranges.ts';

export interface HiddenField {
	table: Table;
	field: number;
	def: FieldDef;
	/** What it can be: a range of numbers, or all of its type; null where that has no bounds, or nobody chooses it. */
	drawn: { low: number; high: number } | null;
	/** Whether it says who sees what. */
	tells: boolean;
}

/** So many numbers are tried out at most. */
const MOST_NUMBERS = 1_000_000;

export function hiddenFields(program: Program, reads: Reads, ranges: Ranges): HiddenField[] {
	const telling = new Set<string>();
	const look = (visible: { to: string }): void => {
		if (!('expr' in visible)) return;
		for (const name of reads.fieldsIn(visible.expr as Parameters<typeof reads.fieldsIn>[0]))
			telling.add(name);
	};
	for (const { sees, count } of program.zones) [sees, count].forEach(look);
	for (const table of TABLES) for (const { visible } of program.fields[table]) look(visible);
	return TABLES.flatMap((table) =>
		program.fields[table].flatMap((def, field) => {
			if (def.visible.to === 'all') return [];
			const { low, high, chosen } = ranges.field(table, field);
			const drawable = isDrawable(def.type) ? high - low < MOST_NUMBERS : true;
			// What a thing forgets when it goes elsewhere tells of the moment, not of what somebody keeps to themselves.
			const drawn = chosen && drawable && def.leaves === undefined ? { low, high } : null;
			return [{ table, field, def, drawn, tells: telling.has(nameOfField(program, table, field)) }];
		})
	);
}

interface Slot {
	of: HiddenField;
	at: number;
}

/**
 * Where something stands that the seat does not know and that has to be another thing, in the position as it is. `apart`:
 * how many words further it stands in a moment to which the rules can go back.
 */
export function unknownSlots(
	m: Machine,
	seat: number,
	fields: readonly HiddenField[],
	apart = 0
): Slot[] {
	const { layout, mem } = m;
	const unknown: Slot[] = [];
	for (const of of fields) {
		const { table, field, def, drawn } = of;
		const words = wordsOf(def);
		const start = startWords(def);
		const from = columnOf(layout, table, field) + apart;
		const end = from + heightOf(layout, table) * words;
		const [first] = start;
		for (let at = from, thing = 0; at < end; at += words, thing++) {
			if (drawn === null && mem[at] === first && isStart(mem, at, start)) continue;
			if (!knowsField(m, seat, def, table === 'game' ? -1 : thing)) unknown.push({ of, at });
		}
	}
	return unknown;
}

function isStart(mem: Words, at: number, start: readonly number[]): boolean {
	for (let w = 1; w < start.length; w++) if (mem[at + w] !== start[w]) return false;
	return true;
}

export function supposeFields(
	m: Machine,
	seat: number,
	unknown: readonly Slot[],
	pick: Pick
): void {
	if (unknown.length === 0) return;
	const telling = unknown.filter(({ of }) => of.tells);
	const before = telling.map(({ of, at }) => [...m.mem.subarray(at, at + wordsOf(of.def))]);
	const known = telling.length === 0 ? null : knownPieces(m, seat);
	for (const { of, at } of unknown) startWords(of.def).forEach((word, w) => m.write(at + w, word));
	telling.forEach(({ of, at }, i) => {
		// Of all who see something, it knows of itself.
		const { type } = of.def;
		if (type.t === 'set' && type.of.t === 'player')
			m.write(at, (m.mem[at]! & ~(1 << seat)) | (before[i]![0]! & (1 << seat)));
	});
	for (const { of, at } of unknown) if (of.drawn !== null && !of.tells) draw(m, of, at, pick);
	if (known !== null && knownPieces(m, seat).some((now, piece) => now !== known[piece]))
		telling.forEach(({ at }, i) => before[i]!.forEach((word, w) => m.write(at + w, word)));
}

function draw(m: Machine, { def, drawn }: HiddenField, at: number, pick: Pick): void {
	const { type } = def;
	if (type.t !== 'set') return m.write(at, drawWord(m, type, drawn!, pick));
	for (let element = 0; element < sizeOf(m, type.of); element++) {
		const word = at + (element >>> 5);
		const bit = 1 << (element & 31);
		m.write(word, pick(2) === 0 ? m.mem[word]! & ~bit : m.mem[word]! | bit);
	}
}
