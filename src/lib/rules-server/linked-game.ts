/** A game that holds, as it goes to a `GameServer`. */
import { laterNames } from '#lib/ruleset/names/later-names.ts';
import { checkOrders } from '#lib/orders/check-orders.ts';
import type { BuiltGame } from '#lib/ruleset/workspace/build.ts';
import type { LinkedStage } from '#lib/scenario/stage-rules.ts';
import { rulesOf } from './rules-info.ts';
import type { LinkedGame, LinkedRules, OrdersTexts } from './rules-server.ts';

/** What orders are called that somebody wrote on the page: they are in no file. */
export const ORDERS_PATH = 'orders.yaml';

/** null: it does not hold. */
export function linkedGame(
	{ program, symbols, composition }: BuiltGame,
	orders: OrdersTexts
): LinkedGame | null {
	if (!program) return null;
	return {
		program: JSON.stringify(program),
		lock: composition.lock,
		layers: composition.layers.map(({ id, kind }) => ({ id, kind })),
		orders: orders
			.slice(0, program.players)
			.map((text, seat) =>
				text === null ? null : checkOrders(ORDERS_PATH, text, seat, { program, symbols }).orders
			),
		rules: rulesOf(program, composition)
	};
}

/** The same where nothing of it is shown. */
export function linkedRules({ program, symbols, composition }: LinkedStage): LinkedRules {
	const { lock } = composition;
	return { program: JSON.stringify(program), lock, names: laterNames(symbols) };
}
