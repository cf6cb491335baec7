/** What the table does with several counters, asked of the delivered rules themselves. */
import { expect, test } from 'vitest';
import type { Answer, Key } from '#lib/engine/seat/protocol.ts';
import { findPlan } from '#lib/workbench/hand/Plan.ts';
import { reachOf } from '#lib/workbench/hand/reach.ts';
import { actionsThere } from '#lib/workbench/hand/actions-there.ts';
import { SIX_IN_THE_RACK, SIX_ON_THE_MARCH, standing } from './positions.ts';

const CREATURES = ['farmers', 'nomads', 'villains', 'eagles', 'buzzard', 'ogre'];
const HOME = ['hex(-1,0)', 'hex(0,0)', 'hex(1,0)', 'hex(2,0)'];

function at(scenario: string) {
	const { session } = standing('west-end', scenario);
	const view = session.view(0);
	const foresee = (answers: readonly Answer[]) => Promise.resolve(session.foresee(0, answers));
	return {
		session,
		plan: (things: Key[], place: Key) => findPlan(view, things, place, foresee),
		reach: (...things: Key[]) => reachOf(view, things, foresee),
		actions: (things: Key[], place: Key) => actionsThere(view, things, place, foresee)
	};
}

test('a creature of the rack can go wherever creatures can be placed, and all others with it', async () => {
	const { places, able } = await at(SIX_IN_THE_RACK).reach('farmers');
	expect([...places].sort()).toEqual(HOME);
	expect([...able].sort()).toEqual([...CREATURES, 'village'].sort());
});

test('six creatures of the rack are placed by two answers', async () => {
	const { plan, session } = at(SIX_IN_THE_RACK);
	const { answers, brought } = await plan(CREATURES, 'hex(1,0)');
	expect(brought).toEqual(CREATURES);
	expect(answers.map((answer) => session.answer(answer))).toEqual([{ ok: true }, { ok: true }]);
	const stack = session.view(0).zones.find(({ key }) => key === 'stack(1,0)');
	expect(stack?.pieces.map(({ key }) => key).sort()).toEqual([...CREATURES].sort());
});

test('the whole rack is placed, though nothing is asked any more then', async () => {
	const { plan, session } = at(SIX_IN_THE_RACK);
	const { answers, brought } = await plan([...CREATURES, 'village'], 'hex(1,0)');
	expect(brought).toEqual([...CREATURES, 'village']);
	for (const answer of answers) expect(session.answer(answer)).toEqual({ ok: true });
	expect(session.view(0).decision).toBeNull();
});

test('actions that each bring something else are no choice: both are taken', async () => {
	const { actions } = at(SIX_IN_THE_RACK);
	expect(await actions([...CREATURES, 'village'], 'hex(1,0)')).toEqual([]);
	expect(await actions(CREATURES, 'hex(1,0)')).toEqual([]);
	expect(await actions(['farmers', 'village'], 'hex(1,0)')).toEqual([]);
});

test('nothing is thrown away on the way to a place', async () => {
	const { answers } = await at(SIX_IN_THE_RACK).plan(['village'], 'p2');
	expect(answers).toEqual([]);
});

test('six creatures march three hexes by three answers, and no further than they can', async () => {
	const { plan, reach, session } = at(SIX_ON_THE_MARCH);
	expect((await reach('farmers')).places.has('hex(2,0)')).toBe(true);
	const { answers, brought } = await plan(CREATURES, 'hex(2,0)');
	expect(answers.map(({ keys }) => keys)).toEqual([
		['move-stack(hex(-1,0))'],
		CREATURES,
		['hex(2,0)']
	]);
	expect(brought).toEqual(CREATURES);
	for (const answer of answers) expect(session.answer(answer)).toEqual({ ok: true });
	expect(session.view(0).decision?.options.map(({ key }) => key)).toEqual(CREATURES);
	expect((await plan(CREATURES, 'hex(0,3)')).answers).toEqual([]);
});
