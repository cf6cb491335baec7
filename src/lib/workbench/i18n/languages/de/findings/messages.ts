/** Was über Texte mit Lücken gefunden wird (`language/message/read-message.ts`). */
export const messagesDe: Readonly<Record<string, string>> = {
	'Numbers are written as the language does anyway: {0}':
		'Zahlen werden ohnehin so geschrieben, wie es die Sprache tut: {0}',
	'An offset is not used here: count what is to be counted':
		'Einen „offset“ gibt es hier nicht: Gezählt wird, was zu zählen ist',
	'"{0}" is no form of a plural: zero, one, two, few, many, other, =0':
		'„{0}“ ist keine Form eines Plurals: zero, one, two, few, many, other, =0',
	'A plural with the form "other" alone says nothing: {0}':
		'Ein Plural, der nur die Form „other“ hat, sagt nichts: {0}',
	'The brace that opens here is not closed': 'Die Klammer, die hier aufgeht, geht nicht zu',
	'Between braces stands the name of what is put in':
		'Zwischen den Klammern steht der Name dessen, was eingesetzt wird',
	'After the comma stands "plural", "selectordinal" or "select"':
		'Nach dem Komma steht „plural“, „selectordinal“ oder „select“',
	'The form "other" is missing: it stands for all that the others do not cover':
		'Die Form „other“ fehlt: Sie steht für alles, was die anderen nicht erfassen',
	'A form stands here twice': 'Eine Form steht hier zweimal',
	'Forms are written with their texts in braces, one after the other: {0}':
		'Formen stehen mit ihren Texten in Klammern hintereinander: {0}',
	'A form of a name is put in and decides nothing: {0}':
		'Eine Namensform wird eingesetzt und entscheidet nichts: {0}',
	'"{0}" is no gender of this language: {1}{2}': '„{0}“ ist kein Genus dieser Sprache: {1}{2}',
	'"{0}" is no form of a name in this language: {1}{2}':
		'„{0}“ ist in dieser Sprache keine Form eines Namens: {1}{2}',
	'"{0}" is no name and has no forms': '„{0}“ ist kein Name und hat keine Formen',
	'Leave the form out': 'Die Form weglassen',
	'asked for here': 'hier verlangt',
	'Add "{0}"': '„{0}“ hinzufügen',
	'A text asks for the form "{0}" of this name: write it, or the gender of the name, beside it':
		'Ein Text verlangt die Form „{0}“ dieses Namens: Schreib sie oder das Genus des Namens daneben'
};
