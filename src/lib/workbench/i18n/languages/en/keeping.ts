/** What the page says about keeping what a person wrote and played, and about an engine that does not come back. */

export const keepingEn = {
	notices: 'Notices',
	savedYes: 'Saved',
	savedSoon: 'Being saved …',
	savedNot: 'Not saved',
	savedElsewhere: 'Read only: another tab writes',
	takeOver: 'Take over here',
	tryAgain: 'Try again',
	tryOnceMore: 'Try it once more',
	saveAsFile: 'Save as a file',
	understood: 'All right',
	goOnWithout: 'Go on without it',
	goOn: 'Go on',
	toTheText: 'To the text',
	'unkept.full': 'This browser has no room left.',
	'unkept.forbidden':
		'This browser keeps nothing for this page: it is a private window, or its settings say so. You can play and write as usual.',
	'unkept.gone': 'What this browser had kept was taken away while the page was open.',
	'unkept.slow':
		'This browser’s storage does not answer. Perhaps an older version of this page is open in another tab.',
	'unkept.other': 'This browser could not store everything.',
	unkeptList: 'Gone when this page is closed: {what}',
	unkeptReading: 'What was kept earlier cannot be read.',
	unkeptRuns: 'what the laboratory has played',
	unkeptGame: '{count, plural, one {a game} other {# games}}',
	elsewhereRules: 'The rules are being written in another tab. Here they can only be read.',
	elsewhereUnsaved: 'Not stored from this tab: {files}',
	elsewhereGame:
		'This game is on the table of another tab, which keeps it. What is played here is not kept. Taking over shows the game as the other tab left it.',
	'incident.edit':
		'The engine did not come back from your text of {files}. It goes on with the text before. Yours is kept and stays in the editor, but is not in force until you change it.',
	'incident.opening':
		'The engine does not come back from your text of {files}. It runs without it. The text is kept, and the editor can change it.',
	'incident.help': 'The engine did not come back from a look into {files}, and was started again.',
	'incident.check':
		'Checking all rules did not come to an end and was stopped. The problems listed are those of the last edit.',
	'incident.engine': 'The engine does not start. What you wrote and played is kept.',
	'incident.answer':
		'The engine did not come back from the answer “{answer}”. It was started again, and the game stands before it.',
	'incident.bots':
		'The engine did not come back from the answer of a bot. It was started again; the game stands before it, and the bots wait.',
	'incident.other':
		'The engine did not answer. It was started again, and the game stands at its last answer.',
	incidentLost: 'The game could not be put on the table again. It is kept as it last stood.',
	notInForce: 'not in force',
	asideHint: 'Not in force: the engine did not come back from this text.',

	history: 'History',
	historyOf: 'Earlier texts of {file}',
	historyEmpty: 'Nothing has been changed here yet.',
	historyNow: 'as it is now',
	historyReturn: 'Back to this',
	historyLines: '{added} lines more, {removed} lines less',
	historySame: 'This is the text as it is now.',
	historyChoose: 'Choose a step to see what going back to it would change.',
	historyClose: 'Back to the editor',
	'step.before': 'before you changed it',
	'step.typed': 'written',
	'step.returned': 'gone back',
	revertTitle: 'Back to the delivered text?',
	revertText: 'Your changes to {file} are taken out. They stay in its history.',
	removeFile: 'Delete this file',
	removeTitle: 'Delete this file?',
	removeText: '{file} is taken out of the rules. You can undo that.',
	reverted: '{file} is as it was delivered.',
	removed: '{file} is deleted.',
	undoReturn: 'Undo this'
} as const;
