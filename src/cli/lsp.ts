/** `lsp`: what knows the rules, for any editor that speaks the Language Server Protocol. */
import type { Command } from 'commander';
import { createConnection } from 'vscode-languageserver/node';
import { serveEditor } from './editor/serve-editor.ts';

export function lspCommand(command: Command): void {
	command
		.option('--stdio', 'speak over standard input and output; there is no other way')
		.option('--rules <folder>', 'the folder of rules (default: the one that is open in the editor)')
		.addHelpText('after', '\nEditors run this: docs/editors.md says how to tell them.');
	command.action(({ rules }: { rules?: string }) => {
		// It ends with its editor.
		serveEditor(createConnection(process.stdin, process.stdout), rules ?? null);
	});
}
