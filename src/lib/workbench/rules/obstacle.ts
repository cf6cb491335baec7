/** Why the running game cannot go on under other rules, in the reader's words. */
import type { Obstacle } from '#lib/engine/session/take-over-rules.ts';
import { findingText } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import type { Lexicon } from '#lib/workbench/lookup/phrase.ts';

export function obstacleText(
	obstacle: Obstacle | null,
	lexicon: Lexicon,
	{ min, max }: { min: number; max: number }
): string {
	switch (obstacle?.kind) {
		case undefined:
			return t('obstacle.other');
		case 'players':
			return min === max
				? t('obstacle.playersExactly', { count: min })
				: t('obstacle.players', { min, max });
		case 'map':
		case 'zones':
		case 'counters':
			return t(`obstacle.${obstacle.kind}`);
		case 'face':
			return t('obstacle.face', { what: lexicon.name('pieces', obstacle.id) });
		case 'enum':
			return t('obstacle.enum', { what: lexicon.name('enums', obstacle.id) });
		case 'rule-fails':
			return t('obstacle.rule-fails', { what: findingText(obstacle.said).text });
		case 'rule-gone':
		case 'rule-runs':
			return t(`obstacle.${obstacle.kind}`, { what: ruleName(obstacle.id, lexicon) });
	}
}

function ruleName(id: string, lexicon: Lexicon): string {
	const section = ['procedures', 'actions', 'events'].find(
		(candidate) => lexicon.find(`${candidate}.${id}.name`, `${candidate}.${id}`) !== null
	);
	return lexicon.name(section ?? 'procedures', id);
}
