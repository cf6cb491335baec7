/** What the page says where rules are changed by asking for a number in one's own words. */

export const changingEn = {
	'tab.changes': 'Change a rule',
	changeAsk: 'What would you like to change?',
	changeHow:
		'Ask as you would at the table, or look through the chapters below. Every number, option and printed value of these rules can be found.',
	changeExample: 'For example: {name}',
	changeFound: '{count, plural, =0 {Nothing fits these words.} one {# place} other {# places}}',
	changeNothing:
		'Nothing fits these words. Try others: what the rulebook calls it, or the name of the {counter}.',
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
