/** How bad a finding is, for whoever does not see its sign. */
export const severitiesEn = {
	'severity.error': 'Error',
	'severity.warning': 'Warning',
	'severity.info': 'Remark'
};

export const severitiesDe: typeof severitiesEn = {
	'severity.error': 'Fehler',
	'severity.warning': 'Warnung',
	'severity.info': 'Hinweis'
};

export const severitiesFr: typeof severitiesEn = {
	'severity.error': 'Erreur',
	'severity.warning': 'Avertissement',
	'severity.info': 'Remarque'
};
