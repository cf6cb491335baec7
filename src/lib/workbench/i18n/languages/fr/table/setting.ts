/** What the page says where a position is set by hand. */
import type { settingEn } from '../../en/table/setting.ts';

export const settingFr: Record<keyof typeof settingEn, string> = {
	setting: 'Disposer la position',
	settingText:
		'Rien ne change dans la partie en cours. Jouer à partir d’ici ouvre une branche, et la partie est marquée comme modifiée.',
	settingOpen: 'Disposer la position …',
	settingMarks: 'Cela montre les secrets de tous, et la partie est marquée comme dévoilée.',
	settingAgree: 'Tout montrer',
	edited: 'modifiée',
	editedSince:
		'Jouée à partir d’une position disposée depuis {count, plural, one {# réponse} other {# réponses}}',
	startFrom: 'Commencer par',
	startFromBeginning: 'Le début',
	startFromHint: 'Les positions que tu as enregistrées sous ces règles, pour autant de joueurs.',
	settingLink: 'Copier comme lien',
	settingBranch: 'Disposée après la réponse {turn}',
	settingPlay: 'Jouer à partir d’ici',
	settingPlayed:
		'Tu joues à partir de la position disposée. La partie telle qu’elle était reste une branche.',
	settingLeave: 'Quitter',
	settingRedo: 'Rétablir',
	settingSave: 'Enregistrer',
	settingSaveDo: 'Enregistrer la position',
	settingSaveText:
		'Elle devient un scénario à toi, avec les dés et les tirages à venir\u202f: on peut le vérifier, l’envoyer avec la variante, et de nouvelles parties peuvent y commencer.',
	settingSaved: 'Enregistrée\u202f: {name}. De nouvelles parties peuvent y commencer.',
	settingCounters: '{count, plural, one {# {counter}} other {# {counters}}}',
	settingSearch: 'Chercher : {counter} ou lieu',
	settingAll: 'Tout : {counters}',
	settingNew: 'nouveau',
	settingMore: '{count} de plus',
	settingNone: 'Choisis des {counters} dans la liste, puis où les mettre.',
	settingChosen: 'Choix : {count, plural, one {# {counter}} other {# {counters}}}',
	settingTo: 'Où le poser\u202f?',
	settingTop: 'Au-dessus',
	settingBottom: 'Tout en dessous',
	settingLetGo: 'Lâcher',
	settingPut:
		'Maintenant à cet endroit : {place}. {count, plural, one {# {counter}} other {# {counters}}}',
	settingPutHere: 'Entrée le pose ici',
	settingOfChosen: 'Choix : {count, plural, one {# {counter}} other {# {counters}}}',
	settingOfGame: 'Le jeu',
	settingSide: 'La face visible',
	settingChance: 'Dés et tirages à venir',
	settingChanceText:
		'Les prochains d’abord. Chacun arrive au premier jet ou tirage où il le peut\u202f; ensuite le hasard reprend.',
	settingDice: 'Dés\u202f: {stream}',
	settingDraws: 'Tirages\u202f: {stream}',
	settingDrawChosen: 'Ajouter le choix ({count})',
	settingDrawNot: 'Pas tiré ensuite\u202f: {piece}',
	settingRuns: 'À qui le tour',
	settingRunsText: 'Les règles en cours, la plus large d’abord, et à quoi chacune pense.',
	settingBegin: 'En faire commencer une autre',
	settingBeginDo: 'La faire commencer',
	settingChecks: 'Ce qui ne va pas',
	settingWell: 'Tous les invariants des règles sont respectés.',
	settingBroken:
		'{count, plural, one {# invariant des règles n’est pas respecté\u202f:} other {# invariants des règles ne sont pas respectés\u202f:}}',
	settingStuck: 'Les règles ne peuvent pas continuer d’ici\u202f: {reason}',
	settingAsks: 'Ensuite\u202f: {players}',
	'settingPart.map': 'Carte',
	'settingPart.counters': '{Counters}',
	'settingPart.values': 'Valeurs',
	'settingPart.course': 'Hasard et tour',
	'key.setting': 'Disposer la position'
};
