/** What the page says of its own parts: edges of panes, keys, notes, and within what a file is checked. */

export const calmEn = {
	paneEdge: 'Width: drag it, or use the arrow keys; Enter folds it up',
	paneFolded: 'folded up',
	'key.panes': 'To the next or the previous part of the page',
	note: 'Note',
	notePin: 'Write a note at this moment',
	noteKeep: 'Keep it',
	noteRemove: 'Take the note away: {text}',
	opened: 'opened',
	openedSince:
		'{count, plural, =0 {Opened from the start} one {Opened after # answer} other {Opened after # answers}}: everybody’s secrets have been seen',
	trial: 'This game is a trial: {seat} has “{piece}” in hand, in the place of another piece.',
	trialBack: 'Back to the variant',
	pieceRules: 'Its rules',
	ruleElsewhere: 'Look for it among all rules',
	cardOwnChanges: 'With options or rules changed by yourself',
	openTableMarks:
		'At the open table everybody’s secrets are visible; the game is marked as opened from then on.',
	notInPlay: 'Not in the game on the table.',
	'checked.variants':
		'Checked within {names}{more, plural, =0 {} one { and # more} other { and # more}}.',
	'checked.base': 'No variant plays with it: checked on the base of its game.',
	'checked.alone': 'Checked alone: what stands in it, and nothing around it.'
};

type Calm = Record<keyof typeof calmEn, string>;

export const calmDe: Calm = {
	paneEdge: 'Breite: ziehen oder Pfeiltasten; Enter klappt es zu',
	paneFolded: 'zugeklappt',
	'key.panes': 'Zum nächsten oder vorigen Teil der Seite',
	note: 'Notiz',
	notePin: 'Notiz zu diesem Moment',
	noteKeep: 'Merken',
	noteRemove: 'Notiz entfernen: {text}',
	opened: 'aufgedeckt',
	openedSince:
		'{count, plural, =0 {Von Anfang an aufgedeckt} one {Nach # Antwort aufgedeckt} other {Nach # Antworten aufgedeckt}}: Alle Geheimnisse wurden gesehen',
	trial:
		'Dieses Spiel ist eine Probe: {seat} hat „{piece}“ auf der Hand, an der Stelle einer anderen Spielmarke.',
	trialBack: 'Zurück zur Variante',
	pieceRules: 'Regeln dazu',
	ruleElsewhere: 'In allen Regeln suchen',
	cardOwnChanges: 'Mit eigenen Optionen oder Regeln',
	openTableMarks:
		'Am offenen Tisch sind alle Geheimnisse sichtbar; die Partie gilt von da an als aufgedeckt.',
	notInPlay: 'Nicht im Spiel auf dem Tisch.',
	'checked.variants':
		'Geprüft innerhalb von {names}{more, plural, =0 {} one { und # weiteren} other { und # weiteren}}.',
	'checked.base': 'Keine Variante spielt damit: auf der Grundlage seines Spiels geprüft.',
	'checked.alone': 'Allein geprüft: was darin steht, und nichts darum herum.'
};

export const calmFr: Calm = {
	paneEdge: 'Largeur : glisser ou touches fléchées ; Entrée replie',
	paneFolded: 'replié',
	'key.panes': 'À la partie suivante ou précédente de la page',
	note: 'Note',
	notePin: 'Noter quelque chose ici',
	noteKeep: 'Garder',
	noteRemove: 'Retirer la note : {text}',
	opened: 'dévoilée',
	openedSince:
		'{count, plural, =0 {Dévoilée dès le début} one {Dévoilée après # réponse} other {Dévoilée après # réponses}} : les secrets de tous ont été vus',
	trial: 'Cette partie est un essai : {seat} a « {piece} » en main, à la place d’un autre pion.',
	trialBack: 'Retour à la variante',
	pieceRules: 'Ses règles',
	ruleElsewhere: 'Chercher dans toutes les règles',
	cardOwnChanges: 'Avec des options ou des règles à vous',
	openTableMarks:
		'À la table ouverte, les secrets de tous sont visibles ; la partie est marquée comme dévoilée.',
	notInPlay: 'Pas dans la partie en cours.',
	'checked.variants':
		'Vérifié au sein de {names}{more, plural, =0 {} one { et # autre} other { et # autres}}.',
	'checked.base': "Aucune variante ne l'emploie : vérifié sur la base de son jeu.",
	'checked.alone': "Vérifié seul : ce qu'il contient, et rien autour."
};
