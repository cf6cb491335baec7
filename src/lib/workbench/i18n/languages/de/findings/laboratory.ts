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
	'less the first': 'weniger das erste',
	'Surely another one than at {0}: at {1}.': 'Sicher anders als bei {0}: bei {1}.',
	'Nowhere surely another one than at {0}.': 'Nirgends sicher anders als bei {0}.',
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
	'lost again': 'wieder verloren',
	'{0}: {1} games': '{0}: {1} Partien',
	'{0} and {1}: {2} pairs of games': '{0} und {1}: {2} Paare von Partien',
	'{0}: {1} pairs of games under two rules': '{0}: {1} Paare von Partien unter zweierlei Regeln',
	'{0}: {1} values of {2}, {3} games each': '{0}: {1} Werte von {2}, je {3} Partien',
	'{0} seats, played by turns by {1}; chance began with the seed {2}.':
		'{0} Plätze, abwechselnd gespielt von {1}; der Zufall begann mit {2}.',
	'{0} Games were cut off after {1} rounds, so lengths say too little.':
		'{0} Partien wurden nach {1} Runden abgebrochen, also sagen Längen zu wenig.',
	'{0} of {1} games came to an end; they took {2} rounds on average.':
		'{0} von {1} Partien kamen zu einem Ende; sie dauerten im Mittel {2} Runden.',
	'Faults, where a game broke a rule or could not go on: {0}. Look into these first.':
		'Fehler, bei denen eine Partie eine Regel brach oder nicht weiterging: {0}. Diesen zuerst nachgehen.',
	'The lead changed {0} times on average, and whoever won was ahead for good from round {1} on.':
		'Die Führung wechselte im Mittel {0}-mal, und wer gewann, lag ab Runde {1} endgültig vorn.',
	'Pieces that nobody ever had: {0}.': 'Teile, die nie jemand hatte: {0}.',
	'Actions that nobody ever took: {0}.': 'Aktionen, die nie jemand ausführte: {0}.',
	'Answers that nobody ever gave: {0}.': 'Antworten, die nie jemand gab: {0}.',
	'Events that never happened: {0}.': 'Ereignisse, die nie geschahen: {0}.',
	'Effects that never acted: {0}.': 'Effekte, die nie wirkten: {0}.',
	'Game by game both sides began alike. {0} of {1} pairs part.':
		'Partie für Partie begannen beide Seiten gleich. {0} von {1} Paaren gehen auseinander.',
	'The first is game {0}, after {1} answers.': 'Das erste ist Partie {0}, nach {1} Antworten.',
	'These games can be played again, to the last answer:':
		'Diese Partien lassen sich noch einmal spielen, bis zur letzten Antwort:',
	'Worth a look': 'Einen Blick wert',
	'In numbers': 'In Zahlen',
	'This is no kept series of games: {0}': 'Das ist keine aufbewahrte Reihe von Partien: {0}',
	'it is no JSON, or not all of it is there': 'es ist kein JSON, oder nicht vollständig',
	'nothing in it says so': 'nichts darin sagt das',
	'its format is "{0}", not "{1}"': 'sein Format ist „{0}“, nicht „{1}“',
	'what stands at {0} does not belong there': 'was bei {0} steht, gehört dort nicht hin',
	'two lots are compared, not {0}': 'verglichen werden zwei Lose, nicht {0}',
	'game {0} is of a lot that is not there': 'Partie {0} gehört zu einem Los, das es nicht gibt',
	'game {0} of {1} is there twice': 'Partie {0} von {1} ist zweimal da',
	'game {0} of {1} has other seats than its rules':
		'Partie {0} von {1} hat andere Plätze als ihre Regeln',
	'there is no run {0}': 'es gibt keinen Lauf {0}',
	'Least at {0}, {1}, most at {2}, {3}; each line holds the true mean 95 times in a hundred.':
		'Am wenigsten bei {0}, {1}, am meisten bei {2}, {3}; jede Linie fasst das wahre Mittel in 95 von hundert Fällen.',
	'Game by game all values began alike; whatever else differs comes of the value.':
		'Partie für Partie begannen alle Werte gleich; was sonst verschieden ist, kommt vom Wert.',
	'Say over which values {0} is to be swept, as in 3..8':
		'Gib an, welche Werte {0} durchlaufen soll, etwa 3..8',
	'"{0}" is no list of values, as in 3..8, 3..9/2 or 3,5,8; there may be {1} of them':
		'„{0}“ ist keine Liste von Werten wie 3..8, 3..9/2 oder 3,5,8; es dürfen {1} sein',
	'{0} is "{1}": name one of its numbers, {2}': '{0} ist „{1}“: nenne eine der Zahlen darin, {2}',
	'{0} is one number: leave out "/{1}"': '{0} ist eine einzige Zahl: lass „/{1}“ weg',
	'{0} is no number': '{0} ist keine Zahl',
	'There are {0} numbers below {1}; the first: {2}': 'Unter {1} stehen {0} Zahlen; die ersten: {2}',
	'There is no option and no number "{0}"{1}': 'Es gibt weder eine Option noch eine Zahl „{0}“{1}',
	'There is no piece "{0}"{1}': 'Keine Figur heißt „{0}“{1}',
	'{0} is the other side of {1}: ask about that one':
		'{0} ist die andere Seite von {1}: Frag nach dieser Figur',
	'{0} has no value "{1}"; it has {2}': '{0} hat keinen Wert „{1}“; es gibt {2}',
	'{0} is a number, and "{1}" is none': '{0} ist eine Zahl, und „{1}“ ist keine',
	'{0} is at least {1}, not {2}': '{0} ist mindestens {1}, nicht {2}',
	'{0} is at most {1}, not {2}': '{0} ist höchstens {1}, nicht {2}',
	'The game has no evaluation: without "{0}" its bots want nothing that could be weighed':
		'Das Spiel hat keine Bewertung: Ohne „{0}“ wollen seine Bots nichts, was sich gewichten ließe',
	'No number stands in {0}, nor in values that nothing else asks for: there is nothing to weigh':
		'Weder in {0} noch in Werten, nach denen sonst nichts fragt, steht eine Zahl: Es gibt nichts zu gewichten',
	'No number stands in {0}: name those of values that nothing else asks for, {1}':
		'In {0} steht keine Zahl: nenne solche in Werten, nach denen sonst nichts fragt, {1}',
	'{0}: more hangs on it than what bots want, so another number would make another game':
		'{0}: Daran hängt mehr als das, was Bots wollen, also wäre es mit einer anderen Zahl ein anderes Spiel'
};
