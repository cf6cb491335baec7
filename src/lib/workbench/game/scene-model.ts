/** An open scene, arranged for drawing: names instead of ids, pieces in their groups, the dice that have fallen in it. */
import type {
	GameView,
	Key,
	LogLine,
	PieceView,
	SceneView,
	Seat,
	Value
} from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Names } from '#lib/workbench/lookup/key-names.ts';
import { phraseText } from '#lib/workbench/lookup/phrase.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { seatOf } from './board-model.ts';
import { type Fact, factOf } from './player-facts.ts';

/** A fact with the things that it is about: what has to be told to ask how it came about. */
export interface Told {
	fact: Fact;
	about: Key[];
}

export interface ScenePiece {
	piece: PieceView;
	/** What is written beside it. */
	value: Told | null;
	/** What is named beside it. */
	marks: string[];
}

export interface SceneGroup {
	id: string;
	/** null: what belongs to no group. */
	name: string | null;
	/** Its turn has come: the step that the scene has reached. */
	current: boolean;
	pieces: ScenePiece[];
}

export interface SceneRoll {
	seat: Seat | null;
	/** What the dice are for. */
	what: string | null;
	faces: number[];
	hits: boolean[] | null;
}

export interface SceneModel {
	id: string;
	name: string;
	at: Key | null;
	/** What is written beside each piece, by its id and in words. */
	value: { id: string; name: string } | null;
	steps: { id: string; name: string; current: boolean }[];
	facts: Told[];
	sides: { seat: Seat | null; facts: Told[]; groups: SceneGroup[] }[];
	/** The newest last. */
	rolls: SceneRoll[];
	/** Whether it shows how it stands. */
	standings: boolean;
	/** What was written in it, the newest last. */
	lines: LogLine[];
}

/** The innermost of the open scenes; null where none is open. */
export function sceneModel(
	index: RulesIndex,
	view: GameView,
	log: readonly LogLine[],
	names: Names
): SceneModel | null {
	const scene = view.scenes.at(-1);
	if (!scene) return null;
	const { askable, fields } = index.rules;
	const told = (shown: Record<string, Value>, table: 'game' | 'player', things: Things): Told[] =>
		Object.entries(shown).flatMap(([id, value]) => {
			if (value === null) return [];
			const typed = [...fields[table], ...fields.space, ...askable];
			const field = typed.find((one) => one.id === id);
			const fact = factOf(index, id, value, names.say(value, field));
			return [{ fact, about: aboutOf(index, id, things) }];
		});
	const layout = index.layout.scenes.find(({ id }) => id === scene.id);
	const beside = layout?.value ?? null;
	const lines = linesOf(view.scenes, log);
	const pieces = new Map(view.zones.flatMap((zone) => zone.pieces.map((one) => [one.key, one])));
	return {
		id: scene.id,
		name: index.lexicon.name('scenes', scene.id),
		at: scene.at,
		value: beside === null ? null : { id: beside, name: index.nameOf(beside) },
		steps: stepsOf(index, scene.step),
		facts: told(scene.shown, 'game', { space: scene.at }),
		sides: scene.sides.map((side) => ({
			seat: seatOf(side.of),
			facts: told(side.shown, 'player', { player: side.of }),
			groups: groupsOf(index, scene, side.pieces, pieces, beside)
		})),
		rolls: rollsOf(lines, names),
		standings: layout?.standings ?? false,
		lines: layout?.log === true ? lines.filter(({ kind }) => kind !== 'roll') : []
	};
}

function stepsOf(index: RulesIndex, step: SceneView['step']): SceneModel['steps'] {
	if (step === null) return [];
	const values = index.rules.enums.find(({ id }) => id === step.enum)?.values ?? [];
	return values.map((id) => ({
		id,
		name: index.lexicon.name(`enums.${step.enum}`, id),
		current: id === step.value
	}));
}

/** In the order of the steps where they are those, otherwise as they come; what has none stands last. */
function groupsOf(
	index: RulesIndex,
	{ step, groupedBy, by }: SceneView,
	shown: SceneView['sides'][number]['pieces'],
	pieces: ReadonlyMap<Key, PieceView>,
	beside: string | null
): SceneGroup[] {
	const toldOf = (piece: Key, value: Value): Told | null =>
		beside === null || value === null
			? null
			: {
					fact: factOf(index, beside, value, String(value)),
					about: aboutOf(index, beside, { piece, player: by })
				};
	const order = stepsOf(index, step).map((one) => one.id);
	const place = (group: Value): number => {
		const at = order.indexOf(String(group));
		return group === null ? order.length + 1 : at < 0 ? order.length : at;
	};
	return [...Map.groupBy(shown, ({ group }) => group)]
		.sort(([a], [b]) => place(a) - place(b))
		.map(([group, members]) => ({
			id: String(group),
			name: groupName(index, groupedBy, group),
			current: step !== null && group === step.value,
			pieces: members.flatMap(({ key, value, marks }) => {
				const piece = pieces.get(key);
				return piece ? [{ piece, value: toldOf(key, value), marks: namesOf(index, marks) }] : [];
			})
		}));
}

/** null: what has none, and what is not so, belongs to no group. */
function groupName(index: RulesIndex, by: string | null, group: Value): string | null {
	if (typeof group === 'string') return index.enumName(by, group);
	if (group === null || group === false || by === null) return null;
	const name = index.nameOf(by);
	return group === true ? name : `${name} ${String(group)}`;
}

type Things = Partial<Record<'player' | 'space' | 'piece', Key | null>>;

/** In the order in which the value asks for them; a field is about nothing that can be asked. */
function aboutOf(index: RulesIndex, id: string, things: Things): Key[] {
	const value = index.rules.askable.find((one) => one.id === id);
	return (value?.of ?? []).flatMap((sort) => things[sort] ?? []);
}

/** Names of what is true of a piece, and numbers that are not nothing. */
function namesOf(index: RulesIndex, marks: Record<string, Value>): string[] {
	return Object.entries(marks).flatMap(([id, value]) => {
		if (value === true) return [index.fieldName(id)];
		return value === false || value === null || value === 0
			? []
			: [`${index.fieldName(id)} ${String(value)}`];
	});
}

/** The unbroken run of lines at the end that were written in these scenes. */
function linesOf(scenes: readonly SceneView[], log: readonly LogLine[]): LogLine[] {
	const open = new Set<string | null>(scenes.map(({ id }) => id));
	return log.slice(log.findLastIndex(({ scene }) => !open.has(scene)) + 1);
}

export function rollsOf(lines: readonly LogLine[], names: Names): SceneRoll[] {
	return lines.flatMap(({ kind, phrase: { args } }) => {
		const dice = own(args, 'dice');
		if (kind !== 'roll' || dice?.of !== 'dice') return [];
		const [what, who] = [own(args, 'what'), own(args, 'who')];
		return [
			{
				seat: who?.of === 'thing' ? seatOf(who.keys[0] ?? null) : null,
				what: what?.of === 'phrase' ? phraseText(what.phrase, names) : null,
				faces: dice.faces,
				hits: dice.hits
			}
		];
	});
}

/** Whether all these pieces lie in the scene. */
export function shows(scene: SceneModel | null, keys: readonly Key[]): boolean {
	const groups = scene?.sides.flatMap((side) => side.groups) ?? [];
	const here = new Set(groups.flatMap(({ pieces }) => pieces.map(({ piece }) => piece.key)));
	return keys.every((key) => here.has(key));
}
