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
