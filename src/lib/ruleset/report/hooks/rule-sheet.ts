/** What a rule of one's own can be put together of: hooks with the types of their parameters, and what can be asked of each. */
import type { Plain } from '#lib/language/editing/plain-text.ts';
import { childOf, entriesOf, entryOf, plainOf, textOf } from '#lib/language/nodes.ts';
import { pointAt } from '#lib/language/tree-tools.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { flatTexts, link } from '#lib/ruleset/link/index.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { namesOfEnum } from '#lib/ruleset/program/face-names.ts';
import type { EventDef, FieldDef, ProcedureDef, Program } from '#lib/ruleset/program/program.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';

/** A type of which something can be asked in a form. */
export type PartType = { optional: boolean } & (
	| { is: 'number' | 'flag' | 'player' | 'space' }
	/** One of a few words; `text`: the path below which they have their names. */
	| { is: 'word'; words: string[]; text: string }
	| { is: 'piece'; kind: string }
);

/** Something with a name and a type: a parameter, a field, an attribute. */
export interface Part {
	id: string;
	type: PartType;
}

export type RuleHook = {
	id: string;
	/** What it is for, in English; null where its author does not say. */
	about: string | null;
	/** All that it is told, in order; null: of a type of which nothing can be asked. */
	params: { id: string; type: PartType | null }[];
} &
	/** `named`: players read of it, or it is one of a few words. */
	(
		| { sort: 'values'; type: PartType; named: boolean }
		/** An action's first parameter is whoever acts. */
		| { sort: 'events' | 'actions' }
	);

/** A field; `open`: everybody sees it. */
export interface FieldPart extends Part {
	open: boolean;
}

/** What a rule can have the game do: an event that does something by itself, or a procedure. */
export interface Happening {
	sort: 'events' | 'procedures';
	id: string;
	about: string | null;
	/** Each of them has to be said. */
	params: Part[];
}

/** What the form is made of while the rules hold. */
export interface RuleParts {
	hooks: RuleHook[];
	happenings: Happening[];
	/** Pieces by what is printed on them. */
	faces: { id: string; kind: string }[];
	/** With all that can be printed on pieces of it or of kinds above and below. */
	kinds: { id: string; above: string | null; attributes: Part[] }[];
	/** Those that somebody may see. */
	fields: Record<'game' | 'player' | 'space' | 'piece', FieldPart[]>;
	options: Part[];
	/** The game's word for a space. */
	space: string;
}

/** A rule that stands in the variant's own file. */
export interface OwnEffect {
	id: string;
	file: string;
	line: number;
	effect: Plain;
}

export interface RuleSheet {
	/** null: the rules do not hold now. */
	parts: RuleParts | null;
	own: OwnEffect[];
	/** Ids that a new rule cannot have. */
	taken: string[];
	/** Language -> path -> text. */
	texts: Record<string, Record<string, string>>;
}

/** `layer`: that of the variant. */
export function ruleSheet(composition: Composition, layer: string): RuleSheet {
	const { tree } = composition;
	const { program, symbols } = link(composition, playersOf(composition).max);
	const effects = entriesOf(childOf(tree, 'effects'));
	const own = effects.flatMap(([id, { key, value }]): OwnEffect[] => {
		if (key.layer !== layer) return [];
		const { file, start } = pointAt(key).range;
		return [{ id, file, line: start.line, effect: plainOf(value) as Plain }];
	});
	const texts = flatTexts(tree);
	const logged = Object.values(texts).flatMap((all) =>
		Object.keys(all).flatMap((path) => (path.startsWith('log.') ? [path.slice(4)] : []))
	);
	return {
		parts: program && partsOf(tree, program, symbols, namedIn(texts)),
		own,
		taken: [...new Set([...effects.map(([id]) => id), ...logged])],
		texts
	};
}

/** Whether a text says what a value is called, or something printed that has the same name. */
function namedIn(texts: RuleSheet['texts']): (id: string) => boolean {
	const paths = new Set(Object.values(texts).flatMap((all) => Object.keys(all)));
	return (id) =>
		[`values.${id}`, `attributes.${id}`].some(
			(candidate) => paths.has(candidate) || paths.has(`${candidate}.name`)
		);
}

function partsOf(
	tree: TreeNode,
	program: Program,
	symbols: Symbols,
	isNamed: (id: string) => boolean
): RuleParts {
	const { kinds, attributes, options, map } = program;
	const typeOf = (type: Type): PartType | null => partType(type, program);
	const part = ({ id, type }: { id: string; type: Type }): Part[] => {
		const known = typeOf(type);
		return known ? [{ id, type: known }] : [];
	};
	const field = (definition: FieldDef): FieldPart[] =>
		definition.visible.to === 'none'
			? []
			: part(definition).map((known) => ({ ...known, open: definition.visible.to === 'all' }));
	const told = (all: readonly { id: string; type: Type }[]) =>
		all.map(({ id, type }) => ({ id, type: typeOf(type) }));
	const about = (section: string, id: string) =>
		textOf(childOf(entryOf(childOf(tree, section), id)?.value, 'about'));
	const marks = map.marks.map(({ id }): FieldPart => ({
		id,
		open: true,
		type: { is: 'number', optional: false }
	}));
	const { game, player, space, piece } = program.fields;
	const happening = (sort: Happening['sort'], { id, params }: ProcedureDef | EventDef) => {
		const known = params.flatMap(part);
		// What cannot be said in a form is left to the text.
		return known.length < params.length
			? []
			: [{ sort, id, about: about(sort, id), params: known }];
	};
	return {
		happenings: [
			...program.events
				.filter(({ body }) => body.length > 0)
				.flatMap((event) => happening('events', event)),
			// The game as a whole does not begin again.
			...program.procedures
				.filter((_, index) => index !== program.start)
				.flatMap((procedure) => happening('procedures', procedure))
		],
		faces: program.faces.map(({ id, kind }) => ({ id, kind: kinds[kind]?.id ?? '' })),
		hooks: [
			...program.values.flatMap(({ id, params, type }): RuleHook[] => {
				const known = typeOf(type);
				// Only what can be written down can be answered.
				if (!known || !['number', 'flag', 'word'].includes(known.is)) return [];
				const named = known.is === 'word' || isNamed(id);
				const hook = { id, about: about('values', id), params: told(params) };
				return [{ sort: 'values', ...hook, type: known, named }];
			}),
			...program.events.map(({ id, params }): RuleHook => ({
				sort: 'events',
				id,
				about: about('events', id),
				params: told(params)
			})),
			...program.actions.map(({ id, params }): RuleHook => {
				const you = { id: 'you', type: { is: 'player' as const, optional: false } };
				return { sort: 'actions', id, about: about('actions', id), params: [you, ...told(params)] };
			})
		],
		kinds: kinds.map(({ id, parent }, index) => ({
			id,
			above: kinds[parent]?.id ?? null,
			attributes: (symbols.offers[index] ?? []).flatMap((at) => {
				const attribute = attributes[at];
				return attribute ? part(attribute) : [];
			})
		})),
		fields: {
			game: game.flatMap(field),
			player: player.flatMap(field),
			space: [...marks, ...space.flatMap(field)],
			piece: piece.flatMap(field)
		},
		options: options.flatMap(({ id, type, names }): Part[] => {
			if (type.t === 'int') return part({ id, type });
			return [{ id, type: { is: 'word', words: names, text: `options.${id}`, optional: false } }];
		}),
		space: map.space
	};
}

function partType(type: Type, program: Pick<Program, 'enums' | 'kinds'>): PartType | null {
	switch (type.t) {
		case 'int':
			return { is: 'number', optional: false };
		case 'bool':
			return { is: 'flag', optional: false };
		case 'player':
		case 'space':
			return { is: type.t, optional: false };
		case 'enum': {
			const found = program.enums[type.enum];
			if (!found) return null;
			const { id, values: words } = found;
			return { is: 'word', words, text: namesOfEnum(id), optional: false };
		}
		case 'piece':
			return { is: 'piece', kind: program.kinds[type.kind]?.id ?? 'piece', optional: false };
		case 'optional': {
			const known = partType(type.of, program);
			return known && { ...known, optional: true };
		}
		case 'choice':
		case 'zone':
		case 'none':
		case 'set':
		case 'per-player':
		case 'per-space':
		case 'per-face':
			return null;
	}
}
