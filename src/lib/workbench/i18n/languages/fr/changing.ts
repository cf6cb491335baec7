/** What the page says where rules are changed by asking for a number in one's own words. */
import type { changingEn } from '../en/changing.ts';

export const changingFr: Record<keyof typeof changingEn, string> = {
	'tab.changes': 'Changer une règle',
	changeAsk: 'Que voulez-vous changer ?',
	changeHow:
		'Demandez comme à la table, ou parcourez les chapitres ci-dessous. Chaque nombre, chaque option et tout ce qui est imprimé se retrouve.',
	changeExample: 'Par exemple : {name}',
	changeFound:
		'{count, plural, =0 {Rien ne répond à ces mots.} one {# endroit} other {# endroits}}',
	changeNothing:
		'Rien ne répond à ces mots. Essayez-en d’autres : ceux du livret de règles, ou un nom ({counters}).',
	changeMore: 'En montrer plus',
	changeMine: 'Changé dans cette variante',
	changeBrowse: 'Par chapitre',
	changeOther: 'Autres nombres',
	changeSaidBy: 'Dit par {name}',
	changeUsual: 'C’est ainsi quand personne ne dit rien',
	changeHere: 'cette variante',
	changeWas: 'Sans cette variante : {value}',
	changeBack: 'Comme avant',
	changeWhole: 'Il faut ici un nombre entier.',
	changeFrom: 'Il faut au moins {min}.',
	changeUpTo: 'Il faut au plus {max}.',
	changeWhere: 'Où cela se trouve',
	changeParagraph: '§ {section}',
	changeAddress: 'Dans les règles, cela s’appelle',
	changeNth: 'Nombre {number}',
	changeDice: 'dés',
	changeSides: 'faces chacun',
	changeYes: 'oui',
	changeNo: 'non',
	changeBroken: 'Avec ce changement les règles ne tiennent pas :',
	changeLook: 'Voir ce qui ne va pas ensemble'
};
