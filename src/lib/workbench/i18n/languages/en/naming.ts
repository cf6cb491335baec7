/** What the page says when a piece is to be called otherwise in the files. */

export const namingEn = {
	pieceIdOpen: 'What files call it',
	pieceId: 'Its short name in the files',
	pieceIdHint:
		'Small letters, digits and hyphens. Rules, texts and scenarios of yours that name it follow.',
	'pieceIdNot.no-id':
		'A short name has small letters, digits and hyphens only, and begins with a letter.',
	'pieceIdNot.breaks': 'It keeps its name, for with this one the rules would not hold: {reason}',
	'pieceIdNot.unread': 'The rules cannot be read at the moment.'
} as const;
