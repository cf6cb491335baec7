import { expect, test } from 'vitest';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { answer } from '#lib/engine/play/play.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { decisionView } from './decision-view.ts';

const rules = (texts: string) => `
game: { id: catch, players: { min: 2, max: 2 }, start: play }
kinds: { fish: { start: pond } }
pieces: { pike: { kind: fish }, carp: { kind: fish } }
zones: { pond: { sees: none, count: all }, net: { per: player, sees: owner, count: all } }
procedures:
  play:
    do:
      - for-each: who
        in: players
        do:
          - draw: 1
            from: pond
            to: net(who)
            as: catch
          - call: boast
            with: { of: who, best: only(catch) }
      - end-game: players
  boast:
    params: { of: player, best: piece }
    do:
      - let: weight
        be: 7
      - let: luck
        be: 3
      - choose: said
        player: of
        ask: always
        options: { all: {}, some: {} }
      - choose: pleased
        players: players
        options: { yes: {}, no: {} }
text: { en: { choices: ${texts} } }
`;

const asked = (texts: string, seat = 0) => {
	const view = decisionView(newGame(programOf(rules(texts)), 's'), seat);
	return { prompt: view?.prompt.args, options: view?.options.map(({ phrase }) => phrase.args) };
};

const parameters = {
	of: { of: 'thing', keys: ['p1'] },
	best: { of: 'thing', keys: [expect.stringMatching(/^pike|carp$/)] }
};

test('a question is told the locals that its text names, in whatever language, and no others', () => {
	expect(asked('{ boast.said: { ask: How heavy?, all: A, some: B } }').prompt).toEqual(parameters);
	const named = '{ boast.said: { ask: "{weight} pounds?", all: A, some: B } }';
	expect(asked(named).prompt).toEqual({ ...parameters, weight: { of: 'number', value: 7 } });
	const german = '{ boast.said: Really? } }, de: { choices: { boast.said: "Glück, {luck}?" }';
	expect(asked(german).prompt).toEqual({ ...parameters, luck: { of: 'number', value: 3 } });
});

test('so is a named answer', () => {
	const texts = '{ boast.said: { ask: How heavy?, all: "All {weight}", some: "{best}" } }';
	const told = { weight: { of: 'number', value: 7 }, best: parameters.best };
	expect(asked(texts).options).toEqual([told, told]);
});

test('who is asked together with others is called you', () => {
	const m = newGame(
		programOf(rules('{ boast.said: Really?, boast.pleased: "Are you pleased, {you}?" }')),
		's'
	);
	answer(m, 0, [0]);
	expect(decisionView(m, 1)?.prompt.args['you']).toEqual({ of: 'thing', keys: ['p2'] });
});
