/** Titles and descriptions of the schemas, as they stand in findings. */
export const wordsDe: Readonly<Record<string, string>> = {
	Step: 'Schritt',
	Effect: 'Wirkung',
	Change: 'Änderung',
	step: 'Schritt',
	change: 'Änderung',
	'Rule name': 'Name einer Regel',
	Id: 'Kennung',
	Expression: 'Ausdruck',
	Dice: 'Würfel',
	Path: 'Weg',
	Picture: 'Bild',
	Line: 'Zeile',
	Type: 'Typ',
	Requirement: 'Voraussetzung',
	'Layer header': 'Kopf einer Schicht',
	'Game and version': 'Spiel und Version',
	Choices: 'Wahl',
	Resolutions: 'Entscheidungen',
	Resolution: 'Entscheidung',
	Acknowledgements: 'Was in Kauf genommen wird',
	Acknowledgement: 'Was in Kauf genommen wird',
	Changes: 'Änderungen',
	Layout: 'Darstellung',
	'Moves of a version': 'Umzüge einer Version',
	Address: 'Adresse',
	Advice: 'Rat',
	'Moves file': 'Datei mit Umzügen',
	Position: 'Stellung',
	'Running rule': 'Laufende Regel',
	Value: 'Wert',
	Event: 'Ereignis',
	Action: 'Aktion',
	Procedure: 'Ablauf',
	Invariant: 'Was immer gilt',
	Constraint: 'Was zusammenpassen muss',
	Evaluation: 'Beurteilung',
	Clause: 'Absatz',
	'Ruleset file': 'Regeldatei',
	Game: 'Spiel',
	Enum: 'Werteliste',
	Kind: 'Art',
	Piece: 'Spielmarke',
	Art: 'Bilder',
	Zone: 'Ablage',
	Map: 'Plan',
	Option: 'Option',
	Texts: 'Texte',
	Branch: 'Zweig',
	'what somebody has called it': 'wie jemand ihn genannt hat',
	Note: 'Notiz',
	Setup: 'Aufbau',
	Course: 'Verlauf',
	'Saved game': 'Gespeicherte Partie',
	'Kept games': 'Aufbewahrte Partien',
	Given: 'Ausgangslage (given)',
	Start: 'Anfang',
	'What happens': 'Was geschieht',
	Assertion: 'Behauptung',
	View: 'Ansicht',
	'Scenario file': 'Szenariodatei',
	Limit: 'Grenze',
	'the zone that a piece leaves, not for another one of that name':
		'die Zone, die eine Figur verlässt, nicht für eine andere dieses Namens',
	Field: 'Feld',
	Template: 'Vorlage',
	Words: 'Wörter',
	'Place of a template': 'Ort einer Vorlage',
	'Template file': 'Vorlagendatei',
	'Words for things': 'Wörter für Dinge',
	'Texts of one language': 'Texte einer Sprache',
	Text: 'Text',
	'Variant header': 'Kopf einer Variante',
	'Variant file': 'Variantendatei',
	'Own picture': 'Eigenes Bild',
	Moment: 'Augenblick',
	'the name of the moment': 'der Name des Augenblicks',
	'the checkpoint': 'der Merkpunkt',
	'the procedure': 'der Ablauf',
	'a local for what it returns': 'ein lokaler Name für das, was er zurückgibt',
	'another name for this step than the one it has from what it does; layers change it and insert beside it by its name':
		'ein anderer Name für diesen Schritt; Schichten ändern ihn und fügen daneben ein unter diesem Namen',
	'the event': 'das Ereignis',
	'the text that says why': 'der Text, der sagt, warum',
	'the text': 'der Text',
	'a local for the pieces drawn': 'ein lokaler Name für die gezogenen Spielmarken',
	'the stream of random numbers': 'der Zufallsstrom',
	'a local for the total': 'ein lokaler Name für die Summe',
	'the text that says what is rolled for': 'der Text, der sagt, wofür gewürfelt wird',
	'a local for what is picked; none where the set is empty':
		'ein lokaler Name für das Ausgeloste; none, wo die Menge leer ist',
	'the text that says what is picked for': 'der Text, der sagt, wofür gelost wird',
	'the event that follows every die before the next one falls; the die then shows what its `die` is':
		'das Ereignis nach jedem Würfel, bevor der nächste fällt; der Würfel zeigt dann, was sein `die` ist',
	'a local for the number: 1 when they stand so for the first time':
		'ein lokaler Name für die Zahl: 1, wenn sie zum ersten Mal so stehen',
	'what an element is called in `by`': 'wie ein Element in `by` heißt',
	'a note': 'eine Notiz',
	'a local for the element': 'ein lokaler Name für das Element',
	'a local for the number of hits': 'ein lokaler Name für die Zahl der Treffer',
	'what holds when nobody answers (an absent player, written orders): `pass`, or an action of the window, with what it could be about first':
		'was gilt, wenn niemand antwortet (ein abwesender Spieler, geschriebene Befehle): `pass` oder eine Aktion des Fensters, und zwar das Erste, wovon sie handeln könnte',
	Order: 'Befehl',
	'Orders file': 'Datei mit Befehlen',
	'a local for the answer': 'ein lokaler Name für die Antwort',
	'a name in kebab-case: small letters and digits, words joined by hyphens':
		'ein Name aus kleinen Buchstaben und Ziffern, Wörter mit Bindestrichen verbunden',
	'with `path`: a local for what the way costs':
		'mit `path`: ein lokaler Name für das, was der Weg kostet',
	'with `path`: a local for the space before the end of the way':
		'mit `path`: ein lokaler Name für das Spielfeld vor dem Ende des Wegs',
	"the name of an icon of the game-icons collection, or art/ and the name of a picture of one's own":
		'der Name eines Bildes der Sammlung game-icons, oder art/ und der Name eines eigenen Bildes',
	'a name in kebab-case; with its layer and a dot in front where several layers have one of this name':
		'ein Name aus kleinen Buchstaben mit Bindestrichen; davor Schicht und Punkt, wo mehrere Schichten einen dieses Namens haben',
	'the id of a paragraph of the rulebook': 'die Kennung eines Absatzes des Regelhefts',
	'a text for players': 'ein Text für Spieler',
	'what a definition is for, in one line of at most 160 characters, for people who write rules. It changes nothing in play':
		'wofür etwas da ist, in einer Zeile von höchstens 160 Zeichen, für alle, die Regeln schreiben. Im Spiel ändert es nichts',
	'the window': 'das Fenster',
	'what the window is for, in one line of at most 160 characters, to whoever writes an action for it; said by one of the steps that open it':
		'wofür das Fenster da ist, in einer Zeile von höchstens 160 Zeichen, für alle, die eine Aktion dafür schreiben; einer der Schritte, die es öffnen, sagt es',
	'the name of the layer': 'der Name der Schicht',
	'the folder of the game it belongs to': 'der Ordner des Spiels, zu dem es gehört',
	'the game and the version of its rules for which this was written':
		'das Spiel und die Version seiner Regeln, für die das geschrieben ist',
	'the layer that stands; the others say nothing here':
		'die Schicht, die gilt; die anderen sagen hier nichts',
	'why, for whoever reads the file': 'warum, für alle, die die Datei lesen',
	'the zone of a space in which its tile lies':
		'die Ablage eines Spielfelds, in der seine Spielmarke liegt',
	'an attribute': 'ein Merkmal',
	'the kind of the tiles': 'die Art dieser Spielmarken',
	'the attribute by which scenarios name a tile':
		'das Merkmal, nach dem Szenarien eine solche Spielmarke nennen',
	'the field of the game that counts its rounds, for statistics':
		'das Feld des Spiels, das die Runden zählt, für die Statistik',
	'the value, field or attribute that is written on it where it has no name of its own':
		'der Wert, das Feld oder das Merkmal, das darauf steht, wo es keinen eigenen Namen hat',
	'the field or value that says whose it is; none: there is no stone':
		'das Feld oder der Wert, der sagt, wem er gehört; none: da ist kein Stein',
	'the field that says whose it is': 'das Feld, das sagt, wem es gehört',
	'what the colour depends on': 'wovon die Farbe abhängt',
	'a colour: #rrggbb, or one of the names in language.md':
		'eine Farbe: #rrggbb, oder einer der Namen in language.md',
	'where it is now': 'wo es jetzt ist',
	'what the author of a layer does instead, in a sentence':
		'was stattdessen zu tun ist, in einem Satz',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that asks or changes it':
		'wofür es da ist, in einer Zeile von höchstens 160 Zeichen, für Regeln, die danach fragen oder es ändern',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that listens to it':
		'wofür es da ist, in einer Zeile von höchstens 160 Zeichen, für Regeln, die darauf hören',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that forbids or follows it':
		'wofür es da ist, in einer Zeile von höchstens 160 Zeichen, für Regeln, die es verbieten oder darauf folgen',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that calls it or inserts into it':
		'wofür es da ist, in einer Zeile von höchstens 160 Zeichen, für Regeln, die es aufrufen oder darin einfügen',
	'what it says': 'was es sagt',
	'why no rule of the program can state it': 'warum keine Regel des Programms es sagen kann',
	'cells, with a space between them': 'Spielfelder, mit einem Leerzeichen dazwischen',
	'a cell: column and row': 'ein Spielfeld: Spalte und Zeile',
	'a seat': 'ein Platz',
	'the seat': 'der Platz',
	'what it shows': 'was es zeigt',
	'the variant that is played: its edition, house rules, options and own rules. It stands in place of `editions` and `house-rules`':
		'die gespielte Variante: ihre Ausgabe, Hausregeln, Optionen und eigenen Regeln. Sie steht anstelle von `editions` und `house-rules`',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that reads or sets it':
		'wofür es da ist, in einer Zeile von höchstens 160 Zeichen, für Regeln, die es lesen oder setzen',
	'one for every player, or for every space (say the word of the map); a single one when not said':
		'eine für jeden Spieler oder für jedes Spielfeld (mit dem Wort des Plans); ohne Angabe eine einzige',
	'the kind of which a piece in it is known to be, even where its identity is not':
		'die Art, zu der eine Spielmarke darin gehört, auch wenn man nicht weiß, welche es ist',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that looks into it':
		'wofür es da ist, in einer Zeile von höchstens 160 Zeichen, für Regeln, die hineinsehen',
	'the word for a space': 'das Wort für ein Spielfeld',
	'the word for all spaces': 'das Wort für alle Spielfelder',
	'the name': 'der Name',
	'the word of the example in whose place comes the name of what is made':
		'das Wort des Beispiels, an dessen Stelle der Name des Neuen kommt',
	'a key, or the number of an item, from 0; in texts, `*` stands for every language':
		'ein Schlüssel oder die Nummer eines Eintrags, ab 0; in Texten steht `*` für jede Sprache',
	'the text in this language': 'der Text in dieser Sprache',
	'an id, or ids joined by dots': 'eine Kennung, oder mehrere mit Punkten verbunden',
	'what it is called': 'wie es heißt',
	'the same in fewer letters, for buttons and counters':
		'dasselbe in weniger Buchstaben, für Schaltflächen und Spielmarken',
	'what several are called': 'wie mehrere heißen',
	'what it does': 'was es tut',
	'the question put to a player': 'die Frage an einen Spieler',
	'other words in which players ask for it, with commas between them; it is found by them and not called so':
		'andere Wörter, mit denen man danach fragt, durch Kommas getrennt; man findet es damit, es heißt aber nicht so',
	'the line in the log': 'die Zeile im Verlauf',
	'a number or word, up to the first dot or slash':
		'eine Zahl oder ein Wort, bis zum ersten Punkt oder Schrägstrich',
	'the name of the variant': 'der Name der Variante',
	'the folder of the game': 'der Ordner des Spiels',
	'the edition; the base alone when not said': 'die Ausgabe; ohne Angabe nur die Basis',
	'the procedure that is run at the beginning': 'der Ablauf am Anfang',
	'the event that follows every roll; its `result` becomes that of the roll':
		'das Ereignis nach jedem Wurf; sein `result` wird das des Wurfs',
	'the kind of which this is a special case': 'die Art, von der das ein Sonderfall ist',
	'the word for all pieces of this kind': 'das Wort für alle Spielmarken dieser Art',
	'an SVG of shapes, groups, colours and gradients, or a PNG or WebP as data:image/png;base64,…; at most 512 by 512 pixels and 48,000 bytes':
		'ein SVG aus Formen, Gruppen, Farben und Verläufen, oder ein PNG oder WebP als data:image/png;base64,…; höchstens 512 mal 512 Pixel und 48.000 Bytes',
	'what kind of piece it is': 'welche Art Spielmarke es ist',
	'the face on the other side': 'die andere Seite',
	'the piece of which this is the other side': 'die Spielmarke, deren andere Seite das ist',
	'the picture: the name of an icon of the game-icons collection, or art/ and the name of one of `art:`':
		'das Bild: der Name eines Bildes der Sammlung game-icons, oder art/ und der Name eines aus `art:`',
	'the colour of the counter': 'die Farbe der Spielmarke'
};
