import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jsonIn, runIn } from './run-command.test.fixture.ts';

const FIXTURES = join(import.meta.dirname, '../lib/ruleset/testing/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (...args: string[]) => runIn(folder, ...args);
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const RULE = `layer: { id: dear, kind: house-rule, game: stalls }
change:
  values.price.is: { wrap: it + toll(who) } # dearer
`;
const UPGRADED = `layer: { id: dear, kind: house-rule, game: stalls, for: stalls 3 }
change:
  values.cost.is: { wrap: it + fee(who) } # dearer
`;
const SCENARIO = `scenario: a day # of three
house-rules: [sunday]
options: { luck: nice }
start: { call: day }
when: [{ call: day }, { emit: bought }]
then: [{ is: true }]
`;

const TRIAL = `trial: sale # of wares
about: One ware beside another.
tested: wares where it.worth > 0
vary: { weather: [wet, bright] } # what the weather is
given:
  set: { sky: $weather, round: 1, p1.gold: 5 } # round
  place: { basket(p1): [$tested, $against] }
start: { call: day }
won: price($tested, p1) > 0 and $tested in basket(p1)
lost: $against in basket(p1)
---
trial: weather
about: In each weather.
tested: apple
against: plum
vary: { price: weather }
given: { set: { sky: $price, round: $against.worth }, place: { store: [$tested, "plum {}"] } }
won: price($tested, p1) > 0 and sky == $price
lost: sky == wet
`;

/** A game from elsewhere, in a folder. */
beforeEach(() => {
	mkdirSync(join(folder, 'stalls/base'), { recursive: true });
	cpSync(join(FIXTURES, 'moved-game.yaml'), join(folder, 'stalls/base/game.yaml'));
	cpSync(join(FIXTURES, 'moved-game-moves.yaml'), join(folder, 'stalls/moves.yaml'));
	write('stalls/base/layer.yaml', 'layer: { id: base, kind: base, game: stalls }\n');
	write('dear.yaml', RULE);
});

describe('upgrade', () => {
	it('shows what it would write, and fails, with --check', async () => {
		const { code, out } = await run('upgrade', 'dear.yaml', '--check', '--with', 'stalls');
		expect(code).toBe(1);
		expect(out).toBe(
			`dear.yaml: 2 lines changed
    1 - layer: { id: dear, kind: house-rule, game: stalls }
    1 + layer: { id: dear, kind: house-rule, game: stalls, for: stalls 3 }
    3 -   values.price.is: { wrap: it + toll(who) } # dearer
    3 +   values.cost.is: { wrap: it + fee(who) } # dearer
1 file to be changed, nothing left to do
`
		);
		expect(read('dear.yaml')).toBe(RULE);
	});

	it('writes layers, variants and scenarios, and has nothing to do then', async () => {
		write(
			'mine.yaml',
			'variant: { id: mine, game: stalls, house-rules: [dear], options: { luck: cruel } }\n'
		);
		mkdirSync(join(folder, 'stalls/tests'), { recursive: true });
		write('stalls/tests/days.yaml', SCENARIO);
		const files = ['dear.yaml', 'mine.yaml', 'stalls/tests/days.yaml'];
		const first = await run('upgrade', ...files, '--with', 'stalls');
		expect([first.code, first.err]).toEqual([0, '']);
		expect(files.map(read)).toEqual([
			UPGRADED,
			'variant: { id: mine, game: stalls, for: stalls 3, house-rules: [dear], options: { dice: cruel } }\n',
			SCENARIO.replace('sunday', 'holidays')
				.replace('luck', 'dice')
				.replace('nice', 'kind')
				.replaceAll('call: day', 'call: market-day')
				.replace('emit: bought', 'emit: sold')
		]);
		const again = await run('upgrade', ...files, '--check', '--with', 'stalls');
		expect(again).toMatchObject({ code: 0, out: '0 files to be changed, nothing left to do\n' });
		rmSync(join(folder, 'stalls/tests'), { recursive: true });
	});

	it('plays scenarios: names are written, and what is so now for a yes', async () => {
		const before = `scenario: gold # at first
players: 2
given: { set: { p1.gold: 5, p2.gold: 0 } }
start: { call: day }
when:
  - p1: pass # for nothing
then:
  - is: p1.gold > 1 and p1.gold == 6 # dear
---
scenario: two answers are possible
given: { set: { p1.gold: 9 } }
start: { call: day }
then:
  - is: p1.gold == 9
`;
		const named = before.replaceAll('gold:', 'coins:').replaceAll('p1.gold', 'p1.coins');
		const text = named
			.replace('scenario: coins:', 'scenario: gold')
			.replaceAll('day', 'market-day');
		mkdirSync(join(folder, 'stalls/tests'), { recursive: true });
		const path = 'stalls/tests/coins.yaml';
		write(path, before);
		const first = await run('upgrade', path, '--with', 'stalls');
		expect(first.code).toBe(1);
		expect(read(path)).toBe(text);
		expect(first.out.split('\n').slice(-6)).toEqual([
			`${path}: 1 line would say what is so now: write it with --yes`,
			'    8 -   - is: p1.coins > 1 and p1.coins == 6 # dear',
			'    8 +   - is: p1.coins > 1 and p1.coins == 5 # dear',
			`${path}:10:11: error: p1 is asked stall and does not answer; legal: buy(apple), buy(apple/2), buy(apple/3), buy(pear), pass [scenario/unanswered]`,
			'1 file changed, 2 things left to do',
			''
		]);
		const yes = await run('upgrade', path, '--with', 'stalls', '--yes');
		expect([yes.code, read(path)]).toEqual([1, text.replace('== 6', '== 5')]);
		rmSync(join(folder, 'stalls/tests'), { recursive: true });
	});

	it('writes trials, in which placeholders stay, and lists what is left of them', async () => {
		mkdirSync(join(folder, 'stalls/trials'), { recursive: true });
		write('stalls/trials/sale.yaml', TRIAL);
		const { out: told } = await run('validate', 'stalls/trials/sale.yaml');
		expect(told).toMatch(/sale\.yaml:4:19: error: .*values\.wet moved in version 2.*layer\/moved/);
		const first = await run('upgrade', 'stalls/trials/sale.yaml');
		expect([first.code, first.err]).toEqual([0, '']);
		expect(read('stalls/trials/sale.yaml')).toBe(
			TRIAL.replace('[wet', '[rainy')
				.replaceAll(', round:', ', day:')
				.replace('p1.gold', 'p1.coins')
				.replace('"plum {}"', '"pear {}"')
				.replace('call: day', 'call: market-day')
				.replaceAll('won: price(', 'won: cost(')
				.replace('against: plum', 'against: pear')
				.replace('== wet', '== rainy')
		);
		expect((await run('validate', 'stalls/trials/sale.yaml')).out).toBe('0 errors, 0 warnings\n');

		const haggled = TRIAL.replace('lost: sky == wet', 'lost: haggled > 1');
		write('stalls/trials/sale.yaml', haggled);
		const { code, out } = await run('upgrade', 'stalls/trials/sale.yaml');
		expect(code).toBe(1);
		expect(out).toMatch(/sale\.yaml:19:7: error: .*haggled.*nobody haggles any more/);
		rmSync(join(folder, 'stalls/trials'), { recursive: true });
	});

	it('lists what is left with its place, writes the rest, and leaves the version', async () => {
		write('dear.yaml', `${RULE}  values.haggled.is: { wrap: it + 1 }\n`);
		const { code, data } = await jsonIn<{
			files: { file: string; changed: boolean; rest: object[] }[];
			written: boolean;
		}>(folder, 'upgrade', 'dear.yaml', '--with', 'stalls');
		expect(code).toBe(1);
		expect(data.written).toBe(true);
		expect(data.files).toMatchObject([
			{
				file: 'dear.yaml',
				changed: true,
				rest: [
					{
						code: 'layer/removed',
						file: 'dear.yaml',
						range: { start: { line: 4, column: 3 } },
						message:
							'values.haggled.is was removed in version 2: nobody haggles any more: modify values.cost'
					}
				]
			}
		]);
		expect(read('dear.yaml')).toContain('game: stalls }\nchange:\n  values.cost.is:');
	});

	it('is used wrongly without a game, for a game, and for nothing', async () => {
		write('lost.yaml', 'change: {}\n');
		for (const args of [[], ['no.yaml'], ['lost.yaml'], ['stalls'], ['dear.yaml']]) {
			expect([args, (await run('upgrade', ...args)).code]).toEqual([args, 2]);
		}
	});
});
