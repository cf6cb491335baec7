/** What the page says when a piece is to be called otherwise in the files. */
import type { namingEn } from '../en/naming.ts';

export const namingDe: Record<keyof typeof namingEn, string> = {
	pieceIdOpen: 'Wie sie in den Dateien heißt',
	pieceId: 'Ihr Kurzname in den Dateien',
	pieceIdHint:
		'Kleine Buchstaben, Ziffern und Bindestriche. Deine Regeln, Texte und Szenarien, die sie nennen, ziehen mit.',
	'pieceIdNot.no-id':
		'Ein Kurzname hat nur kleine Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.',
	'pieceIdNot.breaks': 'Sie behält ihren Namen, denn mit diesem stimmen die Regeln nicht: {reason}',
	'pieceIdNot.unread': 'Die Regeln lassen sich gerade nicht lesen.'
};
