/** The words of the table, and of what comes of it on paper, in one: each file below is about one part of it. */
import { happeningFr } from './happening.ts';
import { paperFr } from './paper.ts';
import { readingFr } from './reading.ts';
import { settingFr } from './setting.ts';
import { showingFr } from './showing.ts';
import { supposingFr } from './supposing.ts';

export const tableFr = {
	// Why an action is refused that was limited and has no text for it.
	limitTimes: '{times, plural, one {Une seule fois} other {Pas plus de # fois}}',
	limitReached: 'Pas plus souvent',
	limitUntil: '{often}, jusqu’à : {after}',
	...happeningFr,
	...paperFr,
	...readingFr,
	...settingFr,
	...showingFr,
	...supposingFr
};

export { rolledFr } from './happening.ts';
