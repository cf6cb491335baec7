import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFile } from '#lib/language/parsed-file.ts';
import { orderLayers } from './layer-precedence.ts';
import { type Layer, type LayerKind, readLayer } from './layer.ts';

function layer(id: string, kind: LayerKind, header = ''): Layer {
	const file = parseFile(`game/${id}.yaml`, `layer: { id: ${id}, kind: ${kind}${header} }`);
	return readLayer({ id, kind, game: 'game', extra: false }, [file]);
}

const rule = (id: string, header = '') => layer(id, 'house-rule', header && `, ${header}`);
const BASE = layer('base', 'base');
const EDITION = layer('first', 'edition');

function orderOf(...layers: Layer[]) {
	const { layers: sorted, ordered, diagnostics } = orderLayers(layers);
	return { ids: sorted.map(({ id }) => id), ordered, diagnostics };
}

describe('the order of layers', () => {
	it('is that of their kinds', () => {
		const { ids, ordered } = orderOf(rule('a'), layer('mine', 'variant'), EDITION, BASE);
		expect(ids).toEqual(['base', 'first', 'a', 'mine']);
		expect(ordered('a', 'mine') && ordered('mine', 'a') && ordered('base', 'a')).toBe(true);
	});

	it('within a kind is what they say, also through others', () => {
		const { ids, ordered } = orderOf(
			rule('a', 'after: [b]'),
			rule('b', 'requires: [c]'),
			rule('c')
		);
		expect(ids).toEqual(['c', 'b', 'a']);
		expect(ordered('a', 'c')).toBe(true);
		expect(ordered('c', 'a')).toBe(true);
	});

	it('is not stated by their ids, which only keep a list steady', () => {
		const { ids, ordered } = orderOf(rule('b'), rule('a'));
		expect(ids).toEqual(['a', 'b']);
		expect(ordered('a', 'b')).toBe(false);
	});

	it('does not mind layers that are not chosen', () => {
		const { ids, ordered, diagnostics } = orderOf(rule('a', 'after: [gone]'), rule('b'));
		expect([ids, diagnostics]).toEqual([['a', 'b'], []]);
		// Nobody can be in conflict with them.
		expect(ordered('a', 'gone')).toBe(true);
	});

	it('cannot go round in a circle', () => {
		const { ids, diagnostics } = orderOf(rule('a', 'after: [b]'), rule('b', 'after: [a]'));
		expect(ids).toEqual(['b', 'a']);
		expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
			'layer/cycle: "b" and "a" each want to come after the other'
		]);
		expect(diagnostics[0]).toMatchObject({
			range: { file: 'game/b.yaml' },
			related: [{ range: { file: 'game/a.yaml' } }]
		});
	});

	it('cannot go against the kinds', () => {
		const early = layer('first', 'edition', ', after: [a]');
		const { ids, diagnostics } = orderOf(early, rule('a'));
		expect(ids).toEqual(['first', 'a']);
		expect(diagnostics[0]?.message).toContain(
			'"first" (edition) cannot come after "a" (house-rule)'
		);
	});

	it('does not depend on the order in which they are listed', () => {
		const layers = [
			BASE,
			EDITION,
			rule('a', 'after: [d]'),
			rule('b', 'after: [a, e]'),
			rule('c'),
			rule('d'),
			rule('e', 'requires: [c]'),
			rule('x', 'after: [y]'),
			rule('y', 'after: [x]')
		];
		const expected = orderOf(...layers);
		const all = fc.shuffledSubarray(layers, { minLength: layers.length });
		fc.assert(
			fc.property(all, (listed) => {
				const { ids, diagnostics } = orderOf(...listed);
				expect([ids, diagnostics]).toEqual([expected.ids, expected.diagnostics]);
			})
		);
	});
});
