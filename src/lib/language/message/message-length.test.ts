import { expect, test } from 'vitest';
import { messageLength } from './message-length.ts';
import { readMessage } from './read-message.ts';

test.each([
	['Pass', 4],
	["D'accord", 8],
	['Zoö', 3],
	['Build in {site}', 9 + 12],
	['Build {site.into}', 6 + 12],
	['Pay {n}', 4 + 2],
	['{n, plural, one {# hit} other {# hits}}', 2 + 5],
	['{what, select, feminine {perdue} other {perdu}} {what}', 6 + 1 + 12]
])('%s', (text, length) => {
	const read = readMessage(text);
	expect(read.ok && messageLength(read, (name) => name === 'n')).toBe(length);
});
