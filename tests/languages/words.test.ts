/** Texts of the games keep to the words of their rulebooks, which docs/words/ lists: one word for one thing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { textsOf, type GameText } from './texts-of-games.ts';

/** From a line of the book, from a counter, or our own. */
interface Origin {
	line?: number;
	counter?: true;
	ours?: string | true;
}
interface Word extends Origin {
	en: string;
	word: string;
	section?: string;
	texts?: string[];
}
interface Glossary {
	game: string;
	language: string;
	words: Word[];
	pieces?: Record<string, Origin & { word: string }>;
	never: { pattern: string; say: string }[];
}

const folder = join(import.meta.dirname, '../../docs/words');
const glossaries = readdirSync(folder)
	.filter((file) => file.endsWith('.yaml'))
	.map((file) => parse(readFileSync(join(folder, file), 'utf8')) as Glossary);

/** The name at a path, whether it stands there alone or beside others. */
const named = (texts: GameText[], path: string) =>
	texts.filter((entry) => entry.path === path || entry.path === `${path}.name`);

const wholeWord = (pattern: string) =>
	new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d-])`, 'u');

/** Names of arguments are no words. */
const spoken = (text: string) => text.replace(/\{[^}]*\}/g, '{}');

test('there is a glossary for every game of a box in German and French', () => {
	const all = glossaries.map(({ game, language }) => `${game} ${language}`);
	expect(all.sort()).toEqual([
		'kings-and-creatures de',
		'kings-and-creatures fr',
		'kings-and-things de',
		'kings-and-things fr',
		'kingsburg de',
		'kingsburg fr'
	]);
});

describe.each(glossaries)('the words of $game in $language', ({ game, language, ...glossary }) => {
	const texts = textsOf(game).filter((entry) => entry.language === language);
	const pieces = Object.entries(glossary.pieces ?? {});

	it('come from one place each', () => {
		const origins = (origin: Origin) =>
			[origin.line, origin.counter, origin.ours].filter(Boolean).length;
		const unsure = [...glossary.words, ...pieces.map(([, piece]) => piece)].filter(
			(word) => origins(word) !== 1
		);
		expect(unsure).toEqual([]);
		const unplaced = glossary.words.filter(({ line, section }) => !line !== !section);
		expect(unplaced).toEqual([]);
	});

	it('are what the texts are called', () => {
		const strays = glossary.words.flatMap(({ word, texts: paths = [] }) =>
			paths.flatMap((path) => {
				const found = named(texts, path);
				if (found.length === 0) return [`${path} has no text; the book says ${word}`];
				return found
					.filter(({ text }) => text !== word)
					.map(({ place, text }) => `${place}: ${path} is "${text}"; the book says "${word}"`);
			})
		);
		expect(strays).toEqual([]);
	});

	it('name every counter', () => {
		const words = new Set(glossary.words.map(({ word }) => word));
		const listed = new Map(pieces.map(([id, { word }]) => [`pieces.${id}`, word]));
		const strays = texts
			.filter(({ path }) => /^pieces\.[^.]+(\.name)?$/.test(path))
			// Templates show what a text looks like.
			.filter(({ place }) => !place.includes('/templates/'))
			.filter(({ path, text }) => {
				const known = listed.get(path.replace(/\.name$/, ''));
				if (known !== undefined) return known !== text;
				return !words.has(text.replace(/ \d+$/, ''));
			});
		expect(strays.map(({ place, path, text }) => `${place}: ${path} is "${text}"`)).toEqual([]);
	});

	it('have no second word beside them', () => {
		const strays = glossary.never.flatMap(({ pattern, say }) => {
			const second = wholeWord(pattern);
			return texts
				.filter(({ path, text }) => !path.endsWith('.asked') && second.test(spoken(text)))
				.map(
					({ place, text }) =>
						`${place}: "${second.exec(spoken(text))?.[0]}" in "${text}"; say ${say}`
				);
		});
		expect(strays).toEqual([]);
	});
});
