/** What players ask in their own words is among the first three things that they are shown. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { changeSheet } from '#lib/ruleset/report/changeable/change-sheet.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { ChangeIndex } from '#lib/workbench/words/change-words.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

/** The question, and the address of what is meant. */
type Question = [string, string];
type Questions = { variant: string } & Record<Language, Question[]>;

const FIRST = 3;
const read = (game: string): Questions =>
	parse(readFileSync(new URL(`${game}.yaml`, import.meta.url), 'utf8')) as Questions;

const GAMES = [
	{ game: 'kings-and-things', en: 30, de: 30, fr: 30 },
	{ game: 'kings-and-things-later', en: 15, de: 15, fr: 16 },
	{ game: 'kings-and-creatures', en: 6, de: 2, fr: 2 }
] as const;

const all = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ ...game, language })));

test.each(all)('$game in $language', ({ game, language, ...counts }) => {
	const questions = read(game);
	const index = new ChangeIndex(
		changeSheet(loadVariant(workspaceOf(), questions.variant)),
		language
	);
	const asked = questions[language];
	expect(asked).toHaveLength(counts[language]);
	// Who looks at what failed reads the question, what was meant, and what came instead.
	const missed = asked.flatMap(([question, target]) => {
		const found = index.find(question, FIRST).map(({ address }) => address);
		return found.includes(target) ? [] : [{ question, target, found }];
	});
	expect(missed).toEqual([]);
});
