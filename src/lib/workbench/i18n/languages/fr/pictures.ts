/** What the page says about pictures of one's own, and about counters on paper. */
import type { picturesEn } from '../en/pictures.ts';

export const picturesFr: Record<keyof typeof picturesEn, string> = {
	ownPicture: 'Une image à moi',
	ownPictureChoose: 'Choisir un fichier …',
	ownPictureHint:
		'Ou déposez-la ici : PNG, JPEG, WebP ou SVG. Elle est réduite et accompagne la variante partout.',
	ownPictureBusy: 'L’image est réduite …',
	ownPictureRemove: 'Sans mon image',
	ownPictureUse: 'Mon image {name}',
	ownPictureLeftOut:
		'L’image a été prise sans ces parties, interdites ici dans les images : {parts}. Si elle n’est plus juste, enregistrez-la en PNG et choisissez celle-là.',
	'ownPicture.not-a-picture': 'Ce n’est pas une image lisible ici : « {name} ».',
	'ownPicture.too-large':
		'Cette image est trop grande : « {name} ». Enregistrez-la plus petite et choisissez celle-là.',
	iconOfCollection: 'Une image de la collection',
	printLink: 'Imprimer',
	printTitle: '{Counters} sur papier',
	printTitleOf: '{Counters} sur papier : {name}',
	printPaper: 'Papier',
	printSize: 'Côté en mm ({counter})',
	printCopies: 'Combien',
	printAll: 'Autant que le jeu en a',
	printOne: 'Un de chaque',
	printBacks: 'Avec leurs autres faces',
	printNow: 'Imprimer',
	printCount:
		'{count, plural, one {# {counter}} other {# {counters}}} sur {sheets, plural, one {# planche} other {# planches}}.',
	printHint:
		'Imprimez à 100 %, sans mise à l’échelle ; recto verso en retournant sur le grand côté, ou collez les faces dos à dos.',
	printSheets: 'Planches',
	printFront: 'Planche {number}, recto',
	printBack: 'Planche {number}, verso'
};
