/** How bad a finding is, for whoever does not see its sign. */
import type { severitiesEn } from '../en/severities.ts';

export const severitiesFr: Record<keyof typeof severitiesEn, string> = {
	'severity.error': 'Erreur',
	'severity.warning': 'Avertissement',
	'severity.info': 'Remarque'
};
