/** The test of hidden things is tested: leaks are planted, each must be noticed, and where it is. */
import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { type Plan, watchGames } from '#lib/lab/secrets/watched-game.ts';

const PLAN: Plan = {
	games: 3,
	answers: 500,
	every: 5,
	follow: 6,
	questions: 6,
	seed: 3,
	enough: 1
};

const SMALL: Plan = { ...PLAN, games: 1, answers: 150, every: 1 };

/** West End with a house rule that leaks. */
function leaking(rule: string): Code {
	const layer = 'layer: { id: leak, kind: house-rule, game: kings-and-things }\n';
	const extra = [{ path: 'leak.yaml', text: `${layer}${rule}` }];
	const composition = loadVariant(workspaceOf(), 'west-end', extra);
	const { program, diagnostics } = link(composition, 3);
	const errors = [...composition.diagnostics, ...diagnostics].filter(isError);
	if (program === null) throw new Error(errors.map(({ message }) => message).join('\n'));
	return nodeCode(program);
}

/** Where the first leak shows. */
function noticed(code: Code, plan: Plan = PLAN): string {
	const [leak] = watchGames(code, plan).leaks;
	return leak?.path ?? 'nothing';
}

/** A small game in which a player hides coins, in a sack and on a slip of paper, and steps that follow each answer. */
function hidingText(steps: string): string {
	return `
game: { id: coins, players: { min: 3, max: 3 }, start: play }
kinds: { coin: { plural: coins, attributes: { worth: int }, start: mint } }
pieces: { penny: { kind: coin, count: 20, worth: 1 }, crown: { kind: coin, count: 20, worth: 5 } }
zones:
  mint: { sees: none, count: none }
  sack: { per: player, main: true, sees: owner, count: owner }
fields:
  game: { told: { type: int, visible: all } }
  player: { slip: { type: int, visible: owner } }
procedures:
  play:
    do:
      - for-each: i
        in: 1 .. 5
        do:
          - for-each: you
            in: players
            do:
${steps}
              - { choose: slip, player: you, between: { min: 0, max: 9 } }
              - { set: you.slip, to: slip }
              - { draw: 1 + count(sack(you)) mod 2, from: mint, to: sack(you), order: top }
text:
  en:
    log: { said: '{who} is next' }
    choices: { play.stand: { ask: 'Stand against {might}?', yes: Yes, no: No } }
`;
}

function hiding(steps: string): Code {
	return nodeCode(programOf(hidingText(steps), 3));
}

describe('a leak is noticed', () => {
	test.each([
		['a field that only its owner sees', '{ set: told, to: you.slip }', 'view.game.told'],
		[
			'a number that only its owner counts',
			'{ set: told, to: count(sack(you)) }',
			'view.game.told'
		],
		[
			'the order of what nobody counts',
			'{ if: any(mint), then: [{ set: told, to: top(mint).worth }] }',
			'view.game.told'
		]
	])('in %s', (_, step, path) => {
		const code = hiding(`              - ${step}`);
		expect(noticed(code, SMALL)).toBe(path);
	});

	test('in what can be chosen', () => {
		const steps =
			'{ for-each: foe, in: players without you, do: [{ choose: n, player: foe, between: { min: 0, max: you.slip + 1 } }, { set: told, to: n }] }';
		expect(noticed(hiding(`              - ${steps}`), SMALL)).toMatch(/^view\.decision/);
	});

	/** The linker marks them, and the engine keeps to itself what it finds marked. */
	test.each([
		[
			'the order of a loop by a field',
			'unordered',
			'{ for-each: x, in: players, by: x.slip, do: [{ log: said, with: { who: x } }] }',
			/^log/
		],
		[
			'a number in a question',
			'untold',
			'{ let: might, be: count(sack(you)) }, { for-each: foe, in: players without you, do: [{ choose: stand, player: foe, options: { yes: {}, no: {} } }, { if: stand == yes, then: [{ set: told, by: 1 }] }] }',
			/^view\.decision/
		]
	])('in %s, where the engine is not told to keep it', (_, mark, steps, path) => {
		const program = programOf(hidingText(`              - { if: true, then: [${steps}] }`), 3);
		const unmarked = JSON.parse(
			JSON.stringify(program, (key, value: unknown) => (key === mark ? undefined : value))
		) as Program;
		expect(noticed(nodeCode(program), SMALL)).toBe('nothing');
		expect(noticed(nodeCode(unmarked), SMALL)).toMatch(path);
	});

	test('and nothing where nothing leaks', () => {
		const { leaks, worlds } = watchGames(hiding(''), SMALL);
		expect([leaks, worlds > 50]).toEqual([[], true]);
	});

	/** What is told when all have had their turns; nobody can use it any more, unless somebody is asked once more. */
	const atTheEnd = (steps: string): Code =>
		nodeCode(
			programOf(
				hidingText('').replace('text:\n', `      - { if: true, then: [${steps}] }\ntext:\n`),
				3
			)
		);

	const COUNTED = "{ set: told, to: 'sum(p in players: p.slip)' }";
	const ASKED =
		"{ choose: last, player: 'only(first(players))', between: { min: 0, max: 1 } }, { set: told, by: last }";

	test.each([
		['nothing, when the game is over', COUNTED, 'nothing'],
		['a number, where it is asked behind it', `${COUNTED}, ${ASKED}`, 'view.game.told'],
		['nothing, where it is asked before it', `${ASKED}, ${COUNTED}`, 'nothing']
	])('at the end: %s', (_, steps, path) => {
		expect(noticed(atTheEnd(steps), { ...SMALL, games: 4 })).toBe(path);
	});

	test.each([
		['that it goes on', 'owner', 'asked'],
		['nothing, where all is shown then', 'viewer == self or game-over', 'nothing']
	])('by a game that a number ends: %s', (_, visible, path) => {
		const ends =
			"{ if: 'any(p in players without you: p.slip > 7)', then: [{ end-game: you, reason: said }] }";
		const text = hidingText(`              - ${ends}`)
			.replace('visible: owner', `visible: '${visible}'`)
			.replace('{who} is next', 'Somebody has it');
		expect(noticed(nodeCode(programOf(text, 3)), { ...SMALL, games: 8 })).toBe(path);
	});

	/** What follows each draw from the mint into a sack. */
	const following = (steps: string): Code =>
		nodeCode(
			programOf(
				hidingText('').replace('start: play }', 'start: play, on-draw: drawn }').concat(`
events: { drawn: { params: { pieces: pieces, to: zone } } }
effects:
  follows:
    after: drawn(got, to)
    do:
      - for-each: p
        in: players where to == sack(it)
        do: [${steps}]
`),
				3
			)
		);

	test.each([
		['how many coins were drawn', '{ set: told, to: count(got) }', 'view.game.told'],
		[
			'nothing, while who drew is asked',
			'{ choose: coin, player: p, from: got, optional: true }, { if: coin is not none, then: [{ move: coin, to: mint }, { set: got, to: got without coin }] }',
			'nothing'
		]
	])('in the event of draws: %s', (_, steps, path) => {
		expect(noticed(following(steps), SMALL)).toBe(path);
	});

	/** What follows each pick of a coin from the sack of a player. */
	const picking = (steps: string): Code =>
		nodeCode(
			programOf(
				hidingText('              - { pick: lot, from: sack(you) }').replace(
					'start: play }',
					'start: play, on-pick: taken }'
				).concat(`
events: { taken: { params: { picked: pieces, from: pieces } } }
effects:
  follows:
    after: taken(got, from)
    do: [${steps}]
`),
				3
			)
		);

	test.each([
		['what was picked', "{ set: told, to: 'sum(c in got: c.worth)' }", 'view.game.told'],
		['of how many', '{ set: told, to: count(from) }', 'view.game.told'],
		['nothing, where another one is picked', '{ set: got, to: from without got }', 'nothing']
	])('in the event of picks: %s', (_, steps, path) => {
		expect(noticed(picking(steps), SMALL)).toBe(path);
	});

	test('in a visible field that is worked out from faces', () => {
		const rule = `
fields:
  player: { might: { type: int, visible: all, cite: KT-9-a } }
effects:
  counted:
    after: entered(who, h)
    cite: KT-9-a
    do:
      - set: who.might
        to: 'sum(c in counters at stack(h) where owner == who: c.combat)'
`;
		expect(noticed(leaking(rule))).toBe('view.players[].fields.might');
	});

	test('in a visible field of the face-down counter itself', () => {
		const rule = `
fields:
  piece: { strong: { type: bool, visible: all, cite: KT-9-a } }
effects:
  marked:
    after: entered(who, h)
    cite: KT-9-a
    do:
      - for-each: c
        in: counters at stack(h) where it.owner == who
        do:
          - set: c.strong
            to: c.combat > 3
`;
		expect(noticed(leaking(rule))).toBe('view.zones[].pieces[].fields.strong');
	});

	test('in what is seen only between two questions', () => {
		const rule = `
fields:
  player: { might: { type: int, visible: all, cite: KT-9-a } }
effects:
  shown-for-a-moment:
    after: entered(who, h)
    cite: KT-9-a
    do:
      - set: who.might
        to: 'sum(c in counters at stack(h) where owner == who: c.combat)'
      - log: boasted
        with: { who: who }
      - set: who.might
        to: 0
text: { en: { log: { boasted: "{who} boasts" } } }
`;
		expect(noticed(leaking(rule))).toMatch(/^seen\[\]/);
	});

	test('in options that stand in the order of the box', () => {
		const rule = `
actions:
  point-at:
    window: movement
    cite: KT-9-a
    for: { what: 'counters where it.owner is not none and it.owner != you and not it.face-up' }
    do:
      - log: pointed
        with: { who: you }
text: { en: { actions: { point-at: "Point at {what}" }, log: { pointed: "{who} points" } } }
`;
		expect(noticed(leaking(rule))).toMatch(/^view\.decision\.options\[\]/);
	});

	test('in what is legal', () => {
		const rule = `
actions:
  mock:
    window: movement
    cite: KT-9-a
    for: { where: 'hexes where any(counters at stack(it) where it.owner is not none and it.owner != you)' }
    requires: { weak: 'sum(c in counters at stack(where) where it.owner != you: c.combat) < 6' }
    do:
      - log: mocked
        with: { who: you }
text:
  en:
    actions: { mock: "Mock those in {where}" }
    log: { mocked: "{who} mocks" }
    requires: { mock.weak: They are strong }
`;
		// It shows in who is asked as well, which may come first.
		const { leaks } = watchGames(leaking(rule), { ...PLAN, enough: 8 });
		expect(leaks.map(({ path }) => path)).toContainEqual(
			expect.stringMatching(/^(view\.decision\.options|refusals)/)
		);
	});

	test('in a line of the log', () => {
		const rule = `
effects:
  heard:
    after: entered(who, h)
    cite: KT-9-a
    do:
      - log: heard
        with: { where: h, home: 'only(first(creatures at stack(h) where owner == who)).terrain' }
text: { en: { log: { heard: "In {where} somebody of {home} is heard" } } }
`;
		expect(noticed(leaking(rule))).toMatch(/^log\[\]/);
	});

	test('in an explanation that looks at everything', () => {
		const code = leaking('');
		const open: Code = {
			...code,
			explain: (m, value, args) => code.explain(m, value, args, null)
		};
		expect(noticed(open, { ...PLAN, questions: 60 })).toMatch(/^explained\./);
	});

	test('in who is asked, where something hidden decides it and nobody said so', () => {
		const rule = `
effects:
  show-off:
    after: entered(who, h)
    cite: KT-9-a
    do:
      - if: 'any(creatures at stack(h) where owner == who and it.combat > 4)'
        then:
          - choose: shout
            player: who
            options: { loud: {}, quiet: {} }
          - if: shout == loud
            then:
              - log: shouted
                with: { who: who }
text:
  en:
    choices: { show-off.shout: { ask: How loud?, loud: Loud, quiet: Quiet } }
    log: { shouted: "{who} shouts" }
`;
		const code = leaking(rule);
		const { asked, leaks } = watchGames(code, { ...PLAN, games: 2, answers: 300, seed: 2 });
		expect([...asked.keys(), ...leaks.map(({ path }) => path)]).toContain('show-off.shout');
	});
});
