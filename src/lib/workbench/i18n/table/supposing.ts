/** What the page says of chance and of what might come: rolling again, playing out, odds, doing the same again. */

export const supposingEn = {
	chance: 'Dice and draws',
	chanceShort: 'Dice',
	chanceText:
		'Everything that chance has decided, as far as you may know it. Rolling again gives the answer before it once more: the game goes on in a branch, and how it went is kept.',
	chanceNone: 'Chance has decided nothing yet.',
	chanceShow: 'Show',
	'chance.all': 'Everything',
	'chance.roll': 'Dice',
	'chance.draw': 'Draws',
	'chance.shuffle': 'Shuffling',
	chanceSetUp: 'setting up',
	chanceAt: 'answer {turn}',
	chanceLook: 'Look',
	chanceLookAt: 'Look at it: {what}',
	chanceAgain: 'Roll again',
	chanceAgainOf: 'Roll again: {what}',
	chanceOlder: 'Show {count, plural, one {# older one} other {# older ones}}',
	chanceFast: 'Before other rules were taken over; that cannot be rolled again.',
	branchRolled: 'Rolled again, answer {turn}',
	chanceDone: 'Rolled again, in a new branch; the game as it went is kept.'
};

type Supposing = Record<keyof typeof supposingEn, string>;

export const supposingDe: Supposing = {
	chance: 'Gewürfelt und gezogen',
	chanceShort: 'Würfel',
	chanceText:
		'Alles, was der Zufall entschieden hat, soweit du es wissen darfst. Neu würfeln gibt die Antwort davor noch einmal: Die Partie geht in einem Zweig weiter, und wie sie verlief, bleibt erhalten.',
	chanceNone: 'Der Zufall hat noch nichts entschieden.',
	chanceShow: 'Zeigen',
	'chance.all': 'Alles',
	'chance.roll': 'Würfel',
	'chance.draw': 'Gezogenes',
	'chance.shuffle': 'Gemischtes',
	chanceSetUp: 'Aufbau',
	chanceAt: 'Antwort {turn}',
	chanceLook: 'Ansehen',
	chanceLookAt: 'Ansehen: {what}',
	chanceAgain: 'Neu würfeln',
	chanceAgainOf: 'Neu würfeln: {what}',
	chanceOlder: '{count, plural, one {# älteres} other {# ältere}} zeigen',
	chanceFast: 'Vor der Übernahme anderer Regeln; das lässt sich nicht neu würfeln.',
	branchRolled: 'Neu gewürfelt, Antwort {turn}',
	chanceDone: 'Neu gewürfelt, in einem neuen Zweig; die Partie, wie sie verlief, bleibt erhalten.'
};

export const supposingFr: Supposing = {
	chance: 'Dés et tirages',
	chanceShort: 'Dés',
	chanceText:
		'Tout ce que le hasard a décidé, dans la mesure où tu peux le savoir. Relancer redonne la réponse qui précède : la partie continue dans une branche, et son cours jusqu’ici est gardé.',
	chanceNone: 'Le hasard n’a encore rien décidé.',
	chanceShow: 'Montrer',
	'chance.all': 'Tout',
	'chance.roll': 'Dés',
	'chance.draw': 'Tirages',
	'chance.shuffle': 'Mélanges',
	chanceSetUp: 'mise en place',
	chanceAt: 'réponse {turn}',
	chanceLook: 'Regarder',
	chanceLookAt: 'Regarder : {what}',
	chanceAgain: 'Relancer',
	chanceAgainOf: 'Relancer : {what}',
	chanceOlder: 'Montrer {count, plural, one {# plus ancien} other {# plus anciens}}',
	chanceFast: 'Avant la reprise d’autres règles ; cela ne peut pas être relancé.',
	branchRolled: 'Relancé, réponse {turn}',
	chanceDone: 'Relancé, dans une nouvelle branche ; la partie telle qu’elle était est gardée.'
};
