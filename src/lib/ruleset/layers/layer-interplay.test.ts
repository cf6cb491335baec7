/** What only shows when the composed game is linked: constraints, moments that two layers share, names that are gone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { build } from '#lib/ruleset/workspace/build.ts';
import { programHash } from '#lib/ruleset/program/program-hash.ts';
import { composeGame, type Workspace } from '#lib/ruleset/workspace/workspace.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 2 }, start: play }
kinds: { token: { start: bag, attributes: { size: int } } }
pieces: { owl: { kind: token, size: 5 }, crow: { kind: token, size: 1 } }
zones: { bag: { sees: all, count: all }, box: { sees: all, count: all } }
fields:
  game: { round: { type: int, visible: all } }
  player: { coins: { type: int, visible: all } }
options:
  pace: { values: { slow: {}, brisk: {}, fast: {} }, default: slow }
  prize: { values: { none-at-all: {}, large: {} }, default: none-at-all }
values:
  limit: { is: if option.pace == fast then 9 else 3 }
  bonus: { is: if option.prize == large then 2 else 0 }
events:
  scored: { params: { who: player }, do: [{ set: who.coins, by: limit + bonus }] }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do: [{ emit: scored, with: { who: p } }]
      - set: round
        by: count(pieces at box) + count(owl)
      - if: round > 3
        then: [{ end-game: players where coins > 0 }]
`;

function workspaceOf(rules: Record<string, string>): Workspace {
	const files = new Map([['game/base/game.yaml', BASE]]);
	for (const [id, text] of Object.entries(rules)) {
		files.set(`game/house-rules/${id}.yaml`, `layer: { id: ${id} }\n${text}\n`);
	}
	return { files };
}

function built(rules: Record<string, string>, options: Record<string, string> = {}) {
	const workspace = workspaceOf(rules);
	const ids = Object.keys(rules);
	return build((without) => composeGame(workspace, 'game', ids, [], { options, without }), 2);
}

const found = (...args: Parameters<typeof built>) =>
	built(...args).diagnostics.map(({ code, message }) => `${code}: ${message}`);

const CONSTRAINT = `constraints:
  slow-prize: { is: option.pace != fast or option.prize == none-at-all }
text:
  en:
    pieces: { owl: Owl, crow: Crow }
    constraints: { slow-prize: Only slow games have prizes }`;

describe('constraints', () => {
	it('let good choices pass', () => {
		expect(found({ a: CONSTRAINT })).toEqual([]);
		expect(found({ a: CONSTRAINT }, { pace: 'fast' })).toEqual([]);
	});

	it('name the reason, the choices and the way out', () => {
		const rules = { a: CONSTRAINT, b: 'choose: { pace: fast }', c: 'choose: { prize: large }' };
		const [finding] = built(rules).diagnostics;
		expect(finding).toMatchObject({
			code: 'option/constraint',
			message: 'Only slow games have prizes (pace: fast, prize: large)',
			range: { file: 'game/house-rules/c.yaml' },
			fixes: [
				{ title: 'Choose "slow" for pace' },
				{ title: 'Choose "brisk" for pace' },
				{ title: 'Choose "none-at-all" for prize' }
			]
		});
		expect(finding?.related.map(({ range }) => range.file)).toEqual([
			'game/house-rules/a.yaml',
			'game/house-rules/b.yaml'
		]);
	});

	it('leave out the layer whose choice is wrong, and nothing else', () => {
		const rules = { a: CONSTRAINT, b: 'choose: { pace: fast }', c: 'choose: { prize: large }' };
		const { program, composition } = built(rules);
		expect(program).not.toBeNull();
		expect(composition.leftOut.map(({ layer }) => layer)).toEqual(['c']);
	});

	it('keep a game from being played whose own choices are wrong', () => {
		expect(built({ a: CONSTRAINT }, { pace: 'fast', prize: 'large' }).diagnostics).toMatchObject([
			{ code: 'option/constraint', range: { file: 'game' } }
		]);
	});

	it('are checked like any expression', () => {
		expect(found({ a: 'constraints: { x: { is: option.pase == fast } }' })[0]).toContain('pace');
		expect(found({ a: 'constraints: { x: { is: round > 1 } }' })[0]).toContain('type/not-constant');
	});
});

const effect = (id: string, says: string): string => `effects: { ${id}: ${says} }`;
const onScore = (id: string, step: string) => effect(id, `{ after: scored(w), do: [${step}] }`);

describe('two layers at the same moment', () => {
	it.each<[string, string, string, number]>([
		[
			'set one field',
			onScore('x', '{ set: w.coins, to: 1 }'),
			onScore('y', '{ set: w.coins, to: 2 }'),
			1
		],
		[
			'set and add to one',
			onScore('x', '{ set: w.coins, to: 1 }'),
			onScore('y', '{ set: w.coins, by: 2 }'),
			1
		],
		[
			'add to one field',
			onScore('x', '{ set: w.coins, by: 1 }'),
			onScore('y', '{ set: w.coins, by: 2 }'),
			0
		],
		[
			'write different fields',
			onScore('x', '{ set: w.coins, to: 1 }'),
			onScore('y', '{ set: round, to: 2 }'),
			0
		],
		[
			'fill one zone',
			onScore('x', '{ move: owl, to: box }'),
			onScore('y', '{ move: crow, to: box }'),
			1
		],
		[
			'set one answer',
			effect('x', '{ modify: limit, set: 4 }'),
			effect('y', '{ modify: limit, set: 5 }'),
			1
		],
		[
			'add to one answer',
			effect('x', '{ modify: limit, add: 4 }'),
			effect('y', '{ modify: limit, add: 5 }'),
			0
		]
	])('%s', (_name, a, b, warnings) => {
		const { diagnostics, program } = built({ a, b });
		expect(program).not.toBeNull();
		expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
			Array.from({ length: warnings }, () => 'warning layer/same-moment')
		);
		for (const { range, related } of diagnostics) {
			expect([range.file, related[0]?.range.file]).toEqual([
				'game/house-rules/b.yaml',
				'game/house-rules/a.yaml'
			]);
		}
	});

	it('is no matter once they are in an order', () => {
		const a = onScore('x', '{ set: w.coins, to: 1 }');
		const b = onScore('y', '{ set: w.coins, to: 2 }');
		const files = workspaceOf({ a, b }).files;
		files.set('game/house-rules/b.yaml', `layer: { id: b, after: [a] }\n${b}\n`);
		const both = build(() => composeGame({ files }, 'game', ['a', 'b']), 2);
		expect(both.diagnostics).toEqual([]);
	});
});

describe('two layers that insert at one place', () => {
	const put = (step: string, where = 'before: set-round') =>
		`change:\n  procedures.play.do: { insert: [${step}], ${where} }`;

	it.each<[string, string, string, string | null]>([
		['add to one field', '{ set: round, by: 1 }', '{ set: round, by: 2 }', null],
		['change different things', '{ set: round, to: 1 }', '{ move: owl, to: box }', null],
		['set one field', '{ set: round, to: 1 }', '{ set: round, to: 2 }', 'round'],
		[
			'change what the other looks at',
			'{ set: round, by: 1 }',
			'{ if: round > 3, then: [{ move: owl, to: box }] }',
			'round'
		],
		[
			'change what the other looks at in a value',
			'{ move: owl, to: box }',
			'{ if: any(pieces at box), then: [{ set: round, by: 1 }] }',
			'where pieces are, box'
		],
		[
			'change it in an event',
			'{ for-each: p, in: players, do: [{ emit: scored, with: { who: p } }] }',
			'{ for-each: p, in: players, do: [{ set: p.coins, to: 0 }] }',
			'coins'
		]
	])('%s', (_name, a, b, between) => {
		const { diagnostics, program } = built({ a: put(a), b: put(b) });
		expect(program).not.toBeNull();
		expect(diagnostics.map(({ code, severity, message }) => [code, severity, message])).toEqual(
			between === null
				? []
				: [
						[
							'layer/same-place',
							'warning',
							'"a" and "b" both insert before procedures.play.do.set-round, and it matters which of them ' +
								`applies first (${between}); now "a" comes first. Say it in the variant: ` +
								'`resolve: { procedures.play.do.set-round: { order: [a, b] } }`'
						]
					]
		);
	});

	it('cannot tell that order does not matter where they put no steps', () => {
		const put = (what: string) => `change: { values.limit: { insert: { ${what} }, at: end } }`;
		const { diagnostics } = built({ a: put('cite: []'), b: put('type: int') });
		expect(diagnostics.map(({ code }) => code)).toEqual(['layer/same-place']);
	});

	it('are two places on the two sides of one step', () => {
		const rules = {
			a: put('{ set: round, to: 1 }'),
			b: put('{ set: round, to: 2 }', 'after: set-round')
		};
		expect(found(rules)).toEqual([]);
	});

	it('find every step by its name, and are told the names there are', () => {
		expect(found({ a: put('{ set: round, by: 1 }', 'after: if-round') })).toEqual([]);
		expect(found({ a: put('{ set: round, by: 1 }', 'after: pay') })).toEqual([
			'layer/no-target: There is no "pay" in procedures.play.do; there is for-each-p, set-round, if-round'
		]);
	});
});

describe('what one layer removes and another needs', () => {
	it('is one finding with both places', () => {
		const rules = {
			a: 'change: { pieces.crow: { remove: true, expect: present } }',
			b: effect('y', '{ modify: bonus, when: any(crow), add: 1 }')
		};
		const { diagnostics, composition } = built(rules);
		expect(diagnostics).toMatchObject([
			{
				code: 'ref/unknown-name',
				range: { file: 'game/house-rules/b.yaml' },
				related: [{ range: { file: 'game/house-rules/a.yaml' } }]
			}
		]);
		expect(composition.leftOut).toMatchObject([{ layer: 'b' }]);
	});

	it('is found in the base as well', () => {
		const { diagnostics } = built({
			a: 'change: { pieces.owl: { remove: true, expect: present } }'
		});
		expect(diagnostics).toMatchObject([{ code: 'layer/dangling' }]);
	});
});

describe('the program', () => {
	const POOL = {
		more: 'change: { values.bonus.is: { wrap: it + 1 } }',
		most: 'change: { values.bonus.is: { adjust: 2 } }',
		large: 'choose: { prize: large }',
		sure: 'choose: { prize: large }',
		brisk: 'choose: { pace: brisk }',
		fast: 'choose: { pace: fast }',
		jay: 'pieces: { jay: { kind: token, size: 1 } }',
		least: effect('z', '{ modify: limit, at-least: 4 }'),
		bound: CONSTRAINT,
		gone: 'change: { pieces.crow: { remove: true, expect: present } }',
		needs: effect('n', '{ modify: bonus, when: any(crow), add: 1 }')
	};
	const workspace = workspaceOf(POOL);
	const hashOf = (ids: readonly string[]) => {
		const { program, diagnostics } = build(
			(without) => composeGame(workspace, 'game', ids, [], { without }),
			2
		);
		return [program && programHash(program), ...diagnostics.map(({ message }) => message)];
	};

	it('is the same in whatever order layers are named', () => {
		const twice = fc
			.shuffledSubarray(Object.keys(POOL))
			.chain((some) =>
				fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))
			);
		fc.assert(
			fc.property(twice, ([some, again]) => {
				expect(hashOf(again)).toEqual(hashOf(some));
			}),
			{ numRuns: 60 }
		);
	});

	it('does not know of layers that say nothing, or only what is so already', () => {
		const plain = built({}).program!;
		for (const says of [
			'',
			'choose: { pace: slow, prize: none-at-all }',
			'resolve: {}',
			'change: {}'
		]) {
			expect(built({ a: says }).program?.hash).toBe(plain.hash);
		}
	});
});
