/**
 * Vite plugin: the icons of game-icons.net as path data, without shipping all of them to everybody.
 *
 * `virtual:game-icons` holds what the rulesets name and loaders for the rest, one part a first letter, so that an
 * author may write any icon's name and see it; and a loader for the names of all.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:game-icons';

type Paths = Record<string, string>;

function readPaths(root: string): Paths {
	const file = path.join(root, 'node_modules/@iconify-json/game-icons/icons.json');
	const set = JSON.parse(fs.readFileSync(file, 'utf8')) as {
		icons: Record<string, { body: string }>;
	};
	return Object.fromEntries(
		Object.entries(set.icons).map(([name, { body }]) => [
			name,
			/ d="([^"]+)"/.exec(body)?.[1] ?? ''
		])
	);
}

/** Every word in the rulesets that is the name of an icon and stands where an icon may be named. */
function namedInRulesets(root: string): Set<string> {
	const named = new Set<string>();
	const folder = path.join(root, 'rulesets');
	if (!fs.existsSync(folder)) return named;
	for (const entry of fs.readdirSync(folder, { recursive: true })) {
		const file = String(entry);
		if (!file.endsWith('.yaml')) continue;
		const text = fs.readFileSync(path.join(folder, file), 'utf8');
		for (const match of text.matchAll(/\bicon:\s*['"]?([a-z0-9-]+)/g)) named.add(match[1] ?? '');
		if (!/^layout:/m.test(text)) continue;
		for (const match of text.matchAll(/:\s*['"]?([a-z0-9-]+)/g)) named.add(match[1] ?? '');
	}
	return named;
}

const asModule = (data: Paths | string[]) =>
	`export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;

export function gameIcons(): Plugin {
	let root = process.cwd();
	let all: Paths = {};
	const pick = (test: (name: string) => boolean): Paths =>
		Object.fromEntries(Object.entries(all).filter(([name]) => test(name)));
	return {
		name: 'game-icons',
		configResolved(config) {
			root = config.root;
		},
		buildStart() {
			all = readPaths(root);
		},
		resolveId(id) {
			return id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined;
		},
		load(id) {
			if (!id.startsWith(`\0${NAME}`)) return undefined;
			const part = id.slice(NAME.length + 2);
			if (part === 'names') return asModule(Object.keys(all));
			if (part !== '') return asModule(pick((name) => name.startsWith(part)));
			const named = namedInRulesets(root);
			const letters = [...new Set(Object.keys(all).map((name) => name.charAt(0)))].sort();
			const loaders = letters.map(
				(letter) => `${JSON.stringify(letter)}: () => import('${NAME}/${letter}')`
			);
			return [
				`export const named = JSON.parse(${JSON.stringify(JSON.stringify(pick((name) => named.has(name))))});`,
				`export const parts = { ${loaders.join(', ')} };`,
				`export const names = () => import('${NAME}/names');`
			].join('\n');
		}
	};
}
