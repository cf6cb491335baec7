/** What is wrong with trials. */
export const trialsFr: Readonly<Record<string, string>> = {
	'Nothing says what ${0} stands for{1}': 'Rien ne dit ce que ${0} remplace{1}',
	'${0} stands for a piece: call what is varied otherwise':
		'${0} remplace une pièce : donnez un autre nom à ce qui varie',
	'${0} stands neither in given nor in start: every position would be the same':
		'${0} n’est ni dans given ni dans start : toutes les positions seraient les mêmes',
	'No piece of this game is one of "{0}"': 'Aucune pièce de ce jeu n’est de « {0} »',
	'What is varied makes {0} positions for each pair of pieces: at most {1} are set up':
		'Ce qui varie donne {0} positions pour chaque paire de pièces : on en prépare au plus {1}',
	'There is a trial "{0}" already': 'Il y a déjà un essai « {0} »',
	'with {0}': 'avec {0}',
	enum: 'liste de valeurs',
	'Trial file': 'Fichier d’essais',
	Varied: 'Ce qui varie'
};
