/** What is wrong with one file alone: syntax and shape. */
export const filesDe: Readonly<Record<string, string>> = {
	'A file is one document: what follows `---` belongs into a file of its own':
		'Eine Datei ist ein einziges Dokument: Was auf `---` folgt, gehört in eine eigene Datei',
	'At least {0} more findings about this file are not shown: mend the first {1}':
		'Mindestens {0} weitere Befunde zu dieser Datei werden nicht gezeigt: Behebe zuerst die ersten {1}',
	'Write a name with its parameters: name(a, b)':
		'Schreib einen Namen mit seinen Parametern: name(a, b)',
	'{0} or {1}': '{0} oder {1}',
	'Several layers have an {0} "{1}" of their own: write {2}':
		'Mehrere Schichten haben je eines mit dem Namen „{1}“ ({0}): Schreib {2}',
	'Several layers have a {0} "{1}" of their own: write {2}':
		'Mehrere Schichten haben je eines mit dem Namen „{1}“ ({0}): Schreib {2}',
	'There is no {0} "{1}"': 'Unbekannt: {0} „{1}“',
	'"{0}" is not a name for a parameter': '„{0}“ ist kein Name für einen Parameter',
	'Put it in quotes': 'In Anführungszeichen setzen',
	'A text with a comma needs quotes inside { } and [ ]':
		"Ein Text mit Komma braucht in '{' '}' und [ ] Anführungszeichen",
	'{0} and {1}': '{0} und {1}',
	'; an expression in { } needs quotes': "; ein Ausdruck in '{' '}' braucht Anführungszeichen",
	'at least one item': 'mindestens einen Eintrag',
	'This has to be {0}, not {1}': 'Hier muss {0} stehen, nicht {1}',
	'"{0}" and "{1}" do not go together': '„{0}“ und „{1}“ passen nicht zusammen',
	'Change to "{0}"': 'In „{0}“ ändern',
	'"{0}" needs "{1}" beside it': '„{0}“ braucht „{1}“ daneben',
	'Nothing is written after "{0}:"; this is {1}': 'Nach „{0}:“ steht nichts; hier gehört hin: {1}',
	'at least {0} items': '{0, plural, one {mindestens # Eintrag} other {mindestens # Einträge}}',
	'{0} items': '{0, plural, one {# Eintrag} other {# Einträge}}',
	'{0} to {1} items': '{0} bis {1} Einträge',
	'{0} needs {1}': '{0}: Es fehlt {1}',
	'"{0}" says nothing here; leave it out': '„{0}“ sagt hier nichts; lass es weg',
	'"{0}" is not possible here: {1}{2}': '„{0}“ ist hier nicht möglich: {1}{2}',
	'; known are {0}': '; bekannt sind {0}',
	'No {0} is called "{1}"{2}': 'Unbekannt: {0} „{1}“{2}',
	'Unknown key "{0}" in {1}{2}': 'Unbekannter Schlüssel „{0}“ in: {1}{2}',
	'{0} says nothing': '{0}: Hier steht nichts',
	'{0} needs one of {1}': '{0}: Es fehlt eines von {1}',
	'{0} has one of {1}, not both': '{0}: Nur eines von {1}, nicht beide',
	'{0} begins with one of {1}': '{0} beginnt mit einem von {1}',
	'Nothing is written here; this is {0}': 'Hier steht nichts; hier gehört hin: {0}',
	'a text': 'ein Text',
	'a number': 'eine Zahl',
	'a whole number': 'eine ganze Zahl',
	'true or false': 'true oder false',
	'a list': 'eine Liste',
	'a map of keys': 'Schlüssel mit Werten',
	This: 'Dies',
	this: 'dies',
	'an expression': 'ein Ausdruck',
	'This is empty': 'Das ist leer',
	', such as {0}': ', zum Beispiel {0}',
	'the text "{0}"': 'der Text „{0}“',
	'one of {0}': 'eines von {0}',
	'"{0}" does not fit here: {1}{2}': '„{0}“ passt hier nicht: {1}{2}',
	'"{0}" does not fit here{1}': '„{0}“ passt hier nicht{1}',
	'an {0}': '{0}',
	'a {0}': '{0}',
	'; did you mean "{0}"?': '; meintest du „{0}“?',
	'A text with a colon needs quotes': 'Ein Text mit Doppelpunkt braucht Anführungszeichen',
	'A text with brackets needs quotes inside { } and [ ]':
		"Ein Text mit Klammern braucht in '{' '}' und [ ] Anführungszeichen",
	'This file says nothing: write something or delete it':
		'Diese Datei sagt nichts: Schreib etwas hinein oder lösch sie',
	'A key is a single word or a quoted text':
		'Ein Schlüssel ist ein einzelnes Wort oder ein Text in Anführungszeichen',
	'The key before the colon is missing': 'Vor dem Doppelpunkt fehlt der Schlüssel',
	'Merge keys (<<) are not part of the language: write the entries out':
		"Merge-Schlüssel ('<<') gehören nicht zur Sprache: Schreib die Einträge aus",
	'the first one': 'das erste',
	'The key {0} needs quotes': 'Der Schlüssel {0} braucht Anführungszeichen',
	'"{0}" cannot be used as a key': '„{0}“ kann kein Schlüssel sein',
	'"{0}" is here twice': '„{0}“ steht hier zweimal',
	'Change to {0}': 'In {0} ändern',
	'This alias is broken; a text that begins with * needs quotes':
		'Dieser Alias ist kaputt; ein Text, der mit * beginnt, braucht Anführungszeichen',
	'Unknown escape in a double-quoted text; use single quotes to write a backslash':
		'Unbekanntes Zeichen nach \\ in doppelten Anführungszeichen; für einen Backslash nimm einfache',
	'The indentation does not fit: entries of one block begin in the same column':
		'Die Einrückung passt nicht: Einträge eines Blocks beginnen in derselben Spalte',
	'A text cannot begin with this character; put it in quotes':
		'Ein Text kann nicht mit diesem Zeichen beginnen; setz ihn in Anführungszeichen',
	'A second `key:` on one line; put the text in quotes or begin a new line':
		'Ein zweites `key:` in einer Zeile; setz den Text in Anführungszeichen oder beginn eine neue Zeile',
	'Indented blocks cannot stand inside { } or [ ]':
		"Eingerückte Blöcke können nicht in '{' '}' oder [ ] stehen",
	'Something is missing here: a closing quote or bracket, a comma, or the space after a colon':
		'Hier fehlt etwas: ein schließendes Anführungszeichen, eine Klammer, ein Komma oder das Leerzeichen nach einem Doppelpunkt',
	'A key stands on one line, followed by a colon; is a colon missing?':
		'Ein Schlüssel steht in einer Zeile, danach ein Doppelpunkt; fehlt einer?',
	'Indentation is made of spaces; this is a tab':
		'Eingerückt wird mit Leerzeichen; das ist ein Tabulator',
	'This is not expected here': 'Das gehört nicht hierher',
	'This key is too long; is a colon missing before it?':
		'Dieser Schlüssel ist zu lang; fehlt davor ein Doppelpunkt?',
	'A {0} is missing before this': 'Davor fehlt {0}',
	'Missing {0}': 'Es fehlt {0}',
	'Leave this one out': 'Dieses weglassen',
	'Directives (%) are not used here': 'Direktiven (%) gibt es hier nicht',
	'Aliases are not part of the language; a text that begins with * needs quotes':
		'Aliasse gehören nicht zur Sprache; ein Text, der mit * beginnt, braucht Anführungszeichen',
	'The quote that opens here is never closed':
		'Das Anführungszeichen, das hier beginnt, wird nie geschlossen',
	'Anchors and aliases are not part of the language: write it out where it is needed':
		'Anker und Aliasse gehören nicht zur Sprache: Schreib den Inhalt aus, wo er gebraucht wird',
	'This is nested more than {0} deep': 'Das ist mehr als {0}-fach verschachtelt',
	'{0} documents': '{0} Dokumente',
	'{0} brackets and dashes': '{0} Klammern und Striche',
	'{0} words and signs': '{0} Wörter und Zeichen',
	'This file has {0} characters; {1} are the limit: split it by subject':
		'Diese Datei hat {0} Zeichen, höchstens {1} sind möglich: Teil sie nach Themen',
	'Type tags are not part of the language: remove `{0}`':
		'Typ-Marken gehören nicht zur Sprache: Entferne `{0}`',
	'This file has more than {0}; that is the limit: split it by subject':
		'Diese Datei hat mehr als {0}, das ist die Grenze: Teil sie nach Themen'
};
