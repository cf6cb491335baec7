/** What an answer brings with it, and what is asked before it. */
import { describe, expect, test } from 'vitest';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import type { SeatSetup } from '#lib/game-file/game-file.ts';
import { inEnglish } from '#lib/language/said.ts';
import { Client } from './client.test.fixture.ts';

const FILES = {
	'dig/base/game.yaml': `
game: { id: dig, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { start: bag, plural: stones } }
pieces: { opal: { kind: stone, count: 9 } }
zones: { bag: { sees: none, count: all }, heap: { per: player, sees: owner, count: all }, table: { sees: all, count: all } }
fields: { player: { coins: { type: int, visible: owner, start: 3 } } }
actions:
  pay: { window: dig, do: [{ set: you.coins, by: -1 }] }
  dig-up: { window: dig, do: [{ move: bottom(bag), to: table }] }
  draw: { window: dig, do: [{ draw: 1, from: bag, to: heap(you) }] }
  look:
    window: dig
    do:
      - { choose: what, player: you, from: stones at heap(you), optional: true }
procedures:
  play:
    do:
      - repeat: { while: count(bag) > 0 }
        do:
          - for-each: you
            in: players
            do: [{ offer: dig, player: you, repeat: true }]
      - end-game: players
`,
	'variants/dig.yaml': 'variant: { id: dig, game: dig }'
};

const human = (name: string): SeatSetup => ({ name, control: 'human' });

function begun(...seats: SeatSetup[]) {
	const client = new Client(FILES);
	const started = client.start({ variant: 'dig', options: {}, seats, seed: 'x' });
	expect(started.ok ? [] : started.findings.map(({ message }) => message)).toEqual([]);
	client.show(0);
	return client;
}

const pay = { seat: 0, keys: ['pay'] };

describe('one message', () => {
	test('makes of what was shown last what the next one shows whole, course and all', () => {
		const client = begun(human('A'), human('B'));
		const before = client.seen;
		client.give(pay);
		const told = client.seen;
		const { course } = client;
		expect(told).toEqual(client.show(0));
		expect(client.course).toEqual(course);
		expect(course?.answers).toEqual([[0, 0, 'pay']]);
		// What has not changed is the very same.
		expect(told?.view.zones).toBe(before?.view.zones);
	});

	test('is whole for a client that knows something else', () => {
		const client = begun(human('A'), human('B'));
		const given = client.games.give(pay, 'never', { viewer: 0, known: 99, follow: false });
		expect(given.is === 'given' && given.shown.seen.is).toBe('new');
	});

	test('for another viewer says nothing of what the last one saw', () => {
		const client = begun(human('A'), human('B'));
		const { seen } = client.games.look(client.wish(1));
		expect(seen.is).toBe('new');
	});

	test('brings the next person to the table, with what happened meanwhile', () => {
		const client = begun(human('A'), human('B'));
		const given = client.give({ seat: 0, keys: ['pass'] }, 'never', true);
		expect(given).toMatchObject({ is: 'given', shown: { viewer: 1, anew: true } });
		expect(client.seen?.view).toMatchObject({ viewer: 1, waitingFor: [1] });
	});

	test('stays with whoever looks where a bot is asked next, or nobody follows', () => {
		const beside = begun(human('A'), { name: 'B', control: 'random' });
		expect(beside.give({ seat: 0, keys: ['pass'] }, 'never', true)).toMatchObject({
			shown: { viewer: 0, anew: false }
		});
		const alone = begun(human('A'), human('B'));
		expect(alone.give({ seat: 0, keys: ['pass'] })).toMatchObject({ shown: { viewer: 0 } });
	});
});

describe('an answer is asked about first', () => {
	const asked = (keys: string[], ask: 'final' | 'unless-opens') => {
		const client = begun(human('A'), human('B'));
		const before = JSON.stringify([client.show(0), client.course]);
		const { is } = client.give({ seat: 0, keys }, ask);
		// Then nothing has happened.
		if (is === 'ask') expect(JSON.stringify([client.show(0), client.course])).toBe(before);
		return is;
	};

	test('where undo would not bring back what there was', () => {
		expect(asked(['draw'], 'final')).toBe('ask');
		expect(asked(['dig-up'], 'final')).toBe('ask');
		expect(asked(['pass'], 'final')).toBe('ask');
		expect(asked(['pay'], 'final')).toBe('given');
		expect(asked(['look'], 'final')).toBe('given');
	});

	test('where it does more than to open a question', () => {
		expect(asked(['pay'], 'unless-opens')).toBe('ask');
		expect(asked(['draw'], 'unless-opens')).toBe('ask');
	});

	test('and the same chance comes of it when it is meant', () => {
		const drawn = (ask: boolean) => {
			const client = begun(human('A'), human('B'));
			if (ask) client.give({ seat: 0, keys: ['draw'] }, 'final');
			client.give({ seat: 0, keys: ['draw'] });
			return client.course?.end;
		};
		expect(drawn(true)).toBe(drawn(false));
	});
});

describe('what somebody has come to see is taken back', () => {
	const bot: SeatSetup = { name: 'B', control: 'random' };
	const back = (seats: SeatSetup[], viewer: Viewer, together: boolean, to: 'barrier' | 'any') => {
		const client = begun(...seats);
		client.give({ seat: 0, keys: ['dig-up'] });
		return client.games.undo(to, client.wish(viewer, together)) !== null;
	};

	test('by nobody from whom it was hidden', () => {
		expect(back([human('A'), human('B')], 0, false, 'barrier')).toBe(false);
		expect(back([human('A'), bot], 0, true, 'barrier')).toBe(false);
	});

	test('where people play all seats together, at the open table, and by who takes back anything', () => {
		expect(back([human('A'), human('B')], 0, true, 'barrier')).toBe(true);
		expect(back([human('A'), bot], 'observer', false, 'barrier')).toBe(true);
		expect(back([human('A'), bot], 0, true, 'any')).toBe(true);
	});
});

describe('a seat that is played by orders', () => {
	const ordered = (answers: string, since = 0): SeatSetup => ({
		name: 'B',
		control: 'orders',
		orders: { text: answers && `orders: Quiet-plan\nanswers:\n${answers}`, since }
	});
	const DIG_ONCE = '  - { asked: dig, answer: dig-up, times: 1 }\n';
	const THEN_PAY = `${DIG_ONCE}  - { asked: dig, when: you.coins == 3, answer: pay }\n  - { answer: pass }`;
	const pass = { seat: 0, keys: ['pass'] };
	/** What B has answered. */
	const given = ({ course }: Client): unknown[] =>
		(course?.answers ?? []).flatMap(([seat, , key]) => (seat === 1 ? [key] : []));
	const stored = ({ course }: Client, ...seats: SeatSetup[]) => ({
		setup: { variant: 'dig', options: {}, seats, seed: 'x' },
		edits: {},
		course: course!
	});

	test('answers by the first order that fits, also after an undo and when it is taken up again', () => {
		const client = begun(human('A'), ordered(THEN_PAY));
		const round = (): void => {
			client.give(pass);
			client.bots(1000);
		};
		round();
		expect(given(client)).toEqual(['dig-up', 'pay', 'pass']);
		const tally = {
			followed: [1, 1, 1],
			hidden: [0, 0, 0],
			illegal: [0, 0, 0],
			defaults: 0,
			unsaid: 0
		};
		expect(client.games.ordersTold(1)).toEqual(tally);
		expect(client.games.ordersTold(0)).toBeNull();
		expect(client.undo('any')).toBe(true);
		expect(client.games.ordersTold(1)).toMatchObject({ followed: [0, 0, 0] });
		round();
		expect(given(client)).toEqual(['dig-up', 'pay', 'pass']);
		client.resume(stored(client, human('A'), ordered(THEN_PAY)));
		client.show(0);
		expect(client.games.ordersTold(1)).toEqual(tally);
		round();
		expect(given(client)).toEqual(['dig-up', 'pay', 'pass', 'pass']);
	});

	test('follows new ones from the next question on, which are counted from there', () => {
		const client = begun(human('A'), ordered(THEN_PAY));
		client.give(pass);
		client.bots(1000);
		const replaced = ordered(`${DIG_ONCE}  - { answer: pass }`, 4);
		client.resume(stored(client, human('A'), replaced));
		client.show(0);
		expect(client.games.ordersTold(1)).toMatchObject({ followed: [0, 0] });
		client.give(pass);
		client.bots(1000);
		expect(given(client).slice(3)).toEqual(['dig-up', 'pass']);
	});

	test('answers what the rules say where no order fits', () => {
		const client = begun(human('A'), ordered('  - { asked: look.what, answer: none }'));
		client.give(pass);
		expect(client.bots('one')).toMatchObject({ played: 1, refused: null });
		expect(client.games.ordersTold(1)).toMatchObject({ followed: [0], unsaid: 1 });
	});

	test('waits, and says so, as long as it has none that hold', () => {
		for (const text of ['', '  - { asked: dig, answer: digg }', '  - { asked:']) {
			const client = begun(human('A'), ordered(text));
			client.give(pass);
			const { played, refused } = client.bots(1000);
			expect([played, refused && inEnglish(refused)]).toEqual([
				0,
				'B has no orders that hold under these rules: the game waits for them. The owner of the seat writes them in the menu'
			]);
			expect(client.games.ordersTold(1)).toBeNull();
		}
	});

	test('waits when the rules change under its orders, until they hold again', () => {
		const path = 'dig/base/game.yaml';
		const client = begun(human('A'), ordered(THEN_PAY));
		client.give(pass);
		client.edit(path, FILES[path].replaceAll('dig-up', 'dig-out'));
		expect(client.bots(1000)).toMatchObject({ played: 0 });
		client.edit(path, FILES[path]);
		client.bots(1000);
		expect(given(client)).toEqual(['dig-up', 'pay', 'pass']);
	});

	test('keeps them from everybody else: what others are told hangs on its answers alone', () => {
		const told = (answers: string): string => {
			const client = begun(human('A'), ordered(answers));
			const { games } = client;
			const shown = [
				games.give(pass, 'never', client.wish(0)),
				games.bots(1000, client.wish(0)),
				games.look(client.wish(0)),
				...[1, 2, 3].map((turn) => [games.past(0, turn), games.happened(0, 0, turn)])
			];
			expect(games.reasons()).toEqual([]);
			return JSON.stringify(shown);
		};
		const planned = told(`${THEN_PAY}\n  - { asked: look.what, answer: none }`);
		expect(planned).toContain('dig-up');
		expect(planned).not.toContain('Quiet-plan');
		expect(planned).toBe(told(THEN_PAY.replace(', times: 1', ', when: you.coins == 3, times: 1')));
	});

	test('has them checked by the rules of the table', () => {
		const client = begun(human('A'), ordered(''));
		const found = (text: string) =>
			client.rules
				.checkOrders(client.table!, 1, text)
				.map(({ range, message }) => `${range.start.line}:${range.start.column} ${message}`);
		expect(found('orders: x\nanswers: [{ asked: dig, answer: pass }]')).toEqual([]);
		expect(found('orders: x\nanswers: [{ asked: digg, answer: pass }]')).toEqual([
			'2:20 There is no question "digg"; did you mean "dig"?'
		]);
	});
});
