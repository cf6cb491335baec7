/** What the page says where a map is painted. */

export const mappingEn = {
	'tab.map': 'Map',
	mapTitle: 'The map for {players, plural, one {# player} other {# players}}',
	mapHow:
		'Click a space, or walk with the arrow keys and press Enter. Each stroke can be taken back.',
	mapBrush: 'What do you paint?',
	mapBrushCells: 'Spaces',
	mapHowCells:
		'A space of the map goes away, a dashed one at its rim is added. What is printed on a space goes with it.',
	mapHowMark:
		'An empty space gets the next free number, one with a number loses it. A number can also be typed here.',
	mapCell: 'Column {q}, row {r}',
	'mapCell.kept': 'on the map',
	'mapCell.added': 'on the map, added by this variant',
	'mapCell.gone': 'not on the map, taken away by this variant',
	'mapCell.free': 'not on the map',
	mapCount: '{count, plural, one {# space} other {# spaces}}',
	mapCountFewer: 'with {players, plural, one {# player} other {# players}}: {count}',
	mapAdded: '{count} added',
	mapGone: '{count} taken away',
	mapForAll:
		'Without this variant the map is smaller for fewer players. Whatever is painted here holds for any number of players.',
	mapRings: 'Rings round the middle',
	mapColumns: 'Columns',
	mapRows: 'Rows',
	mapResize: 'Another size replaces the spaces that were painted.',
	mapCellsBack: 'Spaces as they were',
	mapNumberOn: '{mark}, column {q}, row {r}',
	mapAt: 'column {q}, row {r}',
	mapRenumber: 'Number from 1 on',
	mapMarkBack: '{mark}: as it was',
	mapNoNumbers: 'No space has a number.',
	mapMarkGone: 'This variant has taken these numbers away.',
	mapOutside: 'not on the map for so many players',
	mapPut: '{mark} {number}',
	mapFine: 'The rules hold with this map.',
	mapBroken: 'With this map the rules do not hold:',
	mapWarned: 'To be known:',
	mapDone: '{cell}: {state}',
	mapNone: 'This game has no map whose spaces touch.'
};

export const mappingDe: typeof mappingEn = {
	'tab.map': 'Spielbrett',
	mapTitle: 'Das Spielbrett für {players, plural, one {# Person} other {# Personen}}',
	mapHow:
		'Klick auf ein Feld, oder geh mit den Pfeiltasten hin und drück die Eingabetaste. Jeder Strich lässt sich zurücknehmen.',
	mapBrush: 'Was malst du?',
	mapBrushCells: 'Felder',
	mapHowCells:
		'Ein Feld des Spielbretts verschwindet, ein gestricheltes am Rand kommt dazu. Was auf ein Feld gedruckt ist, geht mit ihm.',
	mapHowMark:
		'Ein leeres Feld bekommt die nächste freie Zahl, eines mit Zahl verliert sie. Eine Zahl lässt sich hier auch eintippen.',
	mapCell: 'Spalte {q}, Zeile {r}',
	'mapCell.kept': 'auf dem Spielbrett',
	'mapCell.added': 'auf dem Spielbrett, von dieser Variante hinzugefügt',
	'mapCell.gone': 'nicht auf dem Spielbrett, von dieser Variante weggenommen',
	'mapCell.free': 'nicht auf dem Spielbrett',
	mapCount: '{count, plural, one {# Feld} other {# Felder}}',
	mapCountFewer: 'bei {players, plural, one {# Person} other {# Personen}}: {count}',
	mapAdded: '{count} hinzugefügt',
	mapGone: '{count} weggenommen',
	mapForAll:
		'Ohne diese Variante ist das Spielbrett für weniger Personen kleiner. Was hier gemalt wird, gilt für jede Zahl von Personen.',
	mapRings: 'Ringe um die Mitte',
	mapColumns: 'Spalten',
	mapRows: 'Zeilen',
	mapResize: 'Eine andere Größe ersetzt die gemalten Felder.',
	mapCellsBack: 'Felder, wie sie waren',
	mapNumberOn: '{mark}, Spalte {q}, Zeile {r}',
	mapAt: 'Spalte {q}, Zeile {r}',
	mapRenumber: 'Von 1 an zählen',
	mapMarkBack: '{mark}: wie es war',
	mapNoNumbers: 'Kein Feld hat eine Zahl.',
	mapMarkGone: 'Diese Variante hat diese Zahlen weggenommen.',
	mapOutside: 'für so viele Personen nicht auf dem Spielbrett',
	mapPut: '{mark} {number}',
	mapFine: 'Mit diesem Spielbrett halten die Regeln.',
	mapBroken: 'Mit diesem Spielbrett halten die Regeln nicht:',
	mapWarned: 'Gut zu wissen:',
	mapDone: '{cell}: {state}',
	mapNone: 'Dieses Spiel hat kein Spielbrett, dessen Felder einander berühren.'
};

export const mappingFr: typeof mappingEn = {
	'tab.map': 'Carte',
	mapTitle: 'La carte pour {players, plural, one {# joueur} other {# joueurs}}',
	mapHow:
		'Cliquez sur une case, ou allez-y avec les flèches et appuyez sur Entrée. Chaque trait peut être repris.',
	mapBrush: 'Que peignez-vous ?',
	mapBrushCells: 'Cases',
	mapHowCells:
		'Une case de la carte disparaît, une case en pointillés au bord s’ajoute. Ce qui est imprimé sur une case part avec elle.',
	mapHowMark:
		'Une case vide reçoit le prochain nombre libre, une case numérotée perd le sien. On peut aussi taper un nombre ici.',
	mapCell: 'Colonne {q}, ligne {r}',
	'mapCell.kept': 'sur la carte',
	'mapCell.added': 'sur la carte, ajoutée par cette variante',
	'mapCell.gone': 'hors de la carte, retirée par cette variante',
	'mapCell.free': 'hors de la carte',
	mapCount: '{count, plural, one {# case} other {# cases}}',
	mapCountFewer: 'à {players, plural, one {# joueur} other {# joueurs}} : {count}',
	mapAdded: '{count} ajoutées',
	mapGone: '{count} retirées',
	mapForAll:
		'Sans cette variante la carte est plus petite à moins de joueurs. Ce qui est peint ici vaut pour tout nombre de joueurs.',
	mapRings: 'Anneaux autour du centre',
	mapColumns: 'Colonnes',
	mapRows: 'Lignes',
	mapResize: 'Une autre taille remplace les cases peintes.',
	mapCellsBack: 'Les cases comme avant',
	mapNumberOn: '{mark}, colonne {q}, ligne {r}',
	mapAt: 'colonne {q}, ligne {r}',
	mapRenumber: 'Numéroter à partir de 1',
	mapMarkBack: '{mark} : comme avant',
	mapNoNumbers: 'Aucune case n’a de nombre.',
	mapMarkGone: 'Cette variante a retiré ces nombres.',
	mapOutside: 'hors de la carte à tant de joueurs',
	mapPut: '{mark} {number}',
	mapFine: 'Avec cette carte les règles tiennent.',
	mapBroken: 'Avec cette carte les règles ne tiennent pas :',
	mapWarned: 'Bon à savoir :',
	mapDone: '{cell} : {state}',
	mapNone: 'Ce jeu n’a pas de carte dont les cases se touchent.'
};
