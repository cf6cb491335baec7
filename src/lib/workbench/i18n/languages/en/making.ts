/** What the page says where something new is made of a template. */

export const makingEn = {
	newOne: 'New …',
	newTitle: 'Something new',
	newHint: 'Each begins as a small example that works. What you make of it comes later.',
	newName: 'What is it called?',
	newMake: 'Make it',
	newBack: 'Back to the list',
	newFailed:
		'That could not be made: the file of this variant says something of the same thing already, or cannot be read.',
	'newMakes.part': 'comes into this variant',
	'newMakes.house-rule': 'a file of its own, switched on here',
	'newMakes.scenario': 'a file of its own, opened as text',
	'newMakes.variant': 'beside this one',
	newGame: 'New game …',
	newGameAbout: 'A small game that works, to be made your own',
	newGameTitle: 'A new game',
	newGameHint:
		'Each is a small game that is complete: it can be played at once, and every line of it can be changed.',
	removeGame: 'Delete the whole game',
	removedGame: '“{name}” is gone, with its rules and variants.',
	toTable: 'To the table …',
	bookFirst: 'Your first game',
	bookBox: 'From your first game to a box'
};
