/** What the page says where a map is painted. */
import type { mappingEn } from '../en/mapping.ts';

export const mappingDe: Record<keyof typeof mappingEn, string> = {
	'tab.map': 'Spielbrett',
	mapTitle: 'Das Spielbrett für {players, plural, one {# Person} other {# Personen}}',
	mapHow:
		'Klick hin ({space}), oder geh mit den Pfeiltasten und drück die Eingabetaste. Jeder Strich lässt sich zurücknehmen.',
	mapBrush: 'Was malst du?',
	mapBrushCells: '{Spaces}',
	mapHowCells:
		'Was auf dem Spielbrett liegt, verschwindet; was am Rand gestrichelt ist, kommt dazu ({space}). Was darauf gedruckt ist, geht mit.',
	mapHowMark:
		'{Spaces} ohne Zahl bekommen die nächste freie, andere verlieren ihre. Eine Zahl lässt sich hier auch eintippen.',
	mapCell: 'Spalte {q}, Zeile {r}',
	'mapCell.kept': 'auf dem Spielbrett',
	'mapCell.added': 'auf dem Spielbrett, von dieser Variante hinzugefügt',
	'mapCell.gone': 'nicht auf dem Spielbrett, von dieser Variante weggenommen',
	'mapCell.free': 'nicht auf dem Spielbrett',
	mapCount: '{count, plural, one {# {space}} other {# {spaces}}}',
	mapCountFewer: 'bei {players, plural, one {# Person} other {# Personen}}: {count}',
	mapAdded: '{count} hinzugefügt',
	mapGone: '{count} weggenommen',
	mapForAll:
		'Ohne diese Variante ist das Spielbrett für weniger Personen kleiner. Was hier gemalt wird, gilt für jede Zahl von Personen.',
	mapRings: 'Ringe um die Mitte',
	mapColumns: 'Spalten',
	mapRows: 'Zeilen',
	mapResize: 'Eine andere Größe ersetzt die gemalten {spaces}.',
	mapCellsBack: '{Spaces}, wie sie waren',
	mapNumberOn: '{mark}, Spalte {q}, Zeile {r}',
	mapAt: 'Spalte {q}, Zeile {r}',
	mapRenumber: 'Von 1 an zählen',
	mapMarkBack: '{mark}: wie es war',
	mapNoNumbers: '{Spaces} mit Zahl: keine.',
	mapMarkGone: 'Diese Variante hat diese Zahlen weggenommen.',
	mapOutside: 'für so viele Personen nicht auf dem Spielbrett',
	mapPut: '{mark} {number}',
	mapFine: 'Mit diesem Spielbrett halten die Regeln.',
	mapBroken: 'Mit diesem Spielbrett halten die Regeln nicht:',
	mapWarned: 'Gut zu wissen:',
	mapDone: '{cell}: {state}',
	mapNone: 'Dieses Spiel hat kein Spielbrett, dessen {spaces} einander berühren.'
};
