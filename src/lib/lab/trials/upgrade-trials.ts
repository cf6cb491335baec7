/** Trials written for an earlier version of their game: what moved is written as it is called now, wherever they stand. */
import { isError } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { isMovedFinding, type MovedFinding } from '#lib/ruleset/moves/explain-moves.ts';
import { isBroken, rewritten } from '#lib/ruleset/upgrade/rewrite.ts';
import type { UpgradedFile } from '#lib/ruleset/upgrade/upgrade.ts';
import { checkThese } from './check-trials.ts';
import { readTrials } from './read-trials.ts';

/** As with rules: a broken file is left alone, with its findings as the rest. */
export function upgradedTrials(
	{ path, text: before }: { path: string; text: string },
	files: ReadonlyMap<string, string>,
	game: string
): UpgradedFile {
	if (isBroken(path, before, 'trial')) {
		const rest = fileFindings(parseFile(path, before), 'trial').filter(isError);
		return { path, before, after: before, rest };
	}
	const movedIn = (text: string): MovedFinding[] =>
		checkThese(readTrials(path, text).trials, files, game).filter(isMovedFinding);
	const texts = rewritten(new Map([[path, before]]), 'trial', (now) => movedIn(now.get(path)!));
	const after = texts.get(path)!;
	return { path, before, after, rest: movedIn(after) };
}
