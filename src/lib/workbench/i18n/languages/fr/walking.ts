/** What the page says of a game's past: walking through it, how it went, and other ways in which it goes on. */
import type { walkingEn } from '../en/walking.ts';

export const walkingFr: Record<keyof typeof walkingEn, string> = {
	past: 'Le cours de la partie',
	'past.begin': 'Au début',
	'past.round-back': 'Un tour en arrière',
	'past.back': 'Une réponse en arrière',
	'past.forward': 'Une réponse en avant',
	'past.round-forward': 'Un tour en avant',
	'past.now': 'Retour au présent',
	pastSlider: 'Moment de la partie',
	pastMoment: 'Réponse {at} sur {of}',
	pastMomentRound: 'Réponse {at} sur {of}, tour {round}',
	pastLook: 'Vous regardez la réponse {at} sur {of}',
	pastLookBegin:
		'Vous regardez le début de la partie ; elle a {of, plural, one {# réponse} other {# réponses}}',
	pastNothing: 'Rien ne se joue dans le passé. Revenez au présent, ou reprenez la partie d’ici.',
	playOn: 'Reprendre d’ici',
	curve: 'Courbe de',
	curveTable: '{what}, tour par tour',
	curveRound: 'Tour',
	curveAnswer: 'Après la réponse',
	curveNow: 'maintenant',
	branches: 'Branches',
	branchesCount: 'Branches : {count}',
	branchesText:
		'Reprendre d’un moment du passé commence une branche. Ce qui a été joué reste : chaque branche peut être reprise.',
	branchesNone:
		'Jusqu’ici la partie n’a suivi qu’un chemin. Revenez en arrière, et reprenez de là.',
	branchesFull: 'Il n’y a plus de place ; une branche inutile peut être retirée.',
	branchFirst: 'Telle quelle',
	branchFrom: 'À partir de la réponse {turn}',
	branchLeaves: 'part après la réponse {turn}',
	branchAnswers: '{count, plural, one {# réponse} other {# réponses}}',
	branchName: 'Nom de la branche « {name} »',
	branchHere: 'sur la table',
	branchGo: 'La reprendre',
	branchGoName: 'La reprendre : {name}',
	branchRemove: 'Retirer la branche « {name} »',
	branchBegun: 'Une nouvelle branche ; la partie telle quelle est gardée.',
	branchTurned: 'Sur la table : {name}',
	branchCannot: 'Cette branche ne peut pas être mise sur la table : {reason}'
};
