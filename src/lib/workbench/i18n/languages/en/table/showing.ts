/** What the page says of what a layout shows: standings, tracks, reasons, and who is asked in a scene. */

export const showingEn = {
	matOf: 'Before {name}',
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
