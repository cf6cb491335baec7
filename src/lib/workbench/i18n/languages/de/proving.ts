/** What the page says about proving rules: scenarios, and games of bots. */
import type { provingEn } from '../en/proving.ts';

export const provingDe: Record<keyof typeof provingEn, string> = {
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
	provePieces: 'Was aus den neuen {counters} wurde',
	provePiecesNote:
		'Gezählt in Partien; „Wieder verloren“ zählt, wer sie hatte und am Ende nicht mehr. Auch wer sich vergeblich um sie bemüht, hat sie benutzt. Verglichen mit dem mitgelieferten Spiel, in derselben Ausgabe und ohne Hausregeln. Was innerhalb einer Antwort kommt und geht, wird nicht gesehen.',
	proveNoPieces: 'Diese Regeln fügen nichts hinzu und ändern nichts ({counters}).',
	provePiece: '{Counter}',
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
