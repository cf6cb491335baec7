/** What the page says where a map is painted. */
import type { mappingEn } from '../en/mapping.ts';

export const mappingFr: Record<keyof typeof mappingEn, string> = {
	'tab.map': 'Carte',
	mapTitle: 'La carte pour {players, plural, one {# joueur} other {# joueurs}}',
	mapHow:
		'Cliquez ({space}), ou allez-y avec les flèches et appuyez sur Entrée. Chaque trait peut être repris.',
	mapBrush: 'Que peignez-vous ?',
	mapBrushCells: '{Spaces}',
	mapHowCells:
		'Ce qui est sur la carte disparaît, ce qui est en pointillés au bord s’ajoute ({space}). Ce qui y est imprimé part avec.',
	mapHowMark:
		'Les {spaces} sans nombre reçoivent le prochain nombre libre, les autres perdent le leur. On peut aussi taper un nombre ici.',
	mapCell: 'Colonne {q}, ligne {r}',
	'mapCell.kept': 'sur la carte',
	'mapCell.added': 'sur la carte, du fait de cette variante',
	'mapCell.gone': 'hors de la carte, du fait de cette variante',
	'mapCell.free': 'hors de la carte',
	mapCount: '{count, plural, one {# {space}} other {# {spaces}}}',
	mapCountFewer: 'à {players, plural, one {# joueur} other {# joueurs}} : {count}',
	mapAdded: 'en plus : {count}',
	mapGone: 'en moins : {count}',
	mapForAll:
		'Sans cette variante la carte est plus petite à moins de joueurs. Ce qui est peint ici vaut pour tout nombre de joueurs.',
	mapRings: 'Anneaux autour du centre',
	mapColumns: 'Colonnes',
	mapRows: 'Lignes',
	mapResize: 'Une autre taille remplace ce qui est peint ({spaces}).',
	mapCellsBack: 'Les {spaces} comme avant',
	mapNumberOn: '{mark}, colonne {q}, ligne {r}',
	mapAt: 'colonne {q}, ligne {r}',
	mapRenumber: 'Numéroter à partir de 1',
	mapMarkBack: '{mark} : comme avant',
	mapNoNumbers: 'Aucun nombre sur les {spaces}.',
	mapMarkGone: 'Cette variante a retiré ces nombres.',
	mapOutside: 'hors de la carte à tant de joueurs',
	mapPut: '{mark} {number}',
	mapFine: 'Avec cette carte les règles tiennent.',
	mapBroken: 'Avec cette carte les règles ne tiennent pas :',
	mapWarned: 'Bon à savoir :',
	mapDone: '{cell} : {state}',
	mapNone: 'Ce jeu n’a pas de carte dont les {spaces} se touchent.'
};
