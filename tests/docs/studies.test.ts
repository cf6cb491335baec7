/** docs/studies/editions.md: its commands name what there is, its layers are the differences of the editions, each alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeVariant, loadProgram } from '../../src/cli/sources/load.ts';
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const LAYERS = 'docs/studies/layers';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const PAGE = read('docs/studies/editions.md');

/** `compare A [B] [--with FILE...] --bots greedy --games N ...` */
const commands = [...PAGE.matchAll(/^npm run -s thingsmith -- compare (.+)$/gm)].map(
	([, said = '']) => {
		const [what = '', ...flags] = said.split(/ (?=--bots )/);
		const [variants = '', layers] = what.split(' --with ');
		const [a = '', b = a] = variants.split(' ');
		return {
			what,
			a,
			b,
			with: layers?.split(' ') ?? [],
			games: /--games (\d+)/.exec(flags.join(' '))?.[1]
		};
	}
);

/** A row of a table of figures: the row of docs/editions.md or nothing, what is measured, and how many games of each. */
const measured = [...PAGE.matchAll(/^\| (?:(ED-\d+) \| )?`([a-z-]+)` \| (\d+) \|/gm)].map(
	([, row, name = '', games]) => ({ row, name, games })
);

/** The options whose values differ between West End with these layers and another variant. */
function differing(layers: readonly string[], from: string): string[] {
	const [a, b] = [
		{ composition: composeVariant({ variant: from, with: [] }), program: null },
		{
			composition: composeVariant({
				variant: 'west-end',
				with: layers.map((layer) => join(ROOT, layer))
			}),
			program: null
		}
	];
	return diffPrograms(a, b).rules.map(({ path }) => path.replace('options.', ''));
}

const compared = [...read('docs/editions.md').matchAll(/^\| (ED-\d+) \|.*\| `([^`]*)` *\|$/gm)].map(
	([, row, option]) => ({ row: row!, option: option! })
);
const differences = measured.flatMap(({ row, name }) =>
	row === undefined ? [] : [{ row, layer: `${LAYERS}/${name}.yaml` }]
);

describe('the study of the editions', () => {
	it.each(commands)('can be measured again: $what', ({ a, b, with: layers }) => {
		expect(loadProgram({ variant: a, with: [] }).findings).toEqual([]);
		const played = loadProgram({ variant: b, with: layers.map((layer) => join(ROOT, layer)) });
		expect(played.findings).toEqual([]);
	});

	it('has a command for every row, with as many games', () => {
		expect(measured.length).toBeGreaterThan(20);
		const found = commands.map(({ b, with: layers, games }) => ({
			name: (layers.at(-1) ?? b).replace(/.*\//, '').replace('.yaml', ''),
			games
		}));
		expect(found).toEqual(measured.map(({ name, games }) => ({ name, games })));
	});

	it('uses every layer that lies beside it', () => {
		const used = commands.flatMap((command) => command.with);
		const there = readdirSync(join(ROOT, LAYERS)).map((name) => relative('.', join(LAYERS, name)));
		expect(there.filter((file) => !used.includes(file))).toEqual([]);
	});

	it.each(differences)('$layer is $row and nothing else', ({ row, layer }) => {
		const options = compared
			.filter((candidate) => candidate.row === row)
			.map(({ option }) => option);
		const changed = differing([layer], 'west-end');
		expect(changed.length).toBeGreaterThan(0);
		for (const option of changed) expect(options).toContain(option);
	});

	it('has layers that are Pegasus when they lie on West End together, but for what has come since', () => {
		const layers = differences.map(({ layer }) => layer);
		expect(differing(layers, 'pegasus')).toEqual(['pox-armies', 'items-and-heroes']);
	});
});
