import { inEnglish, NOTHING } from '#lib/language/said.ts';
import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { previewSwap } from './preview-rules.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 2 }, start: play }
kinds: { token: { start: bag } }
pieces: { owl: { kind: token } }
zones: { bag: { sees: all, count: all } }
fields: { game: { round: { type: int, visible: all } } }
values: { last: { is: 4 } }
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
`;
const files = new Map([
	['game/base/game.yaml', BASE],
	['game/house-rules/long.yaml', 'change: { values.last.is: { adjust: 2 } }'],
	['game/house-rules/crowd.yaml', 'change: { pieces.owl.count: { set: 2 } }']
]);
const built = (...ids: string[]) =>
	build((without) => composeGame({ files }, 'game', ids, [], { without }), 2);

test('a change of rules is told before it is made', () => {
	const running = built();
	const machine = new Machine(interpretedCode(running.program!));
	machine.begin('x');
	machine.run();
	const before = hashState(machine);
	const long = previewSwap(machine, running, built('long'));
	expect(long).toMatchObject({ possible: true, said: NOTHING });
	expect(long.diff.rules.map(({ path }) => path)).toEqual(['values.last']);
	const crowd = previewSwap(machine, running, built('crowd'));
	expect(crowd.possible).toBe(false);
	expect(inEnglish(crowd.said)).toContain('new game');
	expect(crowd.obstacle).toEqual({ kind: 'counters', id: '' });
	expect(previewSwap(machine, running, { ...built('long'), program: null }).possible).toBe(false);
	expect(hashState(machine)).toBe(before);
});
