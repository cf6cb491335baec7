/** The words of the table, and of what comes of it on paper, in one: each file below is about one part of it. */
import { paperDe, paperEn, paperFr } from './paper.ts';
import { readingDe, readingEn, readingFr } from './reading.ts';
import { settingDe, settingEn, settingFr } from './setting.ts';
import { supposingDe, supposingEn, supposingFr } from './supposing.ts';

export const tableEn = { ...paperEn, ...readingEn, ...settingEn, ...supposingEn };
export const tableDe = { ...paperDe, ...readingDe, ...settingDe, ...supposingDe };
export const tableFr = { ...paperFr, ...readingFr, ...settingFr, ...supposingFr };
