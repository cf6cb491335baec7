/** Which layers go together. */
import { describe, expect, it } from 'vitest';
import { workspaceWith } from '#lib/ruleset/testing/testing-layers.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';

describe('reasons of layers', () => {
	it('are told when layers exclude or need each other', () => {
		const rules = {
			a: { header: '  excludes: { b: There is one owl only }', says: '' },
			b: { header: '  requires: { c: Nobody could tell }', says: '' },
			c: ''
		};
		const messages = (...ids: string[]) =>
			composeGame(workspaceWith(rules), 'game', ids).diagnostics.map(({ message }) => message);
		expect(messages('a', 'b', 'c')).toEqual([
			'"a" and "b" cannot be used together: There is one owl only'
		]);
		expect(messages('b')).toEqual([
			'"b" needs the layer "c", which is not chosen: Nobody could tell'
		]);
	});

	it('are told as a warning when one only advises against another', () => {
		const rules = { a: { header: '  advises-against: { b: It gets late }', says: '' }, b: '' };
		const found = (...ids: string[]) =>
			composeGame(workspaceWith(rules), 'game', ids).diagnostics.map(
				({ code, severity, message }) => [code, severity, message]
			);
		expect(found('a', 'b')).toEqual([
			[
				'layer/advised-against',
				'warning',
				'"a" and "b" had better not be used together: It gets late'
			]
		]);
		expect(found('a')).toEqual([]);
	});
});

describe('a layer that others bring along', () => {
	const rules = {
		a: { header: '  brings: [deck]', says: '' },
		b: { header: '  brings: [a, deck]', says: '' },
		deck: '',
		lost: { header: '  brings: [dekc]', says: '' },
		round: { header: '  brings: [round]', says: '' }
	};
	const composed = (...ids: string[]) => composeGame(workspaceWith(rules), 'game', ids);

	it('is played once, before those that bring it, whether it is chosen or not', () => {
		for (const [chosen, played] of [
			[['a'], ['base', 'deck', 'a']],
			[['b'], ['base', 'deck', 'a', 'b']],
			[
				['deck', 'a'],
				['base', 'deck', 'a']
			],
			[['deck'], ['base', 'deck']]
		] as const) {
			const { layers, diagnostics } = composed(...chosen);
			expect(diagnostics).toEqual([]);
			expect(layers.map(({ id }) => id)).toEqual(played);
		}
	});

	it('is brought by layers from elsewhere as well', () => {
		const text = 'layer: { id: mine, kind: house-rule, game: game, brings: [a] }\n';
		const { layers, diagnostics } = composeGame(
			workspaceWith(rules),
			'game',
			[],
			[{ path: '/home/me/mine.yaml', text }]
		);
		expect(diagnostics).toEqual([]);
		expect(layers.map(({ id }) => id)).toEqual(['base', 'deck', 'a', 'mine']);
	});

	it('has to be there, and another one', () => {
		expect(composed('lost').diagnostics.map(({ message }) => message)).toEqual([
			'There is no layer "dekc"; did you mean "deck"?'
		]);
		expect(composed('round').diagnostics.map(({ code }) => code)).toEqual(['layer/cycle']);
	});

	it('is left out with a fault of its own, and takes along those that stand on it', () => {
		const without = new Map([['deck', []]]);
		const { layers } = composeGame(workspaceWith(rules), 'game', ['b'], [], { without });
		expect(layers.map(({ id }) => id)).toEqual(['base']);
	});
});

describe('a layer from elsewhere', () => {
	it('can be named like those of the game, and lies on top once', () => {
		const text = 'layer: { id: mine, kind: house-rule, game: game }\n';
		const extra = [{ path: '/home/me/mine.yaml', text }];
		const { layers, diagnostics } = composeGame(workspaceWith(), 'game', ['mine'], extra);
		expect(diagnostics).toEqual([]);
		expect(layers.map(({ id }) => id)).toEqual(['base', 'mine']);
	});
});
