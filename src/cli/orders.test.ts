import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ORDERS = fileURLToPath(
	new URL('../../tests/fixtures/orders/hold-the-border.yaml', import.meta.url)
);

function simulate(...more: string[]): Promise<Record<string, unknown>> {
	const args = [
		MAIN,
		'simulate',
		'west-end',
		'--players',
		'4',
		'--games',
		'2',
		'--max-rounds',
		'10'
	];
	return new Promise((resolve) => {
		execFile(process.execPath, [...args, ...more, '--json'], (_error, out) => {
			resolve(JSON.parse(out) as Record<string, unknown>);
		});
	});
}

test('ten rounds by orders and defaults ask nobody anything, and are the same again', async () => {
	const orders = ['--orders', `p1=${ORDERS},p2=${ORDERS}`];
	const once = await simulate(...orders, '--workers', '1');
	expect(once).toMatchObject({ games: 2, illegal: 0, deadEnds: 0, invariantViolations: 0 });
	expect(once['seatsByBot']).toEqual({ absent: 8 });
	expect((once['rounds'] as { mean: number }).mean).toBe(11);
	const again = await simulate(...orders, '--workers', '2');
	expect([again['traceHash'], again['orders']]).toEqual([once['traceHash'], once['orders']]);
	const seats = once['orders'] as { seat: string; title: string; followed: number[] }[];
	expect(seats.map(({ seat, title }) => [seat, title])).toEqual([
		['p1', 'Hold the border'],
		['p2', 'Hold the border']
	]);
	expect(seats.flatMap(({ followed }) => followed).some((n) => n > 0)).toBe(true);
}, 60_000);
