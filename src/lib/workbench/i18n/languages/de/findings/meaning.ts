/** What is wrong with what an expression means. */
export const meaningDe: Readonly<Record<string, string>> = {
	'Write {0}: expected 1 argument, found {1}': 'Schreib {0}: 1 Angabe erwartet, gefunden: {1}',
	'Write {0}: expected {1} arguments, found {2}':
		'Schreib {0}: {1} Angaben erwartet, gefunden: {2}',
	'There is one for each player: write name(player)':
		'Es gibt für jeden Spieler eines: Schreib name(player)',
	', which is none {0}: ask "{1} is not none" before, or write only({2}) if there always is something':
		', das none ist, {0}: Frag vorher „{1} is not none“, oder schreib only({2}), wenn es immer etwas gibt',
	'where there is nothing to choose from': 'wo es nichts auszuwählen gibt',
	'where there is nothing to pick from': 'wo es nichts zu ziehen gibt',
	', which may be none; if it is sure to exist, write only(...)':
		', das none sein kann; wenn es das immer gibt, schreib only(...)',
	'; what lies there is `pieces at ...`': '; was dort liegt, ist `pieces at ...`',
	'; `where` narrows a set: SET where CONDITION':
		'; `where` schränkt eine Menge ein: SET where CONDITION',
	'; a set of listed elements is {a, b}': "; eine Menge aufgezählter Elemente ist '{'a, b'}'",
	'Expected a single value, this is a {0}: take one with first(...), or ask with any(...) or count(...)':
		'Ein einzelner Wert ist erwartet, das ist: {0}; nimm einen mit first(...), oder frag mit any(...) oder count(...)',
	'Expected a set, found {0}{1}': 'Eine Menge ist erwartet, gefunden: {0}{1}',
	'Expected {0}, found {1}{2}': 'Erwartet: {0}, gefunden: {1}{2}',
	'"{0}" takes no arguments: write it without parentheses':
		'„{0}“ braucht keine Angaben: Schreib es ohne Klammern',
	'"{0}" is a {1}: write {2}': '„{0}“ ({1}) schreibt man so: {2}',
	'The map has no cell {0},{1}': 'Der Plan hat kein Spielfeld {0},{1}',
	'This must be known before the game starts: numbers, player-count, option.<id> and what is calculated from them':
		"Das muss vor dem Spiel feststehen: Zahlen, player-count, option.'<'id'>' und was daraus berechnet wird",
	'{0}: {1} is expected here': '{0}; hier gehört hin: {1}',
	'This is {0}, which is sure already: leave out only(...)':
		'Das ist: {0}, und sicher vorhanden; lass only(...) weg',
	'Write {0}(x in SET: {1})': 'Schreib {0}(x in SET: {1})',
	'Expected a set of int, or the number to take of each: {0}(x in SET: number)':
		'Eine Menge von int ist erwartet, oder die Zahl für jedes: {0}(x in SET: number)',
	'"{0}" is a local here and also the element\'s {1}: write it.{2}, or rename the local':
		'„{0}“ ist hier ein lokaler Name und gehört auch zum Element ({1}): Schreib it.{2}, oder benenn den lokalen Namen um',
	'"{0}" has several meanings here: {1}': '„{0}“ hat hier mehrere Bedeutungen: {1}',
	'This stands for all pieces that show it: ask with `is`':
		'Das steht für alle Spielmarken, die es zeigen: Frag mit `is`',
	'`is` asks for a kind of piece, a piece or none: to compare values write `==`':
		'`is` fragt nach einer Art Spielmarke, einer Spielmarke oder none: Um Werte zu vergleichen, schreib `==`',
	'This is {0}: it is never none': 'Das ist: {0}, und nie none',
	'Compared with {0}, which is never none': 'Verglichen mit: {0}, das nie none ist',
	'Compared with {0}, but {1} is {2}': 'Verglichen mit: {0}, aber {1} ist: {2}',
	'An {0} is never "{1}"': 'Nie „{1}“: {0}',
	'A {0} is never "{1}"': 'Nie „{1}“: {0}',
	'There is no kind or piece "{0}"': 'Keine Art und keine Spielmarke heißt „{0}“',
	'The branches differ: one is {0}, the other {1}':
		'Die Zweige passen nicht zusammen: einer ist {0}, der andere {1}',
	'Expected a single value, this is a {0}: ask with `in`, or take one with first(...)':
		'Ein einzelner Wert ist erwartet, das ist: {0}; frag mit `in`, oder nimm einen mit first(...)',
	'There is no option "{0}"': 'Keine Option heißt „{0}“',
	'"{0}" does not go through a set{1}': '„{0}“ geht keine Menge durch{1}',
	'Expected `:` and what to look for: {0}({1} in SET: ...)':
		'Es fehlt `:` und was gesucht wird: {0}({1} in SET: ...)',
	'This set has no elements to tell what it is a set of':
		'Diese Menge hat keine Elemente, die sagen, woraus sie besteht',
	'Expected a set, found {0}': 'Eine Menge ist erwartet, gefunden: {0}',
	'A {0} has no zone': 'Keine Ablage für: {0}',
	'A {0} has several zones ({1}): name one, or mark one `main: true`':
		'Mehrere Ablagen ({1}) für: {0}; nenn eine, oder kennzeichne eine mit `main: true`',
	'Expected a zone, a player or a {0} after `at`, found {1}':
		'Nach `at` gehört eine Ablage, ein Spieler oder {0}; gefunden: {1}',
	answer: 'Antwort',
	answers: 'Antworten',
	attribute: 'Merkmal',
	cell: 'Spielfeld',
	function: 'Funktion',
	'game field': 'Feld des Spiels',
	kind: 'Art',
	mark: 'Zeichen auf dem Plan',
	member: 'Teil der Sprache',
	number: 'Zahl',
	'piece field': 'Feld einer Spielmarke',
	'player field': 'Feld eines Spielers',
	set: 'Menge',
	'space field': 'Feld eines Spielfelds',
	value: 'Wert',
	'set of {0}': 'Menge von {0}',
	'{0} of each face': '{0} jeder Seite',
	'{0} of each player': '{0} jedes Spielers',
	'choice of {0}': 'Wahl aus {0}',
	'"it" is the element inside a `where`: here it is unknown':
		'„it“ ist das Element in einem `where`: Hier ist es unbekannt',
	'"you" is the player who acts, in actions and where somebody is asked; values and procedures have parameters: here it is unknown':
		'„you“ ist der Spieler, der handelt, in Aktionen und wo jemand gefragt wird; Werte und Abläufe haben Parameter: Hier ist es unbekannt',
	'"self" is the piece an effect is written on: here it is unknown':
		'„self“ ist die Spielmarke, auf der eine Wirkung steht: Hier ist es unbekannt',
	'"viewer" is the player who looks, where it is said who sees what: here it is unknown':
		'„viewer“ ist der Spieler, der hinsieht, wo gesagt wird, wer was sieht: Hier ist es unbekannt',
	'Write option.<id>, the id of one of the options':
		"Schreib option.'<'id'>', mit der Kennung einer der Optionen",
	'; all of them are "{0}"': '; alle zusammen heißen „{0}“',
	'; expected one of {0}': '; erwartet ist eines von {0}',
	'; minus needs spaces: {0}': '; Minus braucht Leerzeichen: {0}',
	'"{0}" is a function: write {1}(...)': '„{0}“ ist eine Funktion: Schreib {1}(...)',
	'"{0}" is a kind: ask `x is {1}`{2}': '„{0}“ ist eine Art: Frag `x is {1}`{2}',
	'"{0}" asks about something: write {1}({2})': '„{0}“ fragt nach etwas: Schreib {1}({2})',
	'"{0}" alone is no place: one is {1}(q, r), all are "{2}"':
		'„{0}“ allein ist kein Ort: Einer ist {1}(q, r), alle sind „{2}“',
	'"{0}" is a zone of each {1}: write {2}({3})':
		'„{0}“ ist eine Ablage für jedes {1}: Schreib {2}({3})',
	'A {0} has no "{1}"': '{0} hat kein „{1}“',
	'There is no "{0}"': 'Unbekannt: „{0}“',
	'Write a type: int, bool, an enum, player, piece, a kind':
		'Schreib einen Typ: int, bool, eine Werteliste, player, piece, eine Art',
	type: 'Typ',
	'A set is never optional: it may be empty': 'Eine Menge ist nie optional: Sie kann ja leer sein',
	effect: 'Wirkung',
	action: 'Aktion',
	invariant: 'Was immer gilt',
	'line of the log': 'Zeile im Verlauf'
};
