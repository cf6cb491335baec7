/** What the page says of a game's past: walking through it, how it went, and other ways in which it goes on. */
import type { walkingEn } from '../en/walking.ts';

export const walkingDe: Record<keyof typeof walkingEn, string> = {
	past: 'Der Verlauf der Partie',
	'past.begin': 'Zum Anfang',
	'past.round-back': 'Eine Runde zurück',
	'past.back': 'Eine Antwort zurück',
	'past.forward': 'Eine Antwort vor',
	'past.round-forward': 'Eine Runde vor',
	'past.now': 'Zurück ins Jetzt',
	pastSlider: 'Moment der Partie',
	pastMoment: 'Antwort {at} von {of}',
	pastMomentRound: 'Antwort {at} von {of}, Runde {round}',
	pastLook: 'Du siehst Antwort {at} von {of}',
	pastLookBegin:
		'Du siehst den Anfang der Partie; sie hat {of, plural, one {# Antwort} other {# Antworten}}',
	pastNothing:
		'In der Vergangenheit geht nichts. Zurück ins Jetzt, oder von hier an weiterspielen.',
	playOn: 'Von hier an weiterspielen',
	curve: 'Kurve von',
	curveTable: '{what}, Runde für Runde',
	curveRound: 'Runde',
	curveAnswer: 'Nach Antwort',
	curveNow: 'jetzt',
	branches: 'Zweige',
	branchesCount: 'Zweige: {count}',
	branchesText:
		'Wer von einem früheren Moment an weiterspielt, beginnt einen Zweig. Was gespielt wurde, bleibt: Mit jedem Zweig kann es weitergehen.',
	branchesNone:
		'Bisher lief die Partie nur auf einem Weg. Geh zurück, und spiel von dort an weiter.',
	branchesFull: 'Mehr Zweige passen nicht; einer, den niemand braucht, kann entfernt werden.',
	branchFirst: 'Wie es war',
	branchFrom: 'Ab Antwort {turn}',
	branchLeaves: 'geht nach Antwort {turn} ab',
	branchAnswers: '{count, plural, one {# Antwort} other {# Antworten}}',
	branchName: 'Name des Zweigs „{name}“',
	branchHere: 'auf dem Tisch',
	branchGo: 'Damit weiter',
	branchGoName: 'Damit weiter: {name}',
	branchRemove: 'Den Zweig „{name}“ entfernen',
	branchBegun: 'Ein neuer Zweig; die Partie, wie sie war, bleibt.',
	branchTurned: 'Auf dem Tisch: {name}',
	branchCannot: 'Dieser Zweig kann nicht auf den Tisch: {reason}'
};
