/** What the table does with several counters, asked of the delivered games themselves. */
import { expect, test } from 'vitest';
import type { Answer } from '#lib/engine/seat/protocol.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { findPlan } from '#lib/workbench/hand/Plan.ts';
import { reachOf } from '#lib/workbench/hand/reach.ts';
import { SIX_IN_THE_RACK, SIX_ON_THE_MARCH, standing } from './positions.ts';

const CREATURES = ['farmers', 'nomads', 'villains', 'eagles', 'buzzard', 'ogre'];

const ahead = (session: Session) => (answers: readonly Answer[]) =>
	Promise.resolve(session.foresee(0, answers));

test('six creatures of the rack are placed by two answers', async () => {
	const { session } = standing('west-end', SIX_IN_THE_RACK);
	const view = session.view(0);
	console.log(
		JSON.stringify(view.decision?.options.map((o) => [o.key, o.targets])),
		JSON.stringify(
			view.zones.filter((z) => z.count).map((z) => [z.key, z.of, z.pieces.map((p) => p.key)])
		)
	);
	const reach = await reachOf(view, ['farmers'], ahead(session));
	console.log([...reach.places], [...reach.able]);
	console.log(JSON.stringify(await findPlan(view, CREATURES, 'hex(1,0)', ahead(session))));
	console.log(
		JSON.stringify(await findPlan(view, [...CREATURES, 'village'], 'hex(1,0)', ahead(session)))
	);
});
test('march', async () => {
	const { session } = standing('west-end', SIX_ON_THE_MARCH);
	const view = session.view(0);
	console.log(
		JSON.stringify(view.decision?.options.map((o) => [o.key, o.targets])),
		JSON.stringify(
			view.zones.filter((z) => z.count).map((z) => [z.key, z.of, z.pieces.map((p) => p.key)])
		)
	);
	const reach = await reachOf(view, ['farmers'], ahead(session));
	console.log([...reach.places], [...reach.able]);
	const plan = await findPlan(view, CREATURES, 'hex(2,0)', ahead(session));
	console.log(JSON.stringify(plan));
	for (const a of plan.answers) console.log(session.answer(a));
	console.log(JSON.stringify(session.view(0).decision));
	expect(1).toBe(1);
});
