/**
 * What a click costs in Kings & Things with four at the table: one call, and how many bytes come back by it. From an answer to
 * what is painted nothing else is asked.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Answer, DecisionView } from '#lib/engine/seat/protocol.ts';
import { Client } from '#lib/game-server/client.test.fixture.ts';
import { readRulesets } from '../fixtures/read-rulesets.ts';

const CLICKS = 150;
const MOST_BYTES = 20_000;

test('one call an answer, at most 20 KB at the median', () => {
	const client = new Client(
		Object.fromEntries(readRulesets(join(import.meta.dirname, '../../rulesets')))
	);
	const seats = ['A', 'B', 'C', 'D'].map((name, seat) => ({
		name,
		control: seat === 0 ? ('human' as const) : ('random' as const)
	}));
	const started = client.start({ variant: 'west-end', options: {}, seats, seed: 'click' });
	expect(started.ok).toBe(true);
	client.show(0);
	const sizes: number[] = [];
	for (let turn = 0; sizes.length < CLICKS; turn++) {
		const { view } = client.seen!;
		if (view.over) break;
		if (view.decision === null) {
			client.bots(60_000, 0);
			continue;
		}
		const given = client.give(answerTo(view.decision, turn), 'final');
		sizes.push(JSON.stringify(given).length);
		if (given.is === 'ask') client.give(answerTo(view.decision, turn));
	}
	sizes.sort((a, b) => a - b);
	const median = sizes[sizes.length >> 1]!;
	console.log(`${sizes.length} clicks: median ${median} bytes, most ${sizes.at(-1)}`);
	expect(sizes.length).toBeGreaterThan(CLICKS / 2);
	expect(median).toBeLessThanOrEqual(MOST_BYTES);
});

/** Any legal one, by the number of the turn. */
function answerTo({ seat, kind, min, options }: DecisionView, turn: number): Answer {
	if (kind === 'amount') return { seat, keys: [], amount: min };
	if (kind === 'subset') return { seat, keys: options.slice(0, min).map(({ key }) => key) };
	return { seat, keys: [options[(turn * 7919) % options.length]!.key] };
}
