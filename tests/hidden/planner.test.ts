/** A bot that plans answers legally in every delivered variant and fixture game, and the same whatever hidden pieces show. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { Stream } from '#lib/bots/stream.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import {
	answer,
	anytimeActions,
	firstAsked,
	isLegal,
	isOver,
	legalAnswers
} from '#lib/engine/play/play.ts';
import { applyDecision, type Decision } from '#lib/engine/session/answers.ts';
import { layOut } from '../archive.ts';
import { deliveredVariants, fixtureRulesets } from '../fixtures/read-rulesets.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';
import { hidesNothing, otherWorld } from '#lib/lab/secrets/other-world.ts';
import { pieceSlots } from '#lib/lab/secrets/piece-words.ts';

/** Answers by chance before a bot is asked what it would answer, and how often that is done. */
const BETWEEN = 23;
const TIMES = 8;

function isAnswer(m: Machine, { seat, picks, anytime }: Decision): boolean {
	if (!anytime) return isLegal(legalAnswers(m, seat), picks);
	return picks.length === 1 && picks[0]! < anytimeActions(m, seat).count;
}

/** How many questions were planned, and in how many other worlds the same was answered. */
function watched(code: Code): { planned: number; worlds: number } {
	const m = new Machine(code);
	const pick = testRandom(7);
	const stream = new Stream('planner');
	const slotsOf = pieceSlots(code.program);
	let [planned, worlds, turn] = [0, 0, 0];
	for (let game = 0; planned < TIMES; game++) {
		m.start(`planned ${game}`);
		while (planned < TIMES && !isOver(m)) {
			const seat = firstAsked(m);
			// Counted through: a game may be over sooner.
			if (++turn % BETWEEN !== 0) {
				answer(m, seat, randomPicks(legalAnswers(m, seat), pick));
				continue;
			}
			const plan = (position: Machine): Decision =>
				new BotPlayer(position, 'planner-20', `${game}`).decide(position, seat);
			const decided = plan(m);
			planned++;
			expect(isAnswer(m, decided), m.chain()).toBe(true);
			const world = otherWorld(m, seat, 'faces', stream, slotsOf);
			if (world !== null) {
				worlds++;
				expect(plan(world.machine), m.chain()).toEqual(decided);
			}
			applyDecision(m, decided);
		}
	}
	return { planned, worlds };
}

const ANSWERS = { timeout: 600_000 };

describe('a bot that plans answers what is legal, and knows what its seat knows', () => {
	test.each(sampleOf('planners', deliveredVariants(), 6))('%s', ANSWERS, (variant) => {
		const { program } = loadProgram({ variant, with: [] });
		const { planned, worlds } = watched(nodeCode(program));
		expect(planned).toBe(TIMES);
		if (hidesNothing(program)) expect(worlds).toBe(0);
		else expect(worlds).toBeGreaterThan(TIMES / 2);
	});

	test.each([
		['layout', 'harbours'],
		['layout', 'stalls'],
		['sound', '']
	] as const)('the fixture game of %s %s', ANSWERS, (name, game) => {
		const folder = mkdtempSync(join(tmpdir(), 'thingsmith-planner-'));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		layOut(fixtureRulesets(name), folder);
		const { program } = loadProgram({ variant: join(folder, game), with: [] });
		expect(watched(nodeCode(program)).planned).toBe(TIMES);
	});
});
