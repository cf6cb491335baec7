/** A series as files: those that the command line reads as well, and a page to read in the language that is spoken. */
import { gamesCsv } from '#lib/lab/keep/games-csv.ts';
import { type KeptCounter, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import { countsOf } from '#lib/lab/report/trial-counts.ts';
import { findingText } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import type { Lexicon } from '#lib/workbench/lookup/phrase.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import { saveHtml, saveTable, saveToDisk } from '#lib/workbench/shell/save-to-disk.ts';
import type { Played, StoredRun } from '#lib/workbench/storage/runs.ts';
import type { BegunPiece, KeptBout, LabPurpose } from '../../../workers/lab/lab-api.ts';
import { nameOf } from './names-of-told.ts';
import { runCommand } from './run-command.ts';

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

const KINDS: Readonly<Record<LabPurpose['is'], Run['kind']>> = {
	play: 'simulate',
	compare: 'compare',
	counter: 'compare',
	sweep: 'sweep'
};

export function runFile(run: StoredRun, { games, bouts }: Played): Run {
	const { bots, seed, maxRounds, purpose } = run.wish;
	return {
		format: RUN_FORMAT,
		kind: KINDS[purpose.is],
		command: runCommand(run) ?? '',
		...{ bots, seed, maxRounds, swept: run.swept },
		lots: run.lots,
		games: [...games],
		...(run.tested === null ? {} : { counter: keptCounter(run.tested, bouts) })
	};
}

function keptCounter({ trials, ...asked }: BegunPiece, bouts: readonly KeptBout[]): KeptCounter {
	return {
		...asked,
		trials: trials.map(({ head }, at) =>
			countsOf(
				head,
				bouts.filter(({ trial }) => trial === at).map(({ outcome }) => outcome)
			)
		)
	};
}
