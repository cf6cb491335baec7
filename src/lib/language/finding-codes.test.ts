/** Codes of findings, what is said with them, and how many are told. */
import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { beside, fixing, type Diagnostic, finding, type Severity } from './diagnostic.ts';
import { isFurther, limited, MOST_FINDINGS } from './finding-limit.ts';
import { cutBy, inEnglish, say } from './said.ts';

const at = (file: string, offset: number) => {
	const place = { line: 1, column: offset + 1, offset };
	return { range: { file, start: place, end: place } };
};

function many(file: string, count: number, severity: Severity, from = 0): Diagnostic[] {
	return Array.from({ length: count }, (_, i) =>
		finding('syntax/key', at(file, from + i), say`${severity} ${i}`, { severity })
	);
}

const counts = (findings: Diagnostic[]) => findings.filter(isFurther).map(({ count }) => count);

test('as many as anybody reads are all shown', () => {
	const findings = many('a', MOST_FINDINGS, 'info');
	expect(limited(findings)).toEqual(findings);
});

test('of more than that the first are shown, and one says how many are not', () => {
	const findings = many('a', 250, 'warning');
	const shown = limited(findings);
	expect(shown.slice(0, 100)).toEqual(findings.slice(0, 100));
	expect(shown.slice(100)).toMatchObject([
		{
			code: 'file/further',
			severity: 'warning',
			message: 'At least 150 more findings about this file are not shown: mend the first 100',
			range: findings[99]!.range,
			related: [],
			fixes: [],
			missing: null,
			count: 150
		}
	]);
});

test('errors are kept before warnings, in the order of the file', () => {
	const warnings = many('a', 150, 'warning');
	const errors = many('a', 30, 'error', 1000);
	const infos = many('a', 5, 'info', 2000);
	const shown = limited([...infos, ...warnings, ...errors]);
	expect(shown.slice(0, -1)).toEqual([...warnings.slice(0, 70), ...errors]);
	expect(counts(shown)).toEqual([85]);
});

test('each file has its own limit', () => {
	const shown = limited([...many('a', 101, 'error'), ...many('b', 3, 'error')]);
	expect(shown.map(({ range }) => range.file).filter((file) => file === 'b')).toHaveLength(3);
	expect(counts(shown)).toEqual([1]);
});

test('what an earlier limit left out is counted by the next', () => {
	const first = limited(many('a', 120, 'error'));
	const again = limited([...first, ...many('a', 40, 'warning', 500)]);
	expect(again).toHaveLength(101);
	expect(counts(again)).toEqual([60]);
	expect(limited(again)).toEqual(again);
});

test('a finding is as long as can be read, whatever it quotes', () => {
	const word = 'x'.repeat(1_000_000);
	const places = Array.from({ length: 50 }, (_, i) => beside(at('a', i), say`here`));
	const fix = fixing(say`Change`, [{ ...at('a', 0), text: word }]);
	const longFinding = finding(
		'syntax/key',
		at('a', 0),
		say`The key "${word}" is long, and ${word} too`,
		{
			related: places,
			fixes: [fix]
		}
	);
	expect(longFinding.message).toBe(
		`The key "${'x'.repeat(99)}..." is long, and ${'x'.repeat(100)}... too`
	);
	expect(longFinding.related).toEqual(places.slice(0, 20));
	expect(longFinding.fixes).toEqual([]);
});

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

test('the code stands before the sentence and is no part of it', () => {
	const said = say`file/unknown-key: Unknown key "${'with: this'}"`;
	expect(said).toEqual({
		code: 'file/unknown-key',
		pattern: 'Unknown key "{0}"',
		with: ['with: this']
	});
	expect(inEnglish(said)).toBe('Unknown key "with: this"');
	expect(cutBy(said, (text) => text.slice(0, 4)).code).toBe('file/unknown-key');
});

test('what a gap is filled with is no code', () => {
	expect(say`${'file/unknown-key: x'}`).toEqual({ pattern: '{0}', with: ['file/unknown-key: x'] });
	expect(say`${'file'}/${'key'}: ${1}`).toEqual({
		pattern: '{0}/{1}: {2}',
		with: ['file', 'key', 1]
	});
});
