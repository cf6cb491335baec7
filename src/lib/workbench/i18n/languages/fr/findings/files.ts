/** What is wrong with one file alone: syntax and shape. */
export const filesFr: Readonly<Record<string, string>> = {
	'A file is one document: what follows `---` belongs into a file of its own':
		'Un fichier est un seul document : ce qui suit `---` va dans un autre fichier',
	'At least {0} more findings about this file are not shown: mend the first {1}':
		'Au moins {0} autres remarques sur ce fichier ne sont pas affichées : corrigez d’abord les {1} premières',
	'Write a name with its parameters: name(a, b)': 'Écrivez un nom avec ses paramètres : name(a, b)',
	'{0} or {1}': '{0} ou {1}',
	'Several layers have an {0} "{1}" of their own: write {2}':
		'Plusieurs couches ont chacune un élément nommé « {1} » ({0}) : écrivez {2}',
	'Several layers have a {0} "{1}" of their own: write {2}':
		'Plusieurs couches ont chacune un élément nommé « {1} » ({0}) : écrivez {2}',
	'There is no {0} "{1}"': 'Inconnu : {0} « {1} »',
	'"{0}" is not a name for a parameter': '« {0} » n’est pas un nom de paramètre',
	'Put it in quotes': 'Mettre entre guillemets',
	'A text with a comma needs quotes inside { } and [ ]':
		"Un texte avec une virgule doit être entre guillemets dans '{' '}' et [ ]",
	'{0} and {1}': '{0} et {1}',
	'; an expression in { } needs quotes':
		" ; une expression entre '{' '}' doit être entre guillemets",
	'at least one item': 'au moins un élément',
	'This has to be {0}, not {1}': 'Ici il faut {0}, et non {1}',
	'"{0}" and "{1}" do not go together': '« {0} » et « {1} » ne vont pas ensemble',
	'Change to "{0}"': 'Remplacer par « {0} »',
	'"{0}" needs "{1}" beside it': '« {0} » demande « {1} » à côté',
	'Nothing is written after "{0}:"; this is {1}': 'Rien n’est écrit après « {0}: » ; il faut {1}',
	'at least {0} items': '{0, plural, one {au moins # élément} other {au moins # éléments}}',
	'{0} items': '{0, plural, one {# élément} other {# éléments}}',
	'{0} to {1} items': '{0} à {1} éléments',
	'{0} needs {1}': '{0} : il manque {1}',
	'"{0}" says nothing here; leave it out': '« {0} » ne dit rien ici ; retirez-le',
	'"{0}" is not possible here: {1}{2}': '« {0} » n’est pas possible ici : {1}{2}',
	'; known are {0}': ' ; clés connues : {0}',
	'No {0} is called "{1}"{2}': 'Inconnu : {0} « {1} »{2}',
	'Unknown key "{0}" in {1}{2}': 'Clé inconnue « {0} » dans : {1}{2}',
	'{0} says nothing': '{0} : il n’y a rien',
	'{0} needs one of {1}': '{0} : il manque l’un de {1}',
	'{0} has one of {1}, not both': '{0} : seulement un de {1}, pas les deux',
	'{0} begins with one of {1}': '{0} commence par l’un de {1}',
	'Nothing is written here; this is {0}': 'Rien n’est écrit ici ; il faut {0}',
	'a text': 'un texte',
	'a number': 'un nombre',
	'a whole number': 'un nombre entier',
	'true or false': 'true ou false',
	'a list': 'une liste',
	'a map of keys': 'des clés avec leurs valeurs',
	This: 'Ceci',
	this: 'ceci',
	'an expression': 'une expression',
	'This is empty': 'C’est vide',
	', such as {0}': ', par exemple {0}',
	'the text "{0}"': 'le texte « {0} »',
	'one of {0}': 'l’un de {0}',
	'"{0}" does not fit here: {1}{2}': '« {0} » ne convient pas ici : {1}{2}',
	'"{0}" does not fit here{1}': '« {0} » ne convient pas ici{1}',
	'an {0}': '{0}',
	'a {0}': '{0}',
	'; did you mean "{0}"?': ' ; vouliez-vous dire « {0} » ?',
	'A text with a colon needs quotes': 'Un texte avec un deux-points doit être entre guillemets',
	'A text with brackets needs quotes inside { } and [ ]':
		"Un texte avec des parenthèses ou crochets doit être entre guillemets dans '{' '}' et [ ]",
	'This file says nothing: write something or delete it':
		'Ce fichier ne dit rien : écrivez quelque chose ou supprimez-le',
	'A key is a single word or a quoted text': 'Une clé est un seul mot ou un texte entre guillemets',
	'The key before the colon is missing': 'La clé avant le deux-points manque',
	'Merge keys (<<) are not part of the language: write the entries out':
		"Les clés de fusion ('<<') ne font pas partie du langage : écrivez les entrées",
	'the first one': 'le premier',
	'The key {0} needs quotes': 'La clé {0} doit être entre guillemets',
	'"{0}" cannot be used as a key': '« {0} » ne peut pas servir de clé',
	'"{0}" is here twice': '« {0} » est ici deux fois',
	'Change to {0}': 'Remplacer par {0}',
	'This alias is broken; a text that begins with * needs quotes':
		'Cet alias est mal formé ; un texte qui commence par * doit être entre guillemets',
	'Unknown escape in a double-quoted text; use single quotes to write a backslash':
		'Échappement inconnu dans un texte entre guillemets doubles ; pour une barre oblique inverse, prenez des guillemets simples',
	'The indentation does not fit: entries of one block begin in the same column':
		'Le retrait ne convient pas : les entrées d’un bloc commencent dans la même colonne',
	'A text cannot begin with this character; put it in quotes':
		'Un texte ne peut pas commencer par ce signe ; mettez-le entre guillemets',
	'A second `key:` on one line; put the text in quotes or begin a new line':
		'Un deuxième `key:` sur une ligne ; mettez le texte entre guillemets ou passez à la ligne',
	'Indented blocks cannot stand inside { } or [ ]':
		"Des blocs en retrait ne peuvent pas être dans '{' '}' ou [ ]",
	'Something is missing here: a closing quote or bracket, a comma, or the space after a colon':
		'Il manque quelque chose ici : un guillemet ou une parenthèse fermante, une virgule, ou l’espace après un deux-points',
	'A key stands on one line, followed by a colon; is a colon missing?':
		'Une clé tient sur une ligne, suivie d’un deux-points ; manque-t-il un deux-points ?',
	'Indentation is made of spaces; this is a tab':
		'Le retrait se fait avec des espaces ; ceci est une tabulation',
	'This is not expected here': 'Ceci n’est pas attendu ici',
	'This key is too long; is a colon missing before it?':
		'Cette clé est trop longue ; manque-t-il un deux-points avant ?',
	'A {0} is missing before this': 'Il manque {0} avant ceci',
	'Missing {0}': 'Il manque {0}',
	'Leave this one out': 'Retirer celui-ci',
	'Directives (%) are not used here': 'Les directives (%) ne servent pas ici',
	'Aliases are not part of the language; a text that begins with * needs quotes':
		'Les alias ne font pas partie du langage ; un texte qui commence par * doit être entre guillemets',
	'The quote that opens here is never closed': 'Le guillemet qui s’ouvre ici n’est jamais fermé',
	'Anchors and aliases are not part of the language: write it out where it is needed':
		'Les ancres et alias ne font pas partie du langage : écrivez le contenu là où il sert',
	'This is nested more than {0} deep': 'L’imbrication dépasse {0} niveaux',
	'{0} documents': '{0} documents',
	'{0} brackets and dashes': '{0} parenthèses et tirets',
	'{0} words and signs': '{0} mots et signes',
	'This file has {0} characters; {1} are the limit: split it by subject':
		'Ce fichier a {0} caractères, la limite est {1} : divisez-le par sujet',
	'Type tags are not part of the language: remove `{0}`':
		'Les balises de type ne font pas partie du langage : retirez `{0}`',
	'This file has more than {0}; that is the limit: split it by subject':
		'Ce fichier a plus de {0}, c’est la limite : divisez-le par sujet'
};
