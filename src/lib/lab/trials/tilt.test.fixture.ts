/** A game whose odds can be worked out by hand, with a trial of it. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { distinct } from '#lib/language/distinct.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { checkTrials } from './check-trials.ts';
import { readTrials } from './read-trials.ts';
import { openTrial, type TrialStage } from './TrialStage.ts';

/**
 * Two riders. The first rolls a die, and throws the other off with as much as it has might, on grass one more; if it has
 * not, the other one tries.
 */
export const TILT = `game: { id: tilt, players: { min: 2, max: 3 }, start: play }
enums: { ground: { values: [sand, grass] } }
kinds:
  rider: { plural: riders, start: stable, attributes: { might: int, price: int } }
  flag: { plural: flags, start: stable }
pieces:
  mouse: { kind: rider, might: 1, price: 1, count: 2 }
  cat: { kind: rider, might: 2, price: 2 }
  dog: { kind: rider, might: 2, price: 2 }
  lion: { kind: rider, might: 4, price: 2 }
  bear: { kind: rider, might: 3, price: 3 }
  pennant: { kind: flag }
fields: { game: { grown: { type: ground?, visible: all } } }
zones: { stable: { sees: all, count: all }, lists: { sees: all, count: all } }
procedures:
  play: { do: [ { end-game: players } ] }
  tilt:
    params: { a: rider, b: rider }
    do:
      - { roll: 1d6, as: first }
      - if: 'first <= a.might + (if grown == grass then 1 else 0)'
        then: [ { move: b, to: stable } ]
        else:
          - { roll: 1d6, as: second }
          - { if: second <= b.might, then: [ { move: a, to: stable } ] }
  stumble: { do: [ { call: stumble } ] }
`;

export const TRIAL = `trial: tilt
about: One rider against another.
players: 2
tested: riders
vary: { ground: ground }
value: it.price
given: { set: { grown: $ground }, place: { lists: [$tested, $against] } }
start: { call: tilt, with: { a: $tested, b: $against } }
won: not $against in lists
lost: not $tested in lists
`;

const PATH = 'tilt/trials/tilt.yaml';
const filesWith = (trial: string, more = ''): Map<string, string> =>
	new Map([
		['tilt/base/game.yaml', TILT + more],
		[PATH, trial]
	]);

export function tiltStage(trial = TRIAL): TrialStage {
	const composition = composeGame({ files: filesWith(trial) }, 'tilt');
	const [read] = readTrials(PATH, trial).trials;
	const opened = openTrial(composition, read!);
	if ('findings' in opened) throw new Error(opened.findings.map(lineOf).join('\n'));
	return opened.stage;
}

/** Whatever is wrong with it, each with its place. */
export function wrongWith(trial: string): string[] {
	const shape = readTrials(PATH, trial).findings;
	return distinct([...shape, ...checkTrials(filesWith(trial), 'tilt')]).map(lineOf);
}

const lineOf = ({ range, code, message }: Diagnostic): string =>
	`${range.start.line}:${range.start.column} ${code}: ${message}`;
