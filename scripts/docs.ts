/**
 * `npm run docs`: pages that people read and no program: the hooks of each game (docs/hooks/), and the rulebooks sentence by
 * sentence (docs/rulebook/).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { workspaceOf } from '../src/cli/sources/open-variant.ts';
import { listGames } from '../src/lib/ruleset/workspace/workspace.ts';
import { at, root } from './bootstrap.mjs';
import { hookPage } from './hook-page.ts';
import { readRulebooks } from './rulebook/books.ts';
import { evidenceOf } from './rulebook/evidence.ts';
import { bookPage } from './rulebook/page.ts';
import { readProofs } from './rulebook/proofs.ts';

function write(path: string, page: string): void {
	writeFileSync(at(path), page);
	console.log(path);
}

const workspace = workspaceOf();
rmSync(at('docs/hooks'), { recursive: true, force: true });
mkdirSync(at('docs/hooks'));
for (const game of listGames(workspace)) {
	const page = hookPage(workspace, game);
	if (page !== null) write(`docs/hooks/${game}.md`, page);
}

const rulebooks = readRulebooks(root);
const evidence = evidenceOf(workspace, rulebooks.game);
const proofs = readProofs(root);
for (const book of rulebooks.books)
	write(`docs/rulebook/${book.edition}.md`, bookPage(rulebooks, book, evidence, proofs));
