/** What the table says when a position becomes a scenario. */

export const positionsEn = {
	positionSave: 'Save this position as a scenario …',
	positionTitle: 'This position as a scenario',
	positionName: 'What does it show?',
	positionNameHint: 'A sentence, for instance: the captain may still leave the town',
	positionAll:
		'The file holds the whole position: also what lies face down, what is in every hand, and what chance brings next. Whoever opens it sees all of it.',
	positionOwn:
		'You look at this game through the eyes of {name}, and the editor will show you more.',
	positionDo: 'Save all of it, and open the file',
	positionNot: 'This position cannot be written now.',
	positionRemark: 'What must hold here? Write it below, and under "when:" what is answered before.'
} as const;

type Positions = Record<keyof typeof positionsEn, string>;

export const positionsDe: Positions = {
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

export const positionsFr: Positions = {
	positionSave: 'Enregistrer cette position comme scénario …',
	positionTitle: 'Cette position comme scénario',
	positionName: 'Que montre-t-elle ?',
	positionNameHint: 'Une phrase, par exemple : le capitaine peut encore quitter la ville',
	positionAll:
		'Le fichier contient toute la position : aussi ce qui est face cachée, ce que chacun a en main et ce que le hasard apportera ensuite. Qui l’ouvre voit tout cela.',
	positionOwn:
		'Vous voyez cette partie par les yeux de {name} ; l’éditeur vous montrera davantage.',
	positionDo: 'Tout enregistrer et ouvrir le fichier',
	positionNot: 'Cette position ne peut pas être écrite maintenant.',
	positionRemark:
		'Qu’est-ce qui doit être vrai ici ? Écrivez-le dessous, et sous « when: » ce qui est répondu avant.'
};
