/** What the page says of what a layout shows: standings, tracks, reasons, and who is asked in a scene. */
import type { showingEn } from '../../en/table/showing.ts';

export const showingDe: Record<keyof typeof showingEn, string> = {
	matOf: 'Vor {name}',
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
