/** What the page says where a map is painted. */

export const mappingEn = {
	'tab.map': 'Map',
	mapTitle: 'The map for {players, plural, one {# player} other {# players}}',
	mapHow:
		'Click a {space}, or walk with the arrow keys and press Enter. Each stroke can be taken back.',
	mapBrush: 'What do you paint?',
	mapBrushCells: '{Spaces}',
	mapHowCells:
		'A {space} of the map goes away, a dashed one at its rim is added. What is printed on it goes with it.',
	mapHowMark:
		'A {space} without a number gets the next free one, one with a number loses it. A number can also be typed here.',
	mapCell: 'Column {q}, row {r}',
	'mapCell.kept': 'on the map',
	'mapCell.added': 'on the map, added by this variant',
	'mapCell.gone': 'not on the map, taken away by this variant',
	'mapCell.free': 'not on the map',
	mapCount: '{count, plural, one {# {space}} other {# {spaces}}}',
	mapCountFewer: 'with {players, plural, one {# player} other {# players}}: {count}',
	mapAdded: '{count} added',
	mapGone: '{count} taken away',
	mapForAll:
		'Without this variant the map is smaller for fewer players. Whatever is painted here holds for any number of players.',
	mapRings: 'Rings round the middle',
	mapColumns: 'Columns',
	mapRows: 'Rows',
	mapResize: 'Another size replaces the {spaces} that were painted.',
	mapCellsBack: '{Spaces} as they were',
	mapNumberOn: '{mark}, column {q}, row {r}',
	mapAt: 'column {q}, row {r}',
	mapRenumber: 'Number from 1 on',
	mapMarkBack: '{mark}: as it was',
	mapNoNumbers: 'No {space} has a number.',
	mapMarkGone: 'This variant has taken these numbers away.',
	mapOutside: 'not on the map for so many players',
	mapPut: '{mark} {number}',
	mapFine: 'The rules hold with this map.',
	mapBroken: 'With this map the rules do not hold:',
	mapWarned: 'To be known:',
	mapDone: '{cell}: {state}',
	mapNone: 'This game has no map whose {spaces} touch.'
};
