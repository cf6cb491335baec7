/** What is wrong with what an expression means. */
export const meaningFr: Readonly<Record<string, string>> = {
	'Write {0}: expected 1 argument, found {1}': 'Écrivez {0} : 1 argument attendu, trouvé : {1}',
	'Write {0}: expected {1} arguments, found {2}':
		'Écrivez {0} : {1} arguments attendus, trouvé : {2}',
	'There is one for each player: write name(player)':
		'Il y en a un par joueur : écrivez name(player)',
	', which is none {0}: ask "{1} is not none" before, or write only({2}) if there always is something':
		', qui est none {0} : demandez avant « {1} is not none », ou écrivez only({2}) s’il y a toujours quelque chose',
	'where there is nothing to choose from': 'là où il n’y a rien à choisir',
	'where there is nothing to pick from': 'là où il n’y a rien à tirer',
	', which may be none; if it is sure to exist, write only(...)':
		', qui peut être none ; si cela existe toujours, écrivez only(...)',
	'; what lies there is `pieces at ...`': ' ; ce qui s’y trouve est `pieces at ...`',
	'; `where` narrows a set: SET where CONDITION':
		' ; `where` restreint un ensemble : SET where CONDITION',
	'; a set of listed elements is {a, b}': " ; un ensemble d’éléments énumérés est '{'a, b'}'",
	'Expected a single value, this is a {0}: take one with first(...), or ask with any(...) or count(...)':
		'Une seule valeur est attendue, ceci est : {0} ; prenez-en une avec first(...), ou demandez avec any(...) ou count(...)',
	'Expected a set, found {0}{1}': 'Un ensemble est attendu, trouvé : {0}{1}',
	'Expected {0}, found {1}{2}': 'Attendu : {0}, trouvé : {1}{2}',
	'"{0}" takes no arguments: write it without parentheses':
		'« {0} » ne prend pas d’arguments : écrivez-le sans parenthèses',
	'"{0}" is a {1}: write {2}': '« {0} » ({1}) s’écrit ainsi : {2}',
	'The map has no cell {0},{1}': 'La carte n’a pas de case {0},{1}',
	'This must be known before the game starts: numbers, player-count, option.<id> and what is calculated from them':
		"Ceci doit être connu avant le début de la partie : nombres, player-count, option.'<'id'>' et ce qui en est calculé",
	'{0}: {1} is expected here': '{0} ; il faut ici {1}',
	'This is {0}, which is sure already: leave out only(...)':
		'Ceci est : {0}, toujours présent ; retirez only(...)',
	'Write {0}(x in SET: {1})': 'Écrivez {0}(x in SET: {1})',
	'Expected a set of int, or the number to take of each: {0}(x in SET: number)':
		'Un ensemble de int est attendu, ou le nombre à prendre pour chacun : {0}(x in SET: number)',
	'"{0}" is a local here and also the element\'s {1}: write it.{2}, or rename the local':
		'« {0} » est ici un nom local et aussi une donnée de l’élément ({1}) : écrivez it.{2}, ou renommez le nom local',
	'"{0}" has several meanings here: {1}': '« {0} » a plusieurs sens ici : {1}',
	'This stands for all pieces that show it: ask with `is`':
		'Ceci désigne tous les pions qui le montrent : demandez avec `is`',
	'`is` asks for a kind of piece, a piece or none: to compare values write `==`':
		'`is` demande une sorte de pion, un pion ou none : pour comparer des valeurs, écrivez `==`',
	'This is {0}: it is never none': 'Ceci est : {0}, et n’est jamais none',
	'Compared with {0}, which is never none': 'Comparé avec : {0}, qui n’est jamais none',
	'Compared with {0}, but {1} is {2}': 'Comparé avec : {0}, mais {1} est : {2}',
	'An {0} is never "{1}"': 'Jamais « {1} » : {0}',
	'A {0} is never "{1}"': 'Jamais « {1} » : {0}',
	'There is no kind or piece "{0}"': 'Pas de sorte ni de pion « {0} »',
	'The branches differ: one is {0}, the other {1}':
		'Les branches diffèrent : l’une est {0}, l’autre {1}',
	'Expected a single value, this is a {0}: ask with `in`, or take one with first(...)':
		'Une seule valeur est attendue, ceci est : {0} ; demandez avec `in`, ou prenez-en une avec first(...)',
	'There is no option "{0}"': 'Pas d’option « {0} »',
	'"{0}" does not go through a set{1}': '« {0} » ne parcourt pas d’ensemble{1}',
	'Expected `:` and what to look for: {0}({1} in SET: ...)':
		'Il manque `:` et ce qu’on cherche : {0}({1} in SET: ...)',
	'This set has no elements to tell what it is a set of':
		'Cet ensemble n’a pas d’éléments qui disent de quoi il est fait',
	'Expected a set, found {0}': 'Un ensemble est attendu, trouvé : {0}',
	'A {0} has no zone': 'Pas d’emplacement pour : {0}',
	'A {0} has several zones ({1}): name one, or mark one `main: true`':
		'Plusieurs emplacements ({1}) pour : {0} ; nommez-en un, ou marquez-en un avec `main: true`',
	'Expected a zone, a player or a {0} after `at`, found {1}':
		'Après `at` il faut un emplacement, un joueur ou {0} ; trouvé : {1}',
	answer: 'réponse',
	answers: 'réponses',
	attribute: 'attribut',
	cell: 'case',
	function: 'fonction',
	'game field': 'champ du jeu',
	kind: 'sorte',
	mark: 'marque',
	member: 'membre du langage',
	number: 'nombre',
	'piece field': 'champ d’un pion',
	'player field': 'champ d’un joueur',
	set: 'ensemble',
	'space field': 'champ d’une case',
	value: 'valeur',
	'set of {0}': 'ensemble de {0}',
	'{0} of each face': '{0} de chaque face',
	'{0} of each player': '{0} de chaque joueur',
	'choice of {0}': 'choix entre {0}',
	'"it" is the element inside a `where`: here it is unknown':
		'« it » est l’élément dans un `where` : ici il est inconnu',
	'"you" is the player who acts, in actions and where somebody is asked; values and procedures have parameters: here it is unknown':
		'« you » est le joueur qui agit, dans les actions et là où l’on demande à quelqu’un ; valeurs et procédures ont des paramètres : ici il est inconnu',
	'"self" is the piece an effect is written on: here it is unknown':
		'« self » est le pion sur lequel un effet est écrit : ici il est inconnu',
	'"viewer" is the player who looks, where it is said who sees what: here it is unknown':
		'« viewer » est le joueur qui regarde, là où l’on dit qui voit quoi : ici il est inconnu',
	'Write option.<id>, the id of one of the options':
		"Écrivez option.'<'id'>', l’identifiant d’une des options",
	'; all of them are "{0}"': ' ; tous ensemble sont « {0} »',
	'; expected one of {0}': ' ; attendu : l’un de {0}',
	'; minus needs spaces: {0}': ' ; moins demande des espaces : {0}',
	'"{0}" is a function: write {1}(...)': '« {0} » est une fonction : écrivez {1}(...)',
	'"{0}" is a kind: ask `x is {1}`{2}': '« {0} » est une sorte : demandez `x is {1}`{2}',
	'"{0}" asks about something: write {1}({2})':
		'« {0} » porte sur quelque chose : écrivez {1}({2})',
	'"{0}" alone is no place: one is {1}(q, r), all are "{2}"':
		'« {0} » seul n’est pas un endroit : {1}(q, r) en est un, « {2} » les désigne tous',
	'"{0}" is a zone of each {1}: write {2}({3})':
		'« {0} » est un emplacement de chaque {1} : écrivez {2}({3})',
	'A {0} has no "{1}"': '{0} n’a pas de « {1} »',
	'There is no "{0}"': 'Inconnu : « {0} »',
	'Write a type: int, bool, an enum, player, piece, a kind':
		'Écrivez un type : int, bool, une liste de valeurs, player, piece, une sorte',
	type: 'type',
	'A set is never optional: it may be empty':
		'Un ensemble n’est jamais facultatif : il peut être vide',
	effect: 'effet',
	action: 'action',
	invariant: 'invariant',
	'line of the log': 'ligne du journal'
};
