import { describe, expect, it } from 'vitest';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { breakdownOf } from './explain.ts';
import type { Told, Viewer } from './protocol.ts';
import { viewOf } from './view.ts';

/** Where one may land; the storm is nobody's business. */
const GAME = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
enums: { land: { values: [plain, wood, hill, sea, ice] } }
kinds:
  boat: { plural: boats, attributes: { goes: land }, start: bag }
pieces:
  raft: { kind: boat, count: 2, goes: sea, effects: { sails: { modify: landing(who), when: afloat, with: self.goes } } }
  sled: { kind: boat, goes: ice, effects: { slides: { modify: landing(_), when: winter, set: self.goes } } }
fields:
  game:
    winter: { type: bool, visible: all }
    afloat: { type: bool, visible: all }
    calm: { type: bool, visible: all, start: true }
    storm: bool
zones: { bag: { sees: none, count: all } }
values:
  landing: { params: { who: player }, type: set of land, is: '{plain, wood}', cite: T-1 }
  light: { type: boats, is: boats where it.goes == sea }
  all-boats: { type: boats, is: boats }
effects:
  drifts: { modify: landing(_), when: not calm and storm, without: '{sea, wood}' }
  low-tide: { modify: landing(_), without: '{sea, ice}', cite: T-2 }
  hills: { modify: landing(who), when: who.seat == 1, with: '{hill, wood}', cite: [T-3, T-4] }
clauses: { T-1: { text: a }, T-2: { text: b }, T-3: { text: c }, T-4: { text: d } }
layout: { players: [landing] }
procedures:
  play: { do: [{ choose: on, player: only(first(players)), options: { yes: {}, no: {} } }, { if: on == yes, then: [{ end-game: players }] }] }
`;

type Flag = 'winter' | 'afloat' | 'calm' | 'storm';

function machine(flags: Flag[]) {
	const program = programOf(GAME, 2);
	const m = newGame(program, 'boats');
	program.fields.game.forEach(({ id }, f) => {
		m.write(m.layout.gameFields[f]!, flags.some((flag) => flag === id) ? 1 : 0);
	});
	return m;
}

const say = (told: Told): unknown => (told.known ? told.value : '?');

function told(flags: Flag[], keys: string[], viewer: Viewer = 0, id = 'landing') {
	const breakdown = breakdownOf(machine(flags), viewer, id, keys);
	return (
		breakdown && [
			say(breakdown.result),
			...breakdown.parts.map((part) => [part.stage, part.id, say(part.amount)])
		]
	);
}

describe('how a set came about', () => {
	const BASE = ['base', 'landing', ['plain', 'wood']];

	it('is said with what each effect really put in or took out', () => {
		expect(told(['calm'], ['p1'])).toEqual([['plain', 'wood'], BASE]);
		expect(told(['calm'], ['p2'])).toEqual([
			['plain', 'wood', 'hill'],
			BASE,
			['with', 'hills', ['hill']]
		]);
		expect(told(['calm', 'afloat'], ['p1'], 'observer')).toEqual([
			['plain', 'wood'],
			BASE,
			['with', 'raft.sails', ['sea']],
			['without', 'low-tide', ['sea']]
		]);
		expect(told(['calm', 'winter'], ['p1'], 'observer')).toEqual([
			[],
			BASE,
			['set', 'sled.slides', ['ice']],
			['without', 'low-tide', ['ice']]
		]);
	});

	it('names the paragraph and the place of each', () => {
		const { parts } = breakdownOf(machine(['calm']), 0, 'landing', ['p2'])!;
		expect(parts.map(({ cite }) => cite)).toEqual([['T-1'], ['T-3', 'T-4']]);
		expect(parts[1]?.rule?.address).toBe('effects.hills');
	});

	it('is what the rules find', () => {
		const m = machine(['afloat']);
		const { players } = viewOf(m, 'observer');
		expect(players.map(({ shown }) => shown)).toEqual([
			{ landing: ['plain', 'wood'] },
			{ landing: ['plain', 'wood', 'hill'] }
		]);
	});

	it('says that it is hidden where it hangs on something hidden, whatever that is', () => {
		// What the tide takes is known; whether there was any of it is not.
		const tide = ['without', 'low-tide', ['sea', 'ice']];
		const unknown = ['?', BASE, ['without', 'drifts', '?'], tide];
		expect(told([], ['p1'])).toEqual(unknown);
		expect(told(['storm'], ['p1'])).toEqual(unknown);
		expect(told(['storm'], ['p1'], 'observer')).toEqual([
			['plain'],
			BASE,
			['without', 'drifts', ['wood']]
		]);
	});

	it('tells of pieces that nobody sees no more than that they are there', () => {
		expect(told([], [], 0, 'light')).toEqual(['?', ['base', 'light', '?']]);
		expect(told([], [], 'observer', 'light')).toEqual([
			['raft', 'raft/2'],
			['base', 'light', ['raft', 'raft/2']]
		]);
	});
});
