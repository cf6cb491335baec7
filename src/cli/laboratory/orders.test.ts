import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { filesBelow, layOut, readArchive } from '../../../tests/archive.ts';

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));
const fileIn = (path: string): string =>
	fileURLToPath(new URL(`../../../tests/${path}`, import.meta.url));
const ORDERS = fileIn('fixtures/orders/hold-the-border.yaml');

function simulate(...more: string[]): Promise<Record<string, unknown>> {
	return simulated('west-end', '--players', '4', '--games', '2', ...more);
}

function simulated(variant: string, ...more: string[]): Promise<Record<string, unknown>> {
	const args = [MAIN, 'simulate', variant, '--max-rounds', '10', ...more, '--json'];
	return new Promise((resolve) => {
		execFile(process.execPath, args, (_error, out) => {
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

test('twenty kingdoms play ten turns from written orders, and nobody is asked anything', async () => {
	const orders = fileIn('fixtures/orders/march-and-hold.yaml');
	const folder = mkdtempSync(join(tmpdir(), 'orders-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	layOut(filesBelow(readArchive(fileIn('variants/house-rules.txtar')), 'written-orders'), folder);
	const rule = join(folder, 'rule.yaml');
	const seats = Array.from({ length: 20 }, (_, i) => `p${i + 1}=${orders}`);
	const played = await simulated(
		fileIn('fixtures/orders/twenty-kingdoms.yaml'),
		'--with',
		rule,
		'--players',
		'20',
		'--games',
		'1',
		'--workers',
		'1',
		'--orders',
		seats.join(',')
	);
	expect(played).toMatchObject({ games: 1, illegal: 0, deadEnds: 0, invariantViolations: 0 });
	expect(played['seatsByBot']).toEqual({ absent: 20 });
	expect((played['rounds'] as { mean: number }).mean).toBe(11);
	const told = played['orders'] as { followed: number[] }[];
	// Each of them has sent stacks on their ways.
	expect(told.filter(({ followed }) => followed[2]! > 0)).toHaveLength(20);
}, 120_000);
