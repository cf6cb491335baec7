/** What the page says of what happened between two questions. */
import type { happeningEn, rolledEn } from '../../en/table/happening.ts';

export const happeningDe: Record<keyof typeof happeningEn, string> = {
	happened: 'Was geschah',
	showSkip: 'Überspringen',
	showAgain: 'Noch einmal zeigen',
	showSince: 'Seit deiner letzten Antwort: {count}',
	showSinceFold: 'Zuklappen',
	showRule: 'Nach welcher Regel?',
	showNothing: 'Seit du am Tisch sitzt, ist nichts geschehen.',
	showMoved: '{what}: {from} → {to}',
	showLeft: '{what} ← {from}',
	showCame: '{what} → {to}',
	showTurned: 'Umgedreht: {what}',
	showHidden: 'Nicht mehr zu sehen: {what}',
	showChanged: '{who}: {field} {from} → {to}',
	showOwner: '{where} gehört jetzt {who}',
	showOwnerless: '{where} gehört jetzt niemandem',
	logRound: '{name} {round}',
	logBefore: 'Vor der ersten Runde',
	logUnfold: 'Alles aufklappen',
	logFold: 'Alles zuklappen',
	logLines: '{count, plural, one {# Zeile} other {# Zeilen}}',
	showSpeed: 'Was geschah, wird gezeigt',
	'showSpeed.off': 'nur in Worten',
	'showSpeed.slow': 'langsam',
	'showSpeed.normal': 'normal schnell',
	'showSpeed.quick': 'schnell',
	'key.show': 'Überspringen, was gezeigt wird, oder noch einmal zeigen'
};

export const rolledDe: Record<keyof typeof rolledEn, string> = {
	'system.rolled': '{who} würfelt {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits':
		'{who} würfelt {dice} ({hits, plural, =0 {keine Treffer} one {# Treffer} other {# Treffer}})',
	'system.instead': 'was sonst gilt, ist hier nicht erlaubt',
	'system.rolled-for': '{what}: {who} würfelt {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-for':
		'{what}: {who} würfelt {dice} ({hits, plural, =0 {keine Treffer} one {# Treffer} other {# Treffer}})',
	'system.rolled-by-nobody': 'Wurf: {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-by-nobody':
		'Wurf: {dice} ({hits, plural, =0 {keine Treffer} one {# Treffer} other {# Treffer}})',
	'system.rolled-for-by-nobody': '{what}: {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-for-by-nobody':
		'{what}: {dice} ({hits, plural, =0 {keine Treffer} one {# Treffer} other {# Treffer}})'
};
