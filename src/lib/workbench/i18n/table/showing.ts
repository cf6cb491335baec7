/** What the page says of what a layout shows: standings, tracks, reasons, and who is asked in a scene. */

export const showingEn = {
	standingsNow: 'How it stands',
	standingsShow: 'Scores',
	standingsPlace: 'Place',
	standingsNth: '{place}.',
	standingsWon: 'won',
	trackHere: 'here',
	trackBeyond: '{name} ({value})',
	reasonOf: '{what}, {of}: {value}. How did that come about?',
	sceneAsked: '{names} decide',
	sceneAskedOne: '{name} decides',
	sceneBeside: 'Beside each: {what}',
	sceneLog: 'What happened'
};

type Showing = Record<keyof typeof showingEn, string>;

export const showingDe: Showing = {
	standingsNow: 'So steht es',
	standingsShow: 'Wertung',
	standingsPlace: 'Platz',
	standingsNth: '{place}.',
	standingsWon: 'gewonnen',
	trackHere: 'hier',
	trackBeyond: '{name} ({value})',
	reasonOf: '{what}, {of}: {value}. Wie kam das zustande?',
	sceneAsked: '{names} entscheiden',
	sceneAskedOne: '{name} entscheidet',
	sceneBeside: 'Daneben: {what}',
	sceneLog: 'Was geschah'
};

export const showingFr: Showing = {
	standingsNow: 'Où l’on en est',
	standingsShow: 'Scores',
	standingsPlace: 'Place',
	standingsNth: '{place}.',
	standingsWon: 'gagné',
	trackHere: 'ici',
	trackBeyond: '{name} ({value})',
	reasonOf: '{what}, {of} : {value}. D’où cela vient-il ?',
	sceneAsked: '{names} décident',
	sceneAskedOne: '{name} décide',
	sceneBeside: 'À côté : {what}',
	sceneLog: 'Ce qui s’est passé'
};
