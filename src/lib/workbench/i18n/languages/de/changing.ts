/** What the page says where rules are changed by asking for a number in one's own words. */
import type { changingEn } from '../en/changing.ts';

export const changingDe: Record<keyof typeof changingEn, string> = {
	'tab.changes': 'Regel ändern',
	changeAsk: 'Was möchtest du ändern?',
	changeHow:
		'Frag, wie du am Tisch fragen würdest, oder sieh die Kapitel darunter durch. Jede Zahl, jede Option und alles Aufgedruckte dieser Regeln lässt sich finden.',
	changeExample: 'Zum Beispiel: {name}',
	changeFound:
		'{count, plural, =0 {Zu diesen Worten passt nichts.} one {# Stelle} other {# Stellen}}',
	changeNothing:
		'Zu diesen Worten passt nichts. Versuch andere: wie es im Regelheft heißt, oder einen Namen ({counters}).',
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
