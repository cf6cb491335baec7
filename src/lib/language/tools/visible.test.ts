import { expect, it } from 'vitest';
import { visible } from './visible.ts';

it('writes what a terminal would obey', () => {
	expect(visible('\x1b[31mred\x1b]0;title\x07')).toBe('\\u001b[31mred\\u001b]0;title\\u0007');
	expect(visible('\x9b31m\x7f\b')).toBe('\\u009b31m\\u007f\\u0008');
	expect(visible('real\rfake')).toBe('real\\u000dfake');
});

it('writes what an eye would not see', () => {
	expect(visible('a\u202eb\u2066c\u200bd\ufeffe\u00adf')).toBe(
		'a\\u202eb\\u2066c\\u200bd\\ufeffe\\u00adf'
	);
	expect(visible('ad\u200dmin and \u200cmore')).toBe('ad\\u200dmin and \\u200cmore');
});

it('leaves lines, tabs, scripts that join and signs of several parts', () => {
	for (const text of ['a\tb\r\nc\n', 'می\u200cخواهم', '👩\u200d🚀', 'Ça, Ä, 王', '\u00a0'])
		expect(visible(text)).toBe(text);
});

it('keeps JSON the same data', () => {
	const data = { 'k\u202e': '\x9b \u200b' };
	expect(JSON.parse(visible(JSON.stringify(data)))).toEqual(data);
});
