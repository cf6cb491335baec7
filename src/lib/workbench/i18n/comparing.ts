/** What the page says that puts two games beside each other, and of the cards of variants. */

export const comparingEn = {
	compare: 'Compare …',
	compareWith: 'Compare it with another one',
	compareTitle: 'What is different',
	compareFrom: 'From',
	compareTo: 'to',
	compareSwap: 'The other way round',
	compareFind: 'Find in the differences',
	compareNone: 'Nothing is different: both play the same.',
	compareNothing: 'No difference has these words.',
	compareMissing: 'Choose two variants of one game.',
	compareBroken: 'This cannot be said: “{name}” does not hold.',
	compareWait: 'Both are put together …',
	cardDiffers:
		'{count, plural, =0 {as the edition has it} one {# rule other than in {edition}} other {# rules other than in {edition}}}',
	cardChecked:
		'{scenarios, plural, =0 {} one {# scenario holds, } other {# scenarios hold, }}{games, plural, one {# game of bots without a fault} other {# games of bots without a fault}}',
	cardCheckedAt: 'Checked when it was made; the files are still the same.',
	cardNotChecked: 'Changed since it was checked'
};

type Comparing = Record<keyof typeof comparingEn, string>;

export const comparingDe: Comparing = {
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

export const comparingFr: Comparing = {
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
