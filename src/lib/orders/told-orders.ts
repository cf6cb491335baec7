/** What came of orders, over many games. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import type { Orders, OrdersTally } from './orders.ts';

export interface SeatOrders {
	seat: string;
	title: string;
	/** Over all games, for each order. */
	followed: number[];
	hidden: number[];
	illegal: number[];
	defaults: number;
	unsaid: number;
}

export function ordersData(
	orders: readonly (Orders | null)[],
	games: readonly (readonly (OrdersTally | null)[])[]
): SeatOrders[] {
	return orders.flatMap((order, seat) => {
		if (order === null) return [];
		const tallies = games.flatMap((seats) => seats[seat] ?? []);
		const each = (of: 'followed' | 'hidden' | 'illegal'): number[] =>
			order.answers.map((_, i) => tallies.reduce((sum, tally) => sum + tally[of][i]!, 0));
		const all = (of: 'defaults' | 'unsaid'): number =>
			tallies.reduce((sum, tally) => sum + tally[of], 0);
		return {
			seat: playerKey(seat),
			title: order.title,
			followed: each('followed'),
			hidden: each('hidden'),
			illegal: each('illegal'),
			defaults: all('defaults'),
			unsaid: all('unsaid')
		};
	});
}

export function ordersText(
	orders: readonly (Orders | null)[],
	games: readonly (readonly (OrdersTally | null)[])[]
): string[] {
	const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
	return ordersData(orders, games).flatMap(
		({ seat, title, followed, hidden, illegal, ...rest }) => {
			const head = `orders ${seat}    ${title}: followed ${sum(followed)}, not legal ${sum(illegal)}, by default ${rest.defaults}, nothing said ${rest.unsaid}`;
			const idle = followed.flatMap((n, i) => (n === 0 ? [i + 1] : []));
			const blind = hidden.flatMap((n, i) => (n > 0 ? [i + 1] : []));
			return [
				head,
				...(idle.length > 0 ? [`  never followed: order ${idle.join(', ')}`] : []),
				...(blind.length > 0
					? [`  hung on what ${seat} may not know: order ${blind.join(', ')}`]
					: [])
			];
		}
	);
}
