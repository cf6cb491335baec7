import { describe, expect, it } from 'vitest';
import { build } from '#lib/ruleset/workspace/build.ts';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { readMoves } from './moves.ts';

const GAME = `game: { id: g, version: 3, players: { min: 2, max: 2 }, start: play }
fields: { player: { coins: { type: int, visible: all } } }
values:
  cost: { params: { p: player }, is: p.coins + 1 }
  limit: { is: 3 }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do:
          - if: cost(p) > limit
            then: [{ end-game: '{p}', reason: over }]
      - call: rest
  rest:
    do:
      - end-game: players
        reason: over
text: { en: { log: { over: It is over } } }
`;

function files(moves: string, layer?: string): Map<string, string> {
	const all = new Map([
		['g/base/game.yaml', GAME],
		['g/moves.yaml', moves]
	]);
	if (layer !== undefined) all.set('g/house-rules/mine.yaml', layer);
	return all;
}

const MOVES = `moves:
  '2': { addresses: { values.price: values.charge, procedures.pause: procedures.rest }, removed: { values.luck: roll a die } }
  '3': { addresses: { values.charge: values.cost, values.price.x: values.limit } }
`;

const line = ({
	code,
	severity,
	message,
	range
}: ReturnType<typeof checkRuleset>[number]): string =>
	`${range.start.line}:${range.start.column} ${severity} ${code}: ${message}`;

describe('an address', () => {
	const moves = readMoves(files(MOVES), 'g');

	it.each([
		['values.price', 3, 'values.cost'],
		['values.price.is', 3, 'values.cost.is'],
		['values.charge', 3, 'values.cost'],
		['values.luck.is', 2, null],
		['procedures.pause.do.log-over', 2, 'procedures.rest.do.log-over'],
		['text.en.values.price', 3, 'text.en.values.cost'],
		['text.de.procedures.pause.name', 2, 'text.de.procedures.rest.name']
	])('%s goes on', (address, version, to) => {
		expect(moves.of(address)).toMatchObject({ version, to });
	});

	it.each(['values.prices', 'values', 'limit', 'values.cost', 'text.en'])(
		'%s has not moved',
		(address) => {
			expect(moves.of(address)).toBeNull();
		}
	);
});

describe('the file of moves', () => {
	it.each<[string, string, string[]]>([
		['says where things went', MOVES, []],
		[
			'leads nowhere',
			"moves: { '2': { addresses: { values.old: values.limits } } }",
			['1:49 error moves/unknown-target: There is no values.limits now; did you mean "limit"?']
		],
		[
			'moves what is there',
			"moves: { '2': { addresses: { values.limit: values.cost } } }",
			[
				'1:30 error moves/still-there: values.limit is still there: nobody is sent on from it, and an old address is not used again'
			]
		],
		[
			'removes what is there',
			"moves: { '2': { removed: { procedures.rest: sleep } } }",
			[
				'1:28 error moves/still-there: procedures.rest is still there: nobody is sent on from it, and an old address is not used again'
			]
		],
		[
			'goes round',
			"moves: { '2': { addresses: { values.a: values.b } }, '3': { addresses: { values.b: values.a } } }",
			[
				'1:30 error moves/cycle: values.a comes back to itself: it has not moved',
				'1:74 error moves/cycle: values.b comes back to itself: it has not moved'
			]
		],
		[
			'moves one thing twice',
			"moves: { '2': { addresses: { values.a: values.cost } }, '3': { addresses: { values.a: values.limit } } }",
			['1:77 error moves/twice: values.a went in version 2 already']
		],
		[
			'is ahead of the game',
			"moves: { '4': { addresses: { values.a: values.cost } } }",
			[
				'1:30 error moves/version: This is version 3 of the game: what moves in version 4 has not moved yet (`game: { version: 4 }`)'
			]
		],
		[
			'has another shape',
			"moves: { '2': { adresses: { values.a: values.cost } } }",
			[
				'1:17 error shape/unknown-key: Unknown key "adresses" in Moves of a version; did you mean "addresses"?'
			]
		]
	])('%s', (_, moves, found) => {
		const findings = checkRuleset(files(moves)).filter(
			({ range }) => range.file === 'g/moves.yaml'
		);
		expect(findings.map(line)).toEqual(found);
	});
});

describe('a layer', () => {
	const findings = (layer: string): string[] => {
		const workspace = { files: files(MOVES, layer) };
		const { diagnostics } = build(
			(without) => composeGame(workspace, 'g', ['mine'], [], { without }),
			2
		);
		return diagnostics.filter(({ range }) => range.file.includes('mine')).map(line);
	};
	const head = (version: string) => `layer: { id: mine, for: ${version} }\n`;

	it.each<[string, string, string[]]>([
		[
			'of an older version that uses nothing old',
			`${head('g 1')}change: { values.limit.is: { wrap: it + 1 } }`,
			[]
		],
		[
			'that uses an old address',
			`${head('g 1')}change: { values.price.is: { wrap: it + 1 } }`,
			['2:11 error layer/moved: values.price.is moved in version 3: it is now values.cost.is']
		],
		[
			'that uses an old name',
			`${head('g 3')}effects: { e: { modify: price(p), when: p.coins > luck, add: 1 } }`,
			[
				'2:25 error layer/moved: There is no value "price"; values.price moved in version 3: it is now values.cost'
			]
		],
		[
			'that uses what was removed',
			`${head('g 3')}effects: { e: { modify: cost(p), when: p.coins > luck, add: 1 } }`,
			[
				'2:50 error layer/removed: There is no "luck"; values.luck was removed in version 2: roll a die'
			]
		],
		[
			'that is ahead of the game',
			head('g 4'),
			[
				'1:27 warning layer/for-newer: This layer was written for version 4 of "g", and this is version 3: what it changes may not be there yet'
			]
		],
		[
			'for another game',
			head('gg 3'),
			[
				'1:25 error layer/for-other-game: This layer is for the game "g", and says that it was written for "gg"; did you mean "g"?'
			]
		]
	])('%s', (_, layer, found) => {
		expect(findings(layer)).toEqual(found);
	});
});
