/** docs/studies/editions.md: its commands name what there is, its options are the differences of the editions, each alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { choicesOf, composeVariant } from '../../src/cli/sources/open-variant.ts';
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const PAGE = read('docs/studies/editions.md');

/** `compare A [B] [--with FILE...] [--option ID=VALUE...] --bots greedy --games N ...  # NAME` */
const commands = [...PAGE.matchAll(/^npm run -s thingsmith -- compare (.+)$/gm)].map(
	([, said = '']) => {
		const [what = '', ...flags] = said.split(/ (?=--bots )/);
		const [named = '', chosen] = what.split(' --option ');
		const [variants = '', layers] = named.split(' --with ');
		const [a = '', b = a] = variants.split(' ');
		return {
			what,
			a,
			b,
			with: layers?.split(' ').map((layer) => join(ROOT, layer)) ?? [],
			options: choicesOf(chosen?.split(' ') ?? []),
			games: /--games (\d+)/.exec(flags.join(' '))?.[1],
			name: / # ([a-z-]+)$/.exec(said)?.[1]
		};
	}
);

/** A row of a table of figures: the row of docs/editions.md or nothing, what is measured, and how many games of each. */
const measured = [...PAGE.matchAll(/^\| (?:(ED-\d+) \| )?`([a-z-]+)` \| (\d+) \|/gm)].map(
	([, row, name = '', games]) => ({ row, name, games })
);

/** The options whose values differ between West End with these choices and another variant. */
function differing(options: Record<string, string | number>, from: string): string[] {
	const [a, b] = [
		{ composition: composeVariant({ variant: from, with: [] }), program: null },
		{ composition: composeVariant({ variant: 'west-end', with: [], options }), program: null }
	];
	return diffPrograms(a, b).rules.map(({ path }) => path.replace('options.', ''));
}

const compared = [...read('docs/editions.md').matchAll(/^\| (ED-\d+) \|.*\| `([^`]*)` *\|$/gm)].map(
	([, row, option]) => ({ row: row!, option: option! })
);
const differences = measured.flatMap(({ row, name }, i) =>
	row === undefined ? [] : [{ row, name, options: commands[i]!.options }]
);

describe('the study of the editions', () => {
	it.each(commands)('can be measured again: $what', ({ a, b, with: layers, options }) => {
		expect(loadProgram({ variant: a, with: [] }).findings).toEqual([]);
		expect(loadProgram({ variant: b, with: layers, options }).findings).toEqual([]);
	});

	it('has a command for every row, with as many games', () => {
		expect(measured.length).toBeGreaterThan(20);
		const found = commands.map(({ name, games }) => ({ name, games }));
		expect(found).toEqual(measured.map(({ name, games }) => ({ name, games })));
	});

	it('plays what the name says, where no option is chosen', () => {
		const whole = commands.filter(({ options }) => Object.keys(options).length === 0);
		expect(whole.length).toBeGreaterThan(5);
		for (const { name, b, with: layers } of whole)
			expect((layers.at(-1) ?? b).replace(/.*\//, '').replace('.yaml', '')).toBe(name);
	});

	it.each(differences)('$name is $row and nothing else', ({ row, options }) => {
		const names = compared.filter((candidate) => candidate.row === row).map(({ option }) => option);
		const changed = differing(options, 'west-end');
		expect(changed.length).toBeGreaterThan(0);
		for (const option of changed) expect(names).toContain(option);
	});

	it('has options that are Pegasus when they are chosen together, but for what has come since', () => {
		const all = Object.assign({}, ...differences.map(({ options }) => options)) as Record<
			string,
			string
		>;
		expect(differing(all, 'pegasus')).toEqual(['pox-armies', 'items-and-heroes']);
	});
});
