/** What the page says of chance and of what might come: rolling again, playing out, odds, doing the same again. */
import type { supposingEn } from '../../en/table/supposing.ts';

export const supposingDe: Record<keyof typeof supposingEn, string> = {
	chance: 'Gewürfelt und gezogen',
	chanceShort: '{Dice}',
	chanceText:
		'Alles, was der Zufall entschieden hat, soweit du es wissen darfst. Neu würfeln gibt die Antwort davor noch einmal: Die Partie geht in einem Zweig weiter, und wie sie verlief, bleibt erhalten.',
	chanceNone: 'Der Zufall hat noch nichts entschieden.',
	chanceShow: 'Zeigen',
	'chance.all': 'Alles',
	'chance.roll': '{Dice}',
	'chance.draw': 'Gezogenes',
	'chance.pick': 'Ausgelostes',
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

	botWeighed: 'Was {who} erwogen hat',
	botWeighedAt:
		'Vor Antwort {turn}: die Antworten, die im Kopf ausprobiert wurden, und was sie wert waren.',
	botAnswer: 'Antwort',
	botJudged: 'Wert',
	botChosen: 'gewählt',
	botNothing: 'nichts',
	botVisits: 'Durchgespielt',
	'judged.won': 'gewinnt',
	'judged.lost': 'verliert',
	'judged.idle': 'ändert nichts',
	'judged.impossible': 'unmöglich',

	keepOn: 'Weiter, bis sich etwas ändert',
	keepOnHint:
		'Lehnt ab, was sich ablehnen lässt, bis {counters} gehen oder kommen oder etwas zu entscheiden ist.',
	keepOnStop: 'Nicht weiter',
	'keepOn.changed': 'Etwas hat sich geändert: Andere {counters} sind jetzt dabei.',
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
