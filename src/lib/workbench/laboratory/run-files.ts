/** Kept games as files: those of the command line, and a page to read in the language that is spoken. */
import { gamesCsv } from '#lib/lab/keep/games-csv.ts';
import type { Run } from '#lib/lab/report/run.ts';
import { findingText } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import type { Lexicon } from '#lib/workbench/lookup/phrase.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import { saveHtml, saveTable, saveToDisk } from '#lib/workbench/shell/save-to-disk.ts';
import { nameOf } from './names-of-told.ts';

/** `html`: one page with all charts. */
export type RunFileKind = 'html' | 'csv' | 'json';
export const RUN_FILES: readonly RunFileKind[] = ['html', 'csv', 'json'];

export async function saveRun(
	run: Run,
	name: string,
	kind: RunFileKind,
	lexicon: Lexicon
): Promise<void> {
	switch (kind) {
		case 'json':
			return saveToDisk(`${name}.json`, run);
		case 'csv':
			return saveTable(`${name}.csv`, gamesCsv(run));
		case 'html': {
			// It draws every chart, and is seldom wanted.
			const { runPage } = await import('#lib/lab/keep/page.ts');
			const { language } = settings;
			const wording = {
				language,
				said: (said: Parameters<typeof findingText>[0]) => findingText(said).text,
				name: (id: string) => nameOf(lexicon, id)
			};
			return saveHtml(`${name}.html`, runPage(run, wording));
		}
	}
}
