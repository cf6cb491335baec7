/** What would be found if the file of a variant said something else; nothing is written. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import type { Builder } from './Builder.ts';
import { fileAlone } from './looked-at.ts';

/** Only what is not found now: whoever tries something is not to be blamed for what was there before. */
export function triedText(
	files: ReadonlyMap<string, string>,
	builder: Builder,
	variant: string,
	text: string
): Diagnostic[] {
	const path = `variants/${variant}.yaml`;
	const choice = { variant, options: {} };
	const players = playersOf(loadVariant({ files: new Map(files) }, variant)).max;
	const known = new Set(builder.build(choice, players).diagnostics.map(called));
	const then = new Map(files).set(path, text);
	const found = [
		...fileAlone(path, text),
		...builder.under(then, choice, players).diagnostics
	].filter((finding) => !known.has(called(finding)));
	return [...new Map(found.map((finding) => [called(finding), finding])).values()];
}

const called = ({ code, message }: Diagnostic): string => `${code} ${message}`;
