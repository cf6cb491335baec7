/** `thingsmith lsp --stdio` as an editor talks to it: a process, its pipes, and the words of the protocol. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
	createProtocolConnection,
	type Diagnostic,
	type PublishDiagnosticsParams,
	type ProtocolConnection,
	StreamMessageReader,
	StreamMessageWriter,
	type WorkspaceEdit
} from 'vscode-languageserver/node';

const GAME = `game: { id: shop, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { start: bag } }
pieces: { pot: { kind: ware } }
zones: { bag: { sees: all, count: all }, shelf: { per: player, main: true, sees: all, count: all } }
values: { worth: { params: { w: ware }, is: if w in pot then 3 else 1 } }
procedures: { play: { do: [{ choose: bought, player: only(first(players)), from: wares at bag where worth(it) > 1, ask: always }] } }
evaluation: { is: 1 }
`;
const VARIANT = 'variant: { id: mine, game: shop }\n';

const PIECES = {
	items: [{ label: 'new piece: ware', textEdit: { newText: 'new-piece: { kind: ware }' } }]
};

/** Where it is asked what the ware is worth. */
const WORTH = [5, GAME.split('\n')[5]!.indexOf('worth(') + 1] as const;

let folder: string;
let server: ChildProcessWithoutNullStreams;
let editor: ProtocolConnection;
let ended: Promise<number | null>;
/** What was found last, by file, and what waits for more. */
const found = new Map<string, Diagnostic[]>();
let waiting: (() => void)[] = [];

const uriOf = (path: string): string => pathToFileURL(join(folder, path)).href;

function put(path: string, text: string): void {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}

/** Waits until what was found is so. */
async function untilFound(holds: () => boolean): Promise<void> {
	while (!holds()) await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Waits until the findings of a file are so. */
async function until(
	path: string,
	holds: (findings: Diagnostic[]) => boolean
): Promise<Diagnostic[]> {
	const now = (): Diagnostic[] | undefined => found.get(uriOf(path));
	await untilFound(() => holds(now() ?? []) && now() !== undefined);
	return now()!;
}

function open(path: string, text: string): void {
	const textDocument = { uri: uriOf(path), languageId: 'yaml', version: 1, text };
	void editor.sendNotification('textDocument/didOpen', { textDocument });
}

function type(path: string, version: number, text: string): void {
	const textDocument = { uri: uriOf(path), version };
	void editor.sendNotification('textDocument/didChange', {
		textDocument,
		contentChanges: [{ text }]
	});
}

/** About the word at a place of a file. */
function ask<A>(
	what: string,
	path: string,
	line: number,
	character: number,
	more: object = {}
): Promise<A> {
	const params = { textDocument: { uri: uriOf(path) }, position: { line, character }, ...more };
	return editor.sendRequest<A>(`textDocument/${what}`, params);
}

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'thingsmith-lsp-'));
	put('shop/base/game.yaml', GAME);
	put('variants/mine.yaml', VARIANT);
	found.clear();
	server = spawn(process.execPath, [
		// So much is enough for all that is asked here; one that wants more dies.
		'--max-old-space-size=512',
		...[join(import.meta.dirname, '../main.mjs'), 'lsp', '--stdio']
	]);
	ended = new Promise((resolve) => server.on('exit', resolve));
	editor = createProtocolConnection(
		new StreamMessageReader(server.stdout),
		new StreamMessageWriter(server.stdin)
	);
	editor.onNotification(
		'textDocument/publishDiagnostics',
		({ uri, diagnostics }: PublishDiagnosticsParams) => {
			found.set(uri, diagnostics);
			const woken = waiting;
			waiting = [];
			for (const wake of woken) wake();
		}
	);
	editor.listen();
	const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'shop' }];
	await editor.sendRequest('initialize', {
		processId: process.pid,
		rootUri: null,
		capabilities: {
			workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
			textDocument: { codeAction: { resolveSupport: { properties: ['edit'] } } }
		},
		workspaceFolders
	});
	await editor.sendNotification('initialized', {});
});

afterEach(async () => {
	server.kill();
	await ended;
	editor.dispose();
	rmSync(folder, { recursive: true });
});

describe('an editor', () => {
	it('is told what is wrong, as it is typed, with a way out, and that it is right again', async () => {
		open('shop/base/game.yaml', GAME.replace('worth(it)', 'wort(it)'));
		const [finding] = await until('shop/base/game.yaml', (all) =>
			all.some(({ severity }) => severity === 1)
		);
		expect(finding).toMatchObject({
			code: 'ref/unknown-name',
			source: 'thingsmith',
			range: { start: { line: 5 } }
		});
		const fixes = await editor.sendRequest<{ title: string; edit: WorkspaceEdit }[]>(
			'textDocument/codeAction',
			{
				textDocument: { uri: uriOf('shop/base/game.yaml') },
				range: finding!.range,
				context: { diagnostics: [finding] }
			}
		);
		expect(fixes.map(({ title }) => title)).toEqual(['Change to "worth"']);
		expect(Object.keys(fixes[0]!.edit.changes!)).toEqual([uriOf('shop/base/game.yaml')]);
		type('shop/base/game.yaml', 2, GAME);
		await until('shop/base/game.yaml', (all) => all.every(({ severity }) => severity !== 1));
	});

	it('is told what can be written, and what stands there', async () => {
		open('shop/base/game.yaml', GAME);
		const { items } = await ask<{ items: { label: string; textEdit: { newText: string } }[] }>(
			'completion',
			'shop/base/game.yaml',
			...WORTH
		);
		expect(items.find(({ label }) => label === 'worth')?.textEdit.newText).toBe('worth');
		const begun = 'layer: { id: dear, kind: house-rule, game: shop }\npieces:\n  \n';
		open('shop/house-rules/dear.yaml', begun);
		const pieces = await ask<typeof PIECES>('completion', 'shop/house-rules/dear.yaml', 2, 2);
		// This editor has not said that it lets places be filled in.
		expect(pieces).toMatchObject(PIECES);
		const hover = await ask<{ contents: { value: string } }>(
			'hover',
			'shop/base/game.yaml',
			...WORTH
		);
		expect(hover.contents.value).toContain('**worth**: value');
	});

	it('makes a file with a scenario for a rule', async () => {
		open('shop/base/game.yaml', GAME);
		const start = { line: 4, character: 10 };
		const actions = await editor.sendRequest<{ title: string; edit?: WorkspaceEdit }[]>(
			'textDocument/codeAction',
			{
				textDocument: { uri: uriOf('shop/base/game.yaml') },
				range: { start, end: start },
				context: { diagnostics: [] }
			}
		);
		const action = actions.find(({ title }) => title === 'Write a scenario for this rule');
		expect(action?.edit).toBe(undefined);
		const made = await editor.sendRequest<{ edit: WorkspaceEdit }>('codeAction/resolve', action);
		const uri = uriOf('shop/tests/mine/worth.yaml');
		expect(made.edit.documentChanges).toMatchObject([
			{ kind: 'create', uri },
			{
				textDocument: { uri },
				edits: [{ newText: expect.stringContaining('- { is: worth(pot) == 3 }') as string }]
			}
		]);
	});

	it('goes to declarations, finds all places, and gives another name', async () => {
		open('shop/base/game.yaml', GAME);
		const place = await ask<{ uri: string; range: { start: object } }[]>(
			'definition',
			'shop/base/game.yaml',
			...WORTH
		);
		expect(place).toEqual([
			{
				uri: uriOf('shop/base/game.yaml'),
				range: { start: { line: 4, character: 10 }, end: { line: 4, character: 15 } }
			}
		]);
		const all = await ask<object[]>('references', 'shop/base/game.yaml', ...WORTH, {
			context: { includeDeclaration: true }
		});
		expect(all).toHaveLength(2);
		expect(await ask('prepareRename', 'shop/base/game.yaml', ...WORTH)).toMatchObject({
			start: { line: 5 }
		});
		const edit = await ask<WorkspaceEdit>('rename', 'shop/base/game.yaml', ...WORTH, {
			newName: 'value-of'
		});
		expect(
			Object.values(edit.changes!)
				.flat()
				.map(({ newText }) => newText)
		).toEqual(['value-of', 'value-of']);
		await expect(
			ask('rename', 'shop/base/game.yaml', ...WORTH, { newName: 'no name' })
		).rejects.toThrow(/small letters/);
	});

	it('knows the games that come with the workbench, and lays a file that lies anywhere on its own game', async () => {
		const text =
			'layer: { id: dear, kind: house-rule, game: hearts }\nvalues: { more: { is: pass-siz } }\n';
		open('dear.yaml', text);
		const [finding] = await until('dear.yaml', (all) => all.some(({ severity }) => severity === 1));
		expect(finding?.message).toContain('pass-size');
		const symbols = await editor.sendRequest<{ name: string; location: { uri: string } }[]>(
			'workspace/symbol',
			{ query: 'pass-size' }
		);
		expect(symbols.map(({ location }) => location.uri)[0]).toMatch(
			/rulesets\/hearts\/base\/.*\.yaml$/
		);
	});

	it('is told which variant shows a file at work', async () => {
		const variantOf = (path: string, text: string): Promise<string | null> => {
			open(path, text);
			return editor.sendRequest('thingsmith/variant', { textDocument: { uri: uriOf(path) } });
		};
		const rule = (id: string): string => `layer: { id: ${id}, kind: house-rule, game: shop }\n`;
		expect(await variantOf('variants/mine.yaml', VARIANT)).toBe('mine');
		expect(await variantOf('dear.yaml', rule('dear'))).toBe('mine');
		const dear = VARIANT.replace('shop }', 'shop, house-rules: [dear] }').replace('mine', 'dear');
		expect(await variantOf('variants/dear.yaml', dear)).toBe('dear');
		expect(await variantOf('dear.yaml', rule('dear'))).toBe('dear');
		expect(await variantOf('elsewhere.yaml', 'a: 1')).toBe(null);
	});

	it('hears nothing of files that are none of rules', async () => {
		open('elsewhere.yaml', 'a: [');
		open('shop/base/game.yaml', `${GAME}nothing: 1\n`);
		await until('shop/base/game.yaml', (all) => all.length > 0);
		expect(found.has(uriOf('elsewhere.yaml'))).toBe(false);
		expect(await ask('hover', 'elsewhere.yaml', 0, 0)).toBe(null);
	});
});

describe('the server', () => {
	it('ends when its editor does', async () => {
		server.stdin.end();
		expect(await ended).not.toBe(null);
	});

	it('answers on after words that it does not know', async () => {
		await expect(editor.sendRequest('textDocument/nonsense', {})).rejects.toThrow();
		await expect(ask('hover', 'never-opened.yaml', 9, 9)).resolves.toBe(null);
		await expect(editor.sendRequest('textDocument/completion', 7)).rejects.toThrow();
		open('shop/base/game.yaml', GAME);
		expect(await ask('hover', 'shop/base/game.yaml', ...WORTH)).not.toBe(null);
	});

	it('answers on after a message that cannot be read', async () => {
		server.stdin.write('Content-Length: 9\r\n\r\nnonsense!');
		open('shop/base/game.yaml', GAME);
		expect(await ask('hover', 'shop/base/game.yaml', ...WORTH)).not.toBe(null);
	});

	it('knows two thousand open files as they were left, though they change while it works', async () => {
		const part = (at: number): string => `shop/base/part-${at}.yaml`;
		const saying = (at: number, is: string): string => `values: { v${at}: { is: ${is} } }\n`;
		const every = (step: number): number[] =>
			Array.from({ length: 2000 / step }, (_, at) => at * step);
		open('shop/base/game.yaml', GAME);
		for (const at of every(1)) open(part(at), saying(at, '1'));
		for (const at of every(20)) type(part(at), 2, saying(at, '1 +'));
		expect(await ask('hover', 'shop/base/game.yaml', ...WORTH)).not.toBe(null);
		await until(part(1960), (findings) => findings.length > 0);
		for (const at of every(40)) type(part(at), 3, saying(at, '2'));
		const wrong = every(40).map((at) => uriOf(part(at + 20)));
		await untilFound(() => {
			const broken = [...found].filter(([, all]) => all.some(({ severity }) => severity === 1));
			const files = new Set(broken.map(([uri]) => uri));
			return files.size === wrong.length && wrong.every((uri) => files.has(uri));
		});
	});

	it('finds the last of many edits, and asks in the middle of them are about the text of then', async () => {
		open('shop/base/game.yaml', GAME);
		for (let version = 2; version < 200; version++)
			type('shop/base/game.yaml', version, GAME.replace('worth(it)', `worth(it) + ${version}`));
		type('shop/base/game.yaml', 200, GAME.replace('worth(it)', 'wrth(it)'));
		const pot = [4, GAME.split('\n')[4]!.indexOf('pot')] as const;
		const hover = ask<object | null>('hover', 'shop/base/game.yaml', ...pot);
		const all = await until('shop/base/game.yaml', (findings) =>
			findings.some(({ message }) => JSON.stringify(message).includes('wrth'))
		);
		expect(all.filter(({ severity }) => severity === 1)).toHaveLength(1);
		expect(await hover).not.toBe(null);
	});
});
