/** What the page says where a position is set by hand. */

export const settingEn = {
	setting: 'Set the position',
	settingText:
		'Nothing of the running game changes. Playing on from here begins a branch, and the game is marked as edited.',
	settingOpen: 'Set the position …',
	settingMarks: 'It shows everybody’s secrets, and marks the game as opened.',
	settingAgree: 'Show everything',
	edited: 'edited',
	editedSince:
		'Played on from a set position since {count, plural, one {# answer} other {# answers}}',
	settingBranch: 'Set after answer {turn}',
	settingPlay: 'Play from here',
	settingPlayed: 'You play on from the set position. The game as it went is kept as a branch.',
	settingLeave: 'Leave',
	settingRedo: 'Redo',
	settingSave: 'Save',
	settingSaveDo: 'Save the position',
	settingSaveText:
		'It becomes a scenario of your own, dice and draws to come among it: it can be proved, sent with the variant, and new games can begin there.',
	settingSaved: 'Saved: {name}. New games can begin there.',
	settingCounters: '{count, plural, one {# counter} other {# counters}}',
	settingSearch: 'Find a counter or a place',
	settingAll: 'All counters',
	settingNew: 'new',
	settingMore: '{count} more',
	settingNone: 'Choose counters in the list, then a space or a place.',
	settingChosen: '{count, plural, one {# counter chosen} other {# counters chosen}}',
	settingTo: 'Put it where?',
	settingTop: 'On top',
	settingBottom: 'At the bottom',
	settingLetGo: 'Let go',
	settingPut: '{count, plural, one {# counter lies} other {# counters lie}} there now: {place}',
	settingPutHere: 'Enter puts it here',
	settingOfChosen: '{count, plural, one {The chosen counter} other {The # chosen counters}}',
	settingOfGame: 'The game',
	settingSide: 'The side that shows',
	settingChance: 'Dice and draws to come',
	settingChanceText:
		'The next ones first. Each comes true at the first roll or draw at which it can; then chance goes on.',
	settingDice: 'Dice: {stream}',
	settingDraws: 'Draws: {stream}',
	settingDrawChosen:
		'{count, plural, =0 {Add chosen counters} one {Add the chosen counter} other {Add the # chosen}}',
	settingDrawNot: 'Not drawn next: {piece}',
	settingRuns: 'Whose turn it is',
	settingRunsText:
		'The rules that are running, the outermost first, and whom or what each thinks of.',
	settingBegin: 'Let another one begin',
	settingBeginDo: 'Let it begin',
	settingChecks: 'What is wrong with it',
	settingWell: 'All invariants of the rules hold.',
	settingBroken:
		'{count, plural, one {# invariant of the rules does not hold:} other {# invariants of the rules do not hold:}}',
	settingStuck: 'The rules cannot go on from here: {reason}',
	settingAsks: 'Asked next: {players}',
	'settingPart.map': 'Map',
	'settingPart.counters': 'Counters',
	'settingPart.values': 'Values',
	'settingPart.course': 'Chance and turn',
	'key.setting': 'Set the position'
};

type Setting = Record<keyof typeof settingEn, string>;

export const settingDe: Setting = {
	setting: 'Die Stellung setzen',
	settingText:
		'An der laufenden Partie ändert sich nichts. Wer von hier weiterspielt, beginnt einen Zweig, und die Partie gilt als bearbeitet.',
	settingOpen: 'Die Stellung setzen …',
	settingMarks: 'Das zeigt die Geheimnisse aller, und die Partie gilt als aufgedeckt.',
	settingAgree: 'Alles zeigen',
	edited: 'bearbeitet',
	editedSince:
		'Seit {count, plural, one {# Antwort} other {# Antworten}} von einer gesetzten Stellung gespielt',
	settingBranch: 'Gesetzt nach Antwort {turn}',
	settingPlay: 'Von hier spielen',
	settingPlayed:
		'Du spielst von der gesetzten Stellung weiter. Die Partie, wie sie lief, bleibt als Zweig.',
	settingLeave: 'Verlassen',
	settingRedo: 'Wiederholen',
	settingSave: 'Sichern',
	settingSaveDo: 'Stellung sichern',
	settingSaveText:
		'Sie wird ein eigenes Szenario, mit den Würfen und Zügen, die kommen: Es lässt sich prüfen, mit der Variante verschicken, und neue Partien können dort beginnen.',
	settingSaved: 'Gesichert: {name}. Neue Partien können dort beginnen.',
	settingCounters: '{count, plural, one {# Spielstein} other {# Spielsteine}}',
	settingSearch: 'Spielstein oder Ort suchen',
	settingAll: 'Alle Spielsteine',
	settingNew: 'neu',
	settingMore: '{count} weitere',
	settingNone: 'Wähle Spielsteine in der Liste, dann ein Feld oder einen Ort.',
	settingChosen: '{count, plural, one {# Spielstein gewählt} other {# Spielsteine gewählt}}',
	settingTo: 'Wohin damit?',
	settingTop: 'Obenauf',
	settingBottom: 'Ganz unten hin',
	settingLetGo: 'Loslassen',
	settingPut:
		'{count, plural, one {# Spielstein liegt} other {# Spielsteine liegen}} jetzt dort: {place}',
	settingPutHere: 'Eingabe legt es hierher',
	settingOfChosen:
		'{count, plural, one {Der gewählte Spielstein} other {Die # gewählten Spielsteine}}',
	settingOfGame: 'Das Spiel',
	settingSide: 'Die Seite, die oben liegt',
	settingChance: 'Würfe und Züge, die kommen',
	settingChanceText:
		'Die nächsten zuerst. Jeder kommt beim ersten Wurf oder Zug, bei dem er kommen kann; dann geht der Zufall weiter.',
	settingDice: 'Würfel: {stream}',
	settingDraws: 'Züge: {stream}',
	settingDrawChosen:
		'{count, plural, =0 {Gewählte Spielsteine dazu} one {Den gewählten Spielstein dazu} other {Die # gewählten dazu}}',
	settingDrawNot: 'Nicht als nächster gezogen: {piece}',
	settingRuns: 'Wer am Zug ist',
	settingRunsText: 'Die Regeln, die laufen, die äußerste zuerst, und woran jede denkt.',
	settingBegin: 'Eine andere beginnen lassen',
	settingBeginDo: 'Beginnen lassen',
	settingChecks: 'Was daran nicht stimmt',
	settingWell: 'Alle Invarianten der Regeln gelten.',
	settingBroken:
		'{count, plural, one {# Invariante der Regeln gilt nicht:} other {# Invarianten der Regeln gelten nicht:}}',
	settingStuck: 'Von hier kommen die Regeln nicht weiter: {reason}',
	settingAsks: 'Als Nächstes gefragt: {players}',
	'settingPart.map': 'Karte',
	'settingPart.counters': 'Spielsteine',
	'settingPart.values': 'Werte',
	'settingPart.course': 'Zufall und Zug',
	'key.setting': 'Die Stellung setzen'
};

export const settingFr: Setting = {
	setting: 'Disposer la position',
	settingText:
		'Rien ne change dans la partie en cours. Jouer à partir d’ici ouvre une branche, et la partie est marquée comme modifiée.',
	settingOpen: 'Disposer la position …',
	settingMarks: 'Cela montre les secrets de tous, et la partie est marquée comme dévoilée.',
	settingAgree: 'Tout montrer',
	edited: 'modifiée',
	editedSince:
		'Jouée à partir d’une position disposée depuis {count, plural, one {# réponse} other {# réponses}}',
	settingBranch: 'Disposée après la réponse {turn}',
	settingPlay: 'Jouer à partir d’ici',
	settingPlayed:
		'Tu joues à partir de la position disposée. La partie telle qu’elle était reste une branche.',
	settingLeave: 'Quitter',
	settingRedo: 'Rétablir',
	settingSave: 'Enregistrer',
	settingSaveDo: 'Enregistrer la position',
	settingSaveText:
		'Elle devient un scénario à toi, avec les dés et les tirages à venir\u202f: on peut le vérifier, l’envoyer avec la variante, et de nouvelles parties peuvent y commencer.',
	settingSaved: 'Enregistrée\u202f: {name}. De nouvelles parties peuvent y commencer.',
	settingCounters: '{count, plural, one {# pion} other {# pions}}',
	settingSearch: 'Chercher un pion ou un lieu',
	settingAll: 'Tous les pions',
	settingNew: 'nouveau',
	settingMore: '{count} de plus',
	settingNone: 'Choisis des pions dans la liste, puis une case ou un lieu.',
	settingChosen: '{count, plural, one {# pion choisi} other {# pions choisis}}',
	settingTo: 'Où le poser\u202f?',
	settingTop: 'Au-dessus',
	settingBottom: 'Tout en dessous',
	settingLetGo: 'Lâcher',
	settingPut:
		'{count, plural, one {# pion s’y trouve} other {# pions s’y trouvent}} maintenant\u202f: {place}',
	settingPutHere: 'Entrée le pose ici',
	settingOfChosen: '{count, plural, one {Le pion choisi} other {Les # pions choisis}}',
	settingOfGame: 'Le jeu',
	settingSide: 'La face visible',
	settingChance: 'Dés et tirages à venir',
	settingChanceText:
		'Les prochains d’abord. Chacun arrive au premier jet ou tirage où il le peut\u202f; ensuite le hasard reprend.',
	settingDice: 'Dés\u202f: {stream}',
	settingDraws: 'Tirages\u202f: {stream}',
	settingDrawChosen:
		'{count, plural, =0 {Ajouter les pions choisis} one {Ajouter le pion choisi} other {Ajouter les # choisis}}',
	settingDrawNot: 'Pas tiré ensuite\u202f: {piece}',
	settingRuns: 'À qui le tour',
	settingRunsText: 'Les règles en cours, la plus large d’abord, et à quoi chacune pense.',
	settingBegin: 'En faire commencer une autre',
	settingBeginDo: 'La faire commencer',
	settingChecks: 'Ce qui ne va pas',
	settingWell: 'Tous les invariants des règles sont respectés.',
	settingBroken:
		'{count, plural, one {# invariant des règles n’est pas respecté\u202f:} other {# invariants des règles ne sont pas respectés\u202f:}}',
	settingStuck: 'Les règles ne peuvent pas continuer d’ici\u202f: {reason}',
	settingAsks: 'Ensuite\u202f: {players}',
	'settingPart.map': 'Carte',
	'settingPart.counters': 'Pions',
	'settingPart.values': 'Valeurs',
	'settingPart.course': 'Hasard et tour',
	'key.setting': 'Disposer la position'
};
