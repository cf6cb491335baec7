/** What is told of many games, as figures and in words. */
export const laboratoryFr: Readonly<Record<string, string>> = {
	'What happens more or less often in B, in points of a hundred games':
		'Ce qui arrive plus ou moins souvent en B, en points pour cent parties',
	'What is more or less in B, in parts of what it is in A':
		'Ce qui est plus ou moins en B, en part de ce qu’il est en A',
	'No difference to be seen in {0} pairs of games.':
		'Aucune différence visible sur {0} paires de parties.',
	'Differs for sure: {0}.': 'Diffère à coup sûr\u202f: {0}.',
	measure: 'mesure',
	'at least': 'au moins',
	'at most': 'au plus',
	p: 'p',
	'less the first': 'moins la première',
	'Surely another one than at {0}: at {1}.': 'Sûrement autre que pour {0}\u202f: pour {1}.',
	'Nowhere surely another one than at {0}.': 'Nulle part sûrement autre que pour {0}.',
	'From {0} at {1} to {2} at {3}; the band holds the true mean 95 times in a hundred.':
		'De {0} pour {1} à {2} pour {3}\u202f; la bande contient la vraie moyenne 95 fois sur cent.',
	mean: 'moyenne',
	'Who won, by seat': 'Qui a gagné, par place',
	seat: 'place',
	'Who won, by bot': 'Qui a gagné, par robot',
	bot: 'robot',
	'Each wins about as often as is fair, as far as so many games can tell.':
		'Chacun gagne à peu près aussi souvent qu’il est équitable, autant que ce nombre de parties permet de le dire.',
	'Not as often as is fair: {0}.': 'Pas aussi souvent qu’il serait équitable\u202f: {0}.',
	won: 'gagné',
	'of games': 'sur parties',
	'fair share': 'part équitable',
	'How long games are': 'Durée des parties',
	'{0} rounds on average; half of {1} games take {2} at most, 95 % take {3} at most.':
		'{0} tours en moyenne\u202f; la moitié de {1} parties en dure {2} au plus, 95\u00a0% en durent {3} au plus.',
	rounds: 'tours',
	games: 'parties',
	'Why games ended': 'Pourquoi les parties ont pris fin',
	'{0} % for the reason that is most frequent: {1}.':
		'{0}\u00a0% pour la raison la plus fréquente\u202f: {1}.',
	reason: 'raison',
	'From {0} at the end of round 1 to {1} at the end of round {2}, on average of the seats; the band holds eight seats of ten.':
		'De {0} à la fin du tour 1 à {1} à la fin du tour {2}, en moyenne des places\u202f; la bande contient huit places sur dix.',
	round: 'tour',
	'all seats': 'toutes les places',
	winners: 'gagnants',
	seats: 'places',
	'a tenth has less than': 'un dixième a moins de',
	'a tenth has more than': 'un dixième a plus de',
	'How games went for those who had or did it':
		'Comment cela s’est passé pour ceux qui l’ont eu ou fait',
	'Of {0} pieces, actions and answers, {1} go with winning or losing more often than chance would have it. That they go together does not say which comes of which.':
		'Sur {0} pièces, actions et réponses, {1} vont avec la victoire ou la défaite plus souvent que le hasard ne le voudrait. Qu’elles aillent ensemble ne dit pas laquelle vient de l’autre.',
	what: 'quoi',
	kind: 'sorte',
	'seats with it': 'places l’ayant',
	'lost again': 'perdu ensuite',
	'{0}: {1} games': '{0} : {1} parties',
	'{0} and {1}: {2} pairs of games': '{0} et {1} : {2} paires de parties',
	'{0}: {1} pairs of games under two rules': '{0} : {1} paires de parties sous deux règles',
	'{0}: {1} values of {2}, {3} games each': '{0} : {1} valeurs de {2}, {3} parties chacune',
	'{0} seats, played by turns by {1}; chance began with the seed {2}.':
		'{0} places, jouées à tour de rôle par {1} ; le hasard a commencé par la graine {2}.',
	'{0} Games were cut off after {1} rounds, so lengths say too little.':
		'{0} Les parties ont été arrêtées après {1} tours : les longueurs en disent trop peu.',
	'{0} of {1} games came to an end; they took {2} rounds on average.':
		'{0} parties sur {1} se sont terminées ; elles ont duré {2} tours en moyenne.',
	'Faults, where a game broke a rule or could not go on: {0}. Look into these first.':
		'Fautes, où une partie a enfreint une règle ou n’a pu continuer : {0}. À examiner d’abord.',
	'The lead changed {0} times on average, and whoever won was ahead for good from round {1} on.':
		'La tête a changé {0} fois en moyenne, et qui a gagné l’a gardée dès le tour {1}.',
	'Pieces that nobody ever had: {0}.': 'Pièces que personne n’a jamais eues : {0}.',
	'Actions that nobody ever took: {0}.': 'Actions que personne n’a jamais faites : {0}.',
	'Answers that nobody ever gave: {0}.': 'Réponses que personne n’a jamais données : {0}.',
	'Events that never happened: {0}.': 'Événements qui ne se sont jamais produits : {0}.',
	'Effects that never acted: {0}.': 'Effets qui n’ont jamais agi : {0}.',
	'Game by game both sides began alike. {0} of {1} pairs part.':
		'Partie par partie, les deux côtés ont commencé de même. {0} paires sur {1} se séparent.',
	'The first is game {0}, after {1} answers.': 'La première est la partie {0}, après {1} réponses.',
	'These games can be played again, to the last answer:':
		'Ces parties peuvent être rejouées, jusqu’à la dernière réponse :',
	'Worth a look': 'À regarder',
	'In numbers': 'En chiffres',
	'This is no kept series of games: {0}': 'Ce n’est pas une série de parties conservée : {0}',
	'it is no JSON, or not all of it is there': 'ce n’est pas du JSON, ou il en manque',
	'nothing in it says so': 'rien ne l’y indique',
	'its format is "{0}", not "{1}"': 'son format est « {0} », et non « {1} »',
	'what stands at {0} does not belong there': 'ce qui se trouve en {0} n’y a pas sa place',
	'two lots are compared, not {0}': 'on compare deux lots, et non {0}',
	'game {0} is of a lot that is not there': 'la partie {0} est d’un lot qui n’existe pas',
	'game {0} of {1} is there twice': 'la partie {0} de {1} y est deux fois',
	'game {0} of {1} has other seats than its rules':
		'la partie {0} de {1} a d’autres places que ses règles',
	'there is no run {0}': 'il n’y a pas de série {0}',
	'Least at {0}, {1}, most at {2}, {3}; each line holds the true mean 95 times in a hundred.':
		'Le moins à {0}, {1}, le plus à {2}, {3} ; chaque ligne contient la vraie moyenne 95 fois sur cent.',
	'Game by game all values began alike; whatever else differs comes of the value.':
		'Partie par partie, toutes les valeurs ont commencé de même ; toute autre différence vient de la valeur.',
	'Say over which values {0} is to be swept, as in 3..8':
		'Dis quelles valeurs {0} doit parcourir, comme 3..8',
	'"{0}" is no list of values, as in 3..8, 3..9/2 or 3,5,8; there may be {1} of them':
		'« {0} » n’est pas une liste de valeurs, comme 3..8, 3..9/2 ou 3,5,8 ; il peut y en avoir {1}',
	'{0} is "{1}": name one of its numbers, {2}': '{0} est « {1} » : nomme un de ses nombres, {2}',
	'{0} is one number: leave out "/{1}"': '{0} est un seul nombre : retire « /{1} »',
	'{0} is no number': '{0} n’est pas un nombre',
	'There are {0} numbers below {1}; the first: {2}':
		'Il y a {0} nombres sous {1} ; les premiers : {2}',
	'There is no option and no number "{0}"{1}': 'Il n’y a ni option ni nombre « {0} »{1}',
	'There is no piece "{0}"{1}': 'Il n’y a pas de pion « {0} »{1}',
	'{0} is the other side of {1}: ask about that one':
		'{0} est l’autre face de {1} : demandez plutôt celui-ci',
	'{0} has no value "{1}"; it has {2}': '{0} n’a pas de valeur « {1} » ; il y a {2}',
	'{0} is a number, and "{1}" is none': '{0} est un nombre, et « {1} » n’en est pas un',
	'{0} is at least {1}, not {2}': '{0} vaut au moins {1}, et non {2}',
	'{0} is at most {1}, not {2}': '{0} vaut au plus {1}, et non {2}',
	'The game has no evaluation: without "{0}" its bots want nothing that could be weighed':
		'Le jeu n’a pas d’évaluation : sans « {0} », ses robots ne veulent rien que l’on puisse pondérer',
	'No number stands in {0}, nor in values that nothing else asks for: there is nothing to weigh':
		'Aucun nombre dans {0}, ni dans les valeurs que rien d’autre ne demande : il n’y a rien à pondérer',
	'No number stands in {0}: name those of values that nothing else asks for, {1}':
		'Aucun nombre dans {0} : nommez ceux de valeurs que rien d’autre ne demande, {1}',
	'{0}: more hangs on it than what bots want, so another number would make another game':
		'{0} : il en dépend plus que ce que veulent les robots ; avec un autre nombre, ce serait un autre jeu'
};
