/** The surface of a game in one of its versions: what layers may lean on. It lies in `surface/<version>.yaml` of the game. */
import { stringify } from 'yaml';
import { entriesOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { isSurface } from '#lib/ruleset/layers/layer-files.ts';

/** By section, by what lies in it: the rest in one line, as authors write it. */
export type Surface = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Sections whose lines are lists of words with commas, each a promise of its own. */
export const LISTS: ReadonlySet<string> = new Set(['enums', 'pieces', 'steps', 'text', 'scenario']);

/** The surfaces that were written down, by version, the first version first. */
export function readSurfaces(
	files: ReadonlyMap<string, string>,
	game: string
): Map<number, Surface> {
	const found = [...files].flatMap(([path, text]): [number, Surface][] => {
		const isOwn = isSurface(path) && path.startsWith(`${game}/`);
		return isOwn ? [[Number(/\d+/.exec(path.slice(game.length))), readSurface(path, text)]] : [];
	});
	return new Map(found.sort(([a], [b]) => a - b));
}

function readSurface(path: string, text: string): Surface {
	return new Map(
		entriesOf(parseFile(path, text).root ?? undefined).map(([section, { value }]) => [
			section,
			new Map(entriesOf(value).map(([name, line]) => [name, textOf(line.value) ?? '']))
		])
	);
}

export function surfaceText(surface: Surface): string {
	const plain = Object.fromEntries(
		[...surface].map(([section, lines]) => [section, Object.fromEntries(lines)])
	);
	return `# Written by \`thingsmith surface --write\`: what layers may lean on. Review the difference; do not edit.\n${stringify(plain, { lineWidth: 160 })}`;
}

export function wordsOfLine(line: string): string[] {
	return line === '' ? [] : line.split(', ');
}

/** The names of the parameters of a line, those of `(who: player, by: player?)`. */
export function idsIn(line: string): string[] {
	return wordsOfLine(/\((.*?)\)/.exec(line)?.[1] ?? '').map((word) => word.replace(/:.*/, ''));
}
