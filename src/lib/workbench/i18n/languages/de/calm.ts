/** What the page says of its own parts: edges of panes, keys, notes, and within what a file is checked. */
import type { calmEn } from '../en/calm.ts';

export const calmDe: Record<keyof typeof calmEn, string> = {
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
		'Dieses Spiel ist eine Probe: {seat} hat „{piece}“ auf der Hand, an der Stelle von etwas anderem.',
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
	'checked.editions': 'Seine Stellungen werden unter jeder Ausgabe des Spiels aufgebaut.',
	'checked.alone': 'Allein geprüft: was darin steht, und nichts darum herum.'
};
