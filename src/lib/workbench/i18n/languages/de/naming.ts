/** What the page says about what a piece is called: by players in each language, and in the files. */
import type { namingEn } from '../en/naming.ts';

export const namingDe: Record<keyof typeof namingEn, string> = {
	pieceIdOpen: 'Wie sie in den Dateien heißt',
	pieceId: 'Ihr Kurzname in den Dateien',
	pieceIdHint:
		'Kleine Buchstaben, Ziffern und Bindestriche. Deine Regeln, Texte und Szenarien, die sie nennen, ziehen mit.',
	'pieceIdNot.no-id':
		'Ein Kurzname hat nur kleine Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.',
	'pieceIdNot.breaks': 'Sie behält ihren Namen, denn mit diesem stimmen die Regeln nicht: {reason}',
	'pieceIdNot.unread': 'Die Regeln lassen sich gerade nicht lesen.',
	nameAsked: 'Name ({language})',
	nameIn: 'Auf {language}',
	nameNone: 'wie auf Englisch',
	nameShort: 'Kurz, wo wenig Platz ist',
	nameTooLong: 'Es ist Platz für {count} Buchstaben: mit einem kurzen Namen lässt er sich lesen.',
	'genderAsk.en': 'The oder nichts?',
	'genderAsk.de': 'Der, die oder das?',
	'genderAsk.fr': 'Le oder la?',
	'gender.common': 'ein Ding',
	'gender.masculine': 'männlich',
	'gender.feminine': 'weiblich',
	'gender.neuter': 'sächlich',
	'gender.plural': 'mehrere',
	'gender.masculine-plural': 'mehrere, männlich',
	'gender.feminine-plural': 'mehrere, weiblich',
	'gender.proper': 'ein Eigenname',
	formsWritten: 'Wie der Name gebeugt wird',
	formsHint: 'Von selbst gebildet; schreib, was nicht stimmt.',
	formsNeeded: 'Diese Form ergibt sich nicht von selbst: bitte schreib sie.',
	'form.the': 'wer oder was',
	'form.a': 'einer davon',
	'form.accusative': 'wen oder was',
	'form.dative': 'wem',
	'form.genitive': 'wessen',
	'form.of': 'von',
	'form.to': 'zu',
	'form.in': 'in (wo)',
	'form.into': 'in (wohin)',
	'form.possessive': 'wessen',
	namePreview: 'So wird es heißen',
	nameGenderFirst: 'Sag, wie man davon spricht, dann stimmen die Sätze.'
};
