/** What is wrong with how a table shows its game. */
export const layoutFr: Readonly<Record<string, string>> = {
	Scene: 'Scène',
	Track: 'Piste',
	Mat: 'Plateau personnel',
	Standings: 'Classement',
	colour: 'couleur',
	'value of {0}': 'valeur de {0}',
	'field or value of a piece': 'champ ou valeur d’un pion',
	'field or value of a player': 'champ ou valeur d’un joueur',
	'field or value of a space': 'champ ou valeur d’une case',
	'field or value of the game': 'champ ou valeur du jeu',
	'field, value or attribute': 'champ, valeur ou attribut',
	'zone of a player': 'emplacement d’un joueur',
	'cell of the map': 'case de la carte',
	'a cell of the map': 'une case de la carte',
	'Say with at: of which space the zone "{0}" is meant':
		'Dites avec at: de quelle case il s’agit pour l’emplacement « {0} »',
	'Say with until: which procedure has to end before this is decided':
		'Dites avec until: quelle procédure doit finir avant que cela soit décidé',
	'Say with during: or while: when this scene is open':
		'Dites avec during: ou while: quand cette scène est ouverte',
	'The space {0} has no place on the table': 'La case {0} n’a pas de place sur la table',
	'A track has 2 to {0} places': 'Une piste a de 2 à {0} places',
	'the attribute, field or value of a piece that is written large, as a number or a short name; pieces that differ in it lie apart':
		'l’attribut, le champ ou la valeur d’un pion qui est écrit en grand, en chiffres ou par son nom court ; ceux qui s’y distinguent ne s’empilent pas',
	'the field of the game that says how far it has come, one value of an enum after the other':
		'le champ du jeu qui dit où l’on en est, une valeur d’une liste après l’autre',
	'the field or value of a piece that says for whom it stands; left out, whose zone it lies in':
		'le champ ou la valeur d’un pion qui dit pour qui il compte ; à défaut, celui dont l’emplacement le contient',
	'the field or value of a player, or of the game, whose number says at which place its marker stands':
		'le champ ou la valeur d’un joueur ou du jeu dont le nombre dit à quelle place se tient son marqueur',
	'the field or value of the game that says which space it is about':
		'le champ ou la valeur du jeu qui dit de quelle case il s’agit',
	'the field or value of the game that says whose scene it is, or asked: whoever is asked':
		'le champ ou la valeur du jeu qui dit à qui est la scène, ou asked : à qui l’on demande',
	'the field, value or attribute of a piece by which those of a side are grouped':
		'le champ, la valeur ou l’attribut d’un pion selon lequel ceux d’un camp sont groupés',
	'the field, attribute or value of a piece, or the value of a piece and a player, that is written beside it':
		'le champ, l’attribut ou la valeur d’un pion, ou la valeur d’un pion et d’un joueur, qui est écrit à côté de lui',
	'the kind of the pieces that take part, or the field, value or attribute of a piece that says whether it does; left out, all do':
		'la sorte des pions qui participent, ou le champ, la valeur ou l’attribut d’un pion qui dit s’il participe ; à défaut, tous',
	'the field or value of its space, or of the game where it has none, that says how it ended; left out, only losses are told':
		'le champ ou la valeur de sa case, ou du jeu si elle n’en a pas, qui dit comment elle a fini ; à défaut, seules les pertes sont dites',
	Odds: 'Chances de gagner'
};
