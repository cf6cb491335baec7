/** What the page says about pictures of one's own, and about counters on paper. */

export const picturesEn = {
	ownPicture: 'A picture of my own',
	ownPictureChoose: 'Choose a file …',
	ownPictureHint:
		'Or drop it here: a PNG, JPEG, WebP or SVG. It is made small and goes wherever the variant goes.',
	ownPictureBusy: 'The picture is being made small …',
	ownPictureRemove: 'Without my picture',
	ownPictureUse: 'My picture {name}',
	ownPictureLeftOut:
		'The picture was taken without these parts, which pictures here may not have: {parts}. If it looks wrong now, save it as a PNG and choose that.',
	'ownPicture.not-a-picture': 'This is no picture that can be read here: “{name}”.',
	'ownPicture.too-large': 'This picture is too large: “{name}”. Save it smaller and choose that.',
	iconOfCollection: 'A picture of the collection',
	printLink: 'Print',
	printTitle: 'Counters on paper',
	printTitleOf: 'Counters on paper: {name}',
	printPaper: 'Paper',
	printSize: 'Edge of a counter in mm',
	printCopies: 'How many',
	printAll: 'As many as the game has',
	printOne: 'One of each',
	printBacks: 'With their other sides',
	printNow: 'Print',
	printCount:
		'{counters, plural, one {# counter} other {# counters}} on {sheets, plural, one {# sheet} other {# sheets}}.',
	printHint:
		'Print at 100 %, without scaling; on both sides, turned over the long edge, or glue fronts and backs together.',
	printSheets: 'Sheets',
	printFront: 'Sheet {number}, front',
	printBack: 'Sheet {number}, other side'
} as const;

type Pictures = Record<keyof typeof picturesEn, string>;

export const picturesDe: Pictures = {
	ownPicture: 'Ein eigenes Bild',
	ownPictureChoose: 'Datei auswählen …',
	ownPictureHint:
		'Oder hier ablegen: PNG, JPEG, WebP oder SVG. Es wird verkleinert und geht überall mit, wohin die Variante geht.',
	ownPictureBusy: 'Das Bild wird verkleinert …',
	ownPictureRemove: 'Ohne mein Bild',
	ownPictureUse: 'Mein Bild {name}',
	ownPictureLeftOut:
		'Das Bild wurde ohne diese Teile übernommen, die Bilder hier nicht haben dürfen: {parts}. Sieht es nun falsch aus, speichere es als PNG und wähle das.',
	'ownPicture.not-a-picture': 'Das ist kein Bild, das hier gelesen werden kann: „{name}“.',
	'ownPicture.too-large': 'Dieses Bild ist zu groß: „{name}“. Speichere es kleiner und wähle das.',
	iconOfCollection: 'Ein Bild aus der Sammlung',
	printLink: 'Drucken',
	printTitle: 'Spielmarken auf Papier',
	printTitleOf: 'Spielmarken auf Papier: {name}',
	printPaper: 'Papier',
	printSize: 'Kante einer Spielmarke in mm',
	printCopies: 'Wie viele',
	printAll: 'So viele, wie das Spiel hat',
	printOne: 'Von jeder eine',
	printBacks: 'Mit den anderen Seiten',
	printNow: 'Drucken',
	printCount:
		'{counters, plural, one {# Spielmarke} other {# Spielmarken}} auf {sheets, plural, one {# Bogen} other {# Bögen}}.',
	printHint:
		'Mit 100 % drucken, ohne Anpassung; beidseitig, über die lange Kante gewendet, oder Vorder- und Rückseiten zusammenkleben.',
	printSheets: 'Bögen',
	printFront: 'Bogen {number}, Vorderseite',
	printBack: 'Bogen {number}, andere Seite'
};

export const picturesFr: Pictures = {
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
	printTitle: 'Pions sur papier',
	printTitleOf: 'Pions sur papier : {name}',
	printPaper: 'Papier',
	printSize: 'Côté d’un pion en mm',
	printCopies: 'Combien',
	printAll: 'Autant que le jeu en a',
	printOne: 'Un de chaque',
	printBacks: 'Avec leurs autres faces',
	printNow: 'Imprimer',
	printCount:
		'{counters, plural, one {# pion} other {# pions}} sur {sheets, plural, one {# planche} other {# planches}}.',
	printHint:
		'Imprimez à 100 %, sans mise à l’échelle ; recto verso en retournant sur le grand côté, ou collez les faces dos à dos.',
	printSheets: 'Planches',
	printFront: 'Planche {number}, recto',
	printBack: 'Planche {number}, verso'
};
