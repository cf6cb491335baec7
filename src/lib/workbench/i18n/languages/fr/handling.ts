/** What the page says of counters that are held and sent somewhere together, of scenes, and of dice. */
import type { handlingEn } from '../en/handling.ts';

export const handlingFr: Record<keyof typeof handlingEn, string> = {
	inHand: '{count, plural, one {# {counter}} other {# {counters}}} en main',
	handAll: 'Tous ceux qui peuvent',
	handAlike: 'Tous de ce genre',
	handAgain: 'Encore vers {place}',
	handHint: 'Choisir où ils vont, ou les reposer',
	handPart: '{done} sur {count} y sont : {place}. {why}',
	handNone: 'Aucun ne peut y aller maintenant : {place}. {why}',
	handAsks: 'D’abord le jeu demande : {question}',
	'key.all': 'Prendre les {counters} à choisir à cet endroit',
	'key.alike': 'Prendre les {counters} du genre touché en dernier',
	'key.again': 'La même chose encore : au même endroit',
	sceneAt: '{scene} : {where}',
	sceneFold: 'Replier',
	sceneUnfold: 'Tout montrer',
	sceneNobody: 'À personne',
	sceneOthers: 'Autres',
	sceneReport: 'Compte rendu',
	sceneDice: '{Dice} jusqu’ici',
	sceneNoDice: 'Aucun dé encore',
	sceneHits: '{count, plural, =0 {aucune perte} one {# perte} other {# pertes}}',
	sceneTotal: 'total {total}',
	dieHits: '{face} (touche)',
	finalScores: 'Le décompte final',
	seatsNow: 'Qui joue',
	seatNow: 'Qui joue pour {name}',
	seatsNowHint:
		'Prendre la place d’un robot révèle ses secrets ; la partie est dès lors marquée comme ouverte.'
};
