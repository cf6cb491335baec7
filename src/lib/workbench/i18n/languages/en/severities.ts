/** How bad a finding is, for whoever does not see its sign. */

export const severitiesEn = {
	'severity.error': 'Error',
	'severity.warning': 'Warning',
	'severity.info': 'Remark'
};
