/** What the page says about proving rules: scenarios, and games of bots. */

export const provingEn = {
	proveLink: 'Test with 200 games',
	proveTitle: 'Prove it',
	proveTitleOf: 'Prove it: {name}',
	proveIntro:
		'Bots play by these rules while you watch the numbers. Nothing of it touches your games.',
	proveNoRules: 'Choose the rules on the start page first, and then “Test with 200 games”.',
	proveText: 'The rules as text, with their scenarios',
	proveBots: 'Who plays',
	provePlayers: 'Players',
	proveQuick: 'bots that answer at random (some minutes)',
	proveCareful: 'bots that think ahead (half an hour or more)',
	proveStart: 'Play 200 games',
	proveAgain: 'Play them again',
	proveStop: 'Stop',
	proveRunning: 'Game {game, number} of {games, number} is being played …',
	proveDone: 'All {games, number} games have been played: the seeds test/1 to test/{games}.',
	proveStopped:
		'{games, plural, =0 {Stopped before the first game had ended.} one {Stopped. This is what one game says.} other {Stopped. This is what # games say.}}',
	proveSilent:
		'Game {game, number} came to no end and was stopped. This is what the {games, number} games before it say.',
	proveDied:
		'The test broke off in game {game, number}. This is what the {games, number} games before it say.',
	proveBroken: 'These rules have an error, and cannot be played:',
	proveSame: 'The same rules and the same seeds give the same numbers.',
	proveFound: 'What went wrong',
	proveNothing: 'Nothing went wrong: no dead end, and no answer that is not allowed.',
	proveProblem: 'Game {game, number} (seed {seed}), after {answers, number} answers: {kind}',
	'proveKind.dead-end': 'nobody could go on',
	'proveKind.illegal': 'an answer that is not allowed',
	'proveKind.invariant': 'something that must always hold did not',
	proveShow: 'Show on the table',
	proveShowFails: 'It cannot be shown on the table: {reason}',
	proveShowGone: 'the game is no more at hand',
	proveSeats: 'Who won',
	proveSeat: 'Seat',
	proveSeatNumber: 'Seat {number}',
	proveWon: 'Won',
	proveShare: '{share, number, percent} ({low, number, percent} to {high, number, percent})',
	proveShareNote:
		'In brackets: where the true share lies, with 95 % certainty. A shared victory counts for each.',
	proveEnded:
		'{finished, number} of {games, number} games came to an end, in {mean, number} rounds on average; 95 % of them within {p95, number}.',
	provePieces: 'What became of the new pieces',
	provePiecesNote:
		'Counted in games; “Lost again” counts the players who had it and had none at the end. Whoever tries for a piece and fails has used it, too. Measured against the game as it was delivered, in the same edition and without house rules. What comes and goes within one answer is not seen.',
	proveNoPieces: 'These rules add no piece and change none.',
	provePiece: 'Piece',
	proveDrawn: 'Drawn',
	proveUsed: 'Used',
	proveHad: 'Held by a player',
	proveLost: 'Lost again',
	proveWonWith: 'Its holders won',
	provePieceChanged: 'changed',
	scenarios: 'Scenarios',
	scenariosRun: 'Run the scenarios about this file',
	scenariosNone: 'No scenario is about this file.',
	scenariosPassed: '{count, plural, one {# holds} other {# hold}}',
	scenariosFailed: '{count, plural, one {# fails} other {# fail}}',
	scenariosBroke: 'It came to no end and was stopped. What was found before stands here.',
	scenarioGreen: 'holds',
	scenarioRed: 'fails',
	'scenarioNot.nowhere':
		'it fails where nobody is asked anything, so there is no position to sit down at',
	'scenarioNot.no-variant': 'no variant of this game is at hand',
	'scenarioNot.gone': 'run it again first'
} as const;

type Proving = Record<keyof typeof provingEn, string>;

export const provingDe: Proving = {
	proveLink: 'Mit 200 Partien prüfen',
	proveTitle: 'Auf die Probe',
	proveTitleOf: 'Auf die Probe: {name}',
	proveIntro:
		'Bots spielen nach diesen Regeln, und du siehst die Zahlen. Deine Partien bleiben unberührt.',
	proveNoRules: 'Wähle zuerst auf der Startseite die Regeln, dann „Mit 200 Partien prüfen“.',
	proveText: 'Die Regeln als Text, mit ihren Szenarien',
	proveBots: 'Wer spielt',
	provePlayers: 'Personen',
	proveQuick: 'Bots, die zufällig antworten (einige Minuten)',
	proveCareful: 'Bots, die vorausdenken (eine halbe Stunde oder mehr)',
	proveStart: '200 Partien spielen',
	proveAgain: 'Noch einmal spielen',
	proveStop: 'Anhalten',
	proveRunning: 'Partie {game, number} von {games, number} wird gespielt …',
	proveDone: 'Alle {games, number} Partien sind gespielt: die Startwerte test/1 bis test/{games}.',
	proveStopped:
		'{games, plural, =0 {Angehalten, bevor die erste Partie zu Ende war.} one {Angehalten. Das sagt eine Partie.} other {Angehalten. Das sagen # Partien.}}',
	proveSilent:
		'Partie {game, number} kam zu keinem Ende und wurde angehalten. Das sagen die {games, number} Partien davor.',
	proveDied:
		'Die Probe brach in Partie {game, number} ab. Das sagen die {games, number} Partien davor.',
	proveBroken: 'Diese Regeln haben einen Fehler und sind nicht spielbar:',
	proveSame: 'Dieselben Regeln und Startwerte geben dieselben Zahlen.',
	proveFound: 'Was schiefging',
	proveNothing: 'Nichts ging schief: keine Sackgasse und keine unerlaubte Antwort.',
	proveProblem:
		'Partie {game, number} (Startwert {seed}), nach {answers, number} Antworten: {kind}',
	'proveKind.dead-end': 'niemand konnte weiterspielen',
	'proveKind.illegal': 'eine unerlaubte Antwort',
	'proveKind.invariant': 'etwas, das immer gelten muss, galt nicht',
	proveShow: 'Auf dem Tisch zeigen',
	proveShowFails: 'Das lässt sich nicht auf dem Tisch zeigen: {reason}',
	proveShowGone: 'die Partie ist nicht mehr da',
	proveSeats: 'Wer gewonnen hat',
	proveSeat: 'Platz',
	proveSeatNumber: 'Platz {number}',
	proveWon: 'Gewonnen',
	proveShare: '{share, number, percent} ({low, number, percent} bis {high, number, percent})',
	proveShareNote:
		'In Klammern: wo der wahre Anteil mit 95 % Sicherheit liegt. Ein geteilter Sieg zählt für alle.',
	proveEnded:
		'{finished, number} von {games, number} Partien kamen zu einem Ende, im Mittel nach {mean, number} Runden; 95 % davon in höchstens {p95, number}.',
	provePieces: 'Was aus den neuen Spielmarken wurde',
	provePiecesNote:
		'Gezählt in Partien; „Wieder verloren“ zählt, wer sie hatte und am Ende nicht mehr. Auch wer sich vergeblich um sie bemüht, hat sie benutzt. Verglichen mit dem mitgelieferten Spiel, in derselben Ausgabe und ohne Hausregeln. Was innerhalb einer Antwort kommt und geht, wird nicht gesehen.',
	proveNoPieces: 'Diese Regeln fügen keine Spielmarke hinzu und ändern keine.',
	provePiece: 'Spielmarke',
	proveDrawn: 'Gezogen',
	proveUsed: 'Benutzt',
	proveHad: 'In jemandes Besitz',
	proveLost: 'Wieder verloren',
	proveWonWith: 'Wer ihn hatte, gewann',
	provePieceChanged: 'geändert',
	scenarios: 'Szenarien',
	scenariosRun: 'Szenarien zu dieser Datei laufen lassen',
	scenariosNone: 'Kein Szenario handelt von dieser Datei.',
	scenariosPassed: '{count, plural, one {# gilt} other {# gelten}}',
	scenariosFailed: '{count, plural, one {# schlägt fehl} other {# schlagen fehl}}',
	scenariosBroke:
		'Es kam zu keinem Ende und wurde angehalten. Was vorher gefunden wurde, steht hier.',
	scenarioGreen: 'gilt',
	scenarioRed: 'schlägt fehl',
	'scenarioNot.nowhere':
		'es schlägt fehl, wo niemand etwas gefragt wird; da ist keine Stellung, an die man sich setzen könnte',
	'scenarioNot.no-variant': 'von diesem Spiel ist keine Variante da',
	'scenarioNot.gone': 'lass es zuerst noch einmal laufen'
};

export const provingFr: Proving = {
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
	provePieces: 'Ce que sont devenus les nouveaux pions',
	provePiecesNote:
		'Compté en parties ; « Reperdu » compte les joueurs qui l’ont eu et ne l’ont plus à la fin. Le tenter en vain, c’est aussi l’utiliser. Comparé au jeu tel qu’il est livré, dans la même édition et sans règles maison. Ce qui vient et repart au cours d’une seule réponse n’est pas vu.',
	proveNoPieces: 'Ces règles n’ajoutent ni ne changent aucun pion.',
	provePiece: 'Pion',
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
