import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { describe, expect, it } from 'vitest';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { type PlayoutSetup, Laboratory, watchedLaboratory } from './game.ts';
import { type UsageReport, usageReport } from './usage-report.ts';

const setup: PlayoutSetup = { seed: '1', bots: ['random'], maxRounds: 0, record: false };

/** Everybody cries twice; then the first seat takes a pebble and gives an answer. */
const CRIES = `
game: { id: test, players: { min: 1, max: 4 }, start: play }
options: { pace: { values: { slow: {}, fast: {} }, default: slow } }
kinds: { pebble: { plural: pebbles, start: bag } }
pieces:
  round-one:
    kind: pebble
    effects:
      shines: { modify: loudness(p), when: p.score > 0, add: 1 }
  flat-one: { kind: pebble, effects: { glows: { modify: loudness(p), when: p.score > 0, add: 0 } } }
  spare-one: { kind: pebble }
fields:
  player: { score: { type: int, visible: all } }
zones:
  bag: { sees: all, count: all }
  away: { sees: all, count: all }
values:
  loudness: { params: { p: player }, is: 1 }
  silence: { params: { p: player }, is: 0 }
events:
  shout: { params: { p: player }, do: [{ set: p.score, by: loudness(p) }] }
  whisper: { params: { p: player }, do: [] }
  wonder: { do: [] }
effects:
  later: { modify: loudness(p), when: p.score > 100, add: 1 }
  unheard: { modify: silence(p), add: 1 }
  echo: { after: shout(p), do: [{ emit: whisper, with: { p: p } }] }
  no-echo: { after: shout(p), when: p.score > 100, do: [{ emit: wonder }] }
  hush: { replace: whisper(p), do: [{ cancel: event }] }
actions:
  cry: { window: turn, do: [{ emit: shout, with: { p: you } }] }
  fly: { window: turn, requires: { wings: you.score > 100 }, do: [] }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do:
          - { offer: turn, player: p, pass: false, ask: always }
          - { offer: turn, player: p, pass: false, ask: always }
      - choose: taken
        player: only(players where it.seat == 0)
        from: pebbles at bag where it is round-one
        ask: always
      - choose: manner
        player: only(players where it.seat == 0)
        options: { kindly: {}, rudely: { requires: { pace: option.pace == fast } } }
        ask: always
      - { end-game: players }
`;

function play(program: Program, games: number): UsageReport {
	const laboratory = watchedLaboratory(program);
	const records = Array.from({ length: games }, (_, game) => laboratory.play(game, setup));
	expect(records.flatMap(({ problems }) => problems)).toEqual([]);
	return usageReport([{ program, records }]);
}

describe('the use of the rules', () => {
	it('is counted by games, and what nobody uses is named', () => {
		const report = play(programOf(CRIES, 1), 3);
		expect(report).toEqual({
			actions: { cry: { games: 3, with: {} }, fly: { games: 0, with: {} } },
			choices: {
				'play.taken': { games: 3, with: { 'round-one': 3 } },
				'play.manner': { games: 3, with: { kindly: 3, rudely: 0 } }
			},
			events: { shout: 3, whisper: 0, wonder: 0 },
			effects: {
				later: 0,
				unheard: 0,
				echo: 3,
				'no-echo': 0,
				hush: 3,
				'round-one.shines': 3,
				'flat-one.glows': 3
			},
			options: { pace: { slow: 3, fast: 0 } },
			unused: {
				actions: ['fly'],
				choices: ['play.manner: rudely'],
				pieces: ['spare-one'],
				events: ['whisper', 'wonder'],
				effects: ['no-echo', 'later', 'unheard'],
				options: ['pace: fast']
			}
		});
	});

	it('changes nothing in the games', () => {
		const program = programOf(CRIES, 3);
		const unwatched = new Laboratory(interpretedCode(program));
		const trace = (laboratory: Laboratory): string => laboratory.play(7, setup).trace;
		expect(trace(watchedLaboratory(program))).toBe(trace(unwatched));
	});
});
