/** Options: what a variant may choose. In a program they are constants. */
import type { Type } from './expression-ir.ts';
import { finding, unknownId } from './findings.ts';
import type { Linking } from './linking.ts';
import { childOf, entriesOf, flagOf, numberOf, textOf, type Maybe } from './nodes.ts';
import type { Program } from './program.ts';

export type Chosen = ReadonlyMap<string, Maybe>;

/** Reading an option's value marks it as used. */
export function collectOptions(link: Linking, chosen: Chosen): Program['options'] {
	const options: Program['options'] = [];
	for (const [id, { value: node }] of link.section('options')) {
		const names = entriesOf(childOf(node, 'values')).map(([name]) => name);
		const type = typeOf(link, node, names);
		const own = chosen.get(id);
		const value = valueOf(link, own ?? childOf(node, 'default'), type, node) ?? 0;
		options.push({ id, value, type, names });
		link.symbols.options.push({
			id,
			type,
			get value() {
				link.usedOptions.add(id);
				return value;
			}
		});
		link.citesClauses(node);
	}
	return options;
}

function typeOf(link: Linking, node: Maybe, names: string[]): Type {
	if (names.length > 0) return { t: 'choice', names };
	const typeNode = childOf(node, 'type');
	const word = textOf(typeNode);
	if (word === 'int' || word === 'bool') return { t: word };
	if (typeNode) unknownId(link.report, 'type of options', word ?? '', typeNode, ['int', 'bool']);
	else if (node) finding(link.report, 'option/values', node, 'Give the option `values:` or a `type:`');
	return { t: 'int' };
}

function valueOf(link: Linking, node: Maybe, type: Type, option: Maybe): number | null {
	if (node === undefined) {
		if (option) finding(link.report, 'option/default', option, 'This option needs a default');
		return null;
	}
	const word = textOf(node) ?? '';
	if (type.t === 'choice') {
		const ordinal = type.names.indexOf(word);
		if (ordinal < 0) unknownId(link.report, 'value of this option', word, node, type.names);
		return ordinal < 0 ? null : ordinal;
	}
	if (type.t === 'bool') {
		if (word === 'true' || word === 'false') return flagOf(node, false) ? 1 : 0;
		finding(link.report, 'type/mismatch', node, 'This option is true or false');
		return null;
	}
	const number = numberOf(node);
	const least = numberOf(childOf(option, 'min')) ?? -1_000_000_000;
	const most = numberOf(childOf(option, 'max')) ?? 1_000_000_000;
	if (number !== null && Number.isInteger(number) && number >= least && number <= most) {
		return number;
	}
	const message = `This option is a whole number between ${least} and ${most}`;
	finding(link.report, 'value/range', node, message);
	return null;
}
