/** What odds are about, in words. */
import type { Seat, Value } from '#lib/engine/seat/protocol.ts';
import { seatOf } from '#lib/workbench/game/board-model.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import type { Names } from '#lib/workbench/lookup/key-names.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';

/** `66 %`, as the reader's language writes it. */
export function percent(share: number): string {
	const how = { style: 'percent', maximumFractionDigits: 0 } as const;
	return new Intl.NumberFormat(settings.language, how).format(share);
}

/** A player by name, nobody, or a value as it is called. */
export function resultText(
	index: RulesIndex,
	names: Names,
	scene: string,
	value: Value
): { seat: Seat | null; text: string } {
	if (value === null) return { seat: null, text: t('oddsNobody') };
	const seat = typeof value === 'string' ? seatOf(value) : null;
	if (seat !== null) return { seat, text: names.player(seat) };
	const decides = index.layout.scenes.find(({ id }) => id === scene)?.odds?.decides;
	const { space, game } = index.rules.fields;
	const field = [...space, ...game].find(({ id }) => id === decides);
	return { seat: null, text: names.say(value, field) };
}
