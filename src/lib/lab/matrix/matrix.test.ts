import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { describe, expect, it } from 'vitest';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { cellName, cellsOf, partsOfGame } from './cells.ts';
import { layerList, matrixPage } from './matrix-page.ts';
import { runCell } from './run-cell.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 3 }, start: play }
kinds: { token: { start: bag } }
pieces: { owl: { kind: token } }
zones: { bag: { sees: all, count: all } }
fields: { game: { round: { type: int, visible: all } } }
options: { pace: { values: { slow: {}, fast: {} }, default: slow } }
values: { last: { is: if option.pace == fast then 2 else 4 } }
procedures:
  play:
    do:
      - repeat: { until: round >= last }
        do:
          - choose: n
            player: only(first(players))
            between: { min: 1, max: 2 }
          - set: round
            by: n
      - end-game: players
        reason: over
invariants: { young: { is: round < 9 } }
`;

const RULES: Record<string, string> = {
	long: `layer: { id: long }
options: { extra: { type: int, min: 1, max: 3, default: 2 } }
change: { values.last.is: { adjust: option.extra } }
constraints: { not-fast: { is: option.pace != fast } }
text: { en: { constraints: { not-fast: Long games are slow } } }`,
	alone: `layer: { id: alone, excludes: { long: The owl is too old } }`,
	rude: `layer: { id: rude, excludes: [alone] }`,
	endless: `layer: { id: endless }
change: { values.last.is: { wrap: it + 9 } }`
};

function workspaceWith(...ids: string[]): Workspace {
	const files = new Map([
		['game/base/game.yaml', BASE],
		['game/editions/first/layer.yaml', 'layer: { id: first, kind: edition, game: game }'],
		['game/editions/second/layer.yaml', 'layer: { id: second, kind: edition, game: game }']
	]);
	for (const id of ids) files.set(`game/house-rules/${id}.yaml`, RULES[id]!);
	return { files };
}

function matrixOf(...ids: string[]) {
	const workspace = workspaceWith(...ids);
	const parts = partsOfGame(workspace, 'game');
	const cells = cellsOf(workspace, parts);
	const plan = { games: 2, maxRounds: 50, makeCode: interpretedCode };
	return { parts, cells, results: cells.map((cell) => runCell(workspace, cell, plan)) };
}

describe('the matrix', () => {
	it('has every edition, rule, pair and value', () => {
		const { cells } = matrixOf('long', 'alone');
		expect(cells.filter(({ edition }) => edition === 'first').map(cellName)).toEqual([
			'first',
			'first (pace: fast)',
			'first + alone',
			'first + long',
			'first + long (extra: 1)',
			'first + long (extra: 3)',
			'first + alone + long',
			'first + alone + long (extra: 1)',
			'first + alone + long (extra: 3)'
		]);
	});

	it('plays, or tells why not', () => {
		const { results } = matrixOf('long', 'alone', 'rude', 'endless');
		const told = Object.fromEntries(
			results.map(({ cell, outcome, reason }) => [cellName(cell), [outcome, reason]])
		);
		expect(told['first']).toEqual(['plays', '']);
		expect(told['second + long (extra: 3)']).toEqual(['plays', '']);
		expect(told['first + alone + long']).toEqual([
			'excluded',
			'"alone" and "long" cannot be used together: The owl is too old'
		]);
		expect(told['first + alone + rude']).toEqual([
			'fails',
			'"rude" and "alone" cannot be used together, and nothing says why'
		]);
		expect(told['first + endless']?.[0]).toBe('fails');
		expect(told['first + endless']?.[1]).toContain('young');
	});

	it('is a page with the layers, the sums and the reasons', () => {
		const { parts, results } = matrixOf('long', 'alone');
		const page = matrixPage([parts], results);
		expect(page).toContain(layerList(parts));
		expect(page).toContain('- house rule `long`: extra (1..3)');
		expect(page).toContain('| with long | plays (3) | plays (3) |');
		expect(page).toMatch(
			/1\. "alone" and "long" cannot be used together: The owl is too old \(.* and 5 more\)/
		);
	});
});
