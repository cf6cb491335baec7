import { describe, expect, it } from 'vitest';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { found, step } from './changed-tokens.test.fixture.ts';

describe('things that nobody uses', () => {
	it.each<[what: string, change: [string, string], expected: string]>([
		[
			'a value',
			['  land: {', '  unasked: { is: 1 }\n  land: {'],
			'read/unused-value: Nothing asks for the value "unasked" @ unasked'
		],
		[
			'a procedure',
			['  turn:\n', '  idle: { do: [] }\n  turn:\n'],
			'read/unused-procedure: Nothing calls "idle" @ idle'
		],
		[
			'an event',
			['events:\n', 'events:\n  idle: { do: [] }\n'],
			'read/unused-event: Nothing emits "idle" @ idle'
		],
		[
			'an option',
			['is: option.price', 'is: 4'],
			'read/unused-option: No rule asks for the option "price" @ price'
		],
		['a local', step('let: x', 'be: 1'), 'read/unused-local: "x" is never read @ x'],
		[
			'a local that only counts',
			step('let: x', 'be: 1\n      - set: x\n        by: 1'),
			'read/unused-local: "x" is never read @ x'
		],
		[
			'a field',
			['  cell: {', '  cell: { spare: { type: int },'],
			'read/unused-field: Nothing reads "spare" @ spare'
		],
		[
			'a window',
			['window: [construction, anytime]', 'window: anytime'],
			'read/empty-window: No action belongs to the window "construction" @ construction'
		],
		[
			'steps after the end',
			['      - return: none', '      - return: none\n      - return: none'],
			'flow/unreachable: This step is never reached @ return: none'
		]
	])('%s', (_what, change, expected) => {
		expect(found(change)).toEqual([expected]);
	});

	it('a parameter of a procedure, but not one of an event', () => {
		expect(
			found(
				['    params: { of: player }', '    params: { of: player, more: int }'],
				['with: { of: you }', 'with: { of: you, more: 1 }'],
				['params: { what: piece, times: int }', 'params: { what: piece, times: int, more: int }'],
				['times: 2 }', 'times: 2, more: 3 }']
			)
		).toEqual(['read/unused-local: "more" is never read @ more']);
	});

	it('an answer, but not that of a question that only waits until it has been seen', () => {
		const asked = (options: string) =>
			found(step('choose: seen', `player: you\n        ask: always\n        options: ${options}`));
		expect(asked('{ go-on: {} }')).toEqual([]);
		expect(asked('{ go-on: {}, stop: {} }')).toEqual([
			'read/unused-local: "seen" is never read @ seen'
		]);
	});

	it('the layout uses what it shows', () => {
		const spare: [string, string] = ['  cell: {', '  cell: { spare: { type: int },'];
		const layout: [string, string] = ['enums:', 'layout: { space: { label: spare } }\nenums:'];
		expect(found(spare, layout)).toEqual(['read/never-written: Nothing ever sets "spare" @ spare']);
	});
});

describe('citations and texts', () => {
	it('are checked where the game holds its rulebook', () => {
		const lines = found(
			['enums:', 'clauses: { A-1: { text: x, section: "1" } }\nenums:'],
			['  turn:\n', '  turn:\n    cite: [A-1, A-2]\n']
		);
		expect(lines).toContain(
			'cite/unknown-clause: There is no clause "A-2"; did you mean "A-1"? @ A-2'
		);
		expect(lines).toContain('cite/missing: This cites no clause of the rules @ play');
		expect(lines.filter((line) => line.endsWith('@ turn'))).toEqual([]);
	});

	it('that are missing, superfluous or ask for too much', () => {
		const text = `text:
  en:
    pieces: { owl: Owl, crow: { name: Crow }, fool: Fool, sage: Sage, fence: Fence, owll: Owll }
    actions: { build: "Build at {site} for {price}" }
    windows: { construction: Build? }
    choices: { turn.site: Where?, turn.answer: { ask: Really?, yes: Yes }, play.bid: How much? }
    log: { lost: "{what} is lost by {who}" }
enums:`;
		expect(found(['enums:', text])).toEqual([
			'text/unknown-path: Nothing shows the text "pieces.owll"; did you mean "owl"? @ owll',
			'text/placeholder: Nothing is given for {price} @ {price}',
			'text/placeholder: Nothing is given for {who} @ {who}',
			'text/missing: There is no English text for log.most @ most'
		]);
	});

	it('that come to the same place, written in one way and in another', () => {
		const text = 'pieces: { owl: { name: Owl, rule: Hoots }, owl.rule: Flies, crow.name: Crow }';
		const lines = found(['enums:', `text: { en: { ${text} } }\nenums:`]);
		expect(lines.filter((line) => line.startsWith('text/twice'))).toEqual([
			'text/twice: The text "pieces.owl.rule" is written twice @ owl.rule'
		]);
	});

	it('of a question name what the rule that asks knows, and no set', () => {
		const asked = (text: string) =>
			found([
				'enums:',
				`text: { en: { choices: { turn.answer: ${JSON.stringify(text)} } } }\nenums:`
			]).filter((line) => line.startsWith('text/placeholder'));
		expect(asked('{you}, shall it be {site}?')).toEqual([]);
		expect(asked('Are {drawn} enough?')).toEqual([
			'text/placeholder: Nothing is given for {drawn} @ {drawn}'
		]);
		expect(asked('Is it {sitte}?')).toEqual([
			'text/placeholder: Nothing is given for {sitte}; did you mean "site"? @ {sitte}'
		]);
	});

	it('are messages that can be read, whatever the language', () => {
		const broken = [
			'{what} is lost by {who}',
			'{what, plural, one {goes} other {go}}',
			'{whta, select, owl {she} other {it}} goes',
			'{what is lost',
			'{what, plural, one {goes}}',
			'{what, plural, few {go} other {goes}} {what, plural, once {x} other {y}}',
			'{what, number} goes',
			"it''s {what}' d'{what}"
		];
		const said = broken.map((text) =>
			found([
				'enums:',
				`text: { en: { log: { most: x, lost: ${JSON.stringify(text)} } } }\nenums:`
			]).filter((line) => /^text\/(syntax|placeholder)/.test(line))
		);
		expect(said).toEqual([
			['text/placeholder: Nothing is given for {who} @ {who}'],
			[],
			['text/placeholder: Nothing is given for {whta}; did you mean "what"? @ {whta'],
			['text/syntax: Between braces stands the name of what is put in @ {what '],
			[
				'text/syntax: The form "other" is missing: it stands for all that the others do not cover @ }'
			],
			['text/syntax: "once" is no form of a plural: zero, one, two, few, many, other, =0 @ {what'],
			['text/syntax: Numbers are written as the language does anyway: {what} @ {what'],
			[]
		]);
	});

	const withTexts = (texts: string): [string, string] => [
		'enums:',
		`text: { en: { log: { most: x, lost: y } }, ${texts} }\nenums:`
	];
	const forms = (texts: string): string[] =>
		found(withTexts(texts)).filter((line) => /^text\/(form|gender)/.test(line));

	it('ask for forms of names that are there, or can be worked out', () => {
		expect(forms('fr: { log: { lost: "{what.off} {what.nothing}" } }')).toEqual([
			'text/form: "off" is no form of a name in this language: the, a, of, to; did you mean "of"? @ off',
			'text/form: "nothing" is no form of a name in this language: the, a, of, to @ nothing'
		]);
		const lost = 'log: { lost: "{what.of} tombe" }';
		const missing =
			'text/form: A text asks for the form "of" of this name: write it, or the gender of the name, beside it';
		expect(forms(`fr: { ${lost}, pieces: { owl: Hibou, fool: { name: Fou, rule: x } } }`)).toEqual([
			`${missing} @ Hibou`,
			`${missing} @ Fou`
		]);
		expect(
			forms(
				`fr: { ${lost}, pieces: { owl: { name: Hibou, of: du Hibou }, fool: { name: Fou, gender: masculine }, sage: { name: Nestor, the: Nestor } } }`
			)
		).toEqual([]);
		// A name that is the same in English is a proper one, or waits for its translation.
		expect(
			found([
				'enums:',
				`text: { en: { log: { most: x, lost: y }, pieces: { owl: Otto } }, fr: { ${lost}, pieces: { owl: Otto } } }\nenums:`
			]).filter((line) => line.startsWith('text/form'))
		).toEqual([]);
		// What has no name in that language is said in English, and a language that is not known has what is written.
		expect(forms(`fr: { ${lost} }`)).toEqual([]);
		expect(forms(`nl: { ${lost}, pieces: { owl: { name: Uil, of: van de uil } } }`)).toEqual([]);
		expect(forms(`nl: { ${lost}, pieces: { owl: { name: Uil, the: de uil } } }`)).toEqual([
			`${missing} @ Uil`
		]);
		expect(forms('fr: { pieces: { owl: { name: Hibou, gender: masculin } } }')).toEqual([
			'text/gender: "masculin" is no gender of this language: masculine, feminine, masculine-plural, feminine-plural; did you mean "masculine"? @ masculin'
		]);
	});

	it.each([
		['pieces: { owl: Hibou }', 'pieces: { owl: { name: "Hibou", gender: feminine } }'],
		['pieces: { owl: { name: Hibou } }', 'pieces: { owl: { name: Hibou, gender: feminine } }'],
		[
			'pieces:\n      owl:\n        name: Hibou',
			'pieces:\n      owl:\n        name: Hibou\n        gender: feminine'
		]
	])('and are mended by what is offered: %s', (before, after) => {
		const text = `text:\n  en: { log: { most: x, lost: y } }\n  fr:\n    log: { lost: "{what.of}" }\n    ${before}\nenums:`;
		const all = TOKENS.replace('enums:', text);
		const [formFinding] = linkYaml(all).diagnostics.filter(({ code }) => code === 'text/form');
		const fix = formFinding?.fixes[1];
		expect(fix?.title).toBe('Add "gender: feminine"');
		const [edit] = fix!.edits;
		const { start, end } = edit!.range;
		const mended = all.slice(0, start.offset) + edit!.text + all.slice(end.offset);
		expect(mended).toContain(`    ${after}\n`);
		expect(linkYaml(mended).diagnostics.filter(({ code }) => code === 'text/form')).toEqual([]);
	});

	it('that decline say so in the word of what is asked', () => {
		const declined = (asks: string, word: string): string[] =>
			found([
				'enums:',
				`text: { en: { windows: { construction: { ask: Build?, ${asks === 'window' ? word : 'pass'}: No } }, choices: { turn.site: { ask: Where?, ${asks === 'choice' ? word : 'none'}: No } } } }\nenums:`
			]).filter((line) => line.includes('decline'));
		const otherwise = 'to decline is called "pass" in a window and "none" in a choice';
		expect([...declined('window', 'pass'), ...declined('choice', 'none')]).toEqual([]);
		expect(declined('window', 'none')).toEqual([
			`text/unknown-path: Nothing shows the text "windows.construction.none": ${otherwise} @ none`
		]);
		expect(declined('choice', 'pass')).toEqual([
			`text/unknown-path: Nothing shows the text "choices.turn.site.pass": ${otherwise} @ pass`
		]);
	});

	it('that name numbers name some that are there', () => {
		const names = (...lines: string[]): string[] =>
			found([
				'enums:',
				`text: { en: { numbers: { ${lines.map((line) => `${line}: x`).join(', ')} } } }\nenums:`
			]).filter((line) => line.startsWith('text/unknown-path'));
		expect(
			names('game.players.max', 'game.players.max/1', 'options.price', 'pieces.owl.count')
		).toEqual([]);
		expect(names('map.marks.start')).toEqual([]);
		expect(names('game.players.max/2', 'options.prize', 'values.nothing.is', 'enums.x')).toEqual([
			'text/unknown-path: Nothing shows the text "numbers.game.players.max/2" @ game.players.max/2',
			'text/unknown-path: Nothing shows the text "numbers.options.prize" @ options.prize',
			'text/unknown-path: Nothing shows the text "numbers.values.nothing.is" @ values.nothing.is',
			'text/unknown-path: Nothing shows the text "numbers.enums.x" @ enums.x'
		]);
		expect(names('map.marks.stort')).toEqual([
			'text/unknown-path: Nothing shows the text "numbers.map.marks.stort" @ map.marks.stort'
		]);
	});
});

const layer = (id: string, change: string): [string, string] => [
	`test/house-rules/${id}.yaml`,
	`layer: { id: ${id}, kind: house-rule, game: test }\nchange: { ${change} }\n`
];

function unusedIn(base: string, ...layers: [string, string][]): string[] {
	return checkRuleset(new Map([['test/base/game.yaml', base], ...layers]))
		.filter(({ code }) => code.startsWith('read/'))
		.map(({ severity, message }) => `${severity}: ${message}`);
}

it('what one variant leaves over another may use', () => {
	const base = TOKENS.replace('  land: {', '  unasked: { is: 1 }\n  land: {');
	const without = layer(
		'no-land',
		'procedures.turn.do: { set: [{ log: lost, with: { what: you } }], expect: present }'
	);
	const dearer = layer(
		'dearer',
		'values.build-cost.is: { expect: option.price, set: option.price + 1 }'
	);
	expect(unusedIn(base, without, dearer)).toEqual([
		'warning: Nothing asks for the value "unasked"'
	]);
	expect(unusedIn(base, without)).toContain('warning: Nothing asks for the value "land"');
});
