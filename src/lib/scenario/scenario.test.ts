import { describe, expect, it } from 'vitest';
import { failures, GAME, POND, run, scenario } from './ponds.test.fixture.ts';

describe('a scenario', () => {
	it('builds its position, answers, and claims', () => {
		const text = scenario(`when:
  - expect:
      legal: { p1: [pass, "leap(tiny, cell(0,0))"] }
  - p1: leap(fat, 0,0)
  - p2: eat
  - p1: pass
then:
  - is: fat in pond(0,0) and fat.wet and round == 2 and tiny/2.holder == p1
  - is: count(tiny) == 3
  - is: tiny.holder == p1 and king.weight == 3 and cell(0,0).nest == p2
  - events: [jump]
  - never: [drown]
  - log: [jumped]
`).replace('p2.flies: 0', 'p2.flies: 1');
		expect(failures(text)).toEqual([]);
	});

	it('says that an event did not happen, and that nothing was revealed', () => {
		const eats = (never: string, game = GAME): string[] =>
			run(scenario(`when: [{ p1: eat }]\nthen: [{ never: [${never}] }]`), game).flatMap((result) =>
				result.failures
					.filter(({ code }) => code === 'scenario/claim')
					.map(({ message }) => message)
			);
		const showing = GAME.replace(
			'do: [{ set: you.flies, by: -1 }]',
			'do: [{ reveal: pieces at hand(you), to: players }, { set: you.flies, by: -1 }]'
		);
		expect(eats('drown, revealed')).toEqual([]);
		expect(eats('drown', showing)).toEqual([]);
		expect(eats('revealed', showing)).toEqual(['something was revealed']);
		expect(eats('shown')).toEqual(['there is no event "shown"']);
	});

	it('reads a cell and its comma as one answer where cells are asked for', () => {
		const game = GAME.replace(
			'  bids:',
			`  settle:
    do:
      - { choose: home, player: only(first(players)), from: cells where nest is none, ask: always }
      - { set: only(home).nest, to: first(players) }
  bids:`
		);
		const claims = (legal: string): string[] =>
			run(
				`scenario: test\ngiven: { set: { "cell(1,1).nest": p2 } }\nstart: { call: settle }\nthen: [{ legal: { p1: ${legal} } }]\n`,
				game
			).flatMap(({ failures: found }) => found.map(({ message }) => message));
		expect(claims('"exactly [0,0, 1,0, 0,1]"')).toEqual([]);
		expect(claims('{ exactly: [0,0, 1,0, "cell(0,1)"] }')).toEqual([]);
		expect(claims('[1,0]')).toEqual([]);
		expect(claims('[1,1]')).toEqual(['not legal: 1,1; legal: 0,0, 1,0, 0,1, eat']);
	});

	it('knows what is legal, exactly, and why something is not', () => {
		const claims = (list: string): string[] =>
			failures(scenario(`then:\n${list.replace(/^/gm, '  ')}`));
		expect(
			claims(`- legal:
    p1: exactly [pass, "leap(tiny, cell(0,0))", "leap(tiny/2, cell(0,0))", "leap(fat, cell(0,0))",
      "leap(tiny, cell(1,1))", leap(tiny/2,1,1), leap(fat,1,1)]
- not-legal: { p1: "leap(tiny, 1,0)", because: mud }
- not-legal: { p1: "leap(tiny, 0,1)", because: room }
- not-legal: { p2: eat, because: hungry }`)
		).toEqual([]);
		expect(claims('- legal: { p1: { exactly: [pass] } }')[0]).toMatch(/^10: legal as well: leap/);
		expect(claims('- legal: { p1: ["leap(king, 0,0)"] }')[0]).toMatch(/^10: not legal: leap\(king/);
		expect(claims('- legal: { p1: { exact: [pass] } }')).toEqual([
			'10: "exact" is not understood here'
		]);
		expect(claims('- legal: { p1: [] }')).toEqual(['10: this claims nothing']);
		expect(claims('- not-legal: { p1: pass }')).toEqual(['10: pass is legal']);
		expect(claims('- not-legal: { p1: "leap(tiny, 1,0)", because: room }')).toEqual([
			'10: leap(tiny,1,0) is not legal because of mud, not because of room'
		]);
		expect(claims('- not-legal: { p1: "leap(king, 1,0)", because: mud }')[0]).toMatch(
			/no candidate/
		);
	});

	it('proves nothing about what is no answer of the game', () => {
		const claim = (key: string) => failures(scenario(`then: [{ not-legal: { p1: "${key}" } }]`));
		expect(claim('leap(tinny, 1,0)')).toEqual([
			'9: leap(tinny,1,0) proves nothing: there is no "tinny"; did you mean "tiny"?'
		]);
		expect(claim('leep(tiny, 1,0)')).toEqual([
			'9: leep(tiny,1,0) proves nothing: there is no "leep"; did you mean "leap"?'
		]);
		expect(claim('leap(tiny/2, cell(1,0))')).toEqual([]);
	});

	it('knows why a copy of a counter is refused, whichever copy is meant', () => {
		const claim = (who: string): string[] =>
			failures(
				scenario(`then: [{ not-legal: { p1: "leap(${who}, 1,0)", because: mud } }]`).replace(
					'[tiny, tiny, "fat {wet: true}"]',
					'[tiny/2]'
				)
			);
		expect(claim('tiny')).toEqual([]);
		expect(claim('tiny/2')).toEqual([]);
		expect(claim('tiny/1')[0]).toMatch(/no candidate/);
	});

	it('finds no word of an enum where there is nothing that it could be printed on', () => {
		const claims = (game: string): string[] =>
			run(
				`scenario: test
given: { map: { "0,0": mud, "1,0": water } }
then:
  - is: top(tile(cell(0,0))).ground == mud and top(tile(cell(1,0))).ground == water
  - is: top(tile(cell(1,1))).ground is none and top(tile(cell(1,1))).ground != water
  - is: bottom(sack).temper != calm and p1.leader.temper is none and p1.leader.mood is none
`,
				game
			).flatMap(({ failures: found }) => found.map(({ message }) => message));
		const game = GAME.replace('ground: ground? }', 'ground: ground }')
			.replace('enums:', 'enums:\n  temper: { values: [calm, wild] }')
			.replace('{ weight: int }', '{ weight: int, temper: temper }')
			.replaceAll(/weight: (\d)/g, 'weight: $1, temper: calm')
			.replace('piece: { owner', 'piece: { mood: { type: temper, visible: all }, owner')
			.replace('player: { flies', 'player: { leader: { type: frog?, visible: all }, flies')
			.replace('bag: { sees: none', 'sack: { sees: none, count: all }\n  bag: { sees: none');
		expect(claims(game)).toEqual([]);
		const modified = `${game}\neffects: { rage: { modify: temper(c), when: round > 99, set: wild } }\n`;
		expect(claims(modified)).toEqual([]);
	});

	it('says what each seat sees', () => {
		const seen = (view: string): string[] =>
			failures(scenario(`when: [{ p1: pass }]\nthen:\n  - view: { ${view} }`)).map((line) =>
				line.replace(/^\d+: /, '')
			);
		expect(seen('seat: p1, of: hand(p1), count: 3, shows: [tiny, fat]')).toEqual([]);
		expect(seen('seat: p2, of: hand(p1), count: 3, hides: [tiny, fat]')).toEqual([]);
		expect(seen('seat: p2, of: box, count: null')).toEqual([]);
		expect(seen('seat: p2, of: hand(p1), shows: [fat]')).toEqual(['it cannot tell fat']);
		expect(seen('seat: p1, of: hand(p1), hides: [king]')).toEqual(['there is no king in hand(p1)']);
		expect(seen('seat: p1, fields: { p1.plan: 0, p2.plan: hidden, round: 2 }')).toEqual([]);
		expect(seen('seat: p2, fields: { p1.plan: 0 }')).toEqual(['p1.plan is hidden, not 0']);
	});

	it('fails where an answer is not legal, missing or too many', () => {
		expect(failures(scenario('when:\n  - p1: leap(tiny, 1,0)\nthen: [{ is: true }]'))).toEqual([
			expect.stringMatching(/^10: turn: leap\(tiny,1,0\) is not legal because of mud; legal: /)
		]);
		expect(failures(scenario('then: [{ is: true }]'))).toEqual([
			expect.stringMatching(/^1: p1 is asked turn and does not answer/)
		]);
		expect(failures(scenario('when: [{ p1: pass }, { p1: pass }]\nthen: [{ is: true }]'))).toEqual([
			'9: p1 is not asked here: it is over'
		]);
		expect(failures(scenario('when: [{ p2: eat }]\nthen: [{ is: true }]'))[0]).toMatch(
			/p1 is asked turn$/
		);
	});

	it('begins with an event, or with several rules one after the other', () => {
		const hand = '\ngiven: { map: { "0,0": mud }, place: { hand(p1): [fat, tiny] } }\n';
		const JUMP = '{ emit: jump, with: { who: fat, where: "cell(0,0)" } }';
		const begun = (start: string, rest: string): string[] =>
			failures(scenario(`start: ${start}\n${rest}`, hand));
		expect(begun(JUMP, 'then: [{ is: "fat in pond(0,0)" }, { events: [jump] }]')).toEqual([]);
		const all = `[${JUMP}, { call: turn, with: { you: p1 } }, { emit: drown, with: { who: fat } }]`;
		expect(
			begun(
				all,
				'when: [{ expect: { is: "fat in pond(0,0)" } }, { p1: pass }]\nthen: [{ is: fat in bag }, { events: [jump, drown] }]'
			)
		).toEqual([]);
		for (const wrong of ['{ call: bids, emit: drown }', `[${JUMP}, { with: { who: fat } }]`])
			expect(begun(wrong, 'then: [{ is: true }]')[0]).toBe(
				'3: Say exactly one of "call", a procedure, and "emit", an event'
			);
		expect(begun('[{ emit: jmp }]', 'then: [{ is: true }]')[0]).toBe(
			'3: there is no event jmp; did you mean "jump"?'
		);
	});

	it('has seats that are played by orders, as long as one of them fits', () => {
		const bids = '\nplayers: 3\nstart: { call: bids }\n';
		const rest =
			'when: [{ p1: 1 }]\nthen: [{ is: p1.plan == 1 and p2.plan == 3 and p3.plan == 2 }]';
		const orders = (text: string): string[] =>
			failures(scenario(`orders:\n${text}\n${rest}`, bids));
		const p3 = '  p3: [{ asked: bids.bid, when: you.flies == 3, answer: 2 }]';
		expect(orders(`  p2: [{ answer: most }]\n${p3}`)).toEqual([]);
		// Nothing happens in their place where none fits.
		expect(orders(`  p2: [{ answer: most, when: round > 0 }]\n${p3}`)).toEqual([
			'8: this is not true (p1.plan == 1: p1.plan is 0)',
			'1: p2 is asked bids.bid and does not answer; legal: nothing',
			'5: this order was never followed'
		]);
		expect(orders(`  p2: [{ answer: 9 }, { answer: most }]\n${p3}`)).toEqual([
			'5: this order was never followed: its answer was not legal'
		]);
		expect(orders(`  p2: [{ when: p1.plan == 0, answer: 1 }, { answer: most }]\n${p3}`)).toEqual([
			'5: this order was never followed: its condition hangs on what p2 may not know'
		]);
		expect(orders(`  p2: [{ answer: most }]\n  p1: [{ answer: least }]\n${p3}`)[0]).toBe(
			'8: p1 is not asked here: it is over; answered by orders: p1: bids.bid, p2: bids.bid, p3: bids.bid'
		);
	});

	it('refuses orders that name what is not there', () => {
		const orders = (text: string): string[] =>
			failures(scenario(`orders:\n  ${text}\nthen: [{ is: true }]`, '\nstart: { call: bids }\n'));
		expect(orders('p2: [{ asked: bids.bit, answer: 1 }]')).toEqual([
			'4: There is no question "bids.bit"; did you mean "bids.bid"?'
		]);
		expect(orders('p2: [{ when: you.fleas > 1, answer: 1 }]')[0]).toMatch(/^4: .*"fleas"/);
		expect(orders('p7: [{ answer: 1 }]')).toEqual(['4: there is no p7 in this game']);
		expect(orders('p2: [{ answr: 1 }]')[0]).toMatch(/^4: .*"answr"/);
		expect(orders('you: [{ answer: 1 }]')[0]).toMatch(/^4: .*"you"/);
	});

	it('with orders that never come to an end says so', () => {
		const napping = GAME.replace(
			'  eat:',
			'  nap: { window: turn, do: [{ set: round, by: 1 }] }\n  eat:'
		);
		const naps = (order: string): string[] =>
			run(
				scenario(`orders:\n  p1: [${order}]\nwhen: [{ p1: pass }]\nthen: [{ is: round == 5 }]`),
				napping
			).flatMap(({ failures: found }) => found.map(({ message }) => message));
		expect(naps('{ answer: nap, times: 3 }')).toEqual([]);
		expect(naps('{ asked: turn, answer: nap }')).toEqual([
			'the orders have answered 10000 questions, and the game still asks: limit them with "times:"'
		]);
	});

	it('scripts chance, all of it', () => {
		const lottery = '\nstart: { call: lottery, with: { you: p2 } }\n';
		const dice = (script: string): string[] => failures(scenario(script, lottery));
		expect(
			dice(
				'when: [{ dice: [3, 4], draws: [fat] }]\nthen: [{ is: round == 7 and fat in hand(p2) }, { winner: p2 }]'
			)
		).toEqual([]);
		expect(dice('when: [{ dice: [3] }]\nthen: [{ is: true }]')[0]).toMatch(/not in the script/);
		expect(dice('when: [{ dice: [3, 7] }]\nthen: [{ is: true }]')[0]).toMatch(/shows 1 to 6/);
		expect(dice('when: [{ dice: [1, 1, 2] }]\nthen: [{ is: true }]')).toEqual([
			'3: this die was never rolled'
		]);
		expect(dice('when: [{ draws: [mud-tile] }]\nthen: [{ is: true }]')[0]).toMatch(/not in bag/);
		expect(dice('then: [{ is: round in 2 .. 12 }, { winner: [p1] }]')).toEqual([
			'3: the winner is p2'
		]);
	});

	it('says of a die that is not in the script what it is thrown for, and by whom', () => {
		const text = scenario(
			'when: [{ dice: [3] }]\nthen: [{ is: true }]',
			'\nstart: { call: lottery, with: { you: p2 } }\n'
		);
		const found = (game: string): string | undefined => run(text, game)[0]?.failures[0]?.message;
		expect(found(GAME)).toMatch(/^a die is rolled here that is not in the script: total \(lottery/);
		expect(found(GAME.replace('as: total }', 'as: total, by: you }'))).toMatch(
			/^a die is rolled here that is not in the script: total, by p2 \(lottery/
		);
	});

	it('goes on with further procedures, events and fields', () => {
		const probe = `when:
  - p1: pass
  - set: { p2.flies: 2, round: 7 }
  - { call: turn, with: { you: p2 } }
  - { emit: jump, with: { who: tiny, where: "cell(0,0)" } }
  - expect: { is: "tiny in pond(0,0) and p2.flies == 2 and round == 7", legal: { p2: [pass] } }
  - p2: eat
  - p2: pass
  - { call: turn, with: { you: p1 } }
  - p1: pass
then:
  - is: p2.flies == 1
  - events: [jump]
`;
		const both = POND.replace('[tiny, tiny, ', '[tiny, ').replace(
			'pond(0,1):',
			'hand(p2): [tiny]\n    pond(0,1):'
		);
		expect(failures(scenario(probe, both))).toEqual([]);
		const wrong = (step: string): string[] =>
			failures(scenario(`when:\n  - p1: pass\n  - ${step}\nthen: [{ is: true }]`));
		expect(wrong('{ call: turns }')).toEqual([
			'11: there is no procedure turns; did you mean "turn"?'
		]);
		expect(wrong('{ emit: jumps, with: { who: tiny } }')).toEqual([
			'11: there is no event jumps; did you mean "jump"?'
		]);
		expect(wrong('{ emit: jump, with: { who: tiny } }')).toEqual([
			'11: jump needs to be told where'
		]);
		expect(wrong('{ with: { you: p1 } }')).toEqual([
			'11: "with" is what a procedure or an event is told: say "call" or "emit" beside it'
		]);
		expect(wrong('set: { rond: 2 }')).toEqual(['11: the game has no field rond']);
	});

	it('that fails says which dice came too early for its script', () => {
		const late = 'when: [{ expect: { is: true } }, { dice: [3, 4] }]\nthen: [{ is: true }]';
		const [result] = run(scenario(late, '\nstart: { call: lottery, with: { you: p2 } }\n'));
		expect(
			result!.failures.map(({ message, related }) => [
				message,
				...related.map((note) => note.message)
			])
		).toEqual(
			[3, 4].map(() => [
				'this die was never rolled',
				'2 dice were rolled before this, as the seed gave them: `dice:` stands before the answer that rolls'
			])
		);
	});

	it('knows amounts, subsets and simultaneous answers', () => {
		expect(
			failures(
				scenario(
					`when:
  - expect: { legal: { p1: { min: 0, max: 3 } } }
  - p2: 3
  - expect: { not-legal: { p1: [4] }, legal: { p1: [0, 3] } }
  - p1: 1
then: [{ is: p1.plan == 1 and p2.plan == 3 }]`,
					'\nplayers: 2\nstart: { call: bids }\n'
				)
			)
		).toEqual([]);
		// Where an amount is asked actions of any time are legal as well, and have their reasons.
		const bids = (claim: string): string[] =>
			failures(
				scenario(
					`when: [{ expect: ${claim} }, { p1: 1 }, { p2: 0 }]\nthen: [{ is: p1.plan == 1 }]`,
					'\nplayers: 2\nstart: { call: bids }\n'
				)
			);
		expect(bids('{ not-legal: { p1: eat } }')).toEqual(['4: eat is legal']);
		expect(bids('{ not-legal: { p1: eat, because: hungry } }')).toEqual(['4: eat is legal']);
		const pair = '\nstart: { call: pair, with: { you: p1, of: "frogs where weight < 3" } }\n';
		expect(
			failures(
				scenario(
					`when:
  - expect: { not-legal: { p1: [tiny, tiny, tiny] }, legal: { p1: { exactly: [tiny, tiny, tiny, prince], min: 1 } } }
  - p1: [tiny, prince]
then: [{ is: count(hand(p1)) == 2 }]`,
					pair
				)
			)
		).toEqual([]);
	});

	it('refuses what nothing reads, and what claims nothing', () => {
		const [unknown] = run('scenario: typo\nwehn: []\nthen: [{ is: true }]');
		expect(unknown).toMatchObject({ passed: false, line: 1, claims: 0 });
		expect(unknown!.failures[0]!.code).toBe('shape/unknown-key');
		expect(run('scenario: nothing\nthen: []')[0]!.passed).toBe(false);
		expect(failures(scenario('then: [{ is: frogs }]'))).not.toEqual([]);
		expect(failures(scenario('then: [{ is: p9.flies == 0 }]'))[0]).toMatch(/^9: .*p9/);
		const [uncited] = run(
			scenario('when: [{ p1: pass }]\nthen: [{ is: true }]', '\ncite: P-9' + POND)
		);
		expect(uncited!.failures.map(({ message }) => message)).toEqual(['there is no clause "P-9"']);
	});

	it('shows the part of a claim that is wrong', () => {
		expect(
			failures(scenario('when: [{ p1: pass }]\nthen:\n  - is: round == 2 and p1.flies == 7'))[0]
		).toBe('11: this is not true (p1.flies == 7: p1.flies is 3)');
		const claim = (text: string): string | undefined =>
			failures(scenario(`when: [{ p1: pass }]\nthen:\n  - is: '${text}'`))[0];
		expect(claim('tiny/2 in hand(p2)')).toBe(
			'11: this is not true (tiny/2 in hand(p2): tiny/2 is in hand(p1), hand(p2) holds nothing)'
		);
		expect(claim('count(frogs at hand(p2)) > 9')).toBe(
			'11: this is not true (count(frogs at hand(p2)) > 9: count(frogs at hand(p2)) is 0)'
		);
		expect(claim('any(frogs at hand(p2))')).toBe(
			'11: this is not true (any(frogs at hand(p2)): frogs at hand(p2) holds nothing)'
		);
		expect(claim('all(x in frogs: x.weight > 9)')).toBe(
			'11: this is not true (all(x in frogs: x.weight > 9): frogs holds tiny, tiny/2, tiny/3, fat, king)'
		);
	});

	it('names places in a file of several', () => {
		const results = run(
			'# two\nscenario: one\nthen: [{ is: false }]\n---\n\nscenario: two\nthen: 3\n'
		);
		expect(results.map(({ scenario: title, line }) => [title, line])).toEqual([
			['one', 2],
			['two', 6]
		]);
		expect(results[0]!.failures[0]!.range.start.line).toBe(3);
		expect(results[1]!.failures[0]!.range.start.line).toBe(7);
	});

	it('that cannot be run because of the rules says so', () => {
		const [broken] = run(
			scenario('then: [{ is: true }]'),
			GAME.replace('you.flies > 0', 'you.fleas')
		);
		expect(broken!.failures[0]!.message).toMatch(/^the rules cannot be run: /);
	});
});
