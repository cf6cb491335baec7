/** What cannot be set in a position. */
export const positionsFr: Readonly<Record<string, string>> = {
	'so many changes cannot be made at once': 'impossible de faire autant de changements à la fois',
	'the game is over at once': 'la partie est aussitôt finie',
	thing: 'chose',
	'{0} can be put down only once': '{0} ne peut être posé qu’une fois',
	'nothing has fields under "{0}"': 'rien n’a de champs sous «\u202f{0}\u202f»',
	'no rule is running there': 'aucune règle n’est en cours à cet endroit',
	'{0} stands for several things': '{0} désigne plusieurs choses',
	'{0} is not called by {1}': '{0} n’est pas appelé par {1}',
	'{0} needs to be told {1}': 'il faut dire {1} à {0}',
	'no dice are rolled with the stream {0}': 'aucun dé n’est lancé avec la source {0}',
	'no die shows {0}': 'aucun dé ne montre {0}',
	'no die of the stream {0} shows {1}: it has {2} sides':
		'aucun dé de la source {0} ne montre {1}\u202f: il a {2} faces',
	'nothing is drawn with the stream {0}': 'rien n’est tiré avec la source {0}',
	'so many dice and draws cannot be set; there is room for {0}':
		'impossible de fixer autant de dés et de tirages\u202f; il y a de la place pour {0}'
};
