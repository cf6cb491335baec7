/** What the page needs of the running rules, taken from the composed tree and the linked program. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { MapNode } from '#lib/language/tree.ts';
import { childOf, citesOf, entriesOf, numberOf, textOf } from '#lib/language/nodes.ts';
import { chapterOf } from '#lib/ruleset/program/chapter.ts';
import { keepsSecrets } from '#lib/ruleset/program/keeps-secrets.ts';
import { optionValues } from '#lib/ruleset/program/program-facts.ts';
import { zonesInOrder } from '#lib/ruleset/program/zone-order.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { FieldDef, Program } from '#lib/ruleset/program/program.ts';
import type { Variant } from '#lib/ruleset/layers/variant.ts';
import { listVariants, loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import type { OptionInfo, OptionValue, Rules, VariantInfo } from './rules-server.ts';

export function rulesOf(program: Program, composition: Composition): Rules {
	const { fields, map } = program;
	const typed = (list: FieldDef[]) => list.map(({ id, type }) => ({ id, type }));
	const counts = Map.groupBy(program.pieces, ({ face }) => face);
	const inOrder = zonesInOrder(program);
	return {
		hash: program.hash,
		game: program.game,
		variant: program.variant,
		players: program.players,
		range: playersOf(composition),
		secrets: keepsSecrets(program),
		options: optionsOf(composition),
		chosen: optionValues(program),
		enums: program.enums,
		kinds: program.kinds,
		attributes: program.attributes,
		faces: program.faces.map(({ id, kind, attributes, back, icon, cite, source }, face) => ({
			id,
			kind,
			attributes,
			back,
			count: counts.get(face)?.length ?? 0,
			icon,
			cite,
			rule: program.sources[source] ?? null
		})),
		space: { word: map.space, plural: map.plural, grid: map.grid },
		cells: map.cells,
		neighbours: map.neighbours,
		zones: program.zones.map(({ id, per }, zone) => ({ id, per, inOrder: inOrder.has(zone) })),
		fields: {
			game: typed(fields.game),
			player: typed(fields.player),
			space: typed(fields.space),
			piece: typed(fields.piece)
		},
		askable: program.values.flatMap(({ id, params, type, modifiers }) => {
			const of = params.flatMap(({ type }) => sortOf(type));
			const [only] = params;
			const alone = params.length === 1 && only?.type.t === 'piece' ? only.type : null;
			const kind = alone && (program.kinds[alone.kind]?.id ?? 'piece');
			if (of.length < params.length) return [];
			return [{ id, of, kind, type, modified: modifiers.length > 0 }];
		}),
		texts: program.texts,
		pieceTexts: program.pieceTexts,
		art: program.art,
		clauses: program.clauses.map(({ id, text, section }) => ({ id, text, section })),
		layout: program.layout
	};
}

/** What sort of thing it is, where it is one that can be pointed at. */
function sortOf(type: Type): Rules['askable'][number]['of'] {
	const inner = type.t === 'optional' ? type.of : type;
	return inner.t === 'player' || inner.t === 'space' || inner.t === 'piece' ? [inner.t] : [];
}

/** What the page tells of each variant of these files. */
export function variantsOf(files: Map<string, string>): VariantInfo[] {
	const workspace = { files };
	return listVariants(workspace).map((variant) =>
		variantInfo(variant, loadVariant(workspace, variant.id))
	);
}

function variantInfo(variant: Variant, composition: Composition): VariantInfo {
	const { id, file } = variant;
	const game = variant.game.id;
	const { tree, layers, diagnostics } = composition;
	const { min, max } = playersOf(composition);
	const wanted = [variant.edition, ...variant.houseRules].filter((reference) => reference !== null);
	return {
		id,
		game,
		chosenLayers: wanted.map((reference) => reference.id),
		plain: variant.options.size === 0 && entriesOf(file.root ?? undefined).length === 1,
		name: namesOf(tree, 'variants', id),
		about: namesOf(tree, 'variants', id, 'rule'),
		gameName: namesOf(tree, 'game', game),
		language: textOf(childOf(childOf(tree, 'layout'), 'language')),
		minPlayers: min,
		maxPlayers: max,
		layers: layers.map((layer) => layer.id),
		options: optionsOf(composition),
		errors: diagnostics.filter(isError).length
	};
}

/** What a thing is called, by language, or what it is about; the text is the name itself or has one. */
function namesOf(
	tree: MapNode,
	section: string,
	id: string,
	part: 'name' | 'rule' = 'name'
): Record<string, string> {
	const names: Record<string, string> = {};
	for (const [language, { value }] of entriesOf(childOf(tree, 'text'))) {
		const node = childOf(value, section);
		const own = childOf(node, id) ?? (section === 'game' ? node : undefined);
		const text = textOf(childOf(own, part)) ?? (part === 'name' ? textOf(own) : null);
		if (text !== null) names[language] = text;
	}
	return names;
}

export function optionsOf(composition: Composition): OptionInfo[] {
	return entriesOf(childOf(composition.tree, 'options')).map(([id, { key, value: node }]) => {
		const values = entriesOf(childOf(node, 'values')).map(([value]) => value);
		const given = childOf(node, 'default');
		const flag = textOf(childOf(node, 'type')) === 'bool';
		const number = numberOf(given);
		return {
			id,
			kind: flag ? 'flag' : values.length > 0 ? 'choice' : 'number',
			values: flag ? ['true', 'false'] : values,
			min: numberOf(childOf(node, 'min')),
			max: numberOf(childOf(node, 'max')),
			default: number ?? textOf(given) ?? values[0] ?? 0,
			layer: key.layer,
			chapter: chapterIn(composition, citesOf(node))
		};
	});
}

function chapterIn({ tree }: Composition, [first]: readonly string[]): string {
	const clause = first === undefined ? undefined : childOf(childOf(tree, 'clauses'), first);
	return chapterOf(textOf(childOf(clause, 'section')) ?? '');
}

/** The value of every option in a game, whether chosen or usual; of a game that does not link, too. */
export function chosenIn(composition: Composition): Record<string, OptionValue> {
	const usual = optionsOf(composition).map((option) => [option.id, option.default] as const);
	return { ...Object.fromEntries(usual), ...composition.options };
}
