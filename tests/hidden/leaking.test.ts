/**
 * Rules made at random to tell a secret, by each way in which a rule can: each gets a finding at its place, or nobody can
 * tell by all that they are shown. Two worlds that differ in what a seat cannot know are the witness.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testSecrets } from '../../src/cli/test-secrets.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';
import { isWhole, SEED } from '../../scripts/sample.mjs';
import { testRandom } from '../fuzz/random-player.ts';
import { watchGames } from '#lib/lab/secrets/watched-game.ts';

/** What a player p alone knows, or nobody. */
const SECRETS = [
	'p.slip',
	'count(sack(p))',
	'sum(c in coins at sack(p): c.worth)',
	'count(coins at sack(p) where it.worth == 5)',
	'count(coins at sack(p) where it is crown)',
	'(if any(sack(p)) then top(sack(p)).worth else 0)',
	'(if p.slip > 4 then 3 else 0)',
	'max-over-slips(p)'
] as const;

/** What becomes of it on the way. */
const BENT = ['E', 'E mod 4', 'min(E, 3)', '3 - min(E, 3)', 'E + p.gold', 'abs(2 - E)'] as const;

/** How it comes to the place where it is read: `before` goes first, and `word` is read there. */
const WAYS = [
	{ before: '', word: '(E)' },
	{ before: "{ let: kept, be: 'E' }, ", word: 'kept' },
	{ before: "{ set: note, to: 'E' }, ", word: 'note' },
	{ before: '', word: 'worked(p)' }
] as const;

/** Where p is the player with the secret and q one who does not know it; N stands for the number. */
const PLACES: Record<string, string> = {
	'an amount':
		"{ choose: n, player: q, between: { min: 0, max: 'max(0, N)' } }, { set: told, to: n }",
	candidates:
		"{ choose: x, player: q, from: 'players where it.gold < N', optional: true }, { if: x is not none, then: [{ set: told, to: 1 }] }",
	'how many':
		"{ choose: xs, player: q, from: players, count: { min: 0, max: 'max(0, min(N, 3))' } }, { set: told, to: count(xs) }",
	'what goes together':
		"{ choose: xs, player: q, from: players, count: { min: 0, max: 3 }, such-that: 'count(xs) <= N' }, { set: told, to: count(xs) }",
	'an answer that is refused':
		"{ choose: x, player: q, options: { yes: { requires: { much: 'N > 2' } }, no: {} } }, { if: x == yes, then: [{ set: told, to: 1 }] }",
	'an answer that is refused by what comes of it':
		"{ choose: x, player: q, options: { yes: { requires: { much: { afterwards: 'N > 2' } } }, no: {} } }, { if: x == yes, then: [{ set: told, to: 1 }] }",
	'what holds by default':
		"{ choose: n, player: q, between: { min: 0, max: 99 }, default: 'N' }, { set: told, to: n }",
	'a question that ends':
		"{ choose: x, player: q, options: { yes: {}, no: {} }, while: 'N > 2' }, { if: x == yes, then: [{ set: told, to: 1 }] }",
	'what may be passed': "{ offer: acting, player: q, pass: 'N > 2' }",
	'a number in a question':
		"{ let: might, be: 'N' }, { choose: stand, player: q, options: { yes: {}, no: {} } }, { if: stand == yes, then: [{ set: told, to: 1 }] }",
	'a parameter in a question': "{ call: duel, with: { who: q, might: 'N' } }",
	'a parameter that no text names': "{ call: bout, with: { who: q, heft: 'N' } }",
	'a parameter in an offer': "{ call: round, with: { who: q, effort: 'N' } }",
	'a line for all': "{ log: counted, with: { n: 'N' } }",
	'a line for another': "{ log: counted, with: { n: 'N' }, to: '{q}' }",
	'a line for its owner': "{ log: counted, with: { n: 'N' }, to: '{p}' }",
	'the order of lines':
		"{ for-each: x, in: players, by: 'ORDER', do: [{ log: next, with: { who: x } }] }",
	'the order of dice':
		"{ for-each: x, in: players, by: 'ORDER', do: [{ roll: 1d6, as: die, by: x }, { set: told, to: die }] }",
	'the order of questions':
		"{ for-each: x, in: players, by: 'ORDER', do: [{ choose: n, player: x, between: { min: 0, max: 9 } }, { set: told, to: n }] }",
	'how many dice':
		"{ roll: { dice: 'max(0, min(N, 3))', sides: 6 }, as: die, by: q }, { if: die > 99, then: [{ set: told, to: die }] }",
	'whom chance picks':
		"{ pick: x, from: 'players where it.gold < N' }, { if: x is not none, then: [{ set: p.slip, to: 1 }] }",
	'where a way leads':
		"{ set: deep, to: 'N' }, { choose: x, player: q, path: { from: 'isle(0,0)', step: next != here, cost: 1, budget: 1 } }, { set: told, to: x.column }",
	'who neighbours whom':
		"{ set: deep, to: 'N' }, { choose: x, player: q, from: 'neighbours(isle(0,0), q)' }, { set: told, to: x.column }",
	'how far it is':
		"{ set: deep, to: 'N' }, { log: counted, with: { n: 'distance(isle(0,0), isle(2,0), q)' } }",
	'nothing that is told':
		"{ let: unread, be: 'N' }, { if: unread > 9, then: [{ set: p.slip, by: 1 }] }"
};

/** What a rule does with what p knows, which also stands in a value that is asked of p. */
function stepsOf(place: string, bent: string, { before, word }: (typeof WAYS)[number]): string {
	const put = (text: string): string => text.replaceAll('E', bent);
	const number = put(word);
	const steps = before === '' ? place : `${put(before)}${place}`;
	const order = word === '(E)' ? bent.replaceAll(/\bp\b/g, 'x') : 'worked(x)';
	return steps.replaceAll('N', number).replaceAll('ORDER', order);
}

function game(steps: string, bent: string): string {
	const acts = steps.includes('acting')
		? 'act: { window: acting, do: [{ set: told, to: 2 }] }'
		: '';
	const isles = steps.includes('isle(')
		? `map: { space: isle, grid: square, size: [3, 1] }
effects: { ferry: { modify: 'neighbours(i, who)', when: deep > 2, with: isles } }`
		: '';
	const deep = isles === '' ? '' : ', deep: { type: int, visible: none }';
	return `
game: { id: coins, players: { min: 3, max: 3 }, start: play }
${isles}
kinds: { coin: { plural: coins, attributes: { worth: int }, start: mint } }
pieces: { penny: { kind: coin, count: 30, worth: 1 }, crown: { kind: coin, count: 30, worth: 5 } }
zones:
  mint: { sees: none, count: none }
  sack: { per: player, main: true, sees: owner, count: owner }
fields:
  game: { told: { type: int, visible: all }, note: { type: int, visible: none }${deep} }
  player: { slip: { type: int, visible: owner }, gold: { type: int, visible: all } }
values:
  worked: { params: { p: player }, is: '${bent}' }
  max-over-slips: { params: { p: player }, is: 'p.slip + (if any(x in players: x.slip > 7) then 1 else 0)' }
procedures:
  play:
    do:
      - for-each: i
        in: 1 .. 4
        do:
          - for-each: you
            in: players
            do:
              - { choose: slip, player: you, between: { min: 0, max: 9 } }
              - { set: you.slip, to: slip }
              - { set: you.gold, to: i mod 2 }
              - { draw: 1 + count(sack(you)) mod 2, from: mint, to: sack(you), order: top }
              - { call: tell, with: { p: you, q: 'only(first(players where it != you))' } }
  tell:
    params: { p: player, q: player }
    do: [${steps}]
  duel:
    params: { who: player, might: int }
    do:
      - { choose: stand, player: who, options: { yes: {}, no: {} } }
      - { if: stand == yes, then: [{ set: told, to: 1 }] }
  bout:
    params: { who: player, heft: int }
    do:
      - { choose: stand, player: who, options: { yes: {}, no: {} } }
      - { if: stand == yes and heft > 99, then: [{ set: told, to: 1 }] }
  round:
    params: { who: player, effort: int }
    do: [{ offer: heaving, player: who, pass: true }, { if: effort > 99, then: [{ set: told, to: 1 }] }]
actions:
  ${acts}
  heave: { window: heaving, do: [{ set: told, to: 3 }] }
text:
  en:
    log: { counted: 'It is {n}', next: '{who} is next' }
    windows: { acting: Act, heaving: 'Heave with {effort}' }
    choices: { tell.stand: 'Stand against {might}?', duel.stand: 'Stand against {might}?', bout.stand: Stand? }
`;
}

const PLAN = { games: 1, answers: 60, every: 1, follow: 5, questions: 6, seed: 5, enough: 1 };

/** `found: <code>`, or what of all that somebody is shown tells the secret. */
function outcome(text: string): string {
	const { diagnostics, program } = linkYaml(text, 3);
	const told = diagnostics.filter(({ code }) => code.startsWith('secret/'));
	const wrong = diagnostics.filter((finding) => isError(finding) && !told.includes(finding));
	if (wrong.length > 0) return `wrong: ${wrong.map(({ message }) => message).join('; ')}`;
	// Of what the engine keeps to itself in spite of the rules nothing may be seen, either.
	const kept = ['secret/order', 'secret/told'];
	// With another order the same dice fall for others: that is another game, and tells nothing.
	const isKept = told.every(({ code }) => kept.includes(code)) && !text.includes('roll:');
	if (program === null || (told.length > 0 && !isKept)) return `found: ${told[0]!.code}`;
	const { asked, leaks } = watchGames(nodeCode(program), PLAN);
	const seen = [
		...leaks.map(({ path }) => path),
		...[...asked.keys()].map((who) => `asked ${who}`)
	];
	return seen.length > 0 ? `told: ${seen[0]}` : 'nothing';
}

describe('rules that tell a secret', () => {
	const pick = testRandom(Number(SEED.replaceAll('-', '')));
	const some = <T>(all: readonly T[]): T => all[pick(all.length)]!;
	const rounds = isWhole() ? 15 : 3;
	const made = Object.entries(PLACES).flatMap(([name, place]) =>
		Array.from({ length: rounds }, () => {
			const bent = some(BENT).replaceAll('E', some(SECRETS));
			const steps = stepsOf(place, bent, some(WAYS));
			return { name, steps, text: game(steps, bent) };
		})
	);

	test.each(made)('by $name: $steps', ({ text }) => {
		expect(outcome(text)).toMatch(/^(found|nothing)/);
	});
});

describe('thingsmith test --secrets', () => {
	async function told(place: string): Promise<{ ok: boolean; text: string }> {
		const folder = mkdtempSync(join(tmpdir(), 'thingsmith-secrets-'));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		mkdirSync(join(folder, 'coins/base'), { recursive: true });
		const steps = stepsOf(place, 'p.slip', WAYS[0]);
		writeFileSync(join(folder, 'coins/base/game.yaml'), game(steps, 'p.slip'));
		return testSecrets([join(folder, 'coins')], []);
	}

	test('names the place where somebody is told more than they can know, and by which rule', async () => {
		const { ok, text } = await told(PLACES['an amount']!);
		expect(ok).toBe(false);
		expect(text).toMatch(/coins, 3 players: \d+ places? tells? somebody what they cannot know/);
		expect(text).toMatch(/p\d is told view\.decision\.max: \d+ \/ \d+, by fields, at once/);
	});

	test('has nothing to say where nobody is', async () => {
		const { ok, text } = await told(PLACES['nothing that is told']!);
		expect([ok, text]).toEqual([
			true,
			expect.stringMatching(/in \d+ positions nobody is told what they cannot know$/)
		]);
	});

	test('asks for a variant', async () => {
		await expect(testSecrets([], [])).rejects.toThrow('--secrets needs a variant');
	});
});
