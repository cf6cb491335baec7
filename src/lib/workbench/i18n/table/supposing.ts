/** What the page says of chance and of what might come: rolling again, playing out, odds, doing the same again. */

export const supposingEn = {
	chance: 'Dice and draws',
	chanceShort: 'Dice',
	chanceText:
		'Everything that chance has decided, as far as you may know it. Rolling again gives the answer before it once more: the game goes on in a branch, and how it went is kept.',
	chanceNone: 'Chance has decided nothing yet.',
	chanceShow: 'Show',
	'chance.all': 'Everything',
	'chance.roll': 'Dice',
	'chance.draw': 'Draws',
	'chance.shuffle': 'Shuffling',
	chanceSetUp: 'setting up',
	chanceAt: 'answer {turn}',
	chanceLook: 'Look',
	chanceLookAt: 'Look at it: {what}',
	chanceAgain: 'Roll again',
	chanceAgainOf: 'Roll again: {what}',
	chanceOlder: 'Show {count, plural, one {# older one} other {# older ones}}',
	chanceFast: 'Before other rules were taken over; that cannot be rolled again.',
	branchRolled: 'Rolled again, answer {turn}',
	chanceDone: 'Rolled again, in a new branch; the game as it went is kept.',
	odds: 'How it may end',
	oddsRange: '({low} to {high})',
	oddsWas: 'before: {share}',
	oddsNobody: 'nobody',
	oddsLosses: 'Losses to be expected',
	oddsLoses: '{who} loses {lost} of {of}',
	oddsHow: 'Played out {count, plural, one {once} other {# times}} by bots, from what you know.',
	oddsHowOpen: 'Played out {count, plural, one {once} other {# times}} by bots, with open hands.',
	oddsWait: 'Being played out …',
	oddsNone: 'Nothing can be told of this.',

	keepOn: 'Carry on until something changes',
	keepOnHint:
		'Declines whatever may be declined, until a piece goes or comes, or a decision is wanted.',
	keepOnStop: 'Stop carrying on',
	'keepOn.changed': 'Something has changed: other counters take part now.',
	'keepOn.asked': 'Here something has to be decided.',
	'keepOn.over': 'That is over.',
	'keepOn.stopped': 'Stopped.',

	whatIf: 'What if?',
	whatIfNow: 'Bots play on from now, again and again, each time to the end of the game.',
	whatIfThen: 'Bots play on from answer {turn}, again and again, each time to the end of the game.',
	whatIfKnown: 'What you do not know is dealt anew each time, and the dice fall anew.',
	whatIfOpen: 'The table is open: everything is as it lies, only the dice fall anew.',
	whatIfGames: 'Games',
	whatIfBots: 'Played by',
	whatIfRun: 'Play it out',
	whatIfStop: 'Stop',
	whatIfProgress: 'Games played',
	whatIfGoing: '{games} of {of} games',
	whatIfDone: '{games, plural, one {# game} other {# games}} played out.',
	whatIfUnfinished: '{count, plural, one {# came} other {# came}} to no end and are not counted.',
	whatIfFailed: 'That could not be played out here.',
	whatIfWins: 'Wins',
	whatIfRounds: 'The end came in round {mean} ± {within} ({low} to {high}).',
	whatIfHow:
		'Wins with the range in which the true share lies with 95 % certainty. Numbers: mean at the end, ± how sure it is, and between what nine of ten games lie.'
};

type Supposing = Record<keyof typeof supposingEn, string>;

export const supposingDe: Supposing = {
	chance: 'Gewürfelt und gezogen',
	chanceShort: 'Würfel',
	chanceText:
		'Alles, was der Zufall entschieden hat, soweit du es wissen darfst. Neu würfeln gibt die Antwort davor noch einmal: Die Partie geht in einem Zweig weiter, und wie sie verlief, bleibt erhalten.',
	chanceNone: 'Der Zufall hat noch nichts entschieden.',
	chanceShow: 'Zeigen',
	'chance.all': 'Alles',
	'chance.roll': 'Würfel',
	'chance.draw': 'Gezogenes',
	'chance.shuffle': 'Gemischtes',
	chanceSetUp: 'Aufbau',
	chanceAt: 'Antwort {turn}',
	chanceLook: 'Ansehen',
	chanceLookAt: 'Ansehen: {what}',
	chanceAgain: 'Neu würfeln',
	chanceAgainOf: 'Neu würfeln: {what}',
	chanceOlder: '{count, plural, one {# älteres} other {# ältere}} zeigen',
	chanceFast: 'Vor der Übernahme anderer Regeln; das lässt sich nicht neu würfeln.',
	branchRolled: 'Neu gewürfelt, Antwort {turn}',
	chanceDone: 'Neu gewürfelt, in einem neuen Zweig; die Partie, wie sie verlief, bleibt erhalten.',
	odds: 'Wie es enden dürfte',
	oddsRange: '({low} bis {high})',
	oddsWas: 'zuvor: {share}',
	oddsNobody: 'niemand',
	oddsLosses: 'Zu erwartende Verluste',
	oddsLoses: '{who} verliert {lost} von {of}',
	oddsHow:
		'{count, plural, one {Einmal} other {#-mal}} von Bots ausgespielt, nach dem, was du weißt.',
	oddsHowOpen:
		'{count, plural, one {Einmal} other {#-mal}} von Bots ausgespielt, bei offenem Tisch.',
	oddsWait: 'Wird ausgespielt …',
	oddsNone: 'Dazu lässt sich nichts sagen.',

	keepOn: 'Weiter, bis sich etwas ändert',
	keepOnHint:
		'Lehnt ab, was sich ablehnen lässt, bis eine Spielmarke geht oder kommt oder etwas zu entscheiden ist.',
	keepOnStop: 'Nicht weiter',
	'keepOn.changed': 'Etwas hat sich geändert: Andere Spielmarken sind jetzt dabei.',
	'keepOn.asked': 'Hier ist etwas zu entscheiden.',
	'keepOn.over': 'Das ist vorbei.',
	'keepOn.stopped': 'Angehalten.',

	whatIf: 'Was wäre, wenn?',
	whatIfNow: 'Bots spielen von hier aus weiter, immer wieder, jedes Mal bis zum Ende der Partie.',
	whatIfThen:
		'Bots spielen ab Antwort {turn} weiter, immer wieder, jedes Mal bis zum Ende der Partie.',
	whatIfKnown: 'Was du nicht weißt, wird jedes Mal neu verteilt, und die Würfel fallen neu.',
	whatIfOpen: 'Der Tisch ist offen: Alles liegt, wie es liegt, nur die Würfel fallen neu.',
	whatIfGames: 'Partien',
	whatIfBots: 'Gespielt von',
	whatIfRun: 'Ausspielen',
	whatIfStop: 'Aufhören',
	whatIfProgress: 'Gespielte Partien',
	whatIfGoing: '{games} von {of} Partien',
	whatIfDone: '{games, plural, one {# Partie} other {# Partien}} ausgespielt.',
	whatIfUnfinished:
		'{count, plural, one {# kam} other {# kamen}} zu keinem Ende und zählen nicht mit.',
	whatIfFailed: 'Das ließ sich hier nicht ausspielen.',
	whatIfWins: 'Siege',
	whatIfRounds: 'Das Ende kam in Runde {mean} ± {within} ({low} bis {high}).',
	whatIfHow:
		'Siege mit dem Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt. Zahlen: Mittel am Ende, ± wie sicher es ist, und zwischen welchen Werten neun von zehn Partien liegen.'
};

export const supposingFr: Supposing = {
	chance: 'Dés et tirages',
	chanceShort: 'Dés',
	chanceText:
		'Tout ce que le hasard a décidé, dans la mesure où tu peux le savoir. Relancer redonne la réponse qui précède : la partie continue dans une branche, et son cours jusqu’ici est gardé.',
	chanceNone: 'Le hasard n’a encore rien décidé.',
	chanceShow: 'Montrer',
	'chance.all': 'Tout',
	'chance.roll': 'Dés',
	'chance.draw': 'Tirages',
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

	keepOn: 'Continuer jusqu’à un changement',
	keepOnHint:
		'Refuse tout ce qui peut l’être, jusqu’à ce qu’un pion parte ou arrive, ou qu’il faille décider.',
	keepOnStop: 'Ne plus continuer',
	'keepOn.changed': 'Quelque chose a changé : d’autres pions sont en jeu.',
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
