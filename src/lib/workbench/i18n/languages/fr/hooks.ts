/** What the page says about hooks: the names in the rules that an author can use. */
import type { hooksEn } from '../en/hooks.ts';

export const hooksFr: Record<keyof typeof hooksEn, string> = {
	hooks: 'Points d’accroche',
	hooksHint:
		'Ce que vos règles peuvent nommer dans ce jeu, à quoi cela sert, et des lignes pour commencer.',
	hooksFind: 'Chercher par nom, type ou usage',
	hooksAll: 'Tout',
	hooksNone: 'Rien ne contient ces mots.',
	hooksBroken: 'Les règles de ce jeu ont des erreurs : on ne sait pas ce qu’elles offrent.',
	hooksMore: '{count, plural, one {# autre} other {# autres}} : un mot de plus aide à trouver.',
	hooksCount: '{count, plural, one {# point d’accroche} other {# points d’accroche}}',
	hooksDefined: 'Où c’est défini',
	hooksCopy: 'Copier ces lignes',
	hooksCopied: 'Copié',
	hooksMarked: 'Sélectionné : copiez avec Ctrl+C',
	'hookSort.events': 'Événements : moments où les règles agissent',
	'hookSort.values': 'Valeurs : questions dont les règles changent la réponse',
	'hookSort.windows': 'Fenêtres : où les joueurs choisissent des actions',
	'hookSort.actions': 'Actions : ce que les joueurs choisissent',
	'hookSort.procedures': 'Procédures : étapes qu’on appelle et qu’on complète',
	'hookSort.fields': 'Champs : ce qui change en cours de jeu',
	'hookSort.zones': 'Zones : où se trouvent les {counters}',
	'hookSort.kinds': 'Sortes de {counters}',
	'hookSort.attributes': 'Attributs : ce qui est imprimé sur les {counters}',
	'hookUse.emitted by': 'émis par',
	'hookUse.forbidden by': 'interdit par',
	'hookUse.replaced by': 'remplacé par',
	'hookUse.followed by': 'suivi par',
	'hookUse.called by': 'appelé par',
	'hookUse.opened by': 'ouvert par',
	'hookUse.chosen in it': 'on y choisit',
	'hookUse.asked by': 'demandé par',
	'hookUse.modified by': 'modifié par',
	'hookUse.read by': 'lu par',
	'hookUse.set by': 'fixé par'
};
