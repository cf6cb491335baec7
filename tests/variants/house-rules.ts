/** House rules that people play with, each in a folder of an archive: the rule as its author would write it, and a probe of what it must do. */
import { join } from 'node:path';
import { link } from '#lib/ruleset/link/link.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { entriesOf, filesBelow, readArchive } from '../archive.ts';

export interface HouseRule {
	id: string;
	files: ReadonlyMap<string, string>;
	text: string;
}

const all = readArchive(join(import.meta.dirname, 'house-rules.txtar'));

export const houseRules: readonly HouseRule[] = entriesOf(all).map((id) => {
	const files = filesBelow(all, id);
	return { id, files, text: files.get('rule.yaml') ?? '' };
});

/** Lines in which something is said of the rules: texts for players, comments and the header are none. */
export function linesOfRule(text: string): number {
	const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
	const at = lines.findIndex((line) => line.startsWith('text:'));
	return (at < 0 ? lines : lines.slice(0, at)).filter((line) => !line.startsWith('layer:')).length;
}

const delivered = workspaceOf().files;
const files = new Map([
	...delivered,
	...houseRules.map(({ id, text }) => [`kings-and-things/house-rules/${id}.yaml`, text] as const)
]);

/** What is wrong when these are played together in the West End edition. */
export function troubleOf(rules: readonly HouseRule[]): string[] {
	const ids = new Set(rules.flatMap(({ id, text }) => [...requiredBy(text), id]));
	const composition = composeGame({ files }, 'kings-and-things', ['west-end', ...ids]);
	const errors = [...composition.diagnostics, ...link(composition, 4).diagnostics].filter(isError);
	return errors.map(({ code, message }) => `${code}: ${message}`);
}

/** Layers without which a rule is not played. */
function requiredBy(text: string): string[] {
	const [, list = ''] = /^layer:.* requires: \[([^\]]*)\]/m.exec(text) ?? [];
	return list.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}

/** Says of two house rules that they are not played together, and why. */
export const EXCLUDED = 'layer/excluded';
