/** The words of the table, and of what comes of it on paper, in one: each file below is about one part of it. */
import { happeningDe } from './happening.ts';
import { paperDe } from './paper.ts';
import { readingDe } from './reading.ts';
import { settingDe } from './setting.ts';
import { showingDe } from './showing.ts';
import { supposingDe } from './supposing.ts';

export const tableDe = {
	// Why an action is refused that was limited and has no text for it.
	limitTimes: 'Nur {times, plural, one {einmal} other {# Mal}}',
	limitReached: 'Öfter geht es nicht',
	limitUntil: '{often}, bis: {after}',
	...happeningDe,
	...paperDe,
	...readingDe,
	...settingDe,
	...showingDe,
	...supposingDe
};

export { rolledDe } from './happening.ts';
