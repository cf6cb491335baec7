/** What the page says that puts two games beside each other, and of the cards of variants. */
import type { comparingEn } from '../en/comparing.ts';

export const comparingFr: Record<keyof typeof comparingEn, string> = {
	compare: 'Comparer …',
	compareWith: 'La comparer à une autre',
	compareTitle: 'Ce qui diffère',
	compareFrom: 'De',
	compareTo: 'à',
	compareSwap: "Dans l'autre sens",
	compareFind: 'Chercher dans les différences',
	compareNone: 'Rien ne diffère : les deux se jouent de même.',
	compareNothing: 'Aucune différence ne contient ces mots.',
	compareMissing: "Choisissez deux variantes d'un même jeu.",
	compareBroken: 'Impossible à dire : « {name} » ne tient pas.',
	compareWait: 'Les deux sont en cours d’assemblage …',
	cardDiffers:
		"{count, plural, =0 {comme l'édition} one {# règle autre que dans {edition}} other {# règles autres que dans {edition}}}",
	cardChecked:
		'{scenarios, plural, =0 {} one {# scénario est vérifié, } other {# scénarios sont vérifiés, }}{games, plural, one {# partie de robots sans erreur} other {# parties de robots sans erreur}}',
	cardCheckedAt: 'Vérifié à la fabrication ; les fichiers sont restés les mêmes.',
	cardNotChecked: 'Changé depuis la vérification'
};
