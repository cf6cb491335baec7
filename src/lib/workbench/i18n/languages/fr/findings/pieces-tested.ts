/** Whether a piece is too strong: what games and bouts say of it. */
export const piecesTestedFr: Readonly<Record<string, string>> = {
	'{0} bouts of {1} against {2} others, {3} each time: {4} % won, {5} % lost, {6} % neither.':
		'{0} combats de {1} contre {2} autres, {3} chaque fois : {4} % gagnés, {5} % perdus, {6} % ni l’un ni l’autre.',
	'Nobody has been played yet with whom {0} could be compared.':
		'Personne n’a encore été joué à qui {0} puisse être comparé.',
	'{0} pairings could not be set up; the first, {1} against {2}: {3}':
		'{0} rencontres n’ont pu être mises en place ; la première, {1} contre {2} : {3}',
	'{0} bouts did not come to an end.': '{0} combats ne se sont pas terminés.',
	others: 'autres',
	'others of value {0}': 'autres de valeur {0}',
	'{0} surely wins more bouts than all {1} that were played ({2}).':
		'{0} gagne sûrement plus de combats que tous les {1} joués ({2}).',
	'{0} surely wins fewer bouts than all {1} that were played ({2}).':
		'{0} gagne sûrement moins de combats que tous les {1} joués ({2}).',
	'Of the {0} that were played ({1}), {2} is surely ahead of {3} and behind {4}.':
		'Parmi les {0} joués ({1}), {2} est sûrement devant {3} et derrière {4}.',
	'Bouts won, by {0}': 'Combats gagnés, selon : {0}',
	'Bouts won, by what opponents are worth': 'Combats gagnés, selon la valeur des adversaires',
	'Whom it beats, and to whom it loses': 'Qui elle bat, et contre qui elle perd',
	'Bouts won against the same opponents': 'Combats gagnés contre les mêmes adversaires',
	'Bouts won against the same opponents, by all of value {0}':
		'Combats gagnés contre les mêmes adversaires, par tous ceux de valeur {0}',
	'From {0} to {1} %; {2} % of all bouts.': 'De {0} à {1} % ; {2} % de tous les combats.',
	'{0} is number {1} of {2}; full dots surely win more or fewer bouts than it does.':
		'{0} est au rang {1} sur {2} ; les points pleins gagnent sûrement plus ou moins de combats.',
	opponent: 'adversaire',
	bouts: 'combats',
	lost: 'perdus',
	neither: 'ni l’un ni l’autre',
	'No seat ever had {0} in {1} games: they say nothing of it.':
		'En {1} parties, aucune place n’a jamais eu {0} : elles n’en disent rien.',
	'Nothing to be seen in {0} games.': 'En {0} parties, rien ne se voit.',
	'{0} If it won {1} points more than fair, that would have shown.':
		'{0} Si cela gagnait {1} points de plus que le juste, on l’aurait vu.',
	'{0} About {1} would be needed to see {2} points more than fair.':
		'{0} Il en faudrait environ {1} pour voir {2} points de plus que le juste.',
	'Seats that had it won {0} %, where {1} % would be fair ({2}).':
		'Les places qui l’avaient ont gagné à {0} %, là où {1} % seraient justes ({2}).',
	'{0} But so did seats with others of its kind: whoever is ahead has more of everything.':
		'{0} Mais celles qui avaient autre chose de cette sorte aussi : qui mène a plus de tout.',
	'{0} That is more than with others of its kind.':
		'{0} C’est plus qu’avec autre chose de cette sorte.',
	'{0}, without and with {1}: {2} pairs of games': '{0}, sans et avec {1} : {2} paires de parties',
	'a piece is tested only by a comparison': 'une pièce n’est testée que par une comparaison',
	'a pairing of {0} is of another place than that trial has':
		'une rencontre de {0} est d’un lieu que cet essai n’a pas'
};
