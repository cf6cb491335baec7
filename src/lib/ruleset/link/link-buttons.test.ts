import { describe, expect, it } from 'vitest';
import { found } from './changed-tokens.test.fixture.ts';

const TOO_LONG = 'Build a large token in the very middle of {site}';
const long = (texts: string): string[] =>
	found(['enums:', `text: { ${texts} }\nenums:`])
		.filter((line) => line.startsWith('text/too-long'))
		.map((line) => line.replaceAll('"', ''));
const said = (length: number, more: string) =>
	`text/too-long: This is about ${length} letters long, and a button has room for 40: ${more}`;
const BESIDE = 'write a short form of it beside it, short';

describe('texts of buttons', () => {
	it('fit there, a name counted as twelve letters', () => {
		expect(long('en: { actions: { build: "Build something that is good in {site}" } }')).toEqual([
			`${said(44, BESIDE)} @ Build something that is good in {site}`
		]);
		expect(long('en: { actions: { build: "Build something that is in {site}" } }')).toEqual([]);
		expect(long(`de: { actions: { build: { name: "${TOO_LONG}" } } }`)).toEqual([
			`${said(54, BESIDE)} @ ${TOO_LONG}`
		]);
	});

	it('have a short form where they do not', () => {
		const build = (short: string) =>
			long(`en: { actions: { build: { name: "${TOO_LONG}", short: "${short}" } } }`);
		expect(build('In {site}')).toEqual([]);
		expect(build(`${TOO_LONG}!`)).toEqual([`${said(55, 'make it shorter')} @ ${TOO_LONG}!`]);
		expect(
			long(
				`en: { actions: { build: { name: "${TOO_LONG}", short: x } } }, de: { actions: { build: "${TOO_LONG}" } }`
			)
		).toEqual([`${said(54, BESIDE)} @ ${TOO_LONG}`]);
	});

	it('are also those for declining and of options, and not questions', () => {
		const words = 'No, I would rather not do anything at all';
		const quoted = `"${words}"`;
		expect(long(`en: { windows: { construction: { ask: ${quoted}, pass: ${quoted} } } }`)).toEqual([
			`${said(41, BESIDE)} @ ${words}`
		]);
		expect(
			long(
				`en: { windows: { construction: { ask: ${quoted}, pass: { name: ${quoted}, short: No } } } }`
			)
		).toEqual([]);
		expect(long(`en: { choices: { turn.answer: { ask: ${quoted}, no: ${quoted} } } }`)).toEqual([
			`${said(41, BESIDE)} @ ${words}`
		]);
	});
});
