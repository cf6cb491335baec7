/** What the table says when a position becomes a scenario. */
import type { positionsEn } from '../en/positions.ts';

export const positionsDe: Record<keyof typeof positionsEn, string> = {
	positionSave: 'Diese Stellung als Szenario sichern …',
	positionTitle: 'Diese Stellung als Szenario',
	positionName: 'Was zeigt sie?',
	positionNameHint: 'Ein Satz, zum Beispiel: Der Hauptmann darf die Stadt noch verlassen',
	positionAll:
		'Die Datei enthält die ganze Stellung: auch was verdeckt liegt, was jeder auf der Hand hat und was der Zufall als Nächstes bringt. Wer sie öffnet, sieht das alles.',
	positionOwn: 'Du siehst dieses Spiel mit den Augen von {name}; der Editor wird dir mehr zeigen.',
	positionDo: 'Alles sichern und die Datei öffnen',
	positionNot: 'Diese Stellung lässt sich gerade nicht schreiben.',
	positionRemark:
		'Was muss hier gelten? Schreib es darunter, und unter "when:", was vorher geantwortet wird.'
};
