/**
 * Vite plugin: `virtual:delivered-variants`, what the page tells of each variant of the rules that it is delivered with. To
 * find it out all of them are read and composed, which every visitor would wait for.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { readFolder } from '../src/cli/sources/disk.ts';
import type * as RulesInfo from '../src/workers/engine/rules-info.ts';

const NAME = 'virtual:delivered-variants';

export function deliveredVariants(): Plugin {
	let root = process.cwd();
	return {
		name: 'delivered-variants',
		configResolved(config) {
			root = config.root;
		},
		resolveId(id) {
			return id === NAME ? `\0${id}` : undefined;
		},
		async load(id) {
			if (id !== `\0${NAME}`) return undefined;
			const folder = path.join(root, 'rulesets');
			// Scenarios among them are no part of any variant.
			const files = readFolder(folder);
			for (const file of files.keys()) this.addWatchFile(path.join(folder, file));
			// Loaded by its address: a bundled configuration does not know the project's own imports.
			const module = pathToFileURL(path.join(root, 'src/workers/engine/rules-info.ts')).href;
			const { variantsOf } = (await import(/* @vite-ignore */ module)) as typeof RulesInfo;
			return `export default JSON.parse(${JSON.stringify(JSON.stringify(variantsOf(files)))});`;
		}
	};
}
