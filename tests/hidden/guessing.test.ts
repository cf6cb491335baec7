/**
 * Nobody guesses better than chance what somebody else keeps secret, in games made at random with a secret of every kind; but
 * a bot that is shown the position itself does, and is found.
 */
import { expect, test } from 'vitest';
import { isWhole, SEED } from '../../scripts/sample.mjs';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import type { BotName } from '#lib/bots/bots.ts';
import { MachineProbe } from '#lib/bots/machine-probe.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { Stream } from '#lib/bots/stream.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { firstAsked, isOver } from '#lib/engine/play/play.ts';
import { applyDecision } from '#lib/engine/session/answers.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { SpyingProbe } from '../laboratory/spy.ts';
import { guessingGame, SECRETS } from './guessing-games.ts';

const GAMES = isWhole() ? 1000 : 40;
/** So unlikely by chance that it is none: once in a hundred thousand runs of all that is asked here. */
const NO_CHANCE = 1e-7;
/** What a bot that is shown the position gets right more often than this is found: a sample of games says no more. */
const FOUND = isWhole() ? NO_CHANCE : 1e-4;
/** Nothing in the position tells it. */
const TO_COME = 'a die that has not fallen';
const GUESSER = 1;

const BOTS = ['random', 'greedy', 'planner-20', 'spy'] as const;
type Guesser = (typeof BOTS)[number];

/** By kind of secret: how often it was guessed, and each time among how many. */
type Guesses = Map<string, { right: number; among: number[] }>;

/** Which secrets were guessed. */
function guessedBy(bot: Guesser, code: Code, seed: string, secrets: number): boolean[] {
	const m = new Machine(code);
	m.start(seed);
	const probe = bot === 'spy' ? new SpyingProbe(m, new Stream('spy')) : undefined;
	const name: BotName = bot === 'spy' ? 'greedy' : bot;
	const players = [0, 1, 2].map((seat) =>
		seat === GUESSER
			? new BotPlayer(m, name, `${seed}/guesser`, probe)
			: new BotPlayer(m, 'random', `${seed}/${seat}`, new MachineProbe(m, new Stream('none')))
	);
	while (!isOver(m)) {
		const seat = firstAsked(m);
		applyDecision(m, players[seat]!.decide(m, seat));
	}
	return Array.from({ length: secrets }, (_, i) => m.mem[m.layout.gameFields[i]!] === 1);
}

/** How likely it is to be right at least so often by chance: worked out game by game, as they differ. */
function likelihood({ right, among }: { right: number; among: readonly number[] }): number {
	let shares = [1];
	for (const n of among) {
		const next = [...shares, 0].map(
			(share, hits) => (share * (n - 1)) / n + (hits === 0 ? 0 : shares[hits - 1]! / n)
		);
		shares = next;
	}
	return shares.slice(right).reduce((sum, share) => sum + share, 0);
}

function played(): Map<Guesser, Guesses> {
	const all = new Map<Guesser, Guesses>(
		BOTS.map((bot) => [bot, new Map(SECRETS.map((kind) => [kind, { right: 0, among: [] }]))])
	);
	for (let game = 0; game < GAMES; game++) {
		const seed = isWhole() ? `guess ${game}` : `guess ${SEED} ${game}`;
		const stream = new Stream(seed);
		const { text, secrets } = guessingGame((n) => stream.below(n));
		const code = nodeCode(programOf(text, 3));
		for (const bot of BOTS) {
			guessedBy(bot, code, seed, secrets.length).forEach((isRight, i) => {
				const { kind, among } = secrets[i]!;
				const guesses = all.get(bot)!.get(kind)!;
				guesses.among.push(among);
				if (isRight) guesses.right++;
			});
		}
	}
	return all;
}

test(
	'what is kept secret is guessed by chance, unless a bot is shown it',
	{ timeout: 3_600_000 },
	() => {
		const all = played();
		const suspicious = (bot: Guesser): string[] =>
			[...all.get(bot)!]
				.filter(([, guesses]) => likelihood(guesses) < NO_CHANCE)
				.map(([kind, { right }]) => `${kind}: ${right} of ${GAMES}`);
		if (isWhole()) console.log(table(all));
		expect(suspicious('random')).toEqual([]);
		expect(suspicious('greedy')).toEqual([]);
		expect(suspicious('planner-20')).toEqual([]);
		const found = [...all.get('spy')!].filter(([, guesses]) => likelihood(guesses) < FOUND);
		expect(found.map(([kind]) => kind)).toEqual(SECRETS.filter((kind) => kind !== TO_COME));
	}
);

/** How often each was guessed, beside how often by chance. */
function table(all: ReadonlyMap<Guesser, Guesses>): string {
	const rows = SECRETS.map((kind) => {
		const { among } = all.get('random')!.get(kind)!;
		const expected = among.reduce((sum, n) => sum + 1 / n, 0);
		return [expected.toFixed(0), ...BOTS.map((bot) => all.get(bot)!.get(kind)!.right), kind].join(
			'\t'
		);
	});
	return [['chance', ...BOTS].join('\t'), ...rows].join('\n');
}
