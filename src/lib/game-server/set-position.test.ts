/** A position is set beside the running game: what is wrong with it is named, and the game stands as it stood. */
import { expect, test } from 'vitest';
import type { PositionEdit } from '#lib/engine/edit/position-edit.ts';
import { courseFrom } from '#lib/engine/session/course.ts';
import { inEnglish } from '#lib/language/said.ts';
import { runSuite, suiteOf } from '#lib/scenario/suite.ts';
import { Client } from './client.test.fixture.ts';

const FILES = {
	'pond/base/game.yaml': `layer: { id: base, kind: base, game: pond }
game: { id: pond, players: { min: 2, max: 2 }, start: play }
kinds: { token: { start: bag, plural: tokens } }
pieces: { frog: { kind: token, count: 4 }, newt: { kind: token } }
map: { space: cell, plural: cells, grid: hex, rings: 1 }
fields:
  player: { coins: { type: int, visible: all } }
  piece: { keeper: { type: player?, visible: all } }
zones:
  bag: { sees: none, count: none }
  rack: { per: player, sees: owner, count: all }
  stack: { per: cell, sees: all, count: all }
procedures:
  play:
    do:
      - repeat: { while: any(tokens at bag) }
        do:
          - for-each: p
            in: players
            do:
              - { call: turn, with: { you: p } }
  turn:
    params: { you: player }
    do:
      - { roll: 1d6, as: luck, by: you }
      - { set: you.coins, by: luck }
      - { choose: goal, player: you, from: cells, ask: always }
      - { draw: 1, from: bag, to: stack(goal) }
clauses: { P-1: { text: Nobody owes anything., section: "1" } }
invariants:
  no-debt: { is: "all(p in players: p.coins >= 0)", cite: P-1 }
  one-a-cell: { is: "all(c in cells: count(stack(c)) <= 1)" }
`,
	'variants/pond.yaml': 'variant: { id: pond, game: pond }\n'
};

function begun() {
	const client = new Client(FILES);
	const { games: host } = client;
	const seats = ['Ada', 'Otto'].map((name) => ({ name, control: 'human' as const }));
	const setup = { variant: 'pond', options: {}, seats, seed: 'x' };
	const started = client.start(setup);
	if (!started.ok)
		throw new Error(inEnglish(started.said) || started.findings.map((f) => f.message).join());
	return { client, host, setup };
}

const SETTING: PositionEdit[] = [
	{ do: 'move', pieces: ['frog', 'newt'], to: 'stack(0,1)', at: 'top' },
	{ do: 'set', of: 'pieces', things: ['frog', 'newt'], field: 'keeper', value: 'p2' },
	{ do: 'set', of: 'players', things: ['p1'], field: 'coins', value: -3 },
	{ do: 'dice', stream: 'dice', dice: [6, 1] }
];

test('it looks as it is set, and invariants that break are named with their clause', () => {
	const { host } = begun();
	const { view, broken, refused, next, draft } = host.edited(SETTING);
	expect(refused).toBeNull();
	const stack = view?.zones.find(({ key }) => key === 'stack(0,1)');
	expect(stack?.pieces.map(({ key, fields }) => [key, fields['keeper']])).toEqual([
		['frog', 'p2'],
		['newt', 'p2']
	]);
	expect(broken.map(({ id, cite, at }) => [id, cite, at])).toEqual([
		['no-debt', ['P-1'], ['p1']],
		['one-a-cell', [], ['cell(0,1)']]
	]);
	expect(draft.coming).toEqual({ dice: { dice: [6, 1] } });
	expect(next).toMatchObject({ ok: true, warned: null });
});

test('the first change that cannot be ends the list', () => {
	const { host } = begun();
	const edits: PositionEdit[] = [
		...SETTING.slice(0, 1),
		{ do: 'move', pieces: ['toad'], to: 'bag', at: 'top' },
		...SETTING.slice(1)
	];
	const { refused, draft } = host.edited(edits);
	expect(refused && [refused.at, inEnglish(refused.said)]).toEqual([1, 'there is no piece "toad"']);
	expect(draft.zones['stack(0,1)']).toEqual(['frog', 'newt']);
	expect(draft.players['p1']?.['coins']).toBe(6);
	const die = host.edited([{ do: 'dice', stream: 'dice', dice: [7] }]);
	expect(die.refused && inEnglish(die.refused.said)).toBe(
		'no die of the stream dice shows 7: it shows 1 to 6'
	);
});

test('the running game stands as it stood, and a game can be played from the set position', () => {
	const { client, host, setup } = begun();
	const before = client.course!;
	const edited = host.edited(SETTING);
	client.show('observer');
	expect(client.course).toEqual(before);
	if (!edited.next.ok) throw new Error('it cannot go on');
	const course = courseFrom(before, edited.next.position);
	const resumed = client.resume({ setup, edits: {}, course });
	expect(resumed).toMatchObject({ ok: true, started: { continued: null } });
	const answer = { seat: 0, keys: ['cell(0,0)'] };
	expect(client.give(answer).is).toBe('given');
	expect(client.show('observer').view.players[1]?.fields['coins']).toBe(6);
	const played = client.course!;
	expect(client.resume({ setup, edits: {}, course: played })).toMatchObject({ ok: true });
	expect(client.course).toEqual(played);
	client.undo('any');
	client.give(answer);
	expect(client.course).toEqual(played);
	// And the game that was left comes back, hash for hash.
	expect(client.resume({ setup, edits: {}, course: before })).toMatchObject({ ok: true });
	expect(client.course).toEqual(before);
});

test('whose turn it is: a running rule begins another one anew, or thinks of another player', () => {
	const { host } = begun();
	const { beginnings, running } = host.edited([]);
	expect(beginnings.map(({ frame, procedure }) => [frame, procedure])).toEqual([[0, 'turn']]);
	expect(running.map(({ rule }) => rule)).toEqual(['procedure play', 'procedure turn']);
	const words = { you: 'p2' };
	const anew = host.edited([{ do: 'begin', frame: 0, procedure: 'turn', words }]);
	expect(anew.next).toMatchObject({ ok: true, position: { asked: { players: ['p2'] } } });
	const other = host.edited([{ do: 'mind', frame: 1, name: 'you', value: 'p2' }]);
	expect(other.next).toMatchObject({ ok: true, position: { asked: { players: ['p2'] } } });
});

test('as a scenario it holds what was set, dice to come among it, and it passes', () => {
	const { host } = begun();
	const made = host.editedScenario(SETTING, { title: 'set', remark: 'x' })!;
	expect(made.text).toContain('dice: [6, 1]');
	const workspace = {
		files: new Map(Object.entries({ ...FILES, 'pond/tests/mine/x.yaml': made.text }))
	};
	expect([...runSuite(workspace, 'pond', suiteOf(workspace, 'pond'))]).toMatchObject([
		{ passed: true, failures: [] }
	]);
	const nonsense: PositionEdit = { do: 'turn', piece: 'frog', face: 'toad' };
	expect(host.editedScenario([nonsense], { title: 'x', remark: 'x' })).toBeNull();
});

test('where no game is running, nothing is set', () => {
	const { games: host } = new Client(FILES);
	expect(host.editedScenario([], { title: 'x', remark: 'x' })).toBeNull();
});
