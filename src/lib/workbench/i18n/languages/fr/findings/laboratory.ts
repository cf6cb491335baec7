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
	'lost again': 'perdu ensuite'
};
