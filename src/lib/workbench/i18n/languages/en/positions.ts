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
