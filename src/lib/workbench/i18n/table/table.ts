/** The words of the table in one: each file below is about one part of it. */
import { readingDe, readingEn, readingFr } from './reading.ts';
import { settingDe, settingEn, settingFr } from './setting.ts';
import { supposingDe, supposingEn, supposingFr } from './supposing.ts';

export const tableEn = { ...readingEn, ...settingEn, ...supposingEn };
export const tableDe = { ...readingDe, ...settingDe, ...supposingDe };
export const tableFr = { ...readingFr, ...settingFr, ...supposingFr };
