/** `simulate --orders`: seats that are played by files of orders. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { playerKey } from '#lib/engine/seat/keys.ts';
import { checkOrders, type Rules } from '#lib/orders/check-orders.ts';
import type { Orders } from '#lib/orders/orders.ts';
import { readText } from './disk.ts';
import { Failure } from '../terminal/failure.ts';

export const ORDERS_HINT =
	'seats played by files of orders, as in p1=north.yaml,p2=south.yaml; nobody sits at the others, unless --bots says who';

/** By seat, with everything that is wrong with the files. */
export function readOrders(
	said: string,
	rules: Rules
): { orders: (Orders | null)[]; findings: Diagnostic[] } {
	const { players } = rules.program;
	const orders: (Orders | null)[] = Array.from({ length: players }, () => null);
	const findings = said.split(',').flatMap((part) => {
		const [key = '', path = ''] = part.split('=').map((word) => word.trim());
		const seat = orders.findIndex((_, index) => playerKey(index) === key);
		if (seat < 0 || path === '') {
			throw new Failure(
				`"${part}" is no seat with its orders: write p1=FILE, up to p${players}`,
				2
			);
		}
		if (orders[seat]) throw new Failure(`${key} has two files of orders`, 2);
		const checked = checkOrders(path, readText(path), seat, rules);
		orders[seat] = checked.orders;
		return checked.findings;
	});
	return { orders, findings };
}
