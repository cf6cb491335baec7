/** Whoever reads the rulebook in German or French reads all of it in that language. */
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { listGames } from '#lib/ruleset/workspace/workspace.ts';
import { clausesOf, textsOf } from './texts-of-games.ts';

const GAMES = listGames(workspaceOf());
const ENGLISH = /\b(the|and|with|of|nobody|everybody)\b/i;
/** The French rulebook calls this power so. */
const ENGLISH_NAME = 'King of Things';

describe.each(GAMES.flatMap((game) => ['de', 'fr'].map((language) => ({ game, language }))))(
	'the paragraphs of $game in $language',
	({ game, language }) => {
		const clauses = clausesOf(game);
		const said = textsOf(game).filter(
			(entry) => entry.language === language && entry.path.startsWith('clauses.')
		);
		const saidOf = new Map(said.map(({ path, text }) => [path.slice('clauses.'.length), text]));

		it('are all there, once, and no others', () => {
			expect(clauses.size).toBeGreaterThan(3);
			expect([...saidOf.keys()].sort()).toEqual([...clauses.keys()].sort());
			const own = said.filter(({ changes }) => !changes);
			expect(own.length).toBe(saidOf.size);
		});

		it('are not the English ones', () => {
			const same = [...clauses].filter(([id, english]) => saidOf.get(id) === english);
			expect(same).toEqual([]);
			const english = said.filter(({ text }) => ENGLISH.test(text.replace(ENGLISH_NAME, '')));
			expect(english.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
		});

		it('name the same numbers', () => {
			const numbers = (text: string) => text.match(/\d+/g)?.join(' ') ?? '';
			const other = [...clauses].filter(
				([id, text]) => numbers(saidOf.get(id) ?? '') !== numbers(text)
			);
			expect(other.map(([id, text]) => `${id}: ${text} | ${saidOf.get(id)}`)).toEqual([]);
		});

		it('end as sentences do, and are spaced as the language has it', () => {
			const wrong = said.filter(
				({ text }) =>
					!/[.!?)]$/.test(text) ||
					text !== text.trim() ||
					/ {2}/.test(text) ||
					(language === 'fr' ? /[^\s][:;?!]/.test(text) : /\s[:;?!]/.test(text))
			);
			expect(wrong.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
		});
	}
);
