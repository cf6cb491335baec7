/** What stops a game that runs, and why an answer, a record or other rules cannot be taken. */
export const runningDe: Readonly<Record<string, string>> = {
	'nobody is asked: {0}': 'niemand ist gefragt: {0}',
	'nobody is asked {0}': 'niemand wird {0} gefragt',
	'nobody is offered {0}': 'niemandem wird {0} angeboten',
	'no answer is legal: {0}': 'keine Antwort ist erlaubt: {0}',
	'{0} is no answer: {1}': '{0} ist keine Antwort: {1}',
	'{0} ({1}) does not hold: {2}': '{0} ({1}) gilt nicht: {2}',
	'{0} ({1}) does not hold: {2}; not for {3}': '{0} ({1}) gilt nicht: {2}; nicht für {3}',
	'a saved and loaded game went another way':
		'eine Partie, die gespeichert und geladen wurde, verlief anders',
	'taking everything back did not restore the beginning':
		'nachdem alles zurückgenommen war, stand nicht wieder der Anfang da',
	numbers: 'Zahlen',
	'{0} {1} are too many at once (the limit is {2})':
		'{0} {1} sind zu viele auf einmal (höchstens {2})',
	'cannot set a field of none': 'was es nicht gibt, hat kein Feld, das gesetzt werden könnte',
	'cannot move a piece to none': 'wohin die Spielmarke soll, gibt es nicht',
	'cannot swap with none': 'womit getauscht werden soll, gibt es nicht',
	'cannot draw from or to none': 'woher oder wohin gezogen werden soll, gibt es nicht',
	'the rules call each other without end': 'die Regeln rufen einander ohne Ende auf',
	'there is no checkpoint "{0}" to go back to: the rule that sets it is over, or has not come to it':
		'es gibt keinen Merkpunkt „{0}“, zu dem man zurückkehren kann: Die Regel, die ihn setzt, ist zu Ende oder noch nicht so weit',
	'the rules do not come to an end': 'die Regeln kommen zu keinem Ende',
	'the rules look at too many things at once': 'die Regeln sehen zu viele Dinge auf einmal an',
	'more than {0} answers would have to be listed': 'mehr als {0} Antworten wären aufzuzählen',
	'the answer does not say whose it is': 'die Antwort sagt nicht, von wem sie ist',
	'the answer of {0}, {1}, is not legal here': 'die Antwort von {0}, {1}, ist hier nicht erlaubt',
	'there is no seat {0}': 'einen Platz {0} gibt es nicht',
	'{0} is not asked here': '{0} wird hier nicht gefragt',
	'seat {0} is not asked now': 'Platz {0} ist jetzt nicht gefragt',
	'a number from {0} to {1} is asked for': 'gefragt ist eine Zahl von {0} bis {1}',
	'{0} is not among the legal answers': '{0} ist keine der erlaubten Antworten',
	'{0} to {1} are to be chosen': '{0} bis {1} sind zu wählen',
	'exactly one answer is asked for': 'gefragt ist genau eine Antwort',
	'{0} cannot be done now': '{0} geht jetzt nicht',
	'its position is a memory image of an older version that these rules cannot read':
		'ihre Stellung ist ein Speicherabbild einer älteren Version, das diese Regeln nicht lesen können',
	'the position after it differs from the record':
		'die Stellung danach ist eine andere als in der Aufzeichnung',
	'the record has checkpoints that the game does not reach':
		'die Aufzeichnung hat Prüfpunkte, zu denen die Partie nicht kommt',
	'the position at the end differs from the record':
		'die Stellung am Ende ist eine andere als in der Aufzeichnung',
	'these rules have errors': 'diese Regeln haben Fehler',
	'the number of players is another one': 'die Zahl der Spieler ist eine andere',
	'the map has other spaces': 'das Spielbrett hat andere Felder',
	'there are other zones': 'es gibt andere Ablagen',
	'counters were added or taken away; that takes effect in a new game':
		'Spielmarken kamen hinzu oder fielen weg; das wirkt erst in einer neuen Partie',
	'{0}.{1} (new)': '{0}.{1} (neu)',
	'{0}.{1} (removed)': '{0}.{1} (entfernt)',
	'{0} no longer exists': '{0} gibt es nicht mehr',
	'the values of {0} have changed': 'die Werte von {0} sind andere',
	'the rule {0} is running and no longer exists':
		'die Regel {0} wird gerade ausgeführt, und es gibt sie nicht mehr',
	'the rule {0} is running just now and its steps have changed':
		'die Regel {0} wird gerade ausgeführt und hat andere Schritte',
	'The engine did not answer and was started again.':
		'Die Maschine antwortete nicht und wurde neu gestartet.',
	'game {0} broke off after {1} answers: {2}': 'Partie {0} brach nach {1} Antworten ab: {2}',
	'seat {0} wins {1} % of the games ({2} to {3}); {4} % would be fair':
		'Platz {0} gewinnt {1} % der Partien ({2} bis {3}); {4} % wären gerecht',
	'game {0} took {1} rounds; half of the games take {2} at most':
		'Partie {0} dauerte {1} Runden; die Hälfte der Partien dauert höchstens {2}',
	'of the seats with {0}, {1} % won; by chance it would be {2} %':
		'Von den Plätzen mit {0} gewannen {1} %; durch Zufall wären es {2} %'
};
