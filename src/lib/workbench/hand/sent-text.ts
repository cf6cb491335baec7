/** What came of sending counters somewhere, in words; null where all of them are there. */
import type { Key } from '#lib/engine/seat/protocol.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { findingText } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { reasonText } from '#lib/workbench/lookup/names-for.ts';
import { phraseText } from '#lib/workbench/lookup/phrase.ts';
import type { Sent } from './sent.ts';

type Told = Pick<Game, 'choice' | 'names' | 'rejection'>;

export function sentText({ place, done, of }: Sent, game: Told): string | null {
	if (done === of || !game.names) return null;
	const why = because(place, game);
	const where = game.names.thing(place);
	return done === 0
		? t('handNone', { place: where, why })
		: t('handPart', { done, count: of, place: where, why });
}

/** The engine's word, else its reason against the place, else what it asks instead. */
function because(place: Key, { choice, names, rejection }: Told): string {
	if (rejection !== null) return findingText(rejection).text;
	const refusal = choice.refusals.find(({ targets }) => targets.includes(place));
	if (refusal) return reasonText(refusal, names);
	const { decision } = choice;
	return decision && names ? t('handAsks', { question: phraseText(decision.prompt, names) }) : '';
}
