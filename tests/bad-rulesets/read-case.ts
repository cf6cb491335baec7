/**
 * Broken rulesets with what is to be said about them, in `cases.txtar`. A case is a file, or a folder with files at their
 * paths, that is added to the sound game of tests/fixtures. Each file begins with comments:
 *
 *     # as: house-rule           (base, edition, house-rule, variant, scenario; alone: without the sound game)
 *     # expect: shape/unknown-key 9:5 did you mean "requires"
 *     # error in expectations of severity: `expect warning:` and `expect info:` for the others
 */
import { basename, join } from 'node:path';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { entriesOf, filesBelow, readArchive } from '../archive.ts';
import { soundRulesets } from '../fixtures/read-rulesets.ts';

export interface Expectation {
	severity: string;
	code: string;
	/** `file:line:column` */
	place: string;
	/** A part of the message. */
	says: string;
}

export interface BadRuleset {
	name: string;
	files: Map<string, string>;
	expected: Expectation[];
}

const PLACES: Record<string, (name: string) => string> = {
	base: (name) => `shells/base/${name}.yaml`,
	edition: (name) => `shells/editions/${name}.yaml`,
	'house-rule': (name) => `shells/house-rules/${name}.yaml`,
	variant: (name) => `variants/${name}.yaml`,
	scenario: (name) => `shells/tests/${name}.yaml`,
	alone: (name) => `${name}/base/game.yaml`
};

export function readCases(): BadRuleset[] {
	const files = readArchive(join(import.meta.dirname, 'cases.txtar'));
	return entriesOf(files).map((entry) => {
		const text = files.get(entry);
		return text === undefined
			? badRuleset(entry, filesBelow(files, entry))
			: singleFile(basename(entry, '.yaml'), text);
	});
}

function singleFile(name: string, text: string): BadRuleset {
	const as = /^# as: (\S+)$/m.exec(text)?.[1] ?? 'base';
	const place = PLACES[as];
	if (!place) throw new Error(`${name}: nothing is read as "${as}"`);
	return badRuleset(name, new Map([[place(name), text]]), as !== 'alone');
}

function badRuleset(name: string, own: Map<string, string>, onSound = true): BadRuleset {
	const expected = [...own].flatMap(([file, text]) => expectations(file, text));
	return { name, files: new Map([...(onSound ? soundRulesets() : []), ...own]), expected };
}

function expectations(file: string, text: string): Expectation[] {
	const lines = text.matchAll(/^# expect(?: (warning|info))?: (\S+) (\d+:\d+) (.+)$/gm);
	return [...lines].map(([, severity = 'error', code = '', at = '', says = '']) => ({
		severity,
		code,
		place: `${file}:${at}`,
		says
	}));
}

/** A finding in the form of an expectation. */
export function found({ severity, code, message, range }: Diagnostic): Expectation {
	const { line, column } = range.start;
	return { severity, code, place: `${range.file}:${line}:${column}`, says: message };
}
