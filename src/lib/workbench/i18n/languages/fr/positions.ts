/** What the table says when a position becomes a scenario. */
import type { positionsEn } from '../en/positions.ts';

export const positionsFr: Record<keyof typeof positionsEn, string> = {
	positionSave: 'Enregistrer comme scénario …',
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
