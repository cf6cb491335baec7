/** What the page says that puts two games beside each other, and of the cards of variants. */
import type { comparingEn } from '../en/comparing.ts';

export const comparingDe: Record<keyof typeof comparingEn, string> = {
	compare: 'Vergleichen …',
	compareWith: 'Mit einer anderen vergleichen',
	compareTitle: 'Was anders ist',
	compareFrom: 'Von',
	compareTo: 'zu',
	compareSwap: 'Andersherum',
	compareFind: 'In den Unterschieden suchen',
	compareNone: 'Nichts ist anders: Beide spielen gleich.',
	compareNothing: 'In keinem Unterschied stehen diese Wörter.',
	compareMissing: 'Wähle zwei Varianten eines Spiels.',
	compareBroken: 'Das lässt sich nicht sagen: „{name}“ gilt so nicht.',
	compareWait: 'Beide werden zusammengesetzt …',
	cardDiffers:
		'{count, plural, =0 {wie die Ausgabe} one {# Regel anders als in {edition}} other {# Regeln anders als in {edition}}}',
	cardChecked:
		'{scenarios, plural, =0 {} one {# Szenario gilt, } other {# Szenarien gelten, }}{games, plural, one {# Partie der Bots ohne Fehler} other {# Partien der Bots ohne Fehler}}',
	cardCheckedAt: 'Beim Herstellen geprüft; die Dateien sind noch dieselben.',
	cardNotChecked: 'Seit der Prüfung geändert'
};
