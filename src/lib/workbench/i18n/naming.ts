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

type Naming = Record<keyof typeof namingEn, string>;

export const namingDe: Naming = {
	pieceIdOpen: 'Wie sie in den Dateien heißt',
	pieceId: 'Ihr Kurzname in den Dateien',
	pieceIdHint:
		'Kleine Buchstaben, Ziffern und Bindestriche. Deine Regeln, Texte und Szenarien, die sie nennen, ziehen mit.',
	'pieceIdNot.no-id':
		'Ein Kurzname hat nur kleine Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.',
	'pieceIdNot.breaks': 'Sie behält ihren Namen, denn mit diesem stimmen die Regeln nicht: {reason}',
	'pieceIdNot.unread': 'Die Regeln lassen sich gerade nicht lesen.'
};

export const namingFr: Naming = {
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
