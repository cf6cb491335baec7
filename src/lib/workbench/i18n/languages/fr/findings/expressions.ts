/** What is wrong with the text of an expression. */
export const expressionsFr: Readonly<Record<string, string>> = {
	'There is no opening bracket for this `{0}`': 'Aucune parenthèse ouverte pour ce `{0}`',
	'This `{0}` is never closed: expected `{1}`': 'Ce `{0}` n’est jamais fermé : `{1}` attendu',
	'Write the missing {0}': 'Ajouter {0}',
	'Expected `{0}` to close the `{1}`, found `{2}`':
		'`{0}` attendu pour fermer `{1}`, trouvé : `{2}`',
	'One variable, one set and one expression: expected `x in SET: expression`':
		'Une variable, un ensemble et une expression : `x in SET: expression`',
	'Expected `x in SET` before `:`, as in `any(x in SET: condition)`':
		'`x in SET` est attendu avant `:`, comme dans `any(x in SET: condition)`',
	'Comparisons do not chain: join two with `and`, as in `a < b and b < c`':
		"Les comparaisons ne s’enchaînent pas : reliez-en deux par `and`, comme dans `a '<' b and b '<' c`",
	'`rounded up` stands behind a division: `a / b rounded up`':
		'`rounded up` suit une division : `a / b rounded up`',
	'; names are written without quotes': ' ; les noms s’écrivent sans guillemets',
	'; a choice is written `if C then A else B`': ' ; un choix s’écrit `if C then A else B`',
	'; there are no powers': ' ; il n’y a pas de puissances',
	'; a comment stands outside the expression': ' ; un commentaire se place hors de l’expression',
	'; an expression is a single value': ' ; une expression est une seule valeur',
	'; names are written with the letters a-z, digits and -':
		' ; les noms s’écrivent avec les lettres a-z, des chiffres et -',
	'This expression has {0} characters; {1} are the limit: give parts of it a name under `values:`':
		'Cette expression a {0} caractères, la limite est {1} : donnez un nom à ses parties sous `values:`',
	'`{0}` means nothing in an expression{1}': '`{0}` ne veut rien dire dans une expression{1}',
	'Remove the quotes': 'Retirer les guillemets',
	'Names are written without quotes': 'Les noms s’écrivent sans guillemets',
	'Dice are rolled in steps (`roll: 2d6`), not in expressions':
		'Les dés se lancent dans des étapes (`roll: 2d6`), pas dans des expressions',
	'Change to `{0}`': 'Remplacer par `{0}`',
	'A set is written {a, b}: expected `{0}`, found `{1}`':
		"Un ensemble s’écrit '{'a, b'}' : `{0}` attendu, trouvé : `{1}`",
	'Write `{0}` for `{1}`': 'Écrivez `{0}` au lieu de `{1}`',
	'Numbers are whole: found `{0}`': 'Les nombres sont entiers, trouvé : `{0}`',
	'Expected a number or a name, found `{0}`: a name begins with a letter':
		'Un nombre ou un nom est attendu, trouvé : `{0}` ; un nom commence par une lettre',
	'`{0}` is too large: numbers go up to 2147483647':
		'`{0}` est trop grand : les nombres vont jusqu’à 2147483647',
	'Expected an expression, found nothing': 'Une expression est attendue, il n’y a rien',
	'This expression is too long: give parts of it a name under `values:`':
		'Cette expression est trop longue : donnez un nom à ses parties sous `values:`',
	'at the beginning': 'au début',
	'here the expression ends': 'l’expression s’arrête ici',
	'Put `if ... then ... else ...` in parentheses here':
		'Mettez `if ... then ... else ...` entre parenthèses ici',
	'Put `not ...` in parentheses here': 'Mettez `not ...` entre parenthèses ici',
	'Expected `in` after `not`, as in `x not in SET`; unequal is written `!=`':
		'`in` est attendu après `not`, comme dans `x not in SET` ; différent s’écrit `!=`',
	'`:` only stands in a quantifier, as in `any(x in SET: condition)`':
		'`:` ne se place que dans un quantificateur, comme dans `any(x in SET: condition)`',
	'`,` only separates the arguments of a call and the elements of a set':
		'`,` ne sépare que les arguments d’un appel et les éléments d’un ensemble',
	'Expected a name {0}, {1}': 'Un nom est attendu {0} ; {1}',
	'Expected a value or a name {0}, {1}': 'Une valeur ou un nom est attendu {0} ; {1}',
	'Expected `then` and a value {0}, {1}': '`then` et une valeur sont attendus {0} ; {1}',
	'Expected `else` and a value for the other case {0}, {1}':
		'`else` et une valeur pour l’autre cas sont attendus {0} ; {1}',
	'Expected `in` {0}, {1}': '`in` est attendu {0} ; {1}',
	'Expected an operator or the end {0}, {1}': 'Un opérateur ou la fin est attendu {0} ; {1}',
	'after `{0}`': 'après `{0}`',
	'found `{0}`': 'trouvé : `{0}`',
	'Write `else if` for `{0}`': 'Écrivez `else if` au lieu de `{0}`',
	'There is no `if` for this `{0}`': 'Aucun `if` ne va avec ce `{0}`',
	'Write `is {0}`, without `{1}`': 'Écrivez `is {0}`, sans `{1}`'
};
