/** What the page says about proving rules: scenarios, and games of bots. */

export const provingEn = {
	proveLink: 'Test with 200 games',
	proveTitle: 'Prove it',
	proveTitleOf: 'Prove it: {name}',
	proveIntro:
		'Bots play by these rules while you watch the numbers. Nothing of it touches your games.',
	proveNoRules: 'Choose the rules on the start page first, and then “Test with 200 games”.',
	proveText: 'The rules as text, with their scenarios',
	proveBots: 'Who plays',
	provePlayers: 'Players',
	proveQuick: 'bots that answer at random (some minutes)',
	proveCareful: 'bots that think ahead (half an hour or more)',
	proveStart: 'Play 200 games',
	proveAgain: 'Play them again',
	proveStop: 'Stop',
	proveRunning: 'Game {game, number} of {games, number} is being played …',
	proveDone: 'All {games, number} games have been played: the seeds test/1 to test/{games}.',
	proveStopped:
		'{games, plural, =0 {Stopped before the first game had ended.} one {Stopped. This is what one game says.} other {Stopped. This is what # games say.}}',
	proveSilent:
		'Game {game, number} came to no end and was stopped. This is what the {games, number} games before it say.',
	proveDied:
		'The test broke off in game {game, number}. This is what the {games, number} games before it say.',
	proveBroken: 'These rules have an error, and cannot be played:',
	proveSame: 'The same rules and the same seeds give the same numbers.',
	proveFound: 'What went wrong',
	proveNothing: 'Nothing went wrong: no dead end, and no answer that is not allowed.',
	proveProblem: 'Game {game, number} (seed {seed}), after {answers, number} answers: {kind}',
	'proveKind.dead-end': 'nobody could go on',
	'proveKind.illegal': 'an answer that is not allowed',
	'proveKind.invariant': 'something that must always hold did not',
	proveShow: 'Show on the table',
	proveShowFails: 'It cannot be shown on the table: {reason}',
	proveShowGone: 'the game is no more at hand',
	proveSeats: 'Who won',
	proveSeat: 'Seat',
	proveSeatNumber: 'Seat {number}',
	proveWon: 'Won',
	proveShare: '{share, number, percent} ({low, number, percent} to {high, number, percent})',
	proveShareNote:
		'In brackets: where the true share lies, with 95 % certainty. A shared victory counts for each.',
	proveEnded:
		'{finished, number} of {games, number} games came to an end, in {mean, number} rounds on average; 95 % of them within {p95, number}.',
	provePieces: 'What became of the new {counters}',
	provePiecesNote:
		'Counted in games; “Lost again” counts the players who had it and had none at the end. Whoever tries for one and fails has used it, too. Measured against the game as it was delivered, in the same edition and without house rules. What comes and goes within one answer is not seen.',
	proveNoPieces: 'These rules add no {counter} and change none.',
	provePiece: '{Counter}',
	proveDrawn: 'Drawn',
	proveUsed: 'Used',
	proveHad: 'Held by a player',
	proveLost: 'Lost again',
	proveWonWith: 'Its holders won',
	provePieceChanged: 'changed',
	scenarios: 'Scenarios',
	scenariosRun: 'Run the scenarios about this file',
	scenariosNone: 'No scenario is about this file.',
	scenariosPassed: '{count, plural, one {# holds} other {# hold}}',
	scenariosFailed: '{count, plural, one {# fails} other {# fail}}',
	scenariosBroke: 'It came to no end and was stopped. What was found before stands here.',
	scenarioGreen: 'holds',
	scenarioRed: 'fails',
	'scenarioNot.nowhere':
		'it fails where nobody is asked anything, so there is no position to sit down at',
	'scenarioNot.no-variant': 'no variant of this game is at hand',
	'scenarioNot.gone': 'run it again first'
} as const;
