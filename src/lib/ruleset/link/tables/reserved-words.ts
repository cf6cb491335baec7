/** Words of the expression language, which no id can be: nobody could ever write the thing it names. */
import { finding } from '#lib/language/diagnostic.ts';
import { RESERVED } from '#lib/language/expression/tokens.ts';
import { FUNCTIONS, YIELDING } from '#lib/ruleset/expression/vocabulary.ts';
import { TABLES } from '#lib/ruleset/program/expression-ir.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, entriesOf, type Maybe } from '#lib/language/nodes.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';
import { type Said, say } from '#lib/language/said.ts';

const CALLED = new Set(FUNCTIONS.map(({ word }) => word).filter((word) => !YIELDING.has(word)));

export function checkReservedWords(link: Linking): void {
	for (const key of idsOf(link)) {
		if (RESERVED.includes(key.text))
			refuse(link, key, say`rule/a-word-of-language: a word of the language`);
	}
	for (const section of ['enums', 'kinds']) {
		for (const [id, { key }] of link.section(section)) {
			if (id === FACE) refuse(link, key, say`rule/a-word-of-language: a word of the language`);
		}
	}
	const { values, zones, map } = link.symbols;
	const called = [
		...link.section('values').filter((_, i) => (values[i]?.params.length ?? 0) > 0),
		...link.section('zones').filter(([id]) => {
			const zone = zones.find((known) => nameOf(known) === id);
			return zone?.per !== 'game' || zone.row !== undefined;
		})
	];
	for (const key of keysOfRows(link)) {
		if (CALLED.has(key.text))
			refuse(link, key, say`rule/function-language: a function of the language`);
	}
	for (const [id, { key }] of called) {
		if (CALLED.has(id)) refuse(link, key, say`rule/function-language: a function of the language`);
		else if (id === map.space) refuse(link, key, say`rule/word-for-place: the word for a place`);
	}
}

function refuse(link: Linking, key: ScalarNode, what: Said): void {
	link.report(
		finding(
			'name/reserved',
			key,
			say`rule/choose-another-id: "${key.text}" is ${what}: choose another id`
		)
	);
}

/** Rows of fields are called like functions. */
function* keysOfRows({ fieldNodes, symbols }: Linking): Generator<ScalarNode> {
	for (const table of TABLES)
		for (const [f, { key }] of fieldNodes[table].entries()) {
			const row = symbols.fields[table][f]?.row;
			if (row?.place === 0) yield { ...key, text: row.of };
		}
}

/** Every id that stands in expressions. */
function* idsOf(link: Linking): Generator<ScalarNode> {
	for (const section of ['values', 'pieces', 'kinds', 'zones', 'options']) {
		for (const [, { key }] of link.section(section)) yield key;
	}
	for (const [, { key, value }] of link.section('enums')) {
		yield key;
		const values = childOf(value, 'values');
		if (values?.node === 'list') for (const item of values.items) yield* scalars(item);
		else yield* keysOf(values);
	}
	for (const table of TABLES)
		for (const [f, { key }] of link.fieldNodes[table].entries())
			if (!link.symbols.fields[table][f]?.row) yield key;
	yield* keysOfRows(link);
	for (const [, { value }] of link.section('kinds')) {
		yield* keysOf(childOf(value, 'attributes'));
		yield* scalars(childOf(value, 'plural'));
	}
	for (const section of ['values', 'events', 'procedures']) {
		for (const [, { value }] of link.section(section)) yield* keysOf(childOf(value, 'params'));
	}
	for (const [, { value }] of link.section('actions')) yield* keysOf(childOf(value, 'for'));
	const map = link.whole('map');
	yield* scalars(childOf(map, 'space'));
	yield* scalars(childOf(map, 'plural'));
	yield* keysOf(childOf(map, 'marks'));
}

function* keysOf(node: Maybe): Generator<ScalarNode> {
	for (const [, { key }] of entriesOf(node)) yield key;
}

function* scalars(node: Maybe): Generator<ScalarNode> {
	if (node?.node === 'scalar') yield node;
}
