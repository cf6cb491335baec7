/** What the page says when a piece is to be called otherwise in the files. */
import type { namingEn } from '../en/naming.ts';

export const namingFr: Record<keyof typeof namingEn, string> = {
	pieceIdOpen: 'Comment les fichiers le nomment',
	pieceId: 'Son nom court dans les fichiers',
	pieceIdHint:
		'Lettres minuscules, chiffres et traits d’union. Vos règles, textes et scénarios qui le nomment suivent.',
	'pieceIdNot.no-id':
		'Un nom court n’a que des lettres minuscules, des chiffres et des traits d’union, et commence par une lettre.',
	'pieceIdNot.breaks':
		'Il garde son nom, car avec celui-ci les règles ne tiendraient pas : {reason}',
	'pieceIdNot.unread': 'Les règles ne peuvent pas être lues en ce moment.'
};
