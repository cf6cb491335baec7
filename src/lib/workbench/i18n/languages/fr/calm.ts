/** What the page says of its own parts: edges of panes, keys, notes, and within what a file is checked. */
import type { calmEn } from '../en/calm.ts';

export const calmFr: Record<keyof typeof calmEn, string> = {
	paneEdge: 'Largeur : glisser ou touches fléchées ; Entrée replie',
	paneFolded: 'replié',
	'key.panes': 'À la partie suivante ou précédente de la page',
	note: 'Note',
	notePin: 'Noter quelque chose ici',
	noteKeep: 'Garder',
	noteRemove: 'Retirer la note : {text}',
	opened: 'dévoilée',
	openedSince:
		'{count, plural, =0 {Dévoilée dès le début} one {Dévoilée après # réponse} other {Dévoilée après # réponses}} : les secrets de tous ont été vus',
	trial: 'Cette partie est un essai : {seat} a « {piece} » en main, à la place d’autre chose.',
	trialBack: 'Retour à la variante',
	pieceRules: 'Ses règles',
	ruleElsewhere: 'Chercher dans toutes les règles',
	cardOwnChanges: 'Avec des options ou des règles à vous',
	openTableMarks:
		'À la table ouverte, les secrets de tous sont visibles ; la partie est marquée comme dévoilée.',
	notInPlay: 'Pas dans la partie en cours.',
	'checked.variants':
		'Vérifié au sein de {names}{more, plural, =0 {} one { et # autre} other { et # autres}}.',
	'checked.base': "Aucune variante ne l'emploie : vérifié sur la base de son jeu.",
	'checked.editions': 'Ses positions sont dressées sous chaque édition du jeu.',
	'checked.alone': "Vérifié seul : ce qu'il contient, et rien autour."
};
