/** Whether a piece is too strong: what games and bouts say of it. */
export const piecesTestedDe: Readonly<Record<string, string>> = {
	'{0} bouts of {1} against {2} others, {3} each time: {4} % won, {5} % lost, {6} % neither.':
		'{0} Kämpfe von {1} gegen {2} andere, je {3}: {4} % gewonnen, {5} % verloren, {6} % keins von beiden.',
	'Nobody has been played yet with whom {0} could be compared.':
		'Noch ist niemand gespielt, mit dem sich {0} vergleichen ließe.',
	'{0} pairings could not be set up; the first, {1} against {2}: {3}':
		'{0} Paarungen ließen sich nicht aufstellen; die erste, {1} gegen {2}: {3}',
	'{0} bouts did not come to an end.': '{0} Kämpfe kamen zu keinem Ende.',
	others: 'andere',
	'others of value {0}': 'andere vom Wert {0}',
	'{0} surely wins more bouts than all {1} that were played ({2}).':
		'{0} gewinnt sicher mehr Kämpfe als alle {1}, die gespielt wurden ({2}).',
	'{0} surely wins fewer bouts than all {1} that were played ({2}).':
		'{0} gewinnt sicher weniger Kämpfe als alle {1}, die gespielt wurden ({2}).',
	'Of the {0} that were played ({1}), {2} is surely ahead of {3} and behind {4}.':
		'Es sind {0} gespielt ({1}); {2} liegt sicher vor {3} und hinter {4} davon.',
	'Bouts won, by {0}': 'Gewonnene Kämpfe, nach: {0}',
	'Bouts won, by what opponents are worth': 'Gewonnene Kämpfe, nach dem Wert der Gegner',
	'Whom it beats, and to whom it loses': 'Wen es schlägt und gegen wen es verliert',
	'Bouts won against the same opponents': 'Gewonnene Kämpfe gegen dieselben Gegner',
	'Bouts won against the same opponents, by all of value {0}':
		'Gewonnene Kämpfe gegen dieselben Gegner, von allen mit Wert {0}',
	'From {0} to {1} %; {2} % of all bouts.': 'Von {0} bis {1} %; {2} % aller Kämpfe.',
	'{0} is number {1} of {2}; full dots surely win more or fewer bouts than it does.':
		'{0} ist Nummer {1} von {2}; volle Punkte gewinnen sicher mehr oder weniger Kämpfe.',
	opponent: 'Gegner',
	bouts: 'Kämpfe',
	lost: 'verloren',
	neither: 'keins',
	'No seat ever had {0} in {1} games: they say nothing of it.':
		'In {1} Partien hatte kein Platz je {0}: sie sagen nichts darüber.',
	'Nothing to be seen in {0} games.': 'In {0} Partien ist nichts zu sehen.',
	'{0} If it won {1} points more than fair, that would have shown.':
		'{0} Gewänne es {1} Punkte mehr als gerecht, hätte sich das gezeigt.',
	'{0} About {1} would be needed to see {2} points more than fair.':
		'{0} Etwa {1} wären nötig, um {2} Punkte mehr als gerecht zu sehen.',
	'Seats that had it won {0} %, where {1} % would be fair ({2}).':
		'Plätze, die es hatten, gewannen zu {0} %; gerecht wären {1} % ({2}).',
	'{0} But so did seats with others of its kind: whoever is ahead has more of everything.':
		'{0} Das taten aber auch Plätze mit anderem dieser Art: wer vorn liegt, hat von allem mehr.',
	'{0} That is more than with others of its kind.': '{0} Das ist mehr als mit anderem dieser Art.',
	'{0}, without and with {1}: {2} pairs of games': '{0}, ohne und mit {1}: {2} Paare von Partien',
	'a piece is tested only by a comparison': 'eine Figur wird nur durch einen Vergleich geprüft',
	'a pairing of {0} is of another place than that trial has':
		'eine Paarung von {0} steht an einem Ort, den diese Probe nicht hat'
};
