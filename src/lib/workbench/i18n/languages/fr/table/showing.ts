/** What the page says of what a layout shows: standings, tracks, reasons, and who is asked in a scene. */
import type { showingEn } from '../../en/table/showing.ts';

export const showingFr: Record<keyof typeof showingEn, string> = {
	matOf: 'Devant {name}',
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
