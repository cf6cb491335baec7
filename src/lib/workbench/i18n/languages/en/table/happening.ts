/** What the page says of what happened between two questions. */

export const happeningEn = {
	happened: 'What happened',
	showSkip: 'Skip',
	showAgain: 'Show again',
	showSince: 'Since your last answer: {count}',
	showSinceFold: 'Fold up',
	showRule: 'By which rule?',
	showNothing: 'Nothing has happened since you came to the table.',
	showMoved: '{what}: {from} → {to}',
	showLeft: '{what} ← {from}',
	showCame: '{what} → {to}',
	showTurned: 'Turned over: {what}',
	showHidden: 'Out of sight: {what}',
	showChanged: '{who}: {field} {from} → {to}',
	showOwner: '{where} now belongs to {who}',
	showOwnerless: '{where} now belongs to nobody',
	logRound: '{name} {round}',
	logBefore: 'Before the first round',
	logUnfold: 'Unfold all',
	logFold: 'Fold up all',
	logLines: '{count, plural, one {# line} other {# lines}}',
	showSpeed: 'What happened is shown',
	'showSpeed.off': 'in words only',
	'showSpeed.slow': 'slowly',
	'showSpeed.normal': 'at normal speed',
	'showSpeed.quick': 'quickly',
	'key.show': 'Skip what is shown, or show it again'
};

/** How the engine tells of dice. */
export const rolledEn = {
	'system.rolled': '{who} rolls {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits':
		'{who} rolls {dice} ({hits, plural, =0 {no hits} one {# hit} other {# hits}})',
	'system.instead': 'the default is not legal here',
	'system.rolled-for': '{what}: {who} rolls {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-for':
		'{what}: {who} rolls {dice} ({hits, plural, =0 {no hits} one {# hit} other {# hits}})',
	'system.rolled-by-nobody': 'Roll: {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-by-nobody':
		'Roll: {dice} ({hits, plural, =0 {no hits} one {# hit} other {# hits}})',
	'system.rolled-for-by-nobody': '{what}: {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-for-by-nobody':
		'{what}: {dice} ({hits, plural, =0 {no hits} one {# hit} other {# hits}})'
};
