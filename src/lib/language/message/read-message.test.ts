import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#lib/language/said.ts';
import { messageLength } from './message-length.ts';
import { readMessage } from './read-message.ts';

const uses = (text: string) => {
	const read = readMessage(text);
	return read.ok ? read.uses.map(({ name, from, to }) => [name, text.slice(from, to)]) : null;
};
const trouble = (text: string) => {
	const read = readMessage(text);
	return read.ok ? null : [inEnglish(read.said), text.slice(read.from, read.to)];
};

describe('a message', () => {
	it('names what is put in, at its place, behind apostrophes and hyphens as well', () => {
		expect(uses("d'{last-tried} it''s '{who}' { n }")).toEqual([
			['last-tried', '{last-tried}'],
			['who', '{who}'],
			['n', '{ n']
		]);
		expect(uses('{n, plural, =0 {none of {them}} one {# thing} other {# things}}')).toEqual([
			['n', '{n'],
			['them', '{them}']
		]);
		expect(uses('{by, plural, =1 {up} =-1 {down} other {by #}}')).toEqual([['by', '{by']]);
		expect(uses('a # and <b>')).toEqual([]);
	});

	it('says what is wrong with it, and where', () => {
		expect(trouble('x {')).toEqual(['The brace that opens here is not closed', '{']);
		expect(trouble('x {}')).toEqual(['Between braces stands the name of what is put in', '{}']);
		expect(trouble("it's {n, plurl, one {a} other {b}}")).toEqual([
			'After the comma stands "plural", "selectordinal" or "select"',
			'plurl'
		]);
		expect(trouble('{n, plural, offset:1 one {a} other {b}}')).toEqual([
			'An offset is not used here: count what is to be counted',
			'{n'
		]);
		expect(trouble('{n, plural, other {b}}')).toEqual([
			'A plural with the form "other" alone says nothing: {n}',
			'{n'
		]);
		expect(trouble('{n, plural, one {a} one {b} other {c}}')?.[0]).toBe('A form stands here twice');
		expect(trouble('{n, select, a}')?.[0]).toMatch(/^Forms are written with their texts in braces/);
	});

	it('is read or refused within its text, whatever it is', () => {
		const words = fc.array(
			fc.constantFrom('{', '}', "'", '#', 'n', ', plural, ', 'one ', 'other ', '-', ' '),
			{
				maxLength: 20
			}
		);
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					words.map((all) => all.join(''))
				),
				(text) => {
					const read = readMessage(text);
					const places = read.ok ? read.uses : [read];
					for (const { from, to } of places) {
						expect(from).toBeGreaterThanOrEqual(0);
						expect(from).toBeLessThan(to);
						expect(to).toBeLessThanOrEqual(text.length);
					}
				}
			)
		);
	});
});

it.each([
	['Pass', 4],
	["D'accord", 8],
	['Zoö', 3],
	['Build in {site}', 9 + 12],
	['Build {site.into}', 6 + 12],
	['Pay {n}', 4 + 2],
	['{n, plural, one {# hit} other {# hits}}', 2 + 5],
	['{what, select, feminine {perdue} other {perdu}} {what}', 6 + 1 + 12]
])('%s takes %i letters', (text, length) => {
	const read = readMessage(text);
	expect(read.ok && messageLength(read, (name) => name === 'n')).toBe(length);
});
