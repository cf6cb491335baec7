/** What the page says about proving rules: scenarios, and games of bots. */
import type { provingEn } from '../en/proving.ts';

export const provingFr: Record<keyof typeof provingEn, string> = {
	proveLink: 'Essayer en 200 parties',
	proveTitle: 'Mettre à l’épreuve',
	proveTitleOf: 'Mettre à l’épreuve : {name}',
	proveIntro:
		'Des robots jouent avec ces règles et vous voyez les chiffres. Vos parties n’en sont pas touchées.',
	proveNoRules:
		'Choisissez d’abord les règles sur la page d’accueil, puis « Essayer en 200 parties ».',
	proveText: 'Les règles en texte, avec leurs scénarios',
	proveBots: 'Qui joue',
	provePlayers: 'Joueurs',
	proveQuick: 'des robots qui répondent au hasard (quelques minutes)',
	proveCareful: 'des robots qui réfléchissent (une demi-heure ou plus)',
	proveStart: 'Jouer 200 parties',
	proveAgain: 'Les rejouer',
	proveStop: 'Arrêter',
	proveRunning: 'Partie {game, number} sur {games, number} en cours …',
	proveDone: 'Les {games, number} parties sont jouées : graines test/1 à test/{games}.',
	proveStopped:
		'{games, plural, =0 {Arrêté avant la fin de la première partie.} one {Arrêté. Voici ce que dit une partie.} other {Arrêté. Voici ce que disent # parties.}}',
	proveSilent:
		'La partie {game, number} n’en finissait pas et a été arrêtée. Voici ce que disent les {games, number} parties précédentes.',
	proveDied:
		'L’essai s’est interrompu à la partie {game, number}. Voici ce que disent les {games, number} parties précédentes.',
	proveBroken: 'Ces règles ont une erreur et ne se jouent pas :',
	proveSame: 'Les mêmes règles et les mêmes graines donnent les mêmes chiffres.',
	proveFound: 'Ce qui n’a pas marché',
	proveNothing: 'Tout a marché : aucune impasse, aucune réponse interdite.',
	proveProblem: 'Partie {game, number} (graine {seed}), après {answers, number} réponses : {kind}',
	'proveKind.dead-end': 'personne ne pouvait continuer',
	'proveKind.illegal': 'une réponse interdite',
	'proveKind.invariant': 'ce qui doit toujours être vrai ne l’était pas',
	proveShow: 'Montrer sur la table',
	proveShowFails: 'Impossible de le montrer sur la table : {reason}',
	proveShowGone: 'la partie n’est plus là',
	proveSeats: 'Qui a gagné',
	proveSeat: 'Place',
	proveSeatNumber: 'Place {number}',
	proveWon: 'Gagné',
	proveShare: '{share, number, percent} ({low, number, percent} à {high, number, percent})',
	proveShareNote:
		'Entre parenthèses : où se trouve la vraie part, à 95 % de certitude. Une victoire partagée compte pour chacun.',
	proveEnded:
		'{finished, number} parties sur {games, number} se sont terminées, en {mean, number} tours en moyenne ; 95 % d’entre elles en {p95, number} au plus.',
	provePieces: 'Ce que sont devenus les {counters} en plus',
	provePiecesNote:
		'Compté en parties ; « Reperdu » compte les joueurs qui l’ont eu et ne l’ont plus à la fin. Le tenter en vain, c’est aussi l’utiliser. Comparé au jeu tel qu’il est livré, dans la même édition et sans règles maison. Ce qui vient et repart au cours d’une seule réponse n’est pas vu.',
	proveNoPieces: 'Ces règles n’ajoutent ni ne changent rien ({counters}).',
	provePiece: '{Counter}',
	proveDrawn: 'Tiré',
	proveUsed: 'Utilisé',
	proveHad: 'À un joueur',
	proveLost: 'Reperdu',
	proveWonWith: 'Qui l’avait a gagné',
	provePieceChanged: 'changé',
	scenarios: 'Scénarios',
	scenariosRun: 'Lancer les scénarios sur ce fichier',
	scenariosNone: 'Aucun scénario ne porte sur ce fichier.',
	scenariosPassed: '{count, plural, one {# tient} other {# tiennent}}',
	scenariosFailed: '{count, plural, one {# échoue} other {# échouent}}',
	scenariosBroke: 'Cela n’en finissait pas et a été arrêté. Ce qui a été trouvé avant est ici.',
	scenarioGreen: 'tient',
	scenarioRed: 'échoue',
	'scenarioNot.nowhere':
		'il échoue là où personne n’est interrogé : il n’y a pas de position où s’asseoir',
	'scenarioNot.no-variant': 'aucune variante de ce jeu n’est là',
	'scenarioNot.gone': 'relancez-le d’abord'
};
