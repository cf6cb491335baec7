/** What is wrong with rules as a whole. */
export const rulesDe: Readonly<Record<string, string>> = {
	game: 'Spiel',
	'Say exactly one of {0}': 'Sag genau eines von {0}',
	clause: 'Absatz',
	'This cites no clause of the rules': 'Das nennt keinen Absatz der Regeln',
	'Write an expression here': 'Schreib hier einen Ausdruck',
	'{0} is not between {1} and {2}': '{0} liegt nicht zwischen {1} und {2}',
	'{0} {1} are too many: {2} are the limit': 'Zu viele ({1}): {0}, höchstens {2} sind möglich',
	'event or action': 'Ereignis oder Aktion',
	event: 'Ereignis',
	'Say in which window this may be chosen (or: anytime)':
		'Sag, in welchem Fenster man das wählen kann (oder: anytime)',
	'An action cannot be about {0}': 'Eine Aktion kann nicht von {0} handeln',
	'A set of numbers cannot be handed over': 'Eine Menge von Zahlen kann nicht übergeben werden',
	'The names of this rule take {0} words, {1} are the limit: keep fewer sets in it, or divide it':
		'Die Namen dieser Regel brauchen {0} Wörter, höchstens {1} sind möglich: Behalt weniger Mengen darin, oder teil sie',
	'{0} is replaced by more than {1} effects': '{0} wird durch mehr als {1} Wirkungen ersetzt',
	'This is {0}, elsewhere {1} is returned': 'Das ist {0}, anderswo wird {1} zurückgegeben',
	'{0} calls itself: say what it returns, with "returns:"':
		'{0} ruft sich selbst auf: Sag mit „returns:“, was es zurückgibt',
	'What {0} returns depends on too long a chain of other procedures: say it, with "returns:"':
		'Was {0} zurückgibt, hängt an einer zu langen Kette anderer Abläufe: Sag es mit „returns:“',
	'{0} returns nothing': '{0} gibt nichts zurück',
	'"{0}" needs a parameter "result: int" to be the event of rolls':
		'„{0}“ braucht einen Parameter „result: int“, um das Ereignis der Würfe zu sein',
	'"{0}" needs a parameter "die: int" to be the event of dice':
		'„{0}“ braucht einen Parameter „die: int“, um das Ereignis der Würfel zu sein',
	'Between two dice, which can be changed one by one, {0} cannot be kept':
		'Zwischen zwei Würfeln, die einzeln geändert werden können, lässt sich das nicht behalten: {0}',
	'Two players or two spaces are swapped; this is {0}':
		'Getauscht werden zwei Spieler oder zwei Felder; dies ist {0}',
	'A die has no "{0}"; it has {1}': 'Ein Würfel hat kein „{0}“; er hat {1}',
	'"{0}" of a die is {1}': '„{0}“ eines Würfels ist {1}',
	'A roll has no "{0}"; it has {1}': 'Ein Wurf hat kein „{0}“; er hat {1}',
	'"{0}" of a roll is {1}': '„{0}“ eines Wurfs ist {1}',
	'A value is asked about single things, not about sets':
		'Ein Wert fragt nach einzelnen Dingen, nicht nach Mengen',
	'Nothing tells the type of this value: add "type:"':
		'Nichts verrät den Typ dieses Werts: Schreib „type:“ dazu',
	'Too many values need each other in a chain: {0} are the limit, or {1} parts nested in each other':
		'Zu viele Werte brauchen einander in einer Kette: höchstens {0}, oder {1} ineinander verschachtelte Teile',
	'A value cannot depend on itself: {0}': 'Ein Wert kann nicht von sich selbst abhängen: {0}',
	'{0} has no parameters': '{0} hat keine Parameter',
	'{0} has only {1}': '{0} hat nur {1}',
	'Only an action can be carried out to see what holds afterwards: ask for it in the "requires:" of an action':
		'Nur eine Aktion kann ausgeführt werden, um zu sehen, was danach gilt: fragen Sie danach im "requires:" einer Aktion',
	'What comes of an action is not asked by what the chooser may know: leave out known-to':
		'Was aus einer Aktion wird, richtet sich nicht danach, was der Wählende wissen kann: lassen Sie known-to weg',
	'Another step notes under this name what it has seen: call it otherwise':
		'Unter diesem Namen merkt sich schon ein anderer Schritt, was er gesehen hat: nennen Sie ihn anders',
	'self is the piece on which an effect is written: call the parameter c, say, and write when: c == self':
		'self ist die Spielmarke, auf der eine Wirkung steht: nennen Sie den Parameter etwa c, und schreiben Sie when: c == self',
	'"{0}" is for sets; {1} is {2}': '„{0}“ ist für Mengen; {1} ist {2}',
	'"{0}" is for numbers; {1} is {2}: write "with" or "without"':
		'„{0}“ ist für Zahlen; {1} ist {2}: schreib „with“ oder „without“',
	'"{0}" is for numbers; {1} is {2}': '„{0}“ ist für Zahlen; {1} ist {2}',
	checkpoint: 'Merkpunkt',
	'"{0}" is set only while {1} runs, which never leads here':
		'„{0}“ wird nur gesetzt, während {1} läuft, und von dort kommt man nie hierher',
	'Nothing goes back to "{0}"': 'Nichts kehrt zu „{0}“ zurück',
	procedure: 'Ablauf',
	'parameter of {0}': 'Parameter von {0}',
	'{0} needs "{1}" ({2})': '{0} braucht „{1}“ ({2})',
	'{0} cannot be put into a text': 'Das kann nicht in einen Text: {0}',
	'An amount has bounds; put the condition into min and max':
		'Eine Anzahl hat Grenzen; schreib die Bedingung in min und max',
	'Let the least be 0 instead: choosing nothing is then an answer like any other':
		'Setz stattdessen die Mindestzahl auf 0: Nichts zu wählen ist dann eine Antwort wie jede andere',
	'"such-that" is about several that are chosen together: say "count" as well, or "requires" of each':
		'„such-that“ gilt für mehrere, die zusammen gewählt werden: Sag auch „count“, oder „requires“ von jedem',
	'This does not ask for {0}: whether it holds does not depend on what is chosen':
		'Das fragt nicht nach {0}: Ob es gilt, hängt nicht davon ab, was gewählt wird',
	'It never holds for nothing at all, and nothing would be few enough: let "count" begin with 1':
		'Von gar nichts gilt es nie, und gar nichts wären genug: Lass „count“ mit 1 beginnen',
	'This question cannot be declined: let "optional:" be true, or say one of its answers':
		'Bei dieser Frage kann man nicht ablehnen: Setz „optional:“ auf true, oder nenn eine ihrer Antworten',
	'action of the window {0}': 'Aktion im Fenster {0}',
	question: 'Frage',
	answer: 'Antwort',
	'Say with "asked:" what is chosen from: "by:" compares things, not actions':
		'Sag mit „asked:“, woraus gewählt wird: „by:“ vergleicht Dinge, keine Aktionen',
	'This order says nothing: write "answer:", "prefer:" or "by:"':
		'Dieser Befehl sagt nichts: Schreib „answer:“, „prefer:“ oder „by:“',
	'Say exactly one of from, between, options and path':
		'Sag genau eines von from, between, options und path',
	'the cost of the way': 'was der Weg kostet',
	'the space before the end of the way': 'das Spielfeld vor dem Ende des Wegs',
	'"{0}" is {1} that was chosen with "path:"': '„{0}“ ist {1}, gewählt mit „path:“',
	'Nothing can be picked from {0}': 'Nichts lässt sich auslosen aus: {0}',
	'Nothing can be chosen from {0} in this way': 'So lässt sich nichts wählen aus: {0}',
	dice: 'Würfel',
	'Write dice as 2d6, d6, (an expression)d6 or { dice: ..., sides: ... }':
		"Schreib Würfel als 2d6, d6, (ein Ausdruck)d6 oder '{' dice: ..., sides: ... '}'",
	sides: 'Seiten',
	'A die has at least one side': 'Ein Würfel hat mindestens eine Seite',
	'Of the sets of numbers only a range (1 .. n) can be walked':
		'Von Mengen aus Zahlen lässt sich nur ein Bereich (1 .. n) durchgehen',
	'A range is counted in its own order': 'Ein Bereich wird in seiner eigenen Reihenfolge gezählt',
	'Say "{ while: ... }" (asked before) or "{ until: ... }" (asked after)':
		"Sag „'{' while: ... '}'“ (vorher gefragt) oder „'{' until: ... '}'“ (nachher gefragt)",
	'"break" leaves a loop; there is none around it':
		'„break“ verlässt eine Schleife; hier ist keine',
	'"cancel" stops an event: it belongs into an effect with "replace:"':
		'„cancel“ hält ein Ereignis auf: Es gehört in eine Wirkung mit „replace:“',
	'"return" ends a procedure; this is none': '„return“ beendet einen Ablauf; das ist keiner',
	'way to ask': 'Art zu fragen',
	'Say which player: there is no "you" here': 'Sag, welcher Spieler: Hier gibt es kein „you“',
	'random stream': 'Zufallsstrom',
	'"{0}" is not a name: small letters, digits and hyphens':
		'„{0}“ ist kein Name: kleine Buchstaben, Ziffern und Bindestriche',
	'"{0}" is a word of the language': '„{0}“ ist ein Wort der Sprache',
	'There is already a "{0}" here; change it with set:':
		'Ein „{0}“ gibt es hier schon; änder es mit set:',
	'This is {0}; a zone is needed': 'Das ist {0}; gebraucht wird eine Ablage',
	'This is {0}; {1} or a set of them is needed':
		'Das ist {0}; gebraucht wird {1} oder eine Menge davon',
	'An {0} cannot be kept; walk it where it is needed':
		'Das lässt sich nicht behalten: {0}; geh es dort durch, wo es gebraucht wird',
	'A {0} cannot be kept; walk it where it is needed':
		'Das lässt sich nicht behalten: {0}; geh es dort durch, wo es gebraucht wird',
	'nothing goes on after this': 'danach geht nichts weiter',
	'This step is never reached': 'Dieser Schritt wird nie erreicht',
	'A step is a map with a verb: { move: ..., to: ... }':
		"Ein Schritt besteht aus Schlüsseln mit einem Verb: '{' move: ..., to: ... '}'",
	'Nothing tells what this can hold later: add its type, such as "type: player?"':
		'Nichts verrät, was das später enthalten kann: Schreib den Typ dazu, zum Beispiel „type: player?“',
	'Say either "to:", the new value, or "by:", how much more':
		'Sag entweder „to:“, den neuen Wert, oder „by:“, wie viel mehr',
	'Only fields and locals can be set: what is printed or worked out stays as it is':
		'Nur Felder und lokale Namen lassen sich setzen: Gedrucktes und Berechnetes bleibt, wie es ist',
	'"by:" adds to a number; this is {0}': '„by:“ zählt zu einer Zahl dazu; das ist {0}',
	'No step is called "{0}"{1}': 'Kein Schritt heißt „{0}“{1}',
	'Fields hold numbers, flags, values of enums, players, spaces and pieces, or sets of them (not of numbers)':
		'Felder enthalten Zahlen, Ja/Nein, Werte einer Aufzählung, Spieler, Felder des Plans und Figuren, oder Mengen davon (nicht von Zahlen)',
	'What may never be needs no rule': 'Was nie sein darf, braucht keine Regel',
	'"limit" is the reason that the limit of the action gives: choose another id':
		'„limit“ ist der Grund, den die Grenze der Aktion nennt: Wähl eine andere Id',
	'Only pieces leave zones': 'Nur Figuren verlassen Zonen',
	'A set begins with what is known before the game starts':
		'Eine Menge beginnt mit dem, was vor dem Spiel bekannt ist',
	'fields of all things (up to here)': 'Felder aller Dinge (bis hier)',
	'Give {0} a start, or make it optional: "{1}?"':
		'Gib {0} einen Anfang, oder mach es optional: „{1}?“',
	'"{0}" is for the fields of a {1}; write who may see it as a condition':
		'„{0}“ ist für die Felder von: {1}; schreib als Bedingung, wer es sehen darf',
	'Say which procedure the game starts with: game: { start: ... }':
		"Sag, mit welchem Ablauf das Spiel beginnt: game: '{' start: ... '}'",
	'The procedure that starts the game has no parameters':
		'Der Ablauf, mit dem das Spiel beginnt, hat keine Parameter',
	'This game is for {0} to {1} players, not for {2}':
		'Dieses Spiel ist für {0} bis {1} Spieler, nicht für {2}',
	'something else': 'etwas anderem',
	'Printed attributes are numbers, flags or enum values':
		'Gedruckte Merkmale sind Zahlen, ja oder nein, oder Werte einer Liste',
	'{0} extends {1}': '{0} extends {1}',
	'The enum {0} has no values': 'Die Werteliste {0} ist leer',
	'{0} is printed on another kind with another type':
		'{0} ist auf einer anderen Art mit einem anderen Typ gedruckt',
	'"{0}" already is the plural of {1}': '„{0}“ ist schon die Mehrzahl von: {1}',
	'the kind {0}': 'die Art {0}',
	'"{0}" is already a value of {1}': '„{0}“ ist schon ein Wert von {1}',
	'Only a hex grid has rings': 'Nur ein Sechseckgitter hat Ringe',
	spaces: 'Spielfelder',
	'Neighbours follow from the grid: `joined` is for maps with `grid: none`':
		'Nachbarn ergeben sich aus dem Gitter: `joined` ist für Pläne mit `grid: none`',
	'A cell is written "column,row"': 'Ein Spielfeld schreibt man „Spalte,Zeile“',
	'This cell is there twice': 'Dieses Spielfeld steht zweimal da',
	'There is no such cell on the map': 'Dieses Spielfeld gibt es auf dem Plan nicht',
	'The directions of the map are the enum "{0}": call the other one something else':
		'Die Richtungen des Plans sind die Aufzählung „{0}“: die andere braucht einen anderen Namen',
	'The direction {0} leads nowhere': 'Die Richtung {0} führt nirgends hin',
	'{0} is the same direction as {1}': '{0} ist dieselbe Richtung wie {1}',
	'The map has no directions: write them under map.directions, as in `north: [0, -1]`':
		'Der Plan hat keine Richtungen: sie stehen unter map.directions, wie `north: [0, -1]`',
	'a member of the language': 'ein Teil der Sprache',
	'a field': 'ein Feld',
	'printed on pieces': 'auf Spielmarken gedruckt',
	'printed on the map': 'auf den Plan gedruckt',
	'a zone': 'eine Ablage',
	'a value': 'ein Wert',
	'"{0}" already is {1}: x.{2} would mean two things':
		'„{0}“ ist schon {1}: x.{2} hätte zwei Bedeutungen',
	'This option needs a default': 'Diese Option braucht einen üblichen Wert (default)',
	'field or zone of a player': 'Feld oder Zone eines Spielers',
	'field or zone of a space': 'Feld oder Zone eines Kartenfelds',
	'value of this option': 'Wert dieser Option',
	'This option is a whole number between {0} and {1}':
		'Diese Option ist eine ganze Zahl zwischen {0} und {1}',
	picture: 'Bild',
	icon: 'Bild',
	'Count the front, not the back': 'Zähl die Vorderseite, nicht die Rückseite',
	'pieces (up to here)': 'Spielmarken (bis hier)',
	'There are several zones "{0}": pieces begin in a zone of the whole game':
		'Es gibt mehrere Ablagen „{0}“: Spielmarken beginnen in einer Ablage des ganzen Spiels',
	'Say which {0} is printed on {1} (or declare it optional: "{2}?")':
		'Sag, welches {0} auf {1} gedruckt ist (oder mach es optional: „{2}?“)',
	'The kind {0} is abstract: it only gathers other kinds':
		'Die Art {0} ist abstrakt: Sie fasst nur andere Arten zusammen',
	'{0} stands for more than {1} pieces': '{0} steht für mehr als {1} Figuren',
	'attribute that is an enum': 'Merkmal, das eine Aufzählung ist',
	'{0} is said here, and "each" lets it be everything it can be: leave out one of the two':
		'{0} steht hier, und mit „each“ ist es alles, was es sein kann: eins von beiden streichen',
	'attribute of a {0}': 'Merkmal von {0}',
	'{0} begins nowhere: give its kind a "start" zone':
		'{0} beginnt nirgends: Gib der Art eine Ablage „start“',
	'{0} must say "{1}: {2}": two sides name each other':
		'{0} muss „{1}: {2}“ sagen: Zwei Seiten nennen einander',
	'a word of the language': 'ein Wort der Sprache',
	'a function of the language': 'eine Funktion der Sprache',
	'the word for a place': 'das Wort für einen Ort',
	'"{0}" is {1}: choose another id': '„{0}“ ist {1}: Wähl eine andere Kennung',
	'random streams': 'Zufallsströme',
	'effects of pieces': 'Wirkungen von Spielmarken',
	'effects of kinds': 'Wirkungen von Arten',
	'What a piece counts as cannot depend on itself: {0}; printed(x) asks for the face that lies there':
		'Als was eine Spielmarke zählt, kann nicht davon abhängen: {0}; printed(x) fragt nach der Seite, die dort liegt',
	'values of {0}': 'Werte von {0}',
	'fields of {0}': 'Felder von {0}',
	'zones (up to here)': 'Ablagen (bis hier)',
	'owner of zones': 'Besitzer von Ablagen',
	'"owner" is for zones per player': '„owner“ ist für Ablagen je Spieler',
	'{0} already is the main zone': '{0} ist schon die Hauptablage',
	'"{0}" is not possible here: all, owner, none or a condition':
		'„{0}“ ist hier nicht möglich: all, owner, none oder eine Bedingung',
	'Nobody offers the window "{0}", so this can never be chosen':
		'Niemand öffnet das Fenster „{0}“, also kann man das nie wählen',
	'No action belongs to the window "{0}"': 'Keine Aktion gehört zum Fenster „{0}“',
	'Nothing asks for the value "{0}"': 'Nichts fragt nach dem Wert „{0}“',
	'Nothing calls "{0}"': 'Nichts ruft „{0}“ auf',
	'Nothing emits "{0}"': 'Nichts löst „{0}“ aus',
	'Nothing reads "{0}"': 'Nichts liest „{0}“',
	'Nothing ever sets "{0}"': 'Nichts setzt je „{0}“',
	'No rule asks for the option "{0}"': 'Keine Regel fragt nach der Option „{0}“',
	'"{0}" is never read': '„{0}“ wird nie gelesen',
	'No piece shows "{0}": write icon: {1}{2}': 'Keine Spielmarke zeigt „{0}“: Schreib icon: {1}{2}',
	'"{0}" is written here': '„{0}“ steht hier',
	'{0} does not hold ({1})': '{0} gilt nicht ({1})',
	'Choose "{0}" for {1}': '„{0}“ für {1} wählen',
	'shown from here': 'von hier aus gezeigt',
	'The text "{0}" is written twice': 'Der Text „{0}“ steht zweimal da',
	'Nothing shows the text "{0}"': 'Nichts zeigt den Text „{0}“',
	'There is no English text for {0}': 'Für {0} gibt es keinen englischen Text',
	'This is about {0} letters long, and a button has room for {1}: make it shorter':
		'Das ist etwa {0} Zeichen lang, und auf einer Schaltfläche ist Platz für {1}: Kürze es',
	'This is about {0} letters long, and a button has room for {1}: write a short form of it beside it, short':
		'Das ist etwa {0} Zeichen lang, und auf einer Schaltfläche ist Platz für {1}: Schreib eine kurze Form daneben, short',
	'Nothing is given for {{0}}{1}': "Für '{'{0}'}' ist nichts gegeben{1}",
	'after {0}': 'nach {0}',
	'instead of {0}': 'statt {0}',
	'"{0}" and "{1}" both act {2} on {3}, and nothing says which comes first; order them with `after:` if it matters':
		'„{0}“ und „{1}“ wirken beide {2} auf {3}, und nichts sagt, welche zuerst kommt; ordne sie mit `after:`, wenn es darauf ankommt',
	'{0} of "{1}"': '{0} von „{1}“',
	'when {0} is asked': 'wenn nach {0} gefragt wird',
	'the order in which they stand': 'die Reihenfolge, in der sie stehen',
	'before {0}': 'vor {0}',
	'"{0}" inserts here': '„{0}“ fügt hier ein',
	'"{0}" and "{1}" both insert {2}, and it matters which of them applies first ({3}); now "{4}" comes first. Say it in the variant: `resolve: { {5}: { order: [{6}, {7}] } }`':
		"„{0}“ und „{1}“ fügen beide {2} ein, und es ist wichtig, welche zuerst gilt ({3}); jetzt kommt „{4}“ zuerst. Sag es in der Variante: `resolve: '{' {5}: '{' order: [{6}, {7}] '}' '}'`",
	'who is asked first': 'wer zuerst gefragt wird',
	'whether the rest is done': 'ob der Rest geschieht',
	'a name of the rule': 'ein Name der Regel',
	'where pieces are': 'wo Spielmarken sind'
};
