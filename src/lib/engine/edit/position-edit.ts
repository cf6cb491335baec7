/** One change of a position by hand: what it names is looked up, and what cannot be is refused with the reason. */
import { Names, type PositionNames } from '#lib/engine/position/position-names.ts';
import {
	FIELD_TABLES,
	type FieldTable,
	type FieldWords,
	type FrameValue,
	type Position,
	type Standing
} from '#lib/engine/position/position.ts';
import { isSeveral } from '#lib/ruleset/program/expression-ir.ts';
import { say } from '#lib/language/said.ts';
import { beginning } from './beginnings.ts';
import { type Applied, type EditTools, localsOf, refused, unknown, wrongHeld } from './tools.ts';

export type PositionEdit =
	/** Pieces lie in a zone, in this order above all or below all that is there. */
	| { do: 'move'; pieces: string[]; to: string; at: 'top' | 'bottom' }
	| { do: 'turn'; piece: string; face: string }
	/** A field of several things of a table; the game is the one thing of its own. */
	| { do: 'set'; of: FieldTable; things: string[]; field: string; value: FrameValue }
	/** What the next dice of a stream show, and which pieces are drawn next. */
	| { do: 'dice'; stream: string; dice: number[] }
	| { do: 'draws'; stream: string; pieces: string[] }
	/** What a running rule has in mind; `frame` counts from the outermost. */
	| { do: 'mind'; frame: number; name: string; value: FrameValue }
	/** A running rule (-1: none, the game itself) is where it calls a procedure, which begins. */
	| { do: 'begin'; frame: number; procedure: string; words: Record<string, FrameValue> };

/** The position with the change made; nobody has looked yet whether the rules can go on from there. */
export function applyEdit(tools: EditTools, position: Position, edit: PositionEdit): Applied {
	switch (edit.do) {
		case 'move':
			return move(tools, position, edit);
		case 'turn':
			return turn(tools, position, edit);
		case 'set':
			return set(tools, position, edit);
		case 'dice':
			return coming(tools, position, 'dice', edit.stream, edit.dice);
		case 'draws':
			return coming(tools, position, 'draws', edit.stream, edit.pieces);
		case 'mind':
			return mind(tools, position, edit);
		case 'begin':
			return beginning(tools, position, edit);
	}
}

type Of<K extends PositionEdit['do']> = Extract<PositionEdit, { do: K }>;

function move({ names }: EditTools, position: Position, { pieces, to, at }: Of<'move'>): Applied {
	const wrong = unknown(say`word/zone: zone`, names.zones, to);
	if (wrong) return wrong;
	const moved = new Set<string>();
	for (const piece of pieces) {
		const none = unknown(say`word/piece: piece`, names.pieces, piece);
		if (none) return none;
		if (moved.has(piece))
			return refused(say`position/put-down-once: ${piece} can be put down only once`);
		moved.add(piece);
	}
	const zones: Position['zones'] = {};
	// In the order of the rules, so that the same position is always written alike.
	for (const zone of names.zones.list) {
		const rest = (position.zones[zone] ?? []).filter((piece) => !moved.has(piece));
		const all = zone !== to ? rest : at === 'top' ? [...rest, ...pieces] : [...pieces, ...rest];
		if (all.length > 0) zones[zone] = all;
	}
	return { ok: true, position: { ...position, zones } };
}

function turn({ code, names }: EditTools, position: Position, edit: Of<'turn'>): Applied {
	const wrong = unknown(say`word/piece: piece`, names.pieces, edit.piece);
	if (wrong) return wrong;
	const { faces, pieces } = code.program;
	const own = pieces[names.pieces.numberOf(edit.piece)!]!.face;
	const sides = [own, faces[own]!.back].flatMap((face) => faces[face]?.id ?? []);
	if (!sides.includes(edit.face)) {
		return refused(say`position/has-no-face: ${edit.piece} has no face "${edit.face}"`);
	}
	const { [edit.piece]: _, ...others } = position.faces;
	const turned = edit.face === faces[own]!.id ? others : { ...others, [edit.piece]: edit.face };
	return { ok: true, position: { ...position, faces: turned } };
}

function set(tools: EditTools, position: Position, edit: Of<'set'>): Applied {
	const { code, names } = tools;
	const { of, things, field, value } = edit;
	if (!Object.hasOwn(FIELD_TABLES, of))
		return refused(say`position/nothing-fields: nothing has fields under "${of}"`);
	const defs = code.program.fields[FIELD_TABLES[of]];
	const wrong = unknown(say`word/field: field`, new Names(defs.map(({ id }) => id)), field);
	if (wrong) return wrong;
	const def = defs.find(({ id }) => id === field)!;
	const misfit = wrongHeld(tools, def.type, value);
	if (misfit) return misfit;
	if (of === 'game') return { ok: true, position: { ...position, game: withWord(position.game) } };
	const table = { ...position[of] };
	for (const thing of things) {
		const none = unknown(say`position/thing: thing`, namesOf(names, of), thing);
		if (none) return none;
		table[thing] = withWord(table[thing] ?? {});
	}
	return { ok: true, position: { ...position, [of]: table } };

	function withWord(words: FieldWords): FieldWords {
		return { ...words, [field]: value };
	}
}

function namesOf(names: PositionNames, of: Exclude<FieldTable, 'game'>): Names {
	return names[of];
}

function coming(
	{ names }: EditTools,
	position: Position,
	what: 'dice' | 'draws',
	stream: string,
	wanted: readonly (number | string)[]
): Applied {
	const wrong = unknown(say`position/stream: stream`, names.streams, stream);
	if (wrong) return wrong;
	const { [stream]: _, ...others } = position.coming?.[what] ?? {};
	const all = wanted.length === 0 ? others : { ...others, [stream]: wanted };
	const { coming: before, ...rest } = position;
	const { [what]: __, ...same } = before ?? {};
	const next = Object.keys(all).length === 0 ? same : { ...same, [what]: all };
	return {
		ok: true,
		position: Object.keys(next).length === 0 ? rest : { ...rest, coming: next }
	};
}

function mind(tools: EditTools, position: Position, edit: Of<'mind'>): Applied {
	const { code } = tools;
	const frame = position.running[edit.frame];
	if (!frame) return refused(say`position/no-rule-there: no rule is running there`);
	const locals = localsOf(code, frame);
	const wrong = unknown(say`word/local: local`, new Names([...locals.keys()]), edit.name);
	if (wrong) return wrong;
	const type = locals.get(edit.name)!;
	if (isSeveral(type) && !(type.t === 'set' && Array.isArray(edit.value))) {
		return refused(say`position/several-things: ${edit.name} stands for several things`);
	}
	const misfit = wrongHeld(tools, type, edit.value);
	if (misfit) return misfit;
	const words = { ...frame.words, [edit.name]: edit.value };
	const withWords = ({ running }: Standing): Standing['running'] =>
		running.map((stackFrame, i) => (i === edit.frame ? { ...stackFrame, words } : stackFrame));
	// A rule that has called the one which set a checkpoint has the same in mind when it is taken back.
	const checkpoints = position.checkpoints?.map((moment) =>
		moment.running.length > edit.frame + 1 ? { ...moment, running: withWords(moment) } : moment
	);
	const running = withWords(position);
	return { ok: true, position: { ...position, ...(checkpoints && { checkpoints }), running } };
}
