/** The words of the table, and of what comes of it on paper, in one: each file below is about one part of it. */
import { happeningEn } from './happening.ts';
import { paperEn } from './paper.ts';
import { readingEn } from './reading.ts';
import { settingEn } from './setting.ts';
import { showingEn } from './showing.ts';
import { supposingEn } from './supposing.ts';

export const tableEn = {
	// Why an action is refused that was limited and has no text for it.
	limitTimes: 'Only {times, plural, one {once} other {# times}}',
	limitReached: 'Not more often',
	limitUntil: '{often}, until: {after}',
	...happeningEn,
	...paperEn,
	...readingEn,
	...settingEn,
	...showingEn,
	...supposingEn
};

export { rolledEn } from './happening.ts';
