/** How a value came about, in words: `5 = 4 printed + 1 Banner`. */
import type { Breakdown, Told } from '#lib/engine/seat/protocol.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { words } from '#lib/workbench/lookup/phrase.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

type Part = Breakdown['parts'][number];

export function toldText(told: Told): string {
	return told.known ? String(told.value) : t('notKnown');
}

export function partName(index: RulesIndex, { stage, id }: Part): string {
	if (stage === 'base') return t('printed');
	return index.lexicon.find(`effects.${id}.name`, `effects.${id}`) ?? words(id);
}

/** What stands before a part. */
export function joinText({ stage }: Part, at: number): string {
	if (at === 0) return '';
	switch (stage) {
		case 'add':
			return '+';
		case 'set':
		case 'multiply':
		case 'at-least':
		case 'at-most':
			return t(`stage.${stage}`);
		default:
			return t('stage.other');
	}
}

export function breakdownText(index: RulesIndex, { result, parts, value }: Breakdown): string {
	const all = parts.map((part, at) =>
		[joinText(part, at), toldText(part.amount), partName(index, part)].filter(Boolean).join(' ')
	);
	return `${index.lexicon.name('values', value)} ${toldText(result)} = ${all.join(' ')}`;
}
