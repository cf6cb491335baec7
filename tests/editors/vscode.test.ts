/**
 * The extension for VS Code as it is packed: what lies in the package, and that it speaks to the real language server. VS Code
 * itself is not here. In its place stands something that agrees to everything: what VS Code makes of the answers, and how it
 * looks, is not tested.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire, isBuiltin } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'layer: { id: dear, kind: house-rule, game: hearts }\n';

let folder: string;
let files: Record<string, Uint8Array>;
let page: Server;
let address: string;

const textOf = (name: string): string => strFromU8(files[name] ?? new Uint8Array());

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'thingsmith-vscode-'));
	const made = join(folder, 'made/thingsmith.vsix');
	execFileSync(process.execPath, ['scripts/vscode.ts', made], { cwd: ROOT, stdio: 'pipe' });
	files = unzipSync(readFileSync(made));
	mkdirSync(join(folder, 'rules'));
	writeFileSync(join(folder, 'rules/dear.yaml'), RULE);
	page = createServer((_, response) => response.end('<title>Thingsmith</title>'));
	await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
	address = `http://127.0.0.1:${(page.address() as AddressInfo).port}/`;
});

afterAll(() => {
	page.close();
	rmSync(folder, { recursive: true });
});

interface Manifest {
	name: string;
	version: string;
	publisher: string;
	main: string;
	contributes: {
		commands: { command: string }[];
		configuration: { properties: Record<string, { default: string }> };
	};
}

const manifest = (): Manifest => JSON.parse(textOf('extension/package.json')) as Manifest;

it('is packed as VS Code unpacks it, without packages beside it', () => {
	const { name, version, publisher, main } = manifest();
	const code = posix.join('extension', main);
	expect(Object.keys(files).sort()).toEqual(
		[
			'[Content_Types].xml',
			'extension.vsixmanifest',
			'extension/LICENSE.txt',
			'extension/LICENSES.md',
			'extension/README.md',
			'extension/package.json',
			code
		].sort()
	);
	const types = textOf('[Content_Types].xml');
	const untyped = Object.keys(files).filter((file) => !types.includes(`"${extname(file)}"`));
	expect(untyped).toEqual(['[Content_Types].xml']);
	const said = textOf('extension.vsixmanifest');
	expect(said).toContain(`Id="${name}" Version="${version}" Publisher="${publisher}"`);
	const assets = [...said.matchAll(/ Path="([^"]+)"/g)].map(([, path = '']) => path);
	expect(assets).toContain('extension/package.json');
	expect(assets.filter((path) => !Object.hasOwn(files, path))).toEqual([]);
	// What is bundled may be given on with its licences.
	expect(textOf('extension/LICENSES.md')).toContain('vscode-languageclient');
});

/** Can be called, constructed, extended and asked for anything; what comes of it can so, too. */
function anything(given: Record<string, unknown> = {}): object {
	const proxy: object = new Proxy(class {}, {
		get(target, key) {
			if (typeof key === 'symbol') return undefined;
			if (Object.hasOwn(given, key)) return given[key];
			if (key === 'prototype') return target.prototype;
			// Else it would be waited for.
			return key === 'then' ? undefined : anything();
		},
		ownKeys: () => ['prototype', ...Object.keys(given)],
		apply: () => anything(),
		construct: (target, _, made) =>
			made === proxy ? anything() : (Reflect.construct(target, [], made) as object)
	});
	return proxy;
}

/** The names that VS Code has for extensions. */
const NAMES = [
	...readFileSync(join(ROOT, 'node_modules/@types/vscode/index.d.ts'), 'utf8').matchAll(
		/^\texport (?:abstract )?(?:namespace|class|enum|const|let|function) (\w+)/gm
	)
].map(([, name = '']) => name);

/** VS Code with one file open: what it was told to do, each with what it is about. */
function inPlaceOfVsCode(settings: Record<string, string>, known: string[]) {
	const done: unknown[][] = [];
	const commands = new Map<string, (...about: unknown[]) => Promise<void>>();
	const does =
		(name: string) =>
		(...about: unknown[]): Promise<void> =>
			Promise.resolve(void done.push([name, ...about]));
	const document = {
		uri: pathToFileURL(join(folder, 'rules/dear.yaml')),
		...{ languageId: 'yaml', version: 1, getText: () => RULE }
	};
	const uri = Object.assign(pathToFileURL(join(folder, 'rules')), {
		fsPath: join(folder, 'rules')
	});
	const vscode = anything({
		...Object.fromEntries(NAMES.map((name) => [name, anything()])),
		version: '1.91.0',
		commands: anything({
			registerCommand: (id: string, run: () => Promise<void>) => void commands.set(id, run),
			getCommands: () => Promise.resolve(known),
			executeCommand: does('command')
		}),
		env: anything({ openExternal: does('outside') }),
		Uri: anything({ parse: String }),
		languages: anything({ match: () => 10 }),
		workspace: anything({
			getConfiguration: () => ({ get: (key: string, usual: unknown) => settings[key] ?? usual }),
			...{ workspaceFolders: [{ uri, name: 'rules', index: 0 }] },
			...{ textDocuments: [document], notebookDocuments: [] }
		}),
		window: anything({
			...{ activeTextEditor: { document }, visibleTextEditors: [], visibleNotebookEditors: [] },
			tabGroups: anything({ all: [] }),
			showErrorMessage: does('error'),
			showWarningMessage: does('warning')
		})
	});
	return { vscode, commands, done };
}

interface Extension {
	activate(context: { subscriptions: unknown[] }): Promise<void>;
	deactivate(): Promise<void>;
}

/** What the extension does when it is asked for the board. */
const askedForBoard = (settings: Record<string, string>, known: string[] = []) =>
	told(['thingsmith.openBoard'], settings, known);

/** What it does on a command, with what that is about. */
async function told(
	[command, ...about]: [string, ...unknown[]],
	settings: Record<string, string>,
	known: string[] = []
): Promise<unknown[][]> {
	const { main, contributes } = manifest();
	const { vscode, commands, done } = inPlaceOfVsCode(settings, known);
	const node = createRequire(import.meta.url);
	const required = (id: string): unknown => {
		if (id === 'vscode') return vscode;
		if (!isBuiltin(id)) throw new Error(`${id} is not in the package`);
		return node(id);
	};
	const module = { exports: {} };
	const code = textOf(posix.join('extension', main));
	const run = vm.compileFunction(code, ['exports', 'require', 'module']) as (
		...parts: unknown[]
	) => void;
	run(module.exports, required, module);
	const extension = module.exports as Extension;
	await extension.activate({ subscriptions: [] });
	// What stands above names is no command that somebody looks for.
	const listed = contributes.commands.map((each) => each.command);
	expect([...commands.keys()]).toEqual([...listed, 'thingsmith.show']);
	await commands.get(command)!(...about);
	await extension.deactivate();
	return done;
}

it('asks the language server for the variant of a file, and opens its board beside it', async () => {
	const known = ['workbench.action.browser.open'];
	const [[what, command, about] = []] = await askedForBoard({ project: ROOT, address }, known);
	expect([what, command]).toEqual(['command', known[0]]);
	expect(about).toEqual({
		url: `${address}play?variant=hearts`,
		openToSide: true,
		reuseUrlFilter: `${address}**`
	});
});

it('opens it in the browser of the machine where VS Code has none', async () => {
	expect(await askedForBoard({ project: ROOT, address })).toEqual([
		['outside', `${address}play?variant=hearts`]
	]);
});

it('shows the places that are counted above a name', async () => {
	const about = ['file:///rules/dear.yaml', { line: 1, character: 2 }, []];
	const [[what, command, file] = []] = await told(['thingsmith.show', ...about], { project: ROOT });
	expect([what, command, file]).toEqual(['command', 'editor.action.showReferences', about[0]]);
});

it('says how the page is started, and asks where Thingsmith is', async () => {
	const nobody = 'http://127.0.0.1:1/';
	expect(await askedForBoard({ project: ROOT, address: nobody })).toEqual([
		['error', `Thingsmith does not answer at ${nobody}. In ${ROOT}, run: npm start`]
	]);
	const [first] = await askedForBoard({ address });
	expect(first?.[1]).toMatch(/^Where is Thingsmith\?/);
	const [other] = await askedForBoard({ project: folder, address });
	expect(other?.[1]).toBe(`There is no Thingsmith in ${folder}.`);
});

it('has the address that the page prints', () => {
	const { default: usual } = manifest().contributes.configuration.properties['thingsmith.address']!;
	const script = readFileSync(join(ROOT, 'scripts/start.mjs'), 'utf8');
	const [, host] = /const HOST = '(.+)'/.exec(script)!;
	const [, port] = /'PORT'\] \|\| '(\d+)'/.exec(script)!;
	expect(usual).toBe(`http://${host}:${port}/`);
});
