/** What the page says where something new is made of a template. */
import type { makingEn } from '../en/making.ts';

export const makingDe: Record<keyof typeof makingEn, string> = {
	newOne: 'Neu …',
	newTitle: 'Etwas Neues',
	newHint:
		'Jedes beginnt als kleines Beispiel, das funktioniert. Was du daraus machst, kommt danach.',
	newName: 'Wie soll es heißen?',
	newMake: 'Anlegen',
	newBack: 'Zurück zur Liste',
	newFailed:
		'Das ließ sich nicht anlegen: Die Datei dieser Variante sagt schon etwas über dasselbe, oder sie ist nicht lesbar.',
	'newMakes.part': 'kommt in diese Variante',
	'newMakes.house-rule': 'eine eigene Datei, hier eingeschaltet',
	'newMakes.scenario': 'eine eigene Datei, als Text geöffnet',
	'newMakes.variant': 'neben dieser hier',
	newGame: 'Neues Spiel …',
	newGameAbout: 'Ein kleines Spiel, das läuft und dein eigenes wird',
	newGameTitle: 'Ein neues Spiel',
	newGameHint:
		'Jedes ist ein kleines, vollständiges Spiel: Es lässt sich sofort spielen, und jede Zeile davon lässt sich ändern.',
	removeGame: 'Das ganze Spiel löschen',
	removedGame: '„{name}“ ist gelöscht, mit Regeln und Varianten.',
	toTable: 'An den Tisch …',
	bookFirst: 'Dein erstes Spiel',
	bookBox: 'Vom ersten Spiel zur Schachtel'
};
