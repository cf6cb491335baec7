/** What the page says of counters that are held and sent somewhere together, of scenes, and of dice. */

export const handlingEn = {
	inHand: '{count, plural, one {# {counter}} other {# {counters}}} held',
	handAll: 'All that can',
	handAlike: 'All of this kind',
	handAgain: 'Again to {place}',
	handHint: 'Choose where they go, or put them back',
	handPart: '{done} of {count} are there: {place}. {why}',
	handNone: 'None of them can go there now: {place}. {why}',
	handAsks: 'First the game asks: {question}',
	'key.all': 'Hold all {counters} that can be chosen there',
	'key.alike': 'Hold all {counters} of the kind touched last',
	'key.again': 'The same again: to the same place',
	sceneAt: '{scene}: {where}',
	sceneFold: 'Fold up',
	sceneUnfold: 'Show all of it',
	sceneNobody: 'Nobody’s',
	sceneOthers: 'Others',
	sceneReport: 'Report',
	sceneDice: '{Dice} so far',
	sceneNoDice: 'No dice yet',
	sceneHits: '{count, plural, =0 {no hit} one {# hit} other {# hits}}',
	sceneTotal: 'together {total}',
	dieHits: '{face} (hit)',
	finalScores: 'How it stands at the end',
	seatsNow: 'Who plays',
	seatNow: 'Who plays for {name}',
	seatsNowHint:
		'Whoever takes over from a bot sees its secrets; the game is marked as opened from then on.'
};
