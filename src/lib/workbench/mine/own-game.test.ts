import { expect, test } from 'vitest';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import { deliveredTemplates } from './game-templates.ts';
import { filesOfOwnGame, ownGame } from './own-game.ts';

const file = (path: string, text = '', delivered: string | null = null): WorkFile => ({
	path,
	text,
	delivered
});

test('there are four, and each says in three languages what it is', () => {
	expect(deliveredTemplates.map(({ id }) => id)).toEqual(['map', 'board', 'cards', 'dice']);
	for (const { name, about, files } of deliveredTemplates) {
		expect([Object.keys(name).sort(), Object.keys(about).sort()]).toEqual([
			['de', 'en', 'fr'],
			['de', 'en', 'fr']
		]);
		expect([...files.keys()]).toContain('base/game.yaml');
		expect([...files.keys()]).not.toContain('template.yaml');
	}
});

test.each(deliveredTemplates)('$id gets an id and a name, and nothing else', (template) => {
	const { id, files } = ownGame(template, 'Die {Höhle}: "Ost"', []);
	expect(id).toBe('die-hohle-ost');
	expect(files.size).toBe(template.files.size);
	const whole = [...files].flat().join('\n');
	expect(whole).not.toMatch(/my.game/i);
	for (const path of files.keys()) {
		expect(path).toMatch(/^(die-hohle-ost\/(base|text|tests)\/|variants\/die-hohle-ost)/);
	}
	expect(files.get('variants/die-hohle-ost.yaml')).toBe(
		'variant: { id: die-hohle-ost, game: die-hohle-ost }\n'
	);
	for (const language of ['en', 'de', 'fr']) {
		const text = files.get(`die-hohle-ost/text/${language}.yaml`)!;
		expect(text.match(/Die \{Höhle\}: \\?"Ost\\?"/g)).toHaveLength(3);
		const original = template.files.get(`text/${language}.yaml`)!;
		expect(text.split('\n')).toHaveLength(original.split('\n').length);
	}
});

test('a second one of the same name stands beside the first, and beside delivered ones', () => {
	const [template] = deliveredTemplates;
	const here = (...paths: string[]) => paths.map((path) => file(path));
	const idOf = (name: string, ...paths: string[]) => ownGame(template!, name, here(...paths)).id;
	expect(idOf('Island')).toBe('island');
	expect(idOf('Island', 'island/base/game.yaml')).toBe('island-2');
	expect(idOf('Island', 'variants/island.yaml', 'island-2/text/en.yaml')).toBe('island-3');
	expect(idOf('Island', 'variants/island-swift.yaml')).toBe('island-2');
	expect(idOf('Variants')).toBe('variants-2');
	expect(idOf('島')).toBe('new-game');
});

test('the files of a game of one’s own go together; those of a delivered one are not meant', () => {
	const mine = [
		file('island/base/layer.yaml', 'layer: { id: base, kind: base, game: island }\n'),
		file('island/tests/game.yaml', 'scenario: x\n'),
		file('variants/island.yaml', 'variant: { id: island, game: island }\n'),
		file('variants/other.yaml', 'variant: { id: other, game: island }\n')
	];
	const rest = [
		file('islands/base/layer.yaml'),
		file('variants/shells.yaml', 'variant: { id: shells, game: shells }\n', 'x'),
		file('shells/base/layer.yaml', 'x', 'x'),
		file('shells/house-rules/mine.yaml', 'layer: { id: mine, kind: house-rule, game: shells }\n')
	];
	expect(filesOfOwnGame('island', [...rest, ...mine])).toEqual(mine);
	expect(filesOfOwnGame('shells', [...rest, ...mine])).toEqual([]);
	expect(filesOfOwnGame('nothing', [...rest, ...mine])).toEqual([]);
});
