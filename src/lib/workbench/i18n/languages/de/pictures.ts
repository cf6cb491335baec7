/** What the page says about pictures of one's own, and about counters on paper. */
import type { picturesEn } from '../en/pictures.ts';

export const picturesDe: Record<keyof typeof picturesEn, string> = {
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
	printTitle: '{Counters} auf Papier',
	printTitleOf: '{Counters} auf Papier: {name}',
	printPaper: 'Papier',
	printSize: 'Kante in mm ({counter})',
	printCopies: 'Wie viele',
	printAll: 'So viele, wie das Spiel hat',
	printOne: 'Von jeder eine',
	printBacks: 'Mit den anderen Seiten',
	printNow: 'Drucken',
	printCount:
		'{count, plural, one {# {counter}} other {# {counters}}} auf {sheets, plural, one {# Bogen} other {# Bögen}}.',
	printHint:
		'Mit 100 % drucken, ohne Anpassung; beidseitig, über die lange Kante gewendet, oder Vorder- und Rückseiten zusammenkleben.',
	printSheets: 'Bögen',
	printFront: 'Bogen {number}, Vorderseite',
	printBack: 'Bogen {number}, andere Seite'
};
