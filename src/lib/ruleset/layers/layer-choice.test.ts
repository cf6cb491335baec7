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

describe('a layer from elsewhere', () => {
	it('can be named like those of the game, and lies on top once', () => {
		const text = 'layer: { id: mine, kind: house-rule, game: game }\n';
		const extra = [{ path: '/home/me/mine.yaml', text }];
		const { layers, diagnostics } = composeGame(workspaceWith(), 'game', ['mine'], extra);
		expect(diagnostics).toEqual([]);
		expect(layers.map(({ id }) => id)).toEqual(['base', 'mine']);
	});
});
