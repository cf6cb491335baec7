/** What is wrong with layers and with what they do to each other. */
export const layersDe: Readonly<Record<string, string>> = {
	'This is no picture: write an SVG, or a PNG or WebP as data:image/png;base64,… (the window in which icons are chosen makes one of any picture)':
		'Das ist kein Bild: Schreib ein SVG, oder ein PNG oder WebP als data:image/png;base64,… (das Fenster, in dem man Bilder wählt, macht aus jedem Bild eines)',
	'This file holds more than one still picture: choose it in the window in which icons are chosen, which writes the picture alone':
		'Diese Datei enthält mehr als ein stehendes Bild: Wähl sie im Fenster für Bilder, das nur das Bild schreibt',
	'This picture is too large: {0} bytes and {1} by {2} pixels are the limit, {3} characters of an SVG':
		'Dieses Bild ist zu groß: höchstens {0} Bytes und {1} mal {2} Pixel, ein SVG höchstens {3} Zeichen',
	'A picture cannot have {0}: only shapes, groups, colours and gradients are drawn':
		'Ein Bild kann nicht {0} haben: Gezeichnet werden nur Formen, Gruppen, Farben und Verläufe',
	'this is what is left': 'das ist übrig',
	'defines it': 'legt es fest',
	'sets it': 'setzt es',
	'removes it': 'entfernt es',
	'adjusts it': 'passt es an',
	'wraps it': 'umhüllt es',
	'inserts before it': 'fügt davor ein',
	'inserts after it': 'fügt dahinter ein',
	'each {0} in its own way': 'jede {0} auf ihre Weise',
	'one {0}, the other {1}': 'eine {0}, die andere {1}',
	'Let "{0}" stand at {1}': '„{0}“ soll bei {1} gelten',
	'Apply "{0}" after "{1}"': '„{0}“ nach „{1}“ anwenden',
	'"{0}" and "{1}" both touch {2}: {3}, and nothing says which comes first; order them with `after:`, leave one out, or settle it with `resolve:` in the variant':
		'„{0}“ und „{1}“ berühren beide {2}: {3}, und nichts sagt, welche zuerst kommt; ordne sie mit `after:`, lass eine weg, oder entscheide mit `resolve:` in der Variante',
	'"{0}" and "{1}" both define {2}, each in its own way; names of {3} are the same for all layers: rename one, leave one of the layers out, or settle it with `resolve:` in the variant':
		'„{0}“ und „{1}“ legen beide {2} fest, jede auf ihre Weise; Namen aus {3} gelten für alle Schichten: Benenn eines um, lass eine der Schichten weg, oder entscheide mit `resolve:` in der Variante',
	'"{0}" cannot have fields{1}': '„{0}“ kann keine Felder haben{1}',
	': only {0}': ': nur {0}',
	'{0} is expected in the words of an earlier version: {1}':
		'{0} wird in den Worten einer früheren Version erwartet: {1}',
	'{0}, which this layer changes already: join the two':
		'{0}, was diese Schicht schon ändert: Füg beides zusammen',
	'{0}, and this layer changes {1} already: join the two':
		'{0}, und diese Schicht ändert {1} schon: Füg beides zusammen',
	option: 'Option',
	'The option "{0}" is a whole number from {1} to {2}, not "{3}"':
		'Die Option „{0}“ ist eine ganze Zahl von {1} bis {2}, nicht „{3}“',
	'"{0}" is not a value of the option "{1}" ({2})': '„{0}“ ist kein Wert der Option „{1}“ ({2})',
	'Adding 0 changes nothing': '0 dazuzuzählen ändert nichts',
	'The text has to contain `it`, which stands for what was there before':
		'Der Text muss `it` enthalten; das steht für das, was vorher da war',
	'{0} is {1} already: this changes nothing': '{0} ist schon {1}: Das ändert nichts',
	'{0} is {1}: there is no number to add to':
		'{0} ist {1}: Da ist keine Zahl, zu der man etwas zählen kann',
	'{0} is a block, not a value; say which part of it, such as {1}':
		'{0} ist ein Block, kein Wert; sag, welcher Teil davon, zum Beispiel {1}',
	'What stands there speaks of the value "{0}" of "{1}"; other layers have one of this name too: rename one of them':
		'Was da steht, spricht vom Wert „{0}“ aus „{1}“; andere Schichten haben auch einen dieses Namens: Benenn einen um',
	'a map': 'Schlüssel mit Werten',
	'There is no "{0}" in {1}{2}': 'Kein „{0}“ in {1}{2}',
	'{0} is {1}: {2} cannot be added to it': '{0} ist: {1}; dazu passt nicht: {2}',
	'There is nothing to {0}': 'Für `{0}` ist nichts da',
	'the value {0}': 'der Wert {0}',
	'{0} is not in {1}{2}': '{0} ist nicht in {1}{2}',
	'"{0}" is in {1} already': '„{0}“ ist schon in {1}',
	'"{0}" put it here': '„{0}“ hat es hierher gesetzt',
	'{0} is not a list: remove it with `remove: true`':
		'{0} ist keine Liste: Entfern es mit `remove: true`',
	'Say what is replaced: `expect: {0}`': 'Sag, was ersetzt wird: `expect: {0}`',
	'"{0}" says {1} here': '„{0}“ sagt hier {1}',
	'{0} is expected to be {1}, but it is {2}': '{0} soll {1} sein, ist aber {2}',
	'; there is {0}': '; es gibt {0}',
	'; there is {0} and {1} more': '; es gibt {0} und {1} weitere',
	'Expect {0}': '{0} erwarten',
	'`present` is for blocks and for what is removed; write the old text: expect: {0}':
		'`present` ist für Blöcke und für das, was entfernt wird; schreib den alten Text: expect: {0}',
	'There is no "{0}" to change{1}': 'Kein „{0}“, das man ändern kann{1}',
	'There is no "{0}" in {1} to change{2}': 'Kein „{0}“ in {1}, das man ändern kann{2}',
	'defined here': 'hier festgelegt',
	'"{0}" is defined by "{1}" already; to alter it, write it under `change:`':
		'„{0}“ wird schon von „{1}“ festgelegt; um es zu ändern, schreib es unter `change:`',
	'"{0}" can only settle what layers before it say: write `after: [{1}]` in its header':
		'„{0}“ kann nur entscheiden, was Schichten davor sagen: Schreib `after: [{1}]` in den Kopf',
	'There is no conflict about {0}': 'Um {0} gibt es keinen Konflikt',
	'There is no conflict about {0}: only {1} has a say':
		'Um {0} gibt es keinen Konflikt: Nur {1} sagt etwas dazu',
	'"{0}" says nothing about {1}; it is between {2}': '„{0}“ sagt nichts über {1}; es geht um {2}',
	'This layer is for the game "{0}", and says that it was written for "{1}"{2}':
		'Diese Schicht ist für das Spiel „{0}“ und sagt, sie sei für „{1}“ geschrieben{2}',
	'This layer was written for version {0} of "{1}", and this is version {2}: what it changes may not be there yet':
		'Diese Schicht ist für Version {0} von „{1}“ geschrieben, und das hier ist Version {2}: Was sie ändert, gibt es vielleicht noch nicht',
	'this is the other one': 'das ist die andere',
	layer: 'Schicht',
	'There is a layer "{0}" already: give this one another id':
		'Eine Schicht „{0}“ gibt es schon: Gib dieser eine andere Kennung',
	'"{0}" needs the layer "{1}", which is not chosen{2}':
		'„{0}“ braucht die Schicht „{1}“, die nicht gewählt ist{2}',
	'"{0}" and "{1}" cannot be used together{2}': '„{0}“ und „{1}“ gehen nicht zusammen{2}',
	'"{0}" and "{1}" had better not be used together{2}':
		'„{0}“ und „{1}“ nimmt man besser nicht zusammen{2}',
	'"{0}" is this layer': '„{0}“ ist diese Schicht',
	'"{0}" ({1}) cannot come after "{2}" ({3}): layers apply in the order {4}':
		'„{0}“ ({1}) kann nicht nach „{2}“ ({3}) kommen: Schichten gelten in der Reihenfolge {4}',
	'"{0}" and "{1}" each want to come after the other':
		'„{0}“ und „{1}“ wollen beide nach der anderen kommen',
	'The place of this file says {0} "{1}", the header says "{2}"{3}':
		'Der Ort dieser Datei sagt {0} „{1}“, der Kopf sagt „{2}“{3}',
	'The layer "{0}" has a header already': 'Die Schicht „{0}“ hat schon einen Kopf',
	'This layer is for the game "{0}", not for "{1}"':
		'Diese Schicht ist für das Spiel „{0}“, nicht für „{1}“',
	'"{0}" is defined twice in the layer "{1}"': '„{0}“ wird in der Schicht „{1}“ zweimal festgelegt',
	'moved here': 'hierher verschoben',
	'There is no {0} now{1}': '{0} gibt es jetzt nicht{1}',
	'{0} comes back to itself: it has not moved': '{0} kommt zu sich zurück: Es ist nicht umgezogen',
	'{0} is still there: nobody is sent on from it, and an old address is not used again':
		'{0} ist noch da: Niemand wird von dort weitergeschickt, und eine alte Adresse wird nicht wieder verwendet',
	'{0} went in version {1} already': '{0} ist schon in Version {1} verschwunden',
	'This is version {0} of the game: what moves in version {1} has not moved yet (`game: { version: {2} }`)':
		"Das ist Version {0} des Spiels: Was in Version {1} umzieht, ist noch nicht umgezogen (`game: '{' version: {2} '}'`)",
	'{0} was removed in version {1}: {2}': '{0} wurde in Version {1} entfernt: {2}',
	'{0} moved in version {1}: it is now {2}': '{0} ist in Version {1} umgezogen: Es ist jetzt {2}',
	'acknowledged: {0}': 'in Kauf genommen: {0}',
	'"{0}" does not occur at {1} (any more): leave this out':
		'„{0}“ kommt bei {1} nicht (mehr) vor: Lass das weg',
	'There is no "{0}" in {1}: nothing is acknowledged here{2}':
		'Kein „{0}“ in {1}: Hier wird nichts in Kauf genommen{2}',
	'{0} is still needed: it cannot be removed alone':
		'{0} wird noch gebraucht: Es lässt sich nicht allein entfernen',
	'With "{0}" the game has an error: {1}': 'Mit „{0}“ hat das Spiel einen Fehler: {1}',
	'; in `wrap`, `it` is the old expression, also behind `where`: name the element, as in any(x in SET: x is ...)':
		'; in `wrap` ist `it` der alte Ausdruck, auch hinter `where`: Gib dem Element einen Namen, wie in any(x in SET: x is ...)',
	'; in `wrap`, the old expression is `(it)`: before a dot it needs the parentheses':
		'; in `wrap` ist `(it)` der alte Ausdruck: Vor einem Punkt braucht er die Klammern',
	'{0}; "{1}" removes {2}': '{0}; „{1}“ entfernt {2}',
	'"{0}" removes it here': '„{0}“ entfernt es hier',
	'"{0}" says something about {1} here': '„{0}“ sagt hier etwas über {1}',
	'Nothing reads this file: rules are in <game>/base, editions, house-rules, text, maps, tests or trials, in templates/<name>, and in variants':
		"Nichts liest diese Datei: Regeln stehen in '<'game'>'/base, editions, house-rules, text, maps, tests oder trials, in templates/'<'name'>' und in variants",
	variant: 'Variante'
};
