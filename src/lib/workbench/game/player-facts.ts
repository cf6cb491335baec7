/** What the layout shows of a player. */
import type { PlayerView } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

export interface Fact {
	name: string;
	value: string;
}

export function playerFacts(index: RulesIndex, player: PlayerView): Fact[] {
	return index.layout.players.map((id) => ({
		name: index.fieldName(id),
		value: index.say(
			own(player.shown, id) ?? own(player.fields, id) ?? null,
			index.rules.fields.player.find((field) => field.id === id)
		)
	}));
}
