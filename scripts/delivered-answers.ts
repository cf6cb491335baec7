/**
 * Vite plugin: `virtual:delivered-answers`, what pages ask of the rules that they are delivered with when they open, and
 * what the engine says. To find it out all variants are composed and linked, which every visitor would wait for.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { readFolder } from '../src/cli/sources/disk.ts';
import type * as Host from '../src/lib/rules-server/RulesHost.ts';
import type * as ShelfOrder from '../src/lib/workbench/start/shelf-order.ts';

const NAME = 'virtual:delivered-answers';

export function deliveredAnswers(): Plugin {
	let root = process.cwd();
	return {
		name: 'delivered-answers',
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
			return `export default ${JSON.stringify(await findAnswers(root, files))};`;
		}
	};
}

/** What the shelf asks when nothing has been chosen yet, in whatever language of the rules, and what is wrong with each game. */
export async function findAnswers(
	root: string,
	files: ReadonlyMap<string, string>
): Promise<Host.Answers> {
	// Loaded by its address: a bundled configuration does not know the project's own imports.
	const load = (file: string): Promise<unknown> =>
		import(/* @vite-ignore */ pathToFileURL(path.join(root, 'src', file)).href);
	const { RulesHost, questionOf } = (await load('lib/rules-server/RulesHost.ts')) as typeof Host;
	const { shelfOrder } = (await load('lib/workbench/start/shelf-order.ts')) as typeof ShelfOrder;
	const server = new RulesHost(Object.fromEntries(files));
	const variants = server.variants();
	const answers: Record<string, string> = { [questionOf('variants')]: JSON.stringify(variants) };
	for (const language of new Set([null, ...variants.map((variant) => variant.language)])) {
		for (const [game, [first]] of shelfOrder(variants, language)) {
			answers[questionOf('layers', game)] ??= JSON.stringify(server.layers(game));
			answers[questionOf('findingsIn', game)] ??= JSON.stringify(server.findingsIn(game));
			if (!first) continue;
			const choice = { variant: first.id, layers: null, options: {} };
			answers[questionOf('rules', choice, first.maxPlayers)] ??= JSON.stringify(
				server.rules(choice, first.maxPlayers)
			);
		}
	}
	return answers;
}
