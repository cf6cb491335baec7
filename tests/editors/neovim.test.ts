/** A real Neovim, set up as docs/editors.md says, in a folder with a game. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensurePrograms } from '../../scripts/debian-programs.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/editors.md'), 'utf8');
const [, SET_UP = ''] = /^## Neovim[^]*?^```lua\n([^]*?)^```$/m.exec(PAGE)!;

const GAME = `game: { id: shop, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { start: bag } }
pieces: { pot: { kind: ware } }
zones: { bag: { sees: all, count: all }, shelf: { per: player, main: true, sees: all, count: all } }
procedures: { play: { do: [{ choose: bought, player: only(first(players)), from: wares at bag where worth(it) > 1, ask: always }] } }
evaluation: { is: 1 }
`;
const VALUES = 'values: { worth: { params: { w: ware }, is: if w in pot then 3 else 1 } }\n';

/** What `vim.lsp.start` is where it is not there yet. */
const OLD = `
local client
vim.lsp.start = vim.lsp.start or function(config)
	client = client or vim.lsp.start_client(config)
	vim.lsp.buf_attach_client(0, client)
end
`;

/** Each step waits until the editor shows what the server has said. */
const STEPS = `
local seen = {}
local function wait_until(what, holds)
	if not vim.wait(600000, holds, 20) then error('never: ' .. what) end
end
local function errors()
	return vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR })
end
local function go_to(words)
	vim.fn.cursor(1, 1)
	vim.fn.search(words)
end

local ok, trouble = pcall(function()
	wait_until('an error', function() return #errors() > 0 end)
	seen.finding = { line = errors()[1].lnum, message = errors()[1].message }

	go_to('wort(')
	vim.fn.cursor(0, vim.fn.col('.') + 4)
	local params = vim.lsp.util.make_position_params(0, 'utf-16')
	local _, answer = next(vim.lsp.buf_request_sync(0, 'textDocument/completion', params, 600000))
	seen.completions = vim.tbl_map(function(item) return item.label end, answer.result.items)

	vim.cmd([[%s/wort(/worth(/]])
	wait_until('no error', function() return #errors() == 0 end)

	go_to('worth(')
	vim.lsp.buf.definition()
	wait_until('another file', function() return vim.fn.expand('%:t') ~= 'game.yaml' end)
	seen.definition = { file = vim.fn.expand('%:p'), line = vim.fn.line('.'), column = vim.fn.col('.') }

	vim.lsp.buf.rename('price')
	wait_until('another name', function() return vim.fn.search('price', 'n') > 0 end)
	vim.cmd('wall')
end)
if not ok then seen.trouble = trouble end
vim.fn.writefile({ vim.fn.json_encode(seen) }, 'seen.json')
vim.cmd('qa!')
`;

interface Seen {
	trouble?: string;
	finding: { line: number; message: string };
	completions: string[];
	definition: { file: string; line: number; column: number };
}

let folder: string;

const put = (path: string, text: string): void => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
};
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeEach(async () => {
	await ensurePrograms('nvim');
	folder = mkdtempSync(join(tmpdir(), 'thingsmith-neovim-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('shows findings and completions, goes to a declaration in another file, and renames in both', () => {
	put('shop/base/game.yaml', GAME.replace('worth(', 'wort('));
	put('shop/base/values.yaml', VALUES);
	put('variants/mine.yaml', 'variant: { id: mine, game: shop }\n');
	put('set-up.lua', OLD + SET_UP.replace('…', ROOT));
	put('steps.lua', STEPS);
	// Neither what somebody has set up, nor what is left of another run.
	const clean = ['--headless', '--clean', '-n', '-i', 'NONE'];
	const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
	const { stderr } = spawnSync(
		'nvim',
		[...clean, '--cmd', 'luafile set-up.lua', '-c', 'luafile steps.lua', 'shop/base/game.yaml'],
		{ cwd: folder, env: { ...process.env, PATH, XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder } }
	);
	expect(String(stderr)).not.toMatch(/E\d+:/);
	const { trouble, finding, completions, definition } = JSON.parse(textOf('seen.json')) as Seen;
	expect(trouble).toBe(undefined);
	expect(finding).toEqual({ line: 4, message: 'There is no "wort"; did you mean "worth"?' });
	expect(completions).toContain('worth');
	expect(definition).toEqual({ file: join(folder, 'shop/base/values.yaml'), line: 1, column: 11 });
	expect(textOf('shop/base/values.yaml')).toBe(VALUES.replace('worth', 'price'));
	expect(textOf('shop/base/game.yaml')).toBe(GAME.replace('worth', 'price'));
});
