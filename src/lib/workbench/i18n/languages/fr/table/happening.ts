/** What the page says of what happened between two questions. */
import type { happeningEn, rolledEn } from '../../en/table/happening.ts';

export const happeningFr: Record<keyof typeof happeningEn, string> = {
	happened: 'Ce qui s’est passé',
	showSkip: 'Passer',
	showAgain: 'Revoir',
	showSince: 'Depuis votre dernière réponse : {count}',
	showSinceFold: 'Replier',
	showRule: 'Selon quelle règle ?',
	showNothing: 'Rien ne s’est passé depuis que vous êtes à la table.',
	showMoved: '{what} : {from} → {to}',
	showLeft: '{what} ← {from}',
	showCame: '{what} → {to}',
	showTurned: 'Retourné : {what}',
	showHidden: 'Hors de vue : {what}',
	showChanged: '{who} : {field} {from} → {to}',
	showOwner: '{where} appartient maintenant à {who}',
	showOwnerless: '{where} n’appartient plus à personne',
	logRound: '{name} {round}',
	logBefore: 'Avant le premier tour',
	logUnfold: 'Tout déplier',
	logFold: 'Tout replier',
	logLines: '{count, plural, one {# ligne} other {# lignes}}',
	showSpeed: 'Ce qui se passe est montré',
	'showSpeed.off': 'en mots seulement',
	'showSpeed.slow': 'lentement',
	'showSpeed.normal': 'à vitesse normale',
	'showSpeed.quick': 'vite',
	'key.show': 'Passer ce qui est montré, ou le revoir'
};

export const rolledFr: Record<keyof typeof rolledEn, string> = {
	'system.rolled': '{who} lance {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits':
		'{who} lance {dice} ({hits, plural, =0 {aucune perte infligée} one {# perte infligée} other {# pertes infligées}})',
	'system.instead': 'la réponse par défaut n’est pas permise ici',
	'system.rolled-for': '{what} : {who} lance {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-for':
		'{what} : {who} lance {dice} ({hits, plural, =0 {aucune perte infligée} one {# perte infligée} other {# pertes infligées}})',
	'system.rolled-by-nobody': 'Jet : {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-by-nobody':
		'Jet : {dice} ({hits, plural, =0 {aucune perte infligée} one {# perte infligée} other {# pertes infligées}})',
	'system.rolled-for-by-nobody': '{what} : {dice}{dice, plural, one {} other { = {total}}}',
	'system.rolled-hits-for-by-nobody':
		'{what} : {dice} ({hits, plural, =0 {aucune perte infligée} one {# perte infligée} other {# pertes infligées}})'
};
