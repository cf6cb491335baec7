/** What is told of many games, as figures and in words. */
export const laboratoryDe: Readonly<Record<string, string>> = {
	'What happens more or less often in B, in points of a hundred games':
		'Was in B öfter oder seltener geschieht, in Punkten von hundert Partien',
	'What is more or less in B, in parts of what it is in A':
		'Was in B mehr oder weniger ist, als Teil dessen, was es in A ist',
	'No difference to be seen in {0} pairs of games.':
		'Kein Unterschied zu sehen in {0} Paaren von Partien.',
	'Differs for sure: {0}.': 'Sicher verschieden: {0}.',
	measure: 'Maß',
	'at least': 'mindestens',
	'at most': 'höchstens',
	p: 'p',
	'From {0} at {1} to {2} at {3}; the band holds the true mean 95 times in a hundred.':
		'Von {0} bei {1} bis {2} bei {3}; das Band fasst das wahre Mittel in 95 von hundert Fällen.',
	mean: 'Mittel',
	'Who won, by seat': 'Wer gewann, nach Plätzen',
	seat: 'Platz',
	'Who won, by bot': 'Wer gewann, nach Bots',
	bot: 'Bot',
	'Each wins about as often as is fair, as far as so many games can tell.':
		'Jeder gewinnt etwa so oft, wie es gerecht ist, soweit so viele Partien das sagen können.',
	'Not as often as is fair: {0}.': 'Nicht so oft, wie es gerecht wäre: {0}.',
	won: 'gewonnen',
	'of games': 'von Partien',
	'fair share': 'gerechter Anteil',
	'How long games are': 'Wie lang Partien sind',
	'{0} rounds on average; half of {1} games take {2} at most, 95 % take {3} at most.':
		'{0} Runden im Mittel; die Hälfte von {1} Partien dauert höchstens {2}, 95 % dauern höchstens {3}.',
	rounds: 'Runden',
	games: 'Partien',
	'Why games ended': 'Warum Partien endeten',
	'{0} % for the reason that is most frequent: {1}.': '{0} % aus dem häufigsten Grund: {1}.',
	reason: 'Grund',
	'From {0} at the end of round 1 to {1} at the end of round {2}, on average of the seats; the band holds eight seats of ten.':
		'Von {0} am Ende von Runde 1 bis {1} am Ende von Runde {2}, im Mittel der Plätze; das Band fasst acht von zehn Plätzen.',
	round: 'Runde',
	'all seats': 'alle Plätze',
	winners: 'Sieger',
	seats: 'Plätze',
	'a tenth has less than': 'ein Zehntel hat weniger als',
	'a tenth has more than': 'ein Zehntel hat mehr als',
	'How games went for those who had or did it': 'Wie es denen erging, die es hatten oder taten',
	'Of {0} pieces, actions and answers, {1} go with winning or losing more often than chance would have it. That they go together does not say which comes of which.':
		'Von {0} Teilen, Aktionen und Antworten gehen {1} öfter mit Sieg oder Niederlage einher, als der Zufall es wollte. Dass sie zusammengehen, sagt nicht, was woraus folgt.',
	what: 'was',
	kind: 'Art',
	'seats with it': 'Plätze damit',
	'lost again': 'wieder verloren'
};
