/**
 * What a seat has learnt is not handed back: not by undo, not by giving answers anew, not by looking ahead.
 *
 * `npm test` looks at a sample. With `TEST_SIZE=whole` it looks at all variants for longer.
 */
import { describe, expect, test } from 'vitest';
import { hidesNothing } from '#lib/lab/secrets/other-world.ts';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';
import { entitledToPiece } from '#lib/lab/secrets/entitled.ts';
import { type HandedBack, takeBack } from './taken-back.ts';
import { programOfVariant, variantsLookedAt } from './variants.ts';

/** Of each seat, which pieces it may know. */
function known(m: Machine): boolean[] {
	const at = m.fork();
	const { pieces, players } = at.layout;
	return Array.from({ length: pieces * players }, (_, i) =>
		entitledToPiece(at, i % players, Math.floor(i / players))
	);
}

/** Of an answer that tells somebody of a piece without any chance: in which rules and question, and whether it can be taken back. */
interface Taught {
	rules: string[];
	asks: string;
	back: boolean;
}

/** What was taught by answers of random games. */
function* taughtBy(program: Program, seed: number, most: number): Generator<Taught> {
	const pick = testRandom(seed);
	for (let given = 0, game = 0; given < most; game++) {
		const makeCode = nodeCode;
		const session: Session = createSession(program, { seed: `undo ${game}`, lock: {}, makeCode });
		const m = session.machine;
		for (; given < most && !isOver(m); given++) {
			const seat = firstAsked(m);
			const decision = { seat, picks: randomPicks(legalAnswers(m, seat), pick), anytime: false };
			const rules = m.frames().map((base) => m.running(base).id);
			const asks = session.view(seat).decision!.prompt.path;
			const before = known(m);
			expect(session.play(decision)).toEqual({ ok: true });
			const after = known(m);
			const taught = !session.stopsAtLast('chance') && after.some((is, i) => is && !before[i]);
			if (taught) yield { rules, asks, back: session.undo('barrier') };
		}
	}
}

/** In which question it comes up, and how often it is looked for. */
const NAMED = [
	['the cards that were passed', 'hearts', 'choices.pass-on.passed', 3],
	[
		'the governors that all have chosen',
		'kingsburg-with-extensions',
		'choices.choose-governors.kept',
		1
	],
	['the event that was played', 'west-end', 'windows.event-phase', 2],
	['the tile that a hex becomes', 'mysterious-kadab', 'choices.replace-hex.wanted', 1],
	['the dice under the cups at the last doubt', 'liars-dice', 'windows.bidding', 1]
] as const;

describe('what was seen of hidden pieces is not taken back', () => {
	test.each(sampleOf('taken back', NAMED, 2))('%s: %s', (_, variant, asks, least) => {
		const { program } = loadProgram({ variant, with: [] });
		let found = 0;
		for (const taught of taughtBy(program, 3, 6000)) {
			expect(taught, taught.rules.join(' < ')).toMatchObject({ back: false });
			if (taught.asks === asks && ++found === least) break;
		}
		expect(found).toBe(least);
	});
});

const PLAN = isWhole()
	? { answers: 700, every: 10, follow: 8, enough: 10 }
	: { answers: 120, every: 15, follow: 8, enough: 5 };

const games = variantsLookedAt.flatMap(({ id, hasPauses }) =>
	(hasPauses ? ['everybody', 'who-can'] : [null]).flatMap((pauses) => {
		const program = programOfVariant(id, undefined, pauses === null ? {} : { pauses });
		return hidesNothing(program) ? [] : [{ id, pauses, program }];
	})
);

/** As somebody who looks for its cause wants to read it. */
function said({ by, seat, way, asker, rules, differences: [first] }: HandedBack): string {
	const values = `${JSON.stringify(first?.real)} / ${JSON.stringify(first?.other)}`;
	return `p${seat + 1} by ${by}: ${first?.path} ${values}, by ${way}, after p${asker + 1} in ${rules.slice(0, 3).join(' < ')}`;
}

describe('two games that a seat cannot tell apart stay so over undo, answers given anew, and looking ahead', () => {
	test.each(sampleOf('undo', games, 24))(
		'$id, pauses: $pauses',
		{ timeout: 3_600_000 },
		({ program, pauses }) => {
			const result = takeBack(nodeCode(program), { ...PLAN, seed: 1 });
			// With `who-can` it is told on purpose who has something to choose; otherwise not even that.
			const onPurpose = ({ asks, seat, asker }: HandedBack): boolean =>
				asks && seat !== asker && pauses === 'who-can';
			expect(result.found.filter((one) => !onPurpose(one)).map(said)).toEqual([]);
			expect(result.given).toBeGreaterThan(PLAN.answers / 4);
			// Of a game in which nearly every answer brings chance, little is taken back or foreseen.
			expect(result.told + result.takenBack + result.foreseen).toBeGreaterThan(8);
		}
	);

	test('where a piece would come to lie is told by what the seat knows of it', () => {
		const program = programOf(`
game: { id: walkers, players: { min: 2, max: 2 }, start: play }
enums: { land: { values: [moor, dune, fen] } }
kinds: { walker: { plural: walkers, start: box, attributes: { land: land } } }
pieces: { walker: { kind: walker, each: land, count: 6 } }
zones:
  box: { sees: none, count: all }
  inn: { sees: none, count: all }
  hand: { per: player, sees: owner, count: all }
  trail: { per: [player, land], sees: all, count: all }
actions:
  go: { window: turn, for: { who: walkers at hand(you) }, do: [{ move: who, to: "trail(you, who.land)" }] }
  wake: { window: turn, for: { who: walkers at inn }, do: [{ move: who, to: "trail(you, who.land)" }] }
  call: { window: turn, for: { who: walkers at inn }, do: [{ move: who, to: hand(you) }] }
procedures:
  play:
    do:
      - { draw: 6, from: box, to: inn }
      - { for-each: p, in: players, do: [{ draw: 4, from: box, to: hand(p) }] }
      - repeat: { while: any(inn) }
        do: [{ for-each: you, in: players, do: [{ offer: turn, player: you, pass: false, ask: always }] }]
`);
		const result = takeBack(nodeCode(program), { ...PLAN, seed: 1 });
		expect(result.found.map(said)).toEqual([]);
		expect(result.landed).toBeGreaterThan(20);
	});

	test('undo that stops at chance alone is noticed', () => {
		const { program } = loadProgram({ variant: 'hearts', with: [] });
		const { found } = takeBack(nodeCode(program), { ...PLAN, seed: 1, until: 'chance' });
		expect(found.map(({ by }) => by)).toContain('undo');
	});
});
