/** The words of the table in one: each file below is about one part of it. */
import { readingDe, readingEn, readingFr } from './reading.ts';
import { supposingDe, supposingEn, supposingFr } from './supposing.ts';

export const tableEn = { ...readingEn, ...supposingEn };
export const tableDe = { ...readingDe, ...supposingDe };
export const tableFr = { ...readingFr, ...supposingFr };
