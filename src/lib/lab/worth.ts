/** What a field or value of something is, by its name, where nothing is kept from whoever asks. */
import { askValue } from '#lib/engine/machine/ask-value.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { valueOf } from '#lib/engine/seat/keys.ts';
import type { Value } from '#lib/engine/seat/protocol.ts';
import { columnOf } from '#lib/engine/state/memory-layout.ts';
import type { Table } from '#lib/ruleset/program/expression-ir.ts';

/** Of the game, `thing` is -1. Null where there is nothing of that name. */
export function worthOf(m: Machine, table: Table, name: string, thing: number): Value {
	const { fields, values } = m.program;
	const f = fields[table].findIndex(({ id }) => id === name);
	if (f >= 0) {
		const word = m.mem[columnOf(m.layout, table, f) + Math.max(thing, 0)]!;
		return valueOf(m, 'observer', fields[table][f]!.type, word);
	}
	const v = values.findIndex(({ id }) => id === name);
	const value = values[v];
	if (!value || value.is === null || value.params.length !== (thing < 0 ? 0 : 1)) return null;
	return valueOf(m, 'observer', value.type, askValue(m, v, thing < 0 ? [] : [thing]));
}

/** Of each seat, the number that it is; null where it is none. */
export function numbersBySeat(m: Machine, name: string): (number | null)[] {
	return Array.from({ length: m.program.players }, (_, seat) => {
		const value = worthOf(m, 'player', name, seat);
		return typeof value === 'number' ? value : null;
	});
}
