/** What the page says where a map is painted. */
import type { mappingEn } from '../en/mapping.ts';

export const mappingDe: Record<keyof typeof mappingEn, string> = {
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
