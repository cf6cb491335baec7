/** What the page says about pictures of one's own, and about counters on paper. */

export const picturesEn = {
	ownPicture: 'A picture of my own',
	ownPictureChoose: 'Choose a file …',
	ownPictureHint:
		'Or drop it here: a PNG, JPEG, WebP or SVG. It is made small and goes wherever the variant goes.',
	ownPictureBusy: 'The picture is being made small …',
	ownPictureRemove: 'Without my picture',
	ownPictureUse: 'My picture {name}',
	ownPictureLeftOut:
		'The picture was taken without these parts, which pictures here may not have: {parts}. If it looks wrong now, save it as a PNG and choose that.',
	'ownPicture.not-a-picture': 'This is no picture that can be read here: “{name}”.',
	'ownPicture.too-large': 'This picture is too large: “{name}”. Save it smaller and choose that.',
	iconOfCollection: 'A picture of the collection',
	printLink: 'Print',
	printTitle: '{Counters} on paper',
	printTitleOf: '{Counters} on paper: {name}',
	printPaper: 'Paper',
	printSize: 'Edge of a {counter} in mm',
	printCopies: 'How many',
	printAll: 'As many as the game has',
	printOne: 'One of each',
	printBacks: 'With their other sides',
	printNow: 'Print',
	printCount:
		'{count, plural, one {# {counter}} other {# {counters}}} on {sheets, plural, one {# sheet} other {# sheets}}.',
	printHint:
		'Print at 100 %, without scaling; on both sides, turned over the long edge, or glue fronts and backs together.',
	printSheets: 'Sheets',
	printFront: 'Sheet {number}, front',
	printBack: 'Sheet {number}, other side'
} as const;
