/** What the page says of counters that are held and sent somewhere together, of scenes, and of dice. */

export const handlingEn = {
	inHand: '{count, plural, one {# counter} other {# counters}} held',
	handAll: 'All that can',
	handAlike: 'All of this kind',
	handAgain: 'Again to {place}',
	handHint: 'Choose where they go, or put them back',
	handPart: '{done} of {count} are there: {place}. {why}',
	handNone: 'None of them can go there now: {place}. {why}',
	handAsks: 'First the game asks: {question}',
	'key.all': 'Hold all counters that can be chosen there',
	'key.alike': 'Hold all counters of the kind touched last',
	'key.again': 'The same again: to the same place',
	sceneAt: '{scene}: {where}',
	sceneFold: 'Fold up',
	sceneUnfold: 'Show all of it',
	sceneNobody: 'Nobody’s',
	sceneOthers: 'Others',
	sceneDice: 'Dice so far',
	sceneNoDice: 'No dice yet',
	sceneHits: '{count, plural, =0 {no hit} one {# hit} other {# hits}}',
	sceneTotal: 'together {total}',
	dieHits: '{face} (hit)',
	finalScores: 'How it stands at the end',
	seatsNow: 'Who plays',
	seatNow: 'Who plays for {name}',
	seatsNowHint:
		'Whoever takes over from a bot sees its secrets; the game is marked as opened from then on.'
};

type Handling = Record<keyof typeof handlingEn, string>;

export const handlingDe: Handling = {
	inHand: '{count, plural, one {# Spielmarke} other {# Spielmarken}} in der Hand',
	handAll: 'Alle, die können',
	handAlike: 'Alle dieser Art',
	handAgain: 'Noch einmal nach {place}',
	handHint: 'Ziel wählen oder zurücklegen',
	handPart: '{done} von {count} sind da: {place}. {why}',
	handNone: 'Keine davon kann jetzt dorthin: {place}. {why}',
	handAsks: 'Zuerst fragt das Spiel: {question}',
	'key.all': 'Alle Spielmarken nehmen, die dort gewählt werden können',
	'key.alike': 'Alle Spielmarken von der Art der letzten nehmen',
	'key.again': 'Dasselbe noch einmal: an denselben Ort',
	sceneAt: '{scene}: {where}',
	sceneFold: 'Zuklappen',
	sceneUnfold: 'Alles zeigen',
	sceneNobody: 'Niemandes',
	sceneOthers: 'Andere',
	sceneDice: 'Würfe bisher',
	sceneNoDice: 'Noch kein Wurf',
	sceneHits: '{count, plural, =0 {kein Treffer} one {# Treffer} other {# Treffer}}',
	sceneTotal: 'zusammen {total}',
	dieHits: '{face} (Treffer)',
	finalScores: 'Der Stand am Ende',
	seatsNow: 'Wer spielt',
	seatNow: 'Wer für {name} spielt',
	seatsNowHint:
		'Wer für einen Bot übernimmt, sieht seine Geheimnisse; die Partie gilt von da an als aufgedeckt.'
};

export const handlingFr: Handling = {
	inHand: '{count, plural, one {# pion en main} other {# pions en main}}',
	handAll: 'Tous ceux qui peuvent',
	handAlike: 'Tous de ce genre',
	handAgain: 'Encore vers {place}',
	handHint: 'Choisir où ils vont, ou les reposer',
	handPart: '{done} sur {count} y sont : {place}. {why}',
	handNone: 'Aucun ne peut y aller maintenant : {place}. {why}',
	handAsks: 'D’abord le jeu demande : {question}',
	'key.all': 'Prendre tous les pions qui peuvent y être choisis',
	'key.alike': 'Prendre tous les pions du genre du dernier',
	'key.again': 'La même chose encore : au même endroit',
	sceneAt: '{scene} : {where}',
	sceneFold: 'Replier',
	sceneUnfold: 'Tout montrer',
	sceneNobody: 'À personne',
	sceneOthers: 'Autres',
	sceneDice: 'Dés lancés',
	sceneNoDice: 'Aucun dé encore',
	sceneHits: '{count, plural, =0 {aucune perte} one {# perte} other {# pertes}}',
	sceneTotal: 'total {total}',
	dieHits: '{face} (touche)',
	finalScores: 'Le décompte final',
	seatsNow: 'Qui joue',
	seatNow: 'Qui joue pour {name}',
	seatsNowHint:
		'Prendre la place d’un robot révèle ses secrets ; la partie est dès lors marquée comme ouverte.'
};
