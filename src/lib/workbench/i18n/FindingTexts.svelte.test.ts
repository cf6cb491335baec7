import { expect, test, vi } from 'vitest';
import { asSaid, say } from '#lib/language/said.ts';
import { findingText, findingTextOnce, toldOnce } from './FindingTexts.svelte.ts';
import { standInLanguage } from './stand-ins.ts';

// What a person prefers needs a browser.
const settings = vi.hoisted(() => ({ language: 'en' }));
vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({ settings }));

test('a finding is English until the book of the language is there', async () => {
	const said = say`file/there-is-no: There is no ${say`word/event: event`} "${'end'}"`;
	expect(findingText(said)).toEqual({ text: 'There is no event "end"', lang: undefined });
	settings.language = 'de';
	expect(findingText(said)).toEqual({ text: 'There is no event "end"', lang: 'en' });
	await vi.waitFor(() =>
		expect(findingText(said)).toEqual({ text: 'Unbekannt: Ereignis „end“', lang: undefined })
	);
	expect(findingText(asSaid('the rules broke'))).toEqual({ text: 'the rules broke', lang: 'en' });
});

test('what is read once waits for its book', async () => {
	settings.language = 'fr';
	expect(await findingTextOnce(say`meaning/there-is-no: There is no "${'end'}"`)).toEqual({
		text: 'Inconnu\u202f: «\u202fend\u202f»',
		lang: undefined
	});
});

test('what stood in the way is marked where English stands in for it', async () => {
	settings.language = 'fr';
	expect(await toldOnce(Promise.resolve(null))).toBeNull();
	const told = await toldOnce(Promise.resolve(say`meaning/there-is-no: There is no "${'end'}"`));
	expect(standInLanguage(told!)).toBeUndefined();
	expect(await toldOnce(Promise.resolve(asSaid('the rules broke')))).toBe('the rules broke');
	expect(standInLanguage('the rules broke')).toBe('en');
});
