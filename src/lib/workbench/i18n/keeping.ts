/** What the page says about keeping what a person wrote and played, and about an engine that does not come back. */

export const keepingEn = {
	notices: 'Notices',
	savedYes: 'Saved',
	savedSoon: 'Being saved …',
	savedNot: 'Not saved',
	savedElsewhere: 'Read only: another tab writes',
	takeOver: 'Take over here',
	tryAgain: 'Try again',
	tryOnceMore: 'Try it once more',
	saveAsFile: 'Save as a file',
	understood: 'All right',
	goOnWithout: 'Go on without it',
	goOn: 'Go on',
	toTheText: 'To the text',
	'unkept.full': 'This browser has no room left.',
	'unkept.forbidden':
		'This browser keeps nothing for this page: it is a private window, or its settings say so. You can play and write as usual.',
	'unkept.gone': 'What this browser had kept was taken away while the page was open.',
	'unkept.slow':
		'This browser’s storage does not answer. Perhaps an older version of this page is open in another tab.',
	'unkept.other': 'This browser could not store everything.',
	unkeptList: 'Gone when this page is closed: {what}',
	unkeptReading: 'What was kept earlier cannot be read.',
	unkeptGame: '{count, plural, one {a game} other {# games}}',
	elsewhereRules: 'The rules are being written in another tab. Here they can only be read.',
	elsewhereUnsaved: 'Not stored from this tab: {files}',
	elsewhereGame:
		'This game is on the table of another tab, which keeps it. What is played here is not kept. Taking over shows the game as the other tab left it.',
	'incident.edit':
		'The engine did not come back from your text of {files}. It goes on with the text before. Yours is kept and stays in the editor, but is not in force until you change it.',
	'incident.opening':
		'The engine does not come back from your text of {files}. It runs without it. The text is kept, and the editor can change it.',
	'incident.help': 'The engine did not come back from a look into {files}, and was started again.',
	'incident.check':
		'Checking all rules did not come to an end and was stopped. The problems listed are those of the last edit.',
	'incident.engine': 'The engine does not start. What you wrote and played is kept.',
	'incident.answer':
		'The engine did not come back from the answer “{answer}”. It was started again, and the game stands before it.',
	'incident.bots':
		'The engine did not come back from the answer of a bot. It was started again; the game stands before it, and the bots wait.',
	'incident.other':
		'The engine did not answer. It was started again, and the game stands at its last answer.',
	incidentLost: 'The game could not be put on the table again. It is kept as it last stood.',
	engineSilent: 'The engine did not answer and was started again.',
	engineSilentOpening: 'The engine did not come back from it and was started again.',
	notInForce: 'not in force',
	asideHint: 'Not in force: the engine did not come back from this text.',

	history: 'History',
	historyOf: 'Earlier texts of {file}',
	historyEmpty: 'Nothing has been changed here yet.',
	historyNow: 'as it is now',
	historyReturn: 'Back to this',
	historyLines: '{added} lines more, {removed} lines less',
	historySame: 'This is the text as it is now.',
	historyChoose: 'Choose a step to see what going back to it would change.',
	historyClose: 'Back to the editor',
	'step.before': 'before you changed it',
	'step.typed': 'written',
	'step.returned': 'gone back',
	revertTitle: 'Back to the delivered text?',
	revertText: 'Your changes to {file} are taken out. They stay in its history.',
	removeFile: 'Delete this file',
	removeTitle: 'Delete this file?',
	removeText: '{file} is taken out of the rules. You can undo that.',
	reverted: '{file} is as it was delivered.',
	removed: '{file} is deleted.',
	undoReturn: 'Undo this'
} as const;

type Keeping = Record<keyof typeof keepingEn, string>;

export const keepingDe: Keeping = {
	notices: 'Hinweise',
	savedYes: 'Gesichert',
	savedSoon: 'Wird gesichert …',
	savedNot: 'Nicht gesichert',
	savedElsewhere: 'Nur zum Lesen: ein anderer Tab schreibt',
	takeOver: 'Hier übernehmen',
	tryAgain: 'Noch einmal versuchen',
	tryOnceMore: 'Noch einmal versuchen',
	saveAsFile: 'Als Datei sichern',
	understood: 'Gut',
	goOnWithout: 'Ohne das weitermachen',
	goOn: 'Weiter',
	toTheText: 'Zum Text',
	'unkept.full': 'In diesem Browser ist kein Platz mehr.',
	'unkept.forbidden':
		'Dieser Browser bewahrt für diese Seite nichts auf: Es ist ein privates Fenster, oder er ist so eingestellt. Spielen und schreiben geht wie sonst.',
	'unkept.gone': 'Was dieser Browser aufbewahrt hatte, wurde bei offener Seite gelöscht.',
	'unkept.slow':
		'Der Speicher dieses Browsers antwortet nicht. Vielleicht ist in einem anderen Tab eine ältere Fassung dieser Seite offen.',
	'unkept.other': 'Dieser Browser konnte nicht alles aufbewahren.',
	unkeptList: 'Verloren, wenn diese Seite geschlossen wird: {what}',
	unkeptReading: 'Was früher aufbewahrt wurde, lässt sich nicht lesen.',
	unkeptGame: '{count, plural, one {eine Partie} other {# Partien}}',
	elsewhereRules:
		'Die Regeln werden in einem anderen Tab geschrieben. Hier lassen sie sich nur lesen.',
	elsewhereUnsaved: 'Aus diesem Tab nicht gesichert: {files}',
	elsewhereGame:
		'Diese Partie liegt in einem anderen Tab auf dem Tisch und wird dort gesichert. Was hier gespielt wird, nicht. Wer übernimmt, sieht die Partie, wie der andere Tab sie verlassen hat.',
	'incident.edit':
		'Die Maschine kam von deinem Text in {files} nicht zurück. Sie arbeitet mit dem Text davor weiter. Deiner ist gesichert und bleibt im Editor, gilt aber erst, wenn du ihn änderst.',
	'incident.opening':
		'Die Maschine kommt von deinem Text in {files} nicht zurück. Sie läuft ohne ihn. Der Text ist gesichert und lässt sich im Editor ändern.',
	'incident.help':
		'Die Maschine kam von einem Blick in {files} nicht zurück und wurde neu gestartet.',
	'incident.check':
		'Die Prüfung aller Regeln kam an kein Ende und wurde abgebrochen. Die Probleme in der Liste sind die der letzten Änderung.',
	'incident.engine':
		'Die Maschine startet nicht. Was du geschrieben und gespielt hast, ist gesichert.',
	'incident.answer':
		'Die Maschine kam von der Antwort „{answer}“ nicht zurück. Sie wurde neu gestartet, die Partie steht davor.',
	'incident.bots':
		'Die Maschine kam von der Antwort eines Bots nicht zurück. Sie wurde neu gestartet; die Partie steht davor, und die Bots warten.',
	'incident.other':
		'Die Maschine antwortete nicht. Sie wurde neu gestartet, die Partie steht bei ihrer letzten Antwort.',
	incidentLost:
		'Die Partie ließ sich nicht wieder auf den Tisch bringen. Sie ist gesichert, wie sie zuletzt stand.',
	engineSilent: 'Die Maschine antwortete nicht und wurde neu gestartet.',
	engineSilentOpening: 'Die Maschine kam davon nicht zurück und wurde neu gestartet.',
	notInForce: 'gilt nicht',
	asideHint: 'Gilt nicht: Die Maschine kam von diesem Text nicht zurück.',

	history: 'Verlauf',
	historyOf: 'Frühere Texte von {file}',
	historyEmpty: 'Hier wurde noch nichts geändert.',
	historyNow: 'so wie jetzt',
	historyReturn: 'Hierhin zurück',
	historyLines: '{added} Zeilen mehr, {removed} Zeilen weniger',
	historySame: 'Das ist der Text, wie er jetzt ist.',
	historyChoose: 'Wähle einen Schritt, um zu sehen, was sich mit ihm ändern würde.',
	historyClose: 'Zurück zum Editor',
	'step.before': 'vor deinen Änderungen',
	'step.typed': 'geschrieben',
	'step.returned': 'zurückgegangen',
	revertTitle: 'Zurück zum gelieferten Text?',
	revertText: 'Deine Änderungen an {file} werden herausgenommen. Sie bleiben im Verlauf.',
	removeFile: 'Diese Datei löschen',
	removeTitle: 'Diese Datei löschen?',
	removeText: '{file} wird aus den Regeln genommen. Das lässt sich rückgängig machen.',
	reverted: '{file} ist wieder, wie geliefert.',
	removed: '{file} ist gelöscht.',
	undoReturn: 'Rückgängig machen'
};

export const keepingFr: Keeping = {
	notices: 'Avis',
	savedYes: 'Enregistré',
	savedSoon: 'Enregistrement …',
	savedNot: 'Non enregistré',
	savedElsewhere: 'Lecture seule : un autre onglet écrit',
	takeOver: 'Reprendre ici',
	tryAgain: 'Réessayer',
	tryOnceMore: 'L’essayer encore une fois',
	saveAsFile: 'Enregistrer dans un fichier',
	understood: 'D’accord',
	goOnWithout: 'Continuer sans cela',
	goOn: 'Continuer',
	toTheText: 'Vers le texte',
	'unkept.full': 'Il n’y a plus de place dans ce navigateur.',
	'unkept.forbidden':
		'Ce navigateur ne garde rien pour cette page : c’est une fenêtre privée, ou ses réglages le veulent ainsi. On peut jouer et écrire comme d’habitude.',
	'unkept.gone': 'Ce que ce navigateur avait gardé a été effacé pendant que la page était ouverte.',
	'unkept.slow':
		'La mémoire de ce navigateur ne répond pas. Une version plus ancienne de cette page est peut-être ouverte dans un autre onglet.',
	'unkept.other': 'Ce navigateur n’a pas pu tout garder.',
	unkeptList: 'Perdu à la fermeture de cette page : {what}',
	unkeptReading: 'Ce qui avait été gardé ne peut pas être lu.',
	unkeptGame: '{count, plural, one {une partie} other {# parties}}',
	elsewhereRules:
		'Les règles sont en cours d’écriture dans un autre onglet. Ici on peut seulement les lire.',
	elsewhereUnsaved: 'Non enregistré depuis cet onglet : {files}',
	elsewhereGame:
		'Cette partie est sur la table d’un autre onglet, qui l’enregistre. Ce qui est joué ici ne l’est pas. Reprendre montre la partie telle que l’autre onglet l’a laissée.',
	'incident.edit':
		'Le moteur n’est pas revenu de votre texte de {files}. Il continue avec le texte d’avant. Le vôtre est gardé et reste dans l’éditeur, mais ne vaut pas tant que vous ne le changez pas.',
	'incident.opening':
		'Le moteur ne revient pas de votre texte de {files}. Il tourne sans lui. Le texte est gardé et l’éditeur peut le changer.',
	'incident.help': 'Le moteur n’est pas revenu d’un coup d’œil dans {files} et a été relancé.',
	'incident.check':
		'La vérification de toutes les règles n’a pas abouti et a été arrêtée. Les problèmes affichés sont ceux de la dernière modification.',
	'incident.engine': 'Le moteur ne démarre pas. Ce que vous avez écrit et joué est gardé.',
	'incident.answer':
		'Le moteur n’est pas revenu de la réponse « {answer} ». Il a été relancé, et la partie est juste avant.',
	'incident.bots':
		'Le moteur n’est pas revenu de la réponse d’un robot. Il a été relancé ; la partie est juste avant, et les robots attendent.',
	'incident.other':
		'Le moteur n’a pas répondu. Il a été relancé, et la partie en est à sa dernière réponse.',
	incidentLost:
		'La partie n’a pas pu être remise sur la table. Elle est gardée telle qu’elle était.',
	engineSilent: 'Le moteur n’a pas répondu et a été relancé.',
	engineSilentOpening: 'Le moteur n’en est pas revenu et a été relancé.',
	notInForce: 'ne vaut pas',
	asideHint: 'Ne vaut pas : le moteur n’est pas revenu de ce texte.',

	history: 'Historique',
	historyOf: 'Textes précédents de {file}',
	historyEmpty: 'Rien n’a encore été changé ici.',
	historyNow: 'comme maintenant',
	historyReturn: 'Revenir à celui-ci',
	historyLines: '{added} lignes de plus, {removed} lignes de moins',
	historySame: 'C’est le texte tel qu’il est maintenant.',
	historyChoose: 'Choisissez une étape pour voir ce qu’un retour changerait.',
	historyClose: 'Retour à l’éditeur',
	'step.before': 'avant vos changements',
	'step.typed': 'écrit',
	'step.returned': 'retour',
	revertTitle: 'Revenir au texte livré ?',
	revertText: 'Vos changements dans {file} sont retirés. Ils restent dans son historique.',
	removeFile: 'Supprimer ce fichier',
	removeTitle: 'Supprimer ce fichier ?',
	removeText: '{file} est retiré des règles. On peut l’annuler.',
	reverted: '{file} est tel qu’il a été livré.',
	removed: '{file} est supprimé.',
	undoReturn: 'Annuler ce retour'
};
