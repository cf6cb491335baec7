import { describe, expect, it } from 'vitest';
import { at, codes, composed, type Rule } from '#lib/ruleset/testing/testing-layers.ts';

const rule = (size: number): string => `
values: { bonus: { is: ${size} } }
procedures:
  lay-out:
    do: [{ id: here, set: round, by: bonus }, { log: paid }]
text: { en: { choices: { lay-out.what: What? }, log: { paid: "Paid ${size}" } } }
`;

describe('names of a layer', () => {
	it('stay as they are where nobody else gives them', () => {
		const composition = composed({ one: rule(1) });
		expect(codes(composition)).toEqual([]);
		expect(at(composition, 'values.bonus.is')).toBe('1');
		expect(at(composition, 'values.one.bonus.is')).toBe('1');
	});

	it('have the layer in front where another gives them as well', () => {
		const both = composed({ one: rule(1), two: rule(2) });
		expect(codes(both)).toEqual([]);
		expect([at(both, 'values.one.bonus.is'), at(both, 'values.two.bonus.is')]).toEqual(['1', '2']);
		expect(at(both, 'procedures.two.lay-out.do.here')).toBe('{ id: here, set: round, by: bonus }');
		expect(at(both, 'text.en.choices.two.lay-out.what')).toBe('What?');
		expect(at(both, 'text.en.log.two.paid')).toBe('Paid 2');
		expect(at(both, 'values.bonus')).toMatch(/^nothing/);
	});

	it('are one where two say the same in words that mean the same', () => {
		const twice = composed({ one: rule(1), two: rule(1) });
		expect(codes(twice)).toEqual([]);
		expect(at(twice, 'procedures.lay-out.do.here')).toBe('{ id: here, set: round, by: bonus }');
		// The same words, and each means a bonus of its own.
		const same = 'values: { bonus: { is: SIZE }, double: { is: bonus * 2 } }';
		const apart = composed({ one: same.replace('SIZE', '1'), two: same.replace('SIZE', '2') });
		expect(at(apart, 'values.two.double.is')).toBe('bonus * 2');
	});

	it('of the base are known to all: a layer cannot give them anew', () => {
		expect(codes(composed({ one: 'values: { limit: { is: 4 } }' }))).toEqual([
			'layer/already-defined'
		]);
	});

	it('that are the game’s clash', () => {
		const owl = (size: number): string => `pieces: { eagle: { kind: token, size: ${size} } }`;
		const { diagnostics } = composed({ one: owl(1), two: owl(2) });
		expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
			[
				'layer/conflict',
				'"two" and "one" both define pieces.eagle, each in its own way; names of pieces are the same for all layers: rename one, leave one of the layers out, or settle it with `resolve:` in the variant'
			]
		]);
	});

	it('are one for all where the variant says which stands', () => {
		const settled = composed({
			one: rule(1),
			two: rule(2),
			third: { header: '  after: [one, two]', says: 'resolve: { values.bonus: { use: two } }' }
		});
		expect(at(settled, 'values.bonus.is')).toBe('2');
	});
});

describe('a change', () => {
	const path = (written: string): string => `change: { ${written}: { adjust: 5 } }`;

	it('finds the layer’s own, that of a layer it knows, and others by their full names', () => {
		const own = composed({ one: rule(1), two: `${rule(2)}${path('values.bonus.is')}` });
		expect(at(own, 'values.two.bonus.is')).toBe('7');
		const known = composed({
			one: rule(1),
			two: rule(2),
			three: { header: '  requires: [one]', says: path('values.bonus.is') }
		});
		expect([at(known, 'values.one.bonus.is'), at(known, 'values.two.bonus.is')]).toEqual([
			'6',
			'2'
		]);
		for (const layers of [{ two: rule(2) }, { one: rule(1), two: rule(2) }]) {
			const named = composed({
				...layers,
				three: { header: '  after: [two]', says: path('values.two.bonus.is') }
			});
			expect(codes(named)).toEqual([]);
			expect(at(named, 'values.two.bonus.is')).toBe('7');
		}
	});

	it('says which there are where several could be meant', () => {
		const { diagnostics } = composed({
			one: rule(1),
			two: rule(2),
			three: path('values.bonus.is')
		});
		expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
			[
				'ref/several',
				'Several layers have a value "bonus" of their own: write values.one.bonus or values.two.bonus'
			]
		]);
	});

	it('does not carry a name into a layer where it means something else', () => {
		const one = `${rule(1)}change: { values.limit.is: { wrap: it + bonus } }`;
		const three = {
			header: '  after: [one]',
			says: 'change: { values.limit.is: { wrap: (it) * 2 } }'
		};
		expect(at(composed({ one, three }), 'values.limit.is')).toBe('((3) + bonus) * 2');
		const { diagnostics } = composed({ one, two: rule(2), three });
		expect(diagnostics).toEqual([]);
		const own = composed({ one, three: { ...three, says: `${rule(2)}${three.says}` } });
		expect(own.diagnostics.map(({ code, message }) => [code, message])).toEqual([
			[
				'ref/several',
				'What stands there speaks of the value "bonus" of "one"; other layers have one of this name too: rename one of them'
			]
		]);
	});

	it('is written at the full name, so that two find that they disagree', () => {
		const set = (size: number): Rule => ({
			header: '  after: [one]',
			says: `change: { values.one.bonus.is: { expect: 1, set: ${size} } }`
		});
		expect(codes(composed({ one: rule(1), two: set(5), three: set(6) }))).toEqual([
			'layer/conflict'
		]);
		expect(codes(composed({ one: rule(1), two: set(5), three: set(5) }))).toEqual([]);
	});
});
