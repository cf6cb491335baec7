/** What the page says about what a piece is called: by players in each language, and in the files. */
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
	'pieceIdNot.unread': 'Les règles ne peuvent pas être lues en ce moment.',
	nameAsked: 'Nom ({language})',
	nameIn: 'En {language}',
	nameNone: 'comme en anglais',
	nameShort: 'En court, là où il y a peu de place',
	nameTooLong: 'Il y a de la place pour {count} lettres : avec un nom court, on peut le lire.',
	'genderAsk.en': 'The, ou rien ?',
	'genderAsk.de': 'Der, die ou das ?',
	'genderAsk.fr': 'Le ou la ?',
	'gender.common': 'une chose',
	'gender.masculine': 'masculin',
	'gender.feminine': 'féminin',
	'gender.neuter': 'neutre',
	'gender.plural': 'plusieurs',
	'gender.masculine-plural': 'plusieurs, masculin',
	'gender.feminine-plural': 'plusieurs, féminin',
	'gender.proper': 'un nom propre',
	formsWritten: 'Comment il s’accorde',
	formsHint: 'Formé tout seul ; écrivez ce qui n’est pas juste.',
	formsNeeded: 'Cette forme ne se déduit pas : écrivez-la.',
	'form.the': 'qui',
	'form.a': 'un d’entre eux',
	'form.accusative': 'accusatif',
	'form.dative': 'datif',
	'form.genitive': 'génitif',
	'form.of': 'de qui',
	'form.to': 'à qui',
	'form.in': 'dans (où)',
	'form.into': 'dans (vers où)',
	'form.possessive': 'de qui',
	namePreview: 'Voici ce qu’on lira',
	nameGenderFirst: 'Dites comment on en parle, et les phrases seront justes.'
};
