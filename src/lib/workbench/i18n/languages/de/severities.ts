/** How bad a finding is, for whoever does not see its sign. */
import type { severitiesEn } from '../en/severities.ts';

export const severitiesDe: Record<keyof typeof severitiesEn, string> = {
	'severity.error': 'Fehler',
	'severity.warning': 'Warnung',
	'severity.info': 'Hinweis'
};
