/** docs/rulebook/<edition>.md: every rulebook and what plays it. */
import { workspaceOf } from '../../src/cli/sources/load.ts';
import { readRulebooks } from './books.ts';
import { evidenceOf } from './evidence.ts';
import { bookPage } from './page.ts';

/** By path in the project. */
export function rulebookPages(project: string): Map<string, string> {
	const all = readRulebooks(project);
	const evidence = evidenceOf(workspaceOf(), all.game);
	return new Map(
		all.books.map((book) => [`docs/rulebook/${book.edition}.md`, bookPage(all, book, evidence)])
	);
}
