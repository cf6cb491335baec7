import { linkYaml } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';

type Change = [old: string, now: string];

export function changedTokens(...changes: Change[]): string {
	let text = TOKENS;
	for (const [old, now] of changes) {
		if (!text.includes(old)) throw new Error(`the fixture does not say ${old}`);
		text = text.replace(old, () => now);
	}
	return text;
}

/** What is found after a change: `code: message @ the text pointed at`. */
export function found(...changes: Change[]): string[] {
	const text = changedTokens(...changes);
	return linkYaml(text).diagnostics.map(({ code, message, range }) => {
		const [line = ''] = text.slice(range.start.offset, range.end.offset).split('\n');
		return `${code}: ${message} @ ${line}`;
	});
}

/** A step more at the beginning of the turn. */
export const step = (...lines: string[]): [string, string] => [
	'      - set: first\n',
	`      - ${lines.join('\n        ')}\n      - set: first\n`
];
