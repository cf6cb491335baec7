/** What the page says of chance and of what might come: rolling again, playing out, odds, doing the same again. */
import type { supposingEn } from '../../en/table/supposing.ts';

export const supposingFr: Record<keyof typeof supposingEn, string> = {
	chance: 'Dés et tirages',
	chanceShort: '{Dice}',
	chanceText:
		'Tout ce que le hasard a décidé, dans la mesure où tu peux le savoir. Relancer redonne la réponse qui précède : la partie continue dans une branche, et son cours jusqu’ici est gardé.',
	chanceNone: 'Le hasard n’a encore rien décidé.',
	chanceShow: 'Montrer',
	'chance.all': 'Tout',
	'chance.roll': '{Dice}',
	'chance.draw': 'Tirages',
	'chance.pick': 'Tirages au sort',
	'chance.shuffle': 'Mélanges',
	chanceSetUp: 'mise en place',
	chanceAt: 'réponse {turn}',
	chanceLook: 'Regarder',
	chanceLookAt: 'Regarder : {what}',
	chanceAgain: 'Relancer',
	chanceAgainOf: 'Relancer : {what}',
	chanceOlder: 'Montrer {count, plural, one {# plus ancien} other {# plus anciens}}',
	chanceFast: 'Avant la reprise d’autres règles ; cela ne peut pas être relancé.',
	branchRolled: 'Relancé, réponse {turn}',
	chanceDone: 'Relancé, dans une nouvelle branche ; la partie telle qu’elle était est gardée.',
	odds: 'Comment cela peut finir',
	oddsRange: '({low} à {high})',
	oddsWas: 'avant : {share}',
	oddsNobody: 'personne',
	oddsLosses: 'Pertes à prévoir',
	oddsLoses: '{who} perd {lost} sur {of}',
	oddsHow:
		'Joué {count, plural, one {# fois} other {# fois}} par des robots, d’après ce que tu sais.',
	oddsHowOpen: 'Joué {count, plural, one {# fois} other {# fois}} par des robots, à table ouverte.',
	oddsWait: 'On le joue …',
	oddsNone: 'On ne peut rien en dire.',

	botWeighed: 'Ce que {who} a pesé',
	botWeighedAt:
		'Avant la réponse {turn} : les réponses essayées en pensée, et ce qu’elles valaient.',
	botAnswer: 'Réponse',
	botJudged: 'Valeur',
	botChosen: 'choisie',
	botNothing: 'rien',
	botVisits: 'Essais',
	'judged.won': 'gagne',
	'judged.lost': 'perd',
	'judged.idle': 'ne change rien',
	'judged.impossible': 'impossible',

	keepOn: 'Continuer jusqu’à un changement',
	keepOnHint:
		'Refuse tout ce qui peut l’être, jusqu’à ce que des {counters} partent ou arrivent, ou qu’il faille décider.',
	keepOnStop: 'Ne plus continuer',
	'keepOn.changed': 'Quelque chose a changé : d’autres {counters} sont en jeu.',
	'keepOn.asked': 'Ici, il faut décider.',
	'keepOn.over': 'C’est fini.',
	'keepOn.stopped': 'Arrêté.',

	whatIf: 'Et si ?',
	whatIfNow:
		'Des robots jouent à partir d’ici, encore et encore, chaque fois jusqu’à la fin de la partie.',
	whatIfThen:
		'Des robots jouent à partir de la réponse {turn}, encore et encore, chaque fois jusqu’à la fin de la partie.',
	whatIfKnown: 'Ce que tu ne sais pas est redistribué chaque fois, et les dés retombent.',
	whatIfOpen: 'La table est ouverte : tout reste où il est, seuls les dés retombent.',
	whatIfGames: 'Parties',
	whatIfBots: 'Jouées par',
	whatIfRun: 'Jouer la suite',
	whatIfStop: 'Arrêter',
	whatIfProgress: 'Parties jouées',
	whatIfGoing: '{games} parties sur {of}',
	whatIfDone: '{games, plural, one {# partie jouée} other {# parties jouées}}.',
	whatIfUnfinished:
		'{count, plural, one {# n’est pas arrivée} other {# ne sont pas arrivées}} à une fin et ne comptent pas.',
	whatIfFailed: 'Cela n’a pas pu être joué ici.',
	whatIfWins: 'Victoires',
	whatIfRounds: 'La fin est venue à la manche {mean} ± {within} ({low} à {high}).',
	whatIfHow:
		'Victoires avec l’intervalle où la vraie part se trouve avec une certitude de 95 %. Nombres : moyenne à la fin, ± sa précision, et entre quoi se trouvent neuf parties sur dix.'
};
