/** What the page says where something new is made of a template. */
import type { makingEn } from '../en/making.ts';

export const makingFr: Record<keyof typeof makingEn, string> = {
	newOne: 'Nouveau …',
	newTitle: 'Quelque chose de nouveau',
	newHint: 'Chacun commence par un petit exemple qui fonctionne. La suite vous appartient.',
	newName: 'Quel est son nom ?',
	newMake: 'Créer',
	newBack: 'Retour à la liste',
	newFailed:
		'Impossible à créer : le fichier de cette variante parle déjà de la même chose, ou ne peut être lu.',
	'newMakes.part': 'entre dans cette variante',
	'newMakes.house-rule': 'un fichier à part, activé ici',
	'newMakes.scenario': 'un fichier à part, ouvert comme texte',
	'newMakes.variant': 'à côté de celle-ci',
	newGame: 'Nouveau jeu …',
	newGameAbout: 'Un petit jeu qui marche, pour en faire le vôtre',
	newGameTitle: 'Un nouveau jeu',
	newGameHint:
		'Chacun est un petit jeu complet : on peut y jouer aussitôt, et chaque ligne peut en être changée.',
	removeGame: 'Supprimer tout le jeu',
	removedGame: '« {name} » est supprimé, avec ses règles et ses variantes.',
	toTable: 'À la table …',
	bookFirst: 'Votre premier jeu',
	bookBox: 'Du premier jeu à la boîte'
};
