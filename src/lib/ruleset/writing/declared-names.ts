/** What can be named at places that take an id: the words of `x-names` in the schemas, looked up in a composed game. */
import { childOf, entriesOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { stepsWith } from '#lib/language/step-names.ts';
import { typeText } from '#lib/ruleset/names/declared-type.ts';
import type { MapNode } from '#lib/language/tree.ts';
import { flatTexts } from '#lib/ruleset/link/index.ts';

export interface DeclaredName {
	word: string;
	/** `event`, `player field`, `checkpoint` ... */
	what: string;
	/** Its type, or its parameters, as authors write them. */
	type: string;
	about: string;
}

/** `around`: the maps in which the name stands, innermost first. */
export function declaredNames(
	tree: MapNode,
	sorts: readonly string[],
	around: readonly MapNode[] = []
): DeclaredName[] {
	const known = new Set<string>();
	return sorts
		.flatMap((sort) => (SORTS[sort] ?? defined(sort))(tree, around))
		.filter(({ word, what }) => {
			const key = `${what} ${word}`;
			return !known.has(key) && known.add(key);
		});
}

type Lister = (tree: MapNode, around: readonly MapNode[]) => DeclaredName[];

function named(word: string, what: string, type = '', about = ''): DeclaredName {
	return { word, what, type, about };
}

const aboutOf = (node: Maybe) => textOf(childOf(node, 'about')) ?? '';

/** Definitions of a section, with their parameters. */
function defined(section: string): Lister {
	return (tree) =>
		entriesOf(childOf(tree, section)).map(([word, { value }]) => {
			const params = entriesOf(childOf(value, 'params') ?? childOf(value, 'for')).map(
				([id, entry]) => `${id}: ${typeText(entry.value)}`
			);
			const type = params.length > 0 ? `(${params.join(', ')})` : '';
			return named(word, section.replace(/s$/, ''), type, aboutOf(value));
		});
}

function fieldsOf(table: string): Lister {
	return (tree) => {
		const space = textOf(childOf(childOf(tree, 'map'), 'space')) ?? 'space';
		const fields = childOf(tree, 'fields');
		const tables = table === 'space' ? [space, 'space'] : [table];
		return tables
			.flatMap((eachTable) => entriesOf(childOf(fields, eachTable)))
			.map(([word, { value }]) => {
				const type = textOf(value) ?? textOf(childOf(value, 'type')) ?? '';
				return named(word, `${table} field`, type, aboutOf(value));
			});
	};
}

/** Zones per player or per space. */
function zonesOf(per: 'player' | 'space'): Lister {
	return (tree) =>
		entriesOf(childOf(tree, 'zones'))
			.filter(([, { value }]) => {
				const said = textOf(childOf(value, 'per'));
				return said !== null && (said === 'player') === (per === 'player');
			})
			.map(([word, { value }]) => named(word, 'zone', `per ${per}`, aboutOf(value)));
}

const actionsHere: Lister = (tree, around) => {
	const window = around
		.map((map) => textOf(childOf(map, 'offer')))
		.find((candidate) => candidate !== null);
	const actions = childOf(tree, 'actions');
	return defined('actions')(tree, around).filter(({ word }) => {
		const at = childOf(childOf(actions, word), 'window');
		return window === undefined || [at, ...itemsOf(at)].some((item) => textOf(item) === window);
	});
};

const windows: Lister = (tree) => {
	const offered = stepsWith(tree, 'offer').map((step) =>
		named(textOf(childOf(step, 'offer')) ?? '', 'window', '', aboutOf(step))
	);
	for (const [, { value }] of entriesOf(childOf(tree, 'actions')))
		for (const item of itemsOf(childOf(value, 'window')))
			offered.push(named(textOf(item) ?? '', 'window'));
	const described = new Set(offered.flatMap(({ word, about }) => (about ? [word] : [])));
	return offered.filter(({ word, about }) => word !== '' && (about !== '' || !described.has(word)));
};

const checkpoints: Lister = (tree) =>
	stepsWith(tree, 'checkpoint').flatMap((step) => {
		const word = textOf(childOf(step, 'checkpoint'));
		return word ? [named(word, 'checkpoint')] : [];
	});

const texts: Lister = (tree) =>
	Object.entries(flatTexts(tree)['en'] ?? {}).flatMap(([path, text]) =>
		/^log\.[^.]+$/.test(path) ? [named(path.slice('log.'.length), 'text', '', text)] : []
	);

const streams: Lister = (tree) => {
	const own = itemsOf(childOf(childOf(tree, 'game'), 'streams')).map((node) => textOf(node) ?? '');
	return [...new Set([...own, 'dice', 'draws'])].map((word) => named(word, 'stream'));
};

const attributes: Lister = (tree) =>
	entriesOf(childOf(tree, 'kinds')).flatMap(([, { value }]) =>
		entriesOf(childOf(value, 'attributes')).map(([word, entry]) =>
			named(word, 'attribute', textOf(entry.value) ?? '')
		)
	);

const SORTS: Record<string, Lister> = {
	windows,
	checkpoints,
	texts,
	streams,
	attributes,
	actions: actionsHere,
	'game-fields': fieldsOf('game'),
	'player-fields': fieldsOf('player'),
	'space-fields': fieldsOf('space'),
	'piece-fields': fieldsOf('piece'),
	'player-zones': zonesOf('player'),
	'space-zones': zonesOf('space'),
	anytime: () => [named('anytime', 'window', '', 'Whenever the game waits for anybody.')],
	pass: () => [named('pass', 'answer', '', 'Does nothing more in this window.')],
	face: () => [named('face', 'attribute', 'face', 'As which piece it counts.')],
	neighbours: (tree) => {
		const space = textOf(childOf(childOf(tree, 'map'), 'space'));
		const about = 'Which spaces lie beside one: for a player, for a piece that moves.';
		return space === null ? [] : [named('neighbours', 'value', `set of ${space}`, about)];
	}
};
