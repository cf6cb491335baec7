/** What the page says where rules are changed by asking for a number in one's own words. */

export const changingEn = {
	'tab.changes': 'Change a rule',
	changeAsk: 'What would you like to change?',
	changeHow:
		'Ask as you would at the table, or look through the chapters below. Every number, option and printed value of these rules can be found.',
	changeExample: 'For example: {name}',
	changeFound: '{count, plural, =0 {Nothing fits these words.} one {# place} other {# places}}',
	changeNothing:
		'Nothing fits these words. Try others: what the rulebook calls it, or the name of the piece.',
	changeMore: 'Show more',
	changeMine: 'Changed in this variant',
	changeBrowse: 'By chapter',
	changeOther: 'Other numbers',
	changeSaidBy: 'Said by {name}',
	changeUsual: 'As it is when nobody says anything',
	changeHere: 'this variant',
	changeWas: 'Without this variant: {value}',
	changeBack: 'As it was',
	changeWhole: 'This has to be a whole number.',
	changeFrom: 'It has to be {min} or more.',
	changeUpTo: 'It has to be {max} or less.',
	changeWhere: 'Where that stands',
	changeParagraph: '§ {section}',
	changeAddress: 'In the rules it is called',
	changeNth: 'Number {number}',
	changeDice: 'dice',
	changeSides: 'sides on each',
	changeYes: 'yes',
	changeNo: 'no',
	changeBroken: 'With this change the rules do not hold:',
	changeLook: 'See what does not go together'
};

export const changingDe: typeof changingEn = {
	'tab.changes': 'Regel ändern',
	changeAsk: 'Was möchtest du ändern?',
	changeHow:
		'Frag, wie du am Tisch fragen würdest, oder sieh die Kapitel darunter durch. Jede Zahl, jede Option und alles Aufgedruckte dieser Regeln lässt sich finden.',
	changeExample: 'Zum Beispiel: {name}',
	changeFound:
		'{count, plural, =0 {Zu diesen Worten passt nichts.} one {# Stelle} other {# Stellen}}',
	changeNothing:
		'Zu diesen Worten passt nichts. Versuch andere: wie es im Regelheft heißt oder den Namen der Spielmarke.',
	changeMore: 'Mehr zeigen',
	changeMine: 'In dieser Variante geändert',
	changeBrowse: 'Nach Kapiteln',
	changeOther: 'Andere Zahlen',
	changeSaidBy: 'Gesagt von {name}',
	changeUsual: 'So ist es, wenn niemand etwas sagt',
	changeHere: 'diese Variante',
	changeWas: 'Ohne diese Variante: {value}',
	changeBack: 'Wie es war',
	changeWhole: 'Hier muss eine ganze Zahl stehen.',
	changeFrom: 'Es muss {min} oder mehr sein.',
	changeUpTo: 'Es darf höchstens {max} sein.',
	changeWhere: 'Wo das steht',
	changeParagraph: '§ {section}',
	changeAddress: 'In den Regeln heißt es',
	changeNth: '{number}. Zahl',
	changeDice: 'Würfel',
	changeSides: 'Seiten hat jeder',
	changeYes: 'ja',
	changeNo: 'nein',
	changeBroken: 'Mit dieser Änderung halten die Regeln nicht:',
	changeLook: 'Ansehen, was nicht zusammengeht'
};

export const changingFr: typeof changingEn = {
	'tab.changes': 'Changer une règle',
	changeAsk: 'Que voulez-vous changer ?',
	changeHow:
		'Demandez comme à la table, ou parcourez les chapitres ci-dessous. Chaque nombre, chaque option et tout ce qui est imprimé se retrouve.',
	changeExample: 'Par exemple : {name}',
	changeFound:
		'{count, plural, =0 {Rien ne répond à ces mots.} one {# endroit} other {# endroits}}',
	changeNothing:
		'Rien ne répond à ces mots. Essayez-en d’autres : ceux du livret de règles, ou le nom du pion.',
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
