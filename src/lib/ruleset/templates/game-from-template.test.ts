/** The small games from which new ones begin, as they lie in their folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileFindings } from '#lib/language/file-findings.ts';
import { childOf, plainOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { gameTemplates, isGameId, newGame } from './game-from-template.ts';

const FOLDER = join(import.meta.dirname, '../../../../templates');
const files = new Map(
	readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.yaml'))
		.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(FOLDER, path), 'utf8')])
);
const templates = gameTemplates(files);

/** The addresses of all texts of a language. */
function addresses(data: unknown, at = ''): string[] {
	if (typeof data !== 'object' || data === null) return [at];
	return Object.entries(data).flatMap(([key, value]) => addresses(value, `${at}.${key}`));
}

describe.each(templates)('$id', ({ id, files: own }) => {
	it('has a head that is in shape', () => {
		const path = `${id}/template.yaml`;
		expect(fileFindings(parseFile(path, files.get(path)!), 'template')).toEqual([]);
	});

	it('says the same things in every language', () => {
		const said = (language: string): string[] => {
			const { root } = parseFile('text.yaml', own.get(`text/${language}.yaml`)!);
			const texts = childOf(childOf(root ?? undefined, 'text'), language);
			return addresses(plainOf(texts))
				.map((address) => address.replace(/\.(name|gender|accusative)$/, ''))
				.filter((candidate) => !candidate.startsWith('.clauses.'));
		};
		const english = new Set(said('en'));
		for (const language of ['de', 'fr']) expect(new Set(said(language))).toEqual(english);
	});

	it('has its paragraphs in every language', () => {
		const clauses = [...own.get('base/clauses.yaml')!.matchAll(/^ {2}(R-\d+):/gm)];
		for (const language of ['de', 'fr']) {
			const text = own.get(`text/${language}.yaml`)!;
			for (const [, clause] of clauses) expect(text).toContain(`      ${clause}: "`);
		}
	});
});

it('a new game has its id in the place of the word of the template, and nowhere else', () => {
	const files = new Map([
		['base/game.yaml', 'game: { id: my-game } # in my-game-rooms, not tommy-game or my-games\n'],
		['text/en.yaml', 'text:\n  en:\n    game: Mine # its name\n    words: { x: Mine }\n'],
		['variants/my-game-two.yaml', 'text: { de: { game: Mine, variants: {} } }\n']
	]);
	const template = { id: 'small', name: {}, about: {}, standsFor: 'my-game', files };
	expect(newGame(template, 'lake', 'The $& Lake')).toEqual(
		new Map([
			['base/game.yaml', 'game: { id: lake } # in lake-rooms, not tommy-game or my-games\n'],
			['text/en.yaml', 'text:\n  en:\n    game: The $& Lake # its name\n    words: { x: Mine }\n'],
			['variants/lake-two.yaml', 'text: { de: { game: The $& Lake, variants: {} } }\n']
		])
	);
});

it.each([
	['lake', true],
	['lake-2', true],
	['variants', false],
	['Lake', false],
	['2-lakes', false],
	['lake--two', false],
	['lake-', false],
	['constructor', false],
	['con', false],
	['l'.repeat(41), false]
])('%j is the id of a game: %s', (id, good) => {
	expect(isGameId(id)).toBe(good);
});
