/** Texts that nobody writes by hand: large, broken, deep, odd. By name; each about as long as it is asked for. */
import { Lexer } from 'yaml';
import { isOpening, MAX_LENGTH, MAX_OPENING, MAX_SIGNS } from '#lib/language/yaml-guard.ts';

const LAYER = 'layer: { id: hostile, kind: house-rule, game: shells }\n';

const NUMBERS = [
	'1e999',
	'-1e999',
	'.inf',
	'-.inf',
	'.nan',
	'-0',
	'0x',
	'0x10',
	'0o17',
	'1_000',
	'1e3',
	'2026-01-01',
	'12:30:45',
	'9007199254740993',
	'99999999999999999999',
	'0.1',
	'+1',
	'00'
];

/** Wherever an author gives a name. */
const SECTIONS_OF_NAMES = [
	'values: { NAME: { is: 1 } }',
	'values: { other: { is: NAME } }',
	'values: { other: { is: NAME(1) } }',
	'values: { other: { is: players.NAME } }',
	'kinds: { NAME: { attributes: { NAME: int } } }',
	'pieces: { NAME: { kind: NAME, count: 1, NAME: 1 } }',
	'enums: { NAME: [NAME, NAME] }',
	'fields: { NAME: { NAME: { type: NAME } } }',
	'fields: { game: { NAME: { type: int, visible: all } } }',
	'zones: { NAME: { per: NAME, of: NAME } }',
	'options: { NAME: { type: int, min: 0, max: 1, default: NAME } }',
	'procedures: { NAME: { do: [{ NAME: 1 }, { call: NAME }] } }',
	'events: { NAME: { do: [{ event: NAME }] } }',
	'effects: { NAME: { modify: NAME(NAME), by: 1 } }',
	'actions: { NAME: { window: NAME, do: [] } }',
	'text: { en: { NAME: { NAME: { NAME: x } } } }',
	'text: { NAME: { values: { NAME: x } } }',
	'text: { en: { values: { NAME: { name: "{NAME}", NAME: x } } } }',
	'clauses: { NAME: { text: x } }',
	'layout: { NAME: { NAME: { NAME: x } } }',
	'game: { NAME: x }',
	'map: { NAME: { NAME: x } }',
	'layer: { id: NAME, kind: NAME, game: NAME, requires: [NAME] }',
	'layer: { id: hostile, kind: house-rule, game: shells }\nchange: { NAME: { set: 1 }, values.NAME: { NAME: 1 } }',
	'layer: { id: hostile, kind: house-rule, game: shells }\nchoose: { NAME: NAME }\nresolve: { NAME: NAME }',
	'variant: { id: NAME, game: shells, house-rules: [NAME], options: { NAME: NAME } }'
];

function fill(size: number, part: (i: number) => string, before = ''): string {
	const parts = [before];
	let length = before.length;
	for (let i = 0; length < size; i++) {
		const next = part(i);
		parts.push(next);
		length += next.length;
	}
	return parts.join('');
}

/** Made when asked for. `size` in characters. */
export const LARGE: Readonly<Record<string, (size: number) => string>> = {
	'one word': (size) => 'a'.repeat(size),
	'words on one line': (size) => 'word '.repeat(size / 5),
	newlines: (size) => '\n'.repeat(size),
	'carriage returns': (size) => '\r'.repeat(size),
	'DOS newlines': (size) => '\r\n'.repeat(size / 2),
	spaces: (size) => ' '.repeat(size),
	tabs: (size) => '\t'.repeat(size),
	'tabs on lines': (size) => fill(size, (i) => `k${i}:\n\tx: 1\n`),
	colons: (size) => ':'.repeat(size),
	'colons and spaces': (size) => ': '.repeat(size / 2),
	'question marks': (size) => '? '.repeat(size / 2),
	'question marks on lines': (size) => '? a\n'.repeat(size / 4),
	commas: (size) => 'a: [' + ','.repeat(size),
	'hash signs': (size) => '#'.repeat(size),
	comments: (size) => '# a\n'.repeat(size / 4),
	'opening brackets': (size) => '['.repeat(size),
	'closing brackets': (size) => ']'.repeat(size),
	'opening braces': (size) => '{'.repeat(size),
	'closing braces': (size) => '}'.repeat(size),
	'bracket pairs': (size) => '[]'.repeat(size / 2),
	'bracket pairs on lines': (size) => '[]\n'.repeat(size / 3),
	'brace pairs in a list': (size) => 'a: [' + '{},'.repeat(size / 3) + ']',
	'dashes in a row': (size) => '- '.repeat(size / 2),
	'dashes on lines': (size) => '- a\n'.repeat(size / 4),
	'empty dashes on lines': (size) => '-\n'.repeat(size / 2),
	'lines with keys': (size) => fill(size, (i) => `k${i}: v\n`),
	'keys in a section': (size) => fill(size, (i) => `  k${i}: v\n`, 'values:\n'),
	'keys without a colon': (size) => fill(size, (i) => `k${i}\n`),
	'keys in braces': (size) => fill(size, (i) => `k${i}: 1, `, 'values: { ') + '}',
	'keys in braces without colons': (size) => fill(size, (i) => `k${i}, `, 'values: { ') + '}',
	'one key again and again': (size) => 'key: v\n'.repeat(size / 7),
	'one section again and again': (size) => 'values: { a: { is: 1 } }\n'.repeat(size / 25),
	anchors: (size) => fill(size, (i) => `k${i}: &a${i} v\n`),
	'anchors and aliases': (size) => fill(size, (i) => `k${i}: &a${i} v\nl${i}: *a${i}\n`),
	'a bomb of aliases': (size) =>
		fill(size, (i) => `k${i + 1}: &k${i + 1} [*k${i}, *k${i}, *k${i}, *k${i}]\n`, 'k0: &k0 x\n'),
	'aliases of nothing': (size) => fill(size, (i) => `k${i}: *a${i}\n`),
	tags: (size) => fill(size, (i) => `k${i}: !t${i} v\n`),
	'known tags': (size) => fill(size, (i) => `k${i}: !!binary v\n`),
	'merge keys': (size) => '<<: { a: 1 }\n'.repeat(size / 13),
	documents: (size) => '---\na: 1\n'.repeat(size / 9),
	'empty documents': (size) => '---\n'.repeat(size / 4),
	'ends of documents': (size) => '...\n'.repeat(size / 4),
	directives: (size) => '%YAML 1.2\n'.repeat(size / 10),
	'double quotes': (size) => '"'.repeat(size),
	'single quotes': (size) => "'".repeat(size),
	'an open quote': (size) => 'a: "' + 'b: c\n'.repeat(size / 5),
	'many open quotes': (size) => fill(size, (i) => `k${i}: "v\n`),
	'bad escapes': (size) => 'a: "' + '\\y'.repeat(size / 2) + '"',
	'bars and lines': (size) => fill(size, (i) => `k${i}: |\n  v\n`),
	'one long key': (size) => `${'k'.repeat(size)}: v\n`,
	'one long value': (size) => `values: ${'v'.repeat(size)}\n`,
	'one long quoted value': (size) => `values: "${'v '.repeat(size / 2)}"\n`,
	'one long folded value': (size) => 'values: >\n' + '  v v v v\n'.repeat(size / 10),
	'deep brackets': (size) => `a: ${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
	'deep braces': (size) => 'a: ' + '{a: '.repeat(size / 4),
	'deep blocks': (size) => fill(size, (i) => `${' '.repeat(i)}a:\n`),
	'deep, but not too deep': (size) =>
		fill(size, (i) => `k${i}: ${'['.repeat(60)}${']'.repeat(60)}\n`),
	'broken indentation': (size) => fill(size, (i) => `${' '.repeat(i % 7)}k${i}: v\n`),
	'broken lines': (size) => fill(size, (i) => `k${i}: a: b\n`),
	'lines that begin with signs': (size) => fill(size, (i) => `k${i}: @v\n`),
	'null characters': (size) => '\0'.repeat(size),
	'null characters in values': (size) => fill(size, (i) => `k${i}: \0\n`),
	'lone surrogates': (size) => '\ud800'.repeat(size),
	'byte order marks': (size) => '\ufeff'.repeat(size),
	'wide characters read as narrow ones': (size) => 'a\0:\0 \0b\0\n\0'.repeat(size / 10),
	'odd bytes': (size) => fill(size, (i) => String.fromCharCode((i * 7919) % 0x3000)),
	'numbers of all kinds': (size) =>
		fill(size, (i) => `k${i}: ${NUMBERS[i % NUMBERS.length] ?? ''}\n`),
	'numbers as keys': (size) => fill(size, (i) => `${i}: v\n`),
	'texts as sections': (size) => fill(size, (i) => `values${i}: text\n`),
	'empty values': (size) => fill(size, (i) => `  k${i}:\n`, 'values:\n'),
	'values of a wrong shape': (size) => fill(size, (i) => `  k${i}: []\n`, 'values:\n'),
	'values with an unknown key': (size) => fill(size, (i) => `  k${i}: { iss: 1 }\n`, 'values:\n'),
	'values with unknown names': (size) => fill(size, (i) => `  k${i}: { is: x${i} }\n`, 'values:\n'),
	'values that name each other': (size) =>
		fill(size, (i) => `  k${i}: { is: k${i + 1} }\n`, 'values:\n'),
	'values of declared types that name each other': (size) =>
		fill(size, (i) => `  k${i}: { type: int, is: k${i + 1} }\n`, 'values:\n'),
	'values with broken expressions': (size) =>
		fill(size, (i) => `  k${i}: { is: "1 + (" }\n`, 'values:\n'),
	'pieces of no kind': (size) =>
		fill(size, (i) => `  p${i}: { kind: x${i}, count: 1 }\n`, 'pieces:\n'),
	'pieces with many unknown keys': (size) =>
		fill(size, (i) => `x${i}: 1, `, 'pieces: { p: { ') + '} }',
	'names in capitals': (size) => fill(size, (i) => `  K${i}X: { is: 1 }\n`, 'values:\n'),
	'steps that are none': (size) =>
		fill(size, (i) => `      - { mve: ${i} }\n`, 'procedures:\n  p:\n    do:\n'),
	'steps with two verbs': (size) =>
		fill(size, () => `      - { move: a, set: b }\n`, 'procedures:\n  p:\n    do:\n'),
	'loose commas': (size) => fill(size, (i) => `  k${i}: { is: max(a, b, c) }\n`, 'values:\n'),
	'one value with many commas': (size) =>
		fill(size, (i) => `a${i}, `, 'values: { k: { is: ') + '} }',
	'one long expression': (size) => `values: { k: { is: "${'1 + '.repeat(size / 4)}1" } }\n`,
	'one long expression of quotes': (size) => `values: { k: { is: '${'" '.repeat(size / 2)}' } }\n`,
	'one long word as an expression': (size) => `values: { k: { is: ${'k'.repeat(size)} } }\n`,
	'an expression of foreign letters': (size) => `values: { k: { is: ${'ж'.repeat(size)} } }\n`,
	'an expression of foreign words': (size) => `values: { k: { is: ${'жa '.repeat(size / 3)}x } }\n`,
	'an expression of dots': (size) => `values: { k: { is: a${'.b'.repeat(size / 2)} } }\n`,
	'an expression of minus signs': (size) => `values: { k: { is: "${'-'.repeat(size)}1" } }\n`,
	'an expression of brackets': (size) => `values: { k: { is: "${'('.repeat(size)}" } }\n`,
	'an expression of spaces': (size) => `values: { k: { is: "a${' '.repeat(size)}b" } }\n`,
	'changes of nothing': (size) =>
		fill(size, (i) => `  values.k${i}.is: { adjust: 1 }\n`, `${LAYER}change:\n`),
	'a change with a long path': (size) =>
		`${LAYER}change: { ${'a.'.repeat(size / 2)}b: { adjust: 1 } }\n`,
	'a change with many operations': (size) =>
		fill(size, (i) => `x${i}: 1, `, `${LAYER}change: { values.k: { `) + '} }',
	'layers that are required': (size) =>
		fill(
			size,
			(i) => `l${i}, `,
			'layer: { id: hostile, kind: house-rule, game: shells, requires: ['
		) + '] }',
	'choices of nothing': (size) => fill(size, (i) => `  o${i}: yes\n`, `${LAYER}choose:\n`),
	'things to settle': (size) => fill(size, (i) => `  k${i}: a\n`, `${LAYER}resolve:\n`),
	'house rules of a variant': (size) =>
		fill(size, (i) => `r${i}, `, 'variant: { id: hostile, game: shells, house-rules: [') + '] }',
	'options of a variant': (size) =>
		fill(size, (i) => `o${i}: 1, `, 'variant: { id: hostile, game: shells, options: { ') + '} }',
	'changes of a variant': (size) =>
		fill(
			size,
			(i) => `  values.k${i}.is: { adjust: 1 }\n`,
			'variant: { id: hostile, game: shells }\nchange:\n'
		),
	'changes of what the layer says': (size) =>
		fill(
			size,
			(i) => `  values.k${i}.is: { adjust: 1 }\n`,
			fill(size / 2, (i) => `  k${i}: { is: 1 }\n`, `${LAYER}values:\n`) + 'change:\n'
		),
	'texts of nothing': (size) => fill(size, (i) => `    t${i}: { x: "{a} {b" }\n`, 'text:\n  en:\n'),
	'clauses of no number': (size) => fill(size, (i) => `  c${i}: x\n`, 'clauses:\n'),
	'cells of a map': (size) => fill(size, () => `.. `, 'map: { grid: "') + '" }',
	'documents behind many lines': (size) =>
		`${'\n'.repeat(size)}${'---\nscenario: s\n'.repeat(150)}---\na: b: c\n`,
	'dashes in a row on lines': (size) => `${'- '.repeat(60)}a\n`.repeat(size / 122),
	'scenarios without claims': (size) => fill(size, (i) => `---\nscenario: s${i}\nvariant: x\n`)
};

/** Short ones that are odd. */
export const ODD: readonly string[] = [
	'',
	'\0',
	'\ufeff',
	'\ufeffvalues: {}',
	'\ud800: 1',
	'%',
	'@',
	'`',
	'\t',
	'? ',
	': ',
	'!',
	'&',
	'*',
	'- - -',
	'"\\x"',
	'"\\ud800"',
	'\r',
	'\r\r\n',
	'a:\r\n\tb: 1',
	'[',
	']',
	'{',
	'}',
	'{a',
	'[a: b: c',
	'<<: *x',
	'&a [*a]',
	'? [a]: b',
	'? {a: b}\n: c',
	'? |\n  x\n: y',
	'--- |',
	'--- >',
	'|',
	'>',
	'|9',
	'>-',
	'!!js/function "x"',
	'!<tag:yaml.org,2002:map> {}',
	'%YAML 9.9\n---\na: 1',
	'%TAG ! x\n---',
	'...',
	'\ufffe',
	'\u2028',
	'\u0085',
	'a: \u0000',
	"'",
	'"',
	"'''",
	'"a\n\nb"',
	'a: b: c',
	'- a\nb: c',
	'b: c\n- a',
	...NUMBERS.flatMap((number) => [
		`values: { n: { is: ${number} } }`,
		`pieces: { n: { kind: shell, count: ${number} } }`,
		`game: { id: shells, players: { min: ${number}, max: ${number} } }`,
		`fields: { game: { n: { type: int, start: ${number}, min: ${number}, max: ${number} } } }`,
		`options: { n: { type: int, min: ${number}, max: ${number}, default: ${number} } }`,
		`layer: { id: hostile, kind: house-rule, game: shells }\nchange: { values.n.is: { adjust: ${number} } }`
	]),
	...[
		'__proto__',
		'constructor',
		'prototype',
		'toString',
		'valueOf',
		'hasOwnProperty',
		'then',
		'length'
	].flatMap((name) => [
		`${name}: 1`,
		`${name}: { a: 1 }`,
		...SECTIONS_OF_NAMES.map((section) => section.replaceAll('NAME', name))
	])
];

/** A large file as it should be: many counters on lines of their own. */
export function COUNTERS(count: number): string {
	const lines = Array.from(
		{ length: count },
		(_, i) => `  shell-number-${i}: { kind: shell, count: 1 }\n`
	);
	return `pieces:\n${lines.join('')}`;
}

/** The same with four entries each, and long names: six hundred kilobytes of 6,000. */
export function LARGE_COUNTERS(count: number): string {
	const lines = Array.from(
		{ length: count },
		(_, i) =>
			`  the-counter-with-the-number-${i}: { kind: shell-of-a-long-name, side: the-north, strength: ${i % 9}, count: 1 }\n`
	);
	return `pieces:\n${lines.join('')}`;
}

/** What to ask for so that the text is just not refused for being too large. */
export function largestLetThrough(name: string): number {
	const sample = LARGE[name]!(60_000);
	const signs = [...new Lexer().lex(sample)];
	const most = Math.min(
		MAX_LENGTH / sample.length,
		MAX_SIGNS / signs.length,
		MAX_OPENING / signs.filter(isOpening).length
	);
	return Math.floor(most * 60_000 * 0.98 - 200);
}
