import { describe, expect, it } from 'vitest';
import {
	at,
	change,
	codes,
	composed,
	printed,
	workspaceWith
} from '#lib/ruleset/testing/testing-layers.ts';
import { composeGame, listGames, listVariants, loadVariant } from './workspace.ts';

describe('workspaces', () => {
	const variant = (text: string): string => `variant:\n  id: mine\n  game: game\n${text}`;

	it('list what is in them', () => {
		const workspace = workspaceWith();
		workspace.files.set('variants/mine.yaml', variant(''));
		expect(listGames(workspace)).toEqual(['game']);
		expect(listVariants(workspace).map(({ id, game }) => [id, game.id])).toEqual([
			['mine', 'game']
		]);
	});

	it('have no variant in a file that says nothing, and one in a file that cannot be read', () => {
		const workspace = workspaceWith();
		workspace.files.set('variants/empty.yaml', '# to be written');
		workspace.files.set('variants/broken.yaml', '[[[');
		expect(listVariants(workspace).map(({ id }) => id)).toEqual(['broken']);
		expect(codes(loadVariant(workspace, 'empty'))).toEqual(['ref/unknown-variant']);
	});

	it('load variants by id, by path and from elsewhere', () => {
		const workspace = workspaceWith({ a: change('pieces.owl.size: { adjust: 1 }') });
		const text = `${variant('  house-rules: a\n')}change:\n  pieces.owl.count: { adjust: 1 }\n`;
		const extra = [{ path: '/home/me/mine.yaml', text }];
		const elsewhere = loadVariant(workspace, '/home/me/mine.yaml', extra);
		workspace.files.set('variants/mine.yaml', text);
		const byId = loadVariant(workspace, 'mine');
		expect(codes(byId)).toEqual([]);
		expect(at(byId, 'pieces.owl')).toBe('{ kind: token, count: 3, size: 6 }');
		expect(Object.keys(byId.lock)).toEqual(['base', 'a', 'variant:mine']);
		expect(printed(loadVariant(workspace, 'variants/mine.yaml'))).toBe(printed(byId));
		expect(printed(elsewhere)).toBe(printed(byId));
		expect(elsewhere.lock).toEqual(byId.lock);
	});

	it('take extra layers, also those without a header and those of several files', () => {
		const extra = [
			{ path: '/tmp/loose.yaml', text: change('pieces.owl.size: { adjust: 1 }') },
			{ path: '/tmp/more/layer.yaml', text: 'layer: { id: more, kind: patch }' },
			{ path: '/tmp/more/x/pieces.yaml', text: change('pieces.owl.size: { expect: 6, set: 8 }') }
		];
		const composition = composeGame(workspaceWith(), 'game', [], extra);
		expect(codes(composition)).toEqual([]);
		expect(at(composition, 'pieces.owl.size')).toBe('8');
		expect(composition.layers.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
			'base base',
			'loose house-rule',
			'more patch'
		]);
	});

	it('go on without a broken layer', () => {
		for (const text of [
			'a: b: c',
			'chnage: {}',
			change('pieces.owl.sizes: { adjust: 1 }'),
			'layer: { id: x, game: other }'
		]) {
			const composition = composeGame(workspaceWith(), 'game', [], [{ path: '/tmp/x.yaml', text }]);
			expect(composition.leftOut).toMatchObject([{ layer: 'x', files: ['/tmp/x.yaml'] }]);
			expect(composition.diagnostics.length).toBe(1);
			expect(composition.complete).toBe(true);
			expect(printed(composition)).toBe(printed(composed()));
		}
	});

	it('leave out what needs a layer that was left out', () => {
		const rules = {
			broken: change('pieces.owl.size: { expect: 0, set: 1 }'),
			needy: { header: '  requires: [broken]', says: change('pieces.owl.size: { adjust: 1 }') }
		};
		const composition = composed(rules);
		expect(codes(composition)).toEqual(['layer/drift']);
		expect(composition.layers.map(({ id }) => id)).toEqual(['base']);
	});

	it('say which names they do not know', () => {
		expect(codes(loadVariant(workspaceWith(), 'nobody'))).toEqual(['ref/unknown-variant']);
		expect(codes(composeGame(workspaceWith(), 'gam'))).toEqual(['ref/unknown-game']);
		expect(codes(composeGame(workspaceWith(), 'game', ['x']))).toEqual(['layer/unknown-layer']);
	});

	it('know when they are not complete', () => {
		const workspace = workspaceWith();
		workspace.files.set('game/base/more.yaml', 'values: { a: [ }');
		expect(composeGame(workspace, 'game').complete).toBe(false);
	});
});
