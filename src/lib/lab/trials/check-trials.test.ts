import { expect, test } from 'vitest';
import { TRIAL, wrongWith } from './tilt.test.fixture.ts';

test('a sound trial has nothing against it', () => {
	expect(wrongWith(TRIAL)).toEqual([]);
	// What is not said is not needed.
	expect(wrongWith(TRIAL.replace(/^(value|players).*\n/gm, ''))).toEqual([]);
});

/** What stands in the trial, and what in its place. */
const WRONG: [what: string, sound: string, wrong: string, finds: string[]][] = [
	[
		'a placeholder that is not declared',
		'won: not $against',
		'won: not $agianst',
		[
			'9:10 trial/unknown-placeholder: Nothing says what $agianst stands for; did you mean "$against"?'
		]
	],
	[
		'one that stands nowhere',
		'grown: $ground',
		'grown: sand',
		[
			'5:9 trial/unused-placeholder: $ground stands neither in given nor in start: every position would be the same'
		]
	],
	[
		'a piece that is there twice',
		'[$tested, $against]',
		'[$tested, $against, cat]',
		['7:71 scenario/no-piece: there are only 1 of cat']
	],
	[
		'a name that is taken',
		'vary: { ground: ground }',
		'vary: { tested: ground }',
		[
			'5:9 trial/own-placeholder: $tested stands for a piece: call what is varied otherwise',
			'7:24 trial/unknown-placeholder: Nothing says what $ground stands for'
		]
	],
	[
		'an enum that is not there',
		'{ ground: ground }',
		'{ ground: grond }',
		['5:17 trial/unknown-enum: There is no enum "grond"; did you mean "ground"?']
	],
	[
		'a word that is not there',
		'{ ground: ground }',
		'{ ground: [sand, gras] }',
		['5:24 ref/unknown-name: There is no "gras"; did you mean "grass"?']
	],
	[
		'no words',
		'{ ground: ground }',
		'{ ground: [] }',
		['5:9 shape/wrong-length: "ground" needs at least one item']
	],
	[
		'a kind that is not there',
		'tested: riders',
		'tested: rider-s',
		['4:9 ref/unknown-name: There is no "rider-s"; did you mean "riders"?']
	],
	[
		'nobody',
		'tested: riders',
		'tested: riders where it.might > 9',
		['4:9 trial/empty: No piece of this game is one of "riders where it.might > 9"']
	],
	[
		'what is no piece',
		'tested: riders',
		'tested: players',
		['4:9 type/mismatch: Expected set of piece, found set of player']
	],
	[
		'a value that is no number',
		'value: it.price',
		'value: it.price > 1',
		['6:8 type/mismatch: Expected int, found bool']
	],
	[
		'a value that is not printed',
		'value: it.price',
		'value: it.prize',
		['6:11 ref/unknown-name: A rider has no "prize"; did you mean "price"?']
	],
	[
		'a victory that is no condition',
		'won: not $against in lists',
		'won: $tested.might',
		['9:6 type/mismatch: Expected bool, found int']
	],
	[
		'a defeat that is none',
		'lost: not $tested in lists',
		'lost: $against',
		['10:7 type/mismatch: Expected bool, found rider']
	],
	[
		'a procedure that is not there',
		'call: tilt',
		'call: tild',
		['8:16 scenario/unknown-procedure: there is no procedure tild; did you mean "tilt"?']
	],
	[
		'a parameter that is not there',
		'{ a: $tested,',
		'{ c: $tested,',
		['8:30 scenario/unknown-parameter: tilt has no parameter c; did you mean "a"?']
	],
	[
		'a zone that is not there',
		'place: { lists:',
		'place: { list:',
		['7:44 scenario/unknown-zone: there is no zone list; did you mean "lists"?']
	],
	[
		'a key that is not there',
		'players: 2',
		'player: 2',
		['3:1 shape/unknown-key: Unknown key "player" in Trial file; did you mean "players"?']
	]
];
test.each(WRONG)('says what is wrong with %s', (_what, sound, wrong, finds) => {
	expect(TRIAL).toContain(sound);
	expect(wrongWith(TRIAL.replace(sound, wrong))).toEqual(finds);
});

test('says that there are two of one name', () => {
	expect(wrongWith(`${TRIAL}---\n${TRIAL}`)).toEqual([
		'12:8 trial/duplicate-id: There is a trial "tilt" already'
	]);
});

test('says where more is varied than anybody plays, and sets none of it up', () => {
	const words = (count: number): string => `[${new Array(count).fill('sand').join(', ')}]`;
	const varied = (first: number, other: number): string =>
		TRIAL.replace(
			'{ ground: ground }',
			`{ ground: ${words(first)}, more: ${words(other)} }`
		).replace('grown: $ground', 'grown: "if $more == $ground then $more else $ground"');
	expect(wrongWith(varied(20, 50))).toEqual([]);
	expect(wrongWith(varied(21, 50))).toEqual([
		'1:8 trial/too-many: What is varied makes 1050 positions for each pair of pieces: at most 1000 are set up'
	]);
	expect(wrongWith(varied(20_000, 20_000))).toEqual([expect.stringContaining('400000000')]);
});

test('says what the rules cannot do', () => {
	const endless = TRIAL.replace(/^start: .*$/m, 'start: { call: stumble }');
	expect(wrongWith(endless)).toEqual([
		expect.stringMatching(/^8:8 scenario\/rule-error: the rules call each other without end/)
	]);
});
