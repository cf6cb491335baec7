/** What a rule can ask about whatever its hook tells it: generically, from the types of the hook's parameters. */
import type { Part, PartType, RuleHook, RuleParts } from '#lib/ruleset/report/hooks/rule-sheet.ts';

/** One word of a way from a parameter to what is asked: where its name is found. */
export type Step =
	| { is: 'param'; id: string; type: PartType; alone: boolean }
	| { is: 'field' | 'attribute' | 'option' | 'value'; id: string }
	/** The space where a piece is, and the player who holds it. */
	| { is: 'space' | 'holder' }
	/** How many play. */
	| { is: 'players' };

export interface Question {
	/** As an expression, `c.space.terrain`. */
	path: string;
	type: PartType;
	way: Step[];
}

export const RELATIONS = [
	'at-least',
	'at-most',
	'exactly',
	'yes',
	'no',
	'is',
	'is-not',
	'kind',
	'not-kind',
	'same',
	'other',
	'nothing',
	'something'
] as const;
export type Relation = (typeof RELATIONS)[number];

/** What can be said of something of a type; `others`: whether there is anything of its type to compare it with. */
export function relationsOf(type: PartType, others: boolean): Relation[] {
	const nothing: Relation[] = type.optional ? ['nothing', 'something'] : [];
	const same: Relation[] = others ? ['same', 'other'] : [];
	switch (type.is) {
		case 'number':
			return ['at-least', 'at-most', 'exactly'];
		case 'flag':
			return ['yes', 'no'];
		case 'word':
			return ['is', 'is-not', ...same, ...nothing];
		case 'piece':
			return ['kind', 'not-kind', ...same, ...nothing];
		case 'player':
		case 'space':
			return [...same, ...nothing];
	}
}

/** Everything about the parameters of a hook, then about the game and its options, in the order of the rules. */
export function questionsOf(hook: RuleHook, parts: RuleParts): Question[] {
	const params = hook.params.flatMap(({ id, type }) => (type ? [{ id, type }] : []));
	const alone = (type: PartType) =>
		params.filter((param) => sortOf(param.type) === sortOf(type)).length === 1;
	const told = params.flatMap(({ id, type }) => {
		const way: Step[] = [{ is: 'param', id, type, alone: alone(type) }];
		return about({ path: id, type, way }, parts, 1);
	});
	const fields = parts.fields.game.map(({ id, type }): Question => ({
		path: id,
		type,
		way: [{ is: 'field', id }]
	}));
	const players: Question = {
		path: 'player-count',
		type: { is: 'number', optional: false },
		way: [{ is: 'players' }]
	};
	const options = parts.options.map(({ id, type }): Question => ({
		path: `option.${id}`,
		type,
		way: [{ is: 'option', id }]
	}));
	// A value that hangs on itself has no answer.
	const itself = ({ way }: Question): boolean =>
		way.some((step) => hook.sort === 'values' && step.is === 'value' && step.id === hook.id);
	const all = [...told, ...fields, players, ...options].filter((field) => !itself(field));
	const alike = Map.groupBy(all, ({ type }) => sortOf(type));
	return all.filter(({ type }) => {
		const others = (alike.get(sortOf(type))?.length ?? 0) > 1;
		return relationsOf(type, others).length > 0;
	});
}

/** What something can be compared with: of the same type, and not itself. */
export function rivals({ path, type }: Question, all: readonly Question[]): Question[] {
	return all.filter((question) => sortOf(question.type) === sortOf(type) && question.path !== path);
}

/** Things of one sort can be the same; words are of the sort of their enum. */
const sortOf = (type: PartType): string => (type.is === 'word' ? type.text : type.is);

/** Whether what is asked about can stand where a thing of this type is wanted. */
export function fits({ type }: Question, wanted: PartType, { kinds }: RuleParts): boolean {
	if (type.is === 'piece' && wanted.is === 'piece') return isOfKind(type.kind, wanted.kind, kinds);
	if (type.is === 'word' && wanted.is === 'word') return type.text === wanted.text;
	return type.is === wanted.is;
}

/** Whether it can be nobody or nothing, itself or on the way to it. */
export function mayBeMissing({ path, type }: Question): boolean {
	return type.optional || path.split('.').length > 2;
}

/** What people ask first: the things themselves, what is printed on them, what a place is like. */
export function isLikely({ way }: Question): boolean {
	const [first, second, third] = way;
	if (first?.is !== 'param') return false;
	if (!second) return true;
	if (way.length === 2)
		return second.is === 'attribute' || (first.type.is === 'space' && second.is === 'value');
	return way.length === 3 && second.is === 'space' && third?.is === 'value';
}

/** Whether a kind is another one, or below it. */
export function isOfKind(kind: string, wanted: string, kinds: RuleParts['kinds']): boolean {
	const above = kinds.find(({ id }) => id === kind)?.above ?? null;
	return kind === wanted || (above !== null && isOfKind(above, wanted, kinds));
}

/** A thing, what is known of it, and (`deeper`) of the spaces and players that it names. */
function about(question: Question, parts: RuleParts, deeper: number): Question[] {
	const below = membersOf(question.type, parts).map(({ step, id, type }): Question => ({
		path: `${question.path}.${id}`,
		type,
		way: [...question.way, step]
	}));
	const further = below.flatMap((member) => {
		const leads = member.type.is === 'space' || member.type.is === 'player';
		// Who holds a piece is mostly its owner, whom a field names.
		const held = member.way.at(-1)?.is === 'holder';
		return leads && !held && deeper > 0 ? about(member, parts, deeper - 1) : [member];
	});
	return [question, ...further];
}

interface Member extends Part {
	step: Step;
}

function membersOf(type: PartType, parts: RuleParts): Member[] {
	const { kinds, fields } = parts;
	const field = (part: Part): Member => ({ ...part, step: { is: 'field', id: part.id } });
	const asked = askedOf(type, parts);
	switch (type.is) {
		case 'piece': {
			const printed = kinds.find(({ id }) => id === type.kind)?.attributes ?? [];
			return [
				...printed.map((part): Member => ({ ...part, step: { is: 'attribute', id: part.id } })),
				...asked,
				{ id: 'space', type: { is: 'space', optional: true }, step: { is: 'space' } },
				{ id: 'holder', type: { is: 'player', optional: true }, step: { is: 'holder' } },
				...fields.piece.map(field)
			];
		}
		case 'space':
			return [...asked, ...fields.space.map(field)];
		case 'player':
			return [...asked, ...fields.player.map(field)];
		case 'number':
		case 'flag':
		case 'word':
			return [];
	}
}

/** Values that are asked about one thing, and that have a name. */
function askedOf(of: PartType, { hooks, kinds }: RuleParts): Member[] {
	return hooks.flatMap((hook): Member[] => {
		if (hook.sort !== 'values' || !hook.named || hook.params.length !== 1) return [];
		const { id } = hook;
		const [type] = hook.params.map((param) => param.type);
		const fits =
			type?.is === 'piece' && of.is === 'piece'
				? isOfKind(of.kind, type.kind, kinds)
				: type?.is === of.is;
		return fits ? [{ id, type: hook.type, step: { is: 'value', id } }] : [];
	});
}
