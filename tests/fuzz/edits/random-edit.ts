/** One edit as somebody might make it by mistake, or as a program that went wrong might. Seeded: a number stands for an edit. */

export type Pick = (n: number) => number;

interface Edit {
	name: string;
	/** null where the text has nothing to do it to. */
	make: (text: string, pick: Pick) => string | null;
}

const ODD_TEXTS = [
	'\t',
	'"',
	"'",
	'{',
	'}',
	'[',
	']',
	':',
	' #',
	'- ',
	',',
	'(',
	')',
	'&',
	'*',
	'!',
	'|',
	'>',
	'%',
	'@',
	'`',
	'?',
	'\0',
	'\ufeff',
	'\ud83d',
	'é',
	'…',
	'\u2028',
	'\r',
	'\n',
	'\n\n',
	'---\n',
	': ',
	'{}',
	'[]',
	'null',
	'~',
	'<<: '
];
const ODD_VALUES = [
	'',
	'-1',
	'0',
	'1',
	'2147483647',
	'2147483648',
	'-2147483649',
	'1e9',
	'1e999',
	'.inf',
	'.nan',
	'0x10',
	'0.5',
	'true',
	'null',
	'~',
	'""',
	"''",
	'{}',
	'[]',
	'[1]',
	'{ a: 1 }',
	'none',
	'constructor',
	'__proto__',
	'toString',
	'x',
	'a.b',
	'a-b',
	'"1 +"',
	'"(("',
	'players',
	'you',
	'option',
	'2d6',
	'2026-01-01',
	'all',
	'game',
	'"{n}"'
];

const linesOf = (text: string): string[] => text.split('\n');
const some = <T>(list: readonly T[], pick: Pick): T | undefined =>
	list.length === 0 ? undefined : list[pick(list.length)];

/** One of the matches, replaced. */
function replaceOne(
	text: string,
	pattern: RegExp,
	pick: Pick,
	by: (match: RegExpExecArray) => string
): string | null {
	const match = some([...text.matchAll(pattern)], pick);
	if (!match) return null;
	return text.slice(0, match.index) + by(match) + text.slice(match.index + match[0].length);
}

function withLines(text: string, change: (lines: string[]) => string[]): string {
	return change(linesOf(text)).join('\n');
}

/** The lines from one that is further out than those below it, as a block. */
function blockFrom(lines: readonly string[], from: number): number {
	const depth = (line: string) => line.length - line.trimStart().length;
	let to = from + 1;
	while (to < lines.length && (lines[to]!.trim() === '' || depth(lines[to]!) > depth(lines[from]!)))
		to++;
	return to;
}

const misspelt = (word: string, pick: Pick): string => {
	const at = pick(word.length);
	const letter = String.fromCharCode(97 + pick(26));
	const ways = [
		word.slice(0, at) + word.slice(at + 1),
		word.slice(0, at) + letter + word.slice(at),
		word.slice(0, at) + letter + word.slice(at + 1),
		word.slice(0, at) + (word[at + 1] ?? '') + word.charAt(at) + word.slice(at + 2),
		word.toUpperCase()
	];
	return ways[pick(ways.length)]!;
};

const WORD = /[A-Za-z_][\w-]*/g;
const KEY = /[\w-]+(?=:(?:\s|$))/gm;
const VALUE = /(?<=: )[^\n,{}[\]]+/g;
const NUMBER = /(?<![\w-])-?\d+(?![\w-])/g;

const EDITS: readonly Edit[] = [
	{
		name: 'a line is gone',
		make: (text, pick) => withLines(text, (lines) => lines.toSpliced(pick(lines.length), 1))
	},
	{
		name: 'several lines are gone',
		make: (text, pick) =>
			withLines(text, (lines) => lines.toSpliced(pick(lines.length), 1 + pick(5)))
	},
	{
		name: 'a line is there twice',
		make: (text, pick) =>
			withLines(text, (lines) => {
				const at = pick(lines.length);
				return lines.toSpliced(at, 0, lines[at]!);
			})
	},
	{
		name: 'two lines have changed places',
		make: (text, pick) =>
			withLines(text, (lines) => {
				const [a, b] = [pick(lines.length), pick(lines.length)];
				return lines.with(a, lines[b]!).with(b, lines[a]!);
			})
	},
	{
		name: 'two values have changed places',
		make: (text, pick) => {
			const values = [...text.matchAll(VALUE)].map(([value]) => value);
			const value = some(values, pick);
			return value === undefined ? null : replaceOne(text, VALUE, pick, () => value);
		}
	},
	{
		name: 'a value is another',
		make: (text, pick) => replaceOne(text, VALUE, pick, () => some(ODD_VALUES, pick) ?? '')
	},
	{
		name: 'a number is another',
		make: (text, pick) => {
			const odd = ['-1', '0', '1', '7', '100', '10000', '2147483647', '99999999999', '1e999', '-5'];
			return replaceOne(text, NUMBER, pick, () => odd[pick(odd.length)]!);
		}
	},
	{
		name: 'a line is indented otherwise',
		make: (text, pick) =>
			withLines(text, (lines) => {
				const at = pick(lines.length);
				const indents = [
					` ${lines[at]!}`,
					lines[at]!.slice(1),
					lines[at]!.trimStart(),
					`\t${lines[at]!}`
				];
				return lines.with(at, indents[pick(indents.length)]!);
			})
	},
	{ name: 'the end is gone', make: (text, pick) => text.slice(0, pick(text.length + 1)) },
	{
		name: 'a part is gone',
		make: (text, pick) => {
			const at = pick(text.length + 1);
			return text.slice(0, at) + text.slice(at + 1 + pick(40));
		}
	},
	{
		name: 'something stands in between',
		make: (text, pick) => {
			const at = pick(text.length + 1);
			return text.slice(0, at) + (some(ODD_TEXTS, pick) ?? '') + text.slice(at);
		}
	},
	{
		name: 'a word is misspelt',
		make: (text, pick) => replaceOne(text, WORD, pick, ([word]) => misspelt(word, pick))
	},
	{
		name: 'a word is another',
		make: (text, pick) => {
			const words = [...text.matchAll(WORD)].map(([word]) => word);
			const word = some(words, pick);
			return word === undefined ? null : replaceOne(text, WORD, pick, () => word);
		}
	},
	{
		name: 'a key is misspelt',
		make: (text, pick) => replaceOne(text, KEY, pick, ([key]) => misspelt(key, pick))
	},
	{
		name: 'a key is another',
		make: (text, pick) => {
			const keys = [...text.matchAll(KEY)].map(([key]) => key);
			const key = some(keys, pick);
			return key === undefined ? null : replaceOne(text, KEY, pick, () => key);
		}
	},
	{
		name: 'a block stands elsewhere',
		make: (text, pick) =>
			withLines(text, (lines) => {
				const from = pick(lines.length);
				const to = blockFrom(lines, from);
				const rest = lines.toSpliced(from, to - from);
				return rest.toSpliced(
					pick(rest.length + 1),
					0,
					...lines.slice(from, Math.min(to, from + 500))
				);
			})
	},
	{
		name: 'a sign is another',
		make: (text, pick) => {
			const signs = [
				' + ',
				' - ',
				' * ',
				' and ',
				' or ',
				' == ',
				' < ',
				' >= ',
				' in ',
				' is ',
				'.',
				', '
			];
			return replaceOne(
				text,
				/ [-+*] | and | or | [=!<>]=? | in | is |\.|, /g,
				pick,
				() => signs[pick(signs.length)]!
			);
		}
	}
];

/** One or several edits, as `pick` has it. */
export function randomEdit(text: string, pick: Pick): { text: string; names: string[] } {
	const names: string[] = [];
	let edited = text;
	const count = pick(4) === 0 ? 2 + pick(3) : 1;
	for (let i = 0; i < count; i++) {
		const edit = EDITS[pick(EDITS.length)]!;
		const next = edit.make(edited, pick);
		if (next === null) continue;
		edited = next;
		names.push(edit.name);
	}
	return { text: edited, names };
}
