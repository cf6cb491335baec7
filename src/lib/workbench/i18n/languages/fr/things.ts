/** What the things of a game are called where its own texts do not say it (`words:`). */
import type { thingsEn } from '../en/things.ts';

export const thingsFr: Record<keyof typeof thingsEn, string> = {
	'thing.counter': 'pion',
	'thing.counters': 'pions',
	'thing.space': 'case',
	'thing.spaces': 'cases',
	'thing.die': 'dé',
	'thing.dice': 'dés'
};
