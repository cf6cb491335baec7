/** What the layout shows of a player. */
import type { PlayerView, Value } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

export interface Fact {
	id: string;
	name: string;
	value: string;
	/** Its number, where it is the face of a die. */
	die: number | null;
	/** What stands for its name. */
	icon: string | null;
}

export function factOf(index: RulesIndex, id: string, value: Value, said: string): Fact {
	const die = index.isDie(id) && typeof value === 'number' ? value : null;
	const icon = own(index.layout.icons, id) ?? null;
	return { id, name: index.fieldName(id), value: said, die, icon };
}

export function worthOf(player: PlayerView, id: string): Value {
	return own(player.shown, id) ?? own(player.fields, id) ?? null;
}

export function playerFacts(
	index: RulesIndex,
	player: PlayerView,
	ids: readonly string[] = index.layout.players
): Fact[] {
	return ids.map((id) => {
		const value = worthOf(player, id);
		const { askable, fields } = index.rules;
		const field = [...fields.player, ...askable].find((one) => one.id === id);
		return factOf(index, id, value, index.say(value, field));
	});
}
