/** What the things of a game are called where its own texts do not say it (`words:`). */
import type { thingsEn } from '../en/things.ts';

export const thingsDe: Record<keyof typeof thingsEn, string> = {
	'thing.counter': 'Spielmarke',
	'thing.counters': 'Spielmarken',
	'thing.space': 'Feld',
	'thing.spaces': 'Felder',
	'thing.die': 'Würfel',
	'thing.dice': 'Würfel'
};
