/** What the page says of its own parts: edges of panes, keys, notes, and within what a file is checked. */

export const calmEn = {
	paneEdge: 'Width: drag it, or use the arrow keys; Enter folds it up',
	paneFolded: 'folded up',
	'key.panes': 'To the next or the previous part of the page',
	note: 'Note',
	notePin: 'Write a note at this moment',
	noteKeep: 'Keep it',
	noteRemove: 'Take the note away: {text}',
	opened: 'opened',
	openedSince:
		'{count, plural, =0 {Opened from the start} one {Opened after # answer} other {Opened after # answers}}: everybody’s secrets have been seen',
	trial: 'This game is a trial: {seat} has “{piece}” in hand, in the place of another {counter}.',
	trialBack: 'Back to the variant',
	pieceRules: 'Its rules',
	ruleElsewhere: 'Look for it among all rules',
	cardOwnChanges: 'With options or rules changed by yourself',
	openTableMarks:
		'At the open table everybody’s secrets are visible; the game is marked as opened from then on.',
	notInPlay: 'Not in the game on the table.',
	'checked.variants':
		'Checked within {names}{more, plural, =0 {} one { and # more} other { and # more}}.',
	'checked.base': 'No variant plays with it: checked on the base of its game.',
	'checked.editions': 'Its positions are set up under each edition of its game.',
	'checked.alone': 'Checked alone: what stands in it, and nothing around it.'
};
