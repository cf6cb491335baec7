import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The sources of these folders and below, without tests. */
function sources(...folders: string[]): string[] {
	return folders.flatMap((folder) =>
		readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
			.filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
			.filter((path) => !path.endsWith('finding-codes.ts'))
			.map((path) => readFileSync(new URL(`${folder}/${path}`, import.meta.url), 'utf8'))
	);
}

test('every code is given by somebody', () => {
	const list = readFileSync(new URL('finding-codes.ts', import.meta.url), 'utf8');
	const codes = [...list.matchAll(/'([a-z-]+\/[a-z-]+)'/g)].map(([, code]) => code!);
	expect(codes.length).toBeGreaterThan(100);
	expect(new Set(codes).size).toBe(codes.length);
	const rooms = [
		'.',
		'../ruleset',
		'../scenario',
		'../engine/position',
		'../game-file',
		'../lab/trials',
		'../orders'
	];
	const text = sources(...rooms).join('\n');
	// A family of two, put together where it is given.
	const together = ['choose/spent', 'choose/via'];
	expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual(together);
});
