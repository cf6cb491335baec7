/** What is wrong with the text of an expression. */
export const expressionsDe: Readonly<Record<string, string>> = {
	'There is no opening bracket for this `{0}`': 'Zu diesem `{0}` fehlt die öffnende Klammer',
	'This `{0}` is never closed: expected `{1}`': 'Dieses `{0}` wird nie geschlossen: `{1}` fehlt',
	'Write the missing {0}': '{0} ergänzen',
	'Expected `{0}` to close the `{1}`, found `{2}`':
		'Erwartet: `{0}` zum Schließen von `{1}`, gefunden: `{2}`',
	'One variable, one set and one expression: expected `x in SET: expression`':
		'Eine Variable, eine Menge und ein Ausdruck: `x in SET: expression`',
	'Expected `x in SET` before `:`, as in `any(x in SET: condition)`':
		'Vor `:` gehört `x in SET`, wie in `any(x in SET: condition)`',
	'Comparisons do not chain: join two with `and`, as in `a < b and b < c`':
		"Vergleiche lassen sich nicht aneinanderreihen: Verbinde zwei mit `and`, wie in `a '<' b and b '<' c`",
	'`rounded up` stands behind a division: `a / b rounded up`':
		'`rounded up` steht hinter einer Division: `a / b rounded up`',
	'; names are written without quotes': '; Namen stehen ohne Anführungszeichen',
	'; a choice is written `if C then A else B`': '; eine Wahl schreibt man `if C then A else B`',
	'; there are no powers': '; Potenzen gibt es nicht',
	'; a comment stands outside the expression': '; ein Kommentar steht außerhalb des Ausdrucks',
	'; an expression is a single value': '; ein Ausdruck ist ein einzelner Wert',
	'; names are written with the letters a-z, digits and -':
		'; Namen bestehen aus den Buchstaben a-z, Ziffern und -',
	'This expression has {0} characters; {1} are the limit: give parts of it a name under `values:`':
		'Dieser Ausdruck hat {0} Zeichen, höchstens {1} sind möglich: Gib Teilen davon unter `values:` einen Namen',
	'`{0}` means nothing in an expression{1}': '`{0}` bedeutet in einem Ausdruck nichts{1}',
	'Remove the quotes': 'Anführungszeichen entfernen',
	'Names are written without quotes': 'Namen stehen ohne Anführungszeichen',
	'Dice are rolled in steps (`roll: 2d6`), not in expressions':
		'Gewürfelt wird in Schritten (`roll: 2d6`), nicht in Ausdrücken',
	'Change to `{0}`': 'In `{0}` ändern',
	'A set is written {a, b}: expected `{0}`, found `{1}`':
		"Eine Menge schreibt man '{'a, b'}': erwartet `{0}`, gefunden `{1}`",
	'Write `{0}` for `{1}`': 'Schreib `{0}` statt `{1}`',
	'Numbers are whole: found `{0}`': 'Zahlen sind ganz, gefunden: `{0}`',
	'Expected a number or a name, found `{0}`: a name begins with a letter':
		'Hier gehört eine Zahl oder ein Name hin, gefunden: `{0}`; ein Name beginnt mit einem Buchstaben',
	'`{0}` is too large: numbers go up to 2147483647':
		'`{0}` ist zu groß: Zahlen gehen bis 2147483647',
	'Expected an expression, found nothing': 'Hier fehlt ein Ausdruck',
	'This expression is too long: give parts of it a name under `values:`':
		'Dieser Ausdruck ist zu lang: Gib Teilen davon unter `values:` einen Namen',
	'at the beginning': 'am Anfang',
	'here the expression ends': 'hier endet der Ausdruck',
	'Put `if ... then ... else ...` in parentheses here':
		'Setz `if ... then ... else ...` hier in Klammern',
	'Put `not ...` in parentheses here': 'Setz `not ...` hier in Klammern',
	'Expected `in` after `not`, as in `x not in SET`; unequal is written `!=`':
		'Nach `not` gehört `in`, wie in `x not in SET`; ungleich schreibt man `!=`',
	'`:` only stands in a quantifier, as in `any(x in SET: condition)`':
		'`:` steht nur in einem Quantor, wie in `any(x in SET: condition)`',
	'`,` only separates the arguments of a call and the elements of a set':
		'`,` trennt nur die Angaben eines Aufrufs und die Elemente einer Menge',
	'Expected a name {0}, {1}': 'Erwartet {0}: ein Name; {1}',
	'Expected a value or a name {0}, {1}': 'Erwartet {0}: ein Wert oder ein Name; {1}',
	'Expected `then` and a value {0}, {1}': 'Erwartet {0}: `then` und ein Wert; {1}',
	'Expected `else` and a value for the other case {0}, {1}':
		'Erwartet {0}: `else` und ein Wert für den anderen Fall; {1}',
	'Expected `in` {0}, {1}': 'Erwartet {0}: `in`; {1}',
	'Expected an operator or the end {0}, {1}': 'Erwartet {0}: ein Rechenzeichen oder das Ende; {1}',
	'after `{0}`': 'nach `{0}`',
	'found `{0}`': 'gefunden: `{0}`',
	'Write `else if` for `{0}`': 'Schreib `else if` statt `{0}`',
	'There is no `if` for this `{0}`': 'Zu diesem `{0}` fehlt ein `if`',
	'Write `is {0}`, without `{1}`': 'Schreib `is {0}`, ohne `{1}`'
};
