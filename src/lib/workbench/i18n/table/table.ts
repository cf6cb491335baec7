/** The words of the table, and of what comes of it on paper, in one: each file below is about one part of it. */
import { happeningDe, happeningEn, happeningFr } from './happening.ts';
import { paperDe, paperEn, paperFr } from './paper.ts';
import { readingDe, readingEn, readingFr } from './reading.ts';
import { settingDe, settingEn, settingFr } from './setting.ts';
import { showingDe, showingEn, showingFr } from './showing.ts';
import { supposingDe, supposingEn, supposingFr } from './supposing.ts';

export const tableEn = {
	...happeningEn,
	...paperEn,
	...readingEn,
	...settingEn,
	...showingEn,
	...supposingEn
};
export const tableDe = {
	...happeningDe,
	...paperDe,
	...readingDe,
	...settingDe,
	...showingDe,
	...supposingDe
};
export const tableFr = {
	...happeningFr,
	...paperFr,
	...readingFr,
	...settingFr,
	...showingFr,
	...supposingFr
};

export { rolledDe, rolledEn, rolledFr } from './happening.ts';
