/** What the page says where a map is painted. */
import type { mappingEn } from '../en/mapping.ts';

export const mappingFr: Record<keyof typeof mappingEn, string> = {
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
