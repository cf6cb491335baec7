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
	showLeft: '{what} leaves {from}',
	showCame: '{what} → {to}',
	showTurned: 'Turned over: {what}',
	showHidden: 'Out of sight: {what}',
	showChanged: '{who}: {field} {from} → {to}',
	showOwner: '{where} now belongs to {who}',
	showOwnerless: '{where} now belongs to nobody',
	showSpeed: 'What happened is shown',
	'showSpeed.off': 'in words only',
	'showSpeed.slow': 'slowly',
	'showSpeed.normal': 'at normal speed',
	'showSpeed.quick': 'quickly',
	'key.show': 'Skip what is shown, or show it again'
};

type Happening = Record<keyof typeof happeningEn, string>;

export const happeningDe: Happening = {
	happened: 'Was geschah',
	showSkip: 'Überspringen',
	showAgain: 'Noch einmal zeigen',
	showSince: 'Seit deiner letzten Antwort: {count}',
	showSinceFold: 'Zuklappen',
	showRule: 'Nach welcher Regel?',
	showNothing: 'Seit du am Tisch sitzt, ist nichts geschehen.',
	showMoved: '{what}: {from} → {to}',
	showLeft: '{what} verlässt {from}',
	showCame: '{what} → {to}',
	showTurned: 'Umgedreht: {what}',
	showHidden: 'Nicht mehr zu sehen: {what}',
	showChanged: '{who}: {field} {from} → {to}',
	showOwner: '{where} gehört jetzt {who}',
	showOwnerless: '{where} gehört jetzt niemandem',
	showSpeed: 'Was geschah, wird gezeigt',
	'showSpeed.off': 'nur in Worten',
	'showSpeed.slow': 'langsam',
	'showSpeed.normal': 'normal schnell',
	'showSpeed.quick': 'schnell',
	'key.show': 'Überspringen, was gezeigt wird, oder noch einmal zeigen'
};

export const happeningFr: Happening = {
	happened: 'Ce qui s’est passé',
	showSkip: 'Passer',
	showAgain: 'Revoir',
	showSince: 'Depuis votre dernière réponse : {count}',
	showSinceFold: 'Replier',
	showRule: 'Selon quelle règle ?',
	showNothing: 'Rien ne s’est passé depuis que vous êtes à la table.',
	showMoved: '{what} : {from} → {to}',
	showLeft: '{what} quitte {from}',
	showCame: '{what} → {to}',
	showTurned: 'Retourné : {what}',
	showHidden: 'Hors de vue : {what}',
	showChanged: '{who} : {field} {from} → {to}',
	showOwner: '{where} appartient maintenant à {who}',
	showOwnerless: '{where} n’appartient plus à personne',
	showSpeed: 'Ce qui se passe est montré',
	'showSpeed.off': 'en mots seulement',
	'showSpeed.slow': 'lentement',
	'showSpeed.normal': 'à vitesse normale',
	'showSpeed.quick': 'vite',
	'key.show': 'Passer ce qui est montré, ou le revoir'
};

/** How the engine tells of dice. */
export const rolledEn = {
	'system.rolled': '{who} rolls {dice} = {total}',
	'system.rolled-hits':
		'{who} rolls {dice}: {hits, plural, =0 {no hits} one {# hit} other {# hits}}',
	'system.rolled-for': '{what}: {who} rolls {dice} = {total}',
	'system.rolled-hits-for':
		'{what}: {who} rolls {dice}: {hits, plural, =0 {no hits} one {# hit} other {# hits}}'
};

export const rolledDe = {
	'system.rolled': '{who} würfelt {dice} = {total}',
	'system.rolled-hits':
		'{who} würfelt {dice}: {hits, plural, =0 {keine Treffer} one {# Treffer} other {# Treffer}}',
	'system.rolled-for': '{what}: {who} würfelt {dice} = {total}',
	'system.rolled-hits-for':
		'{what}: {who} würfelt {dice}: {hits, plural, =0 {keine Treffer} one {# Treffer} other {# Treffer}}'
};

export const rolledFr = {
	'system.rolled': '{who} lance {dice} = {total}',
	'system.rolled-hits':
		'{who} lance {dice} : {hits, plural, =0 {aucune perte infligée} one {# perte infligée} other {# pertes infligées}}',
	'system.rolled-for': '{what} : {who} lance {dice} = {total}',
	'system.rolled-hits-for':
		'{what} : {who} lance {dice} : {hits, plural, =0 {aucune perte infligée} one {# perte infligée} other {# pertes infligées}}'
};
