/** Options: what a variant may choose. In a program they are constants. */
import { finding, type Place } from '#lib/language/diagnostic.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, entriesOf, numberOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { say } from '#lib/language/said.ts';

/** Choices were checked when the game was composed. */
export function collectOptions(
	link: Linking,
	chosen: Readonly<Record<string, string | number>>
): Program['options'] {
	const options: Program['options'] = [];
	for (const [id, { key, value: node }] of link.section('options')) {
		const names = entriesOf(childOf(node, 'values')).map(([name]) => name);
		const type: Type = names.length > 0 ? { t: 'choice', names } : { t: 'int' };
		const standard = defaultOf(link, childOf(node, 'default'), names, node, key);
		const own = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
		const value = typeof own === 'number' ? own : names.indexOf(own ?? '');
		const word = own === undefined || value < 0 ? standard : value;
		options.push({ id, value: word, type, names });
		link.symbols.options.push({ id, type, value: word });
		link.citesClauses(node);
	}
	return options;
}

function defaultOf(link: Linking, node: Maybe, names: string[], option: Maybe, key: Place): number {
	if (node === undefined) {
		link.report(
			finding('option/default', key, say`rule/option-needs: This option needs a default`)
		);
		return 0;
	}
	if (names.length > 0) {
		const word = textOf(node) ?? '';
		if (!names.includes(word)) {
			link.report(unknownId(say`rule/value-option: value of this option`, word, node, names));
		}
		return Math.max(names.indexOf(word), 0);
	}
	const number = numberOf(node);
	const least = numberOf(childOf(option, 'min')) ?? -1_000_000_000;
	const most = numberOf(childOf(option, 'max')) ?? 1_000_000_000;
	if (number !== null && Number.isInteger(number) && number >= least && number <= most) {
		return number;
	}
	const message = say`rule/option-is-whole: This option is a whole number between ${least} and ${most}`;
	link.report(finding('value/range', node, message));
	return 0;
}
