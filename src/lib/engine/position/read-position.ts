/**
 * From a position in words to a machine that stands in it. Nothing of it is believed: every name is looked up, every piece
 * is in exactly one place, the rules that are running call each other where they say, and the game asks what it claims.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import {
	ANSWERS,
	BARRIER,
	CHECKPOINT_WORDS,
	columnOf,
	FP,
	heightOf,
	type Layout,
	OVER,
	REASON,
	SET_AS,
	SET_BY,
	SP,
	STATUS,
	STREAM_WORDS,
	WAITING,
	WINNERS
} from '#lib/engine/state/memory-layout.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { FieldDef } from '#lib/ruleset/program/program.ts';
import { Names, PositionNames, wordOfName } from './position-names.ts';
import {
	FIELD_TABLES,
	type FieldTable,
	type FieldWords,
	type FrameValue,
	type Moment,
	type Position,
	type PositionFrame,
	type Standing,
	type Trouble
} from './position.ts';
import { askedIn } from './write-position.ts';
import { readComing } from './read-coming.ts';
import { readMemories } from './notes-in-words.ts';
import { asks, readFrames, type Stands } from './read-frames.ts';
import { numberOf, type Reading, wrongWord } from './reading.ts';
import { bitsOf } from '#lib/language/tools/bits.ts';
import { inEnglish, type Said, say } from '#lib/language/said.ts';

/**
 * Lets the machine stand in a position of the right shape, at the question that it claims. Where something is wrong with
 * it, the machine may stand anywhere.
 */
export function readPosition(m: Machine, position: Position): Trouble[] {
	const troubles = layPosition(m, position);
	if (troubles.length > 0) return troubles;
	if (position.over === null) return goOn(m, position);
	if (position.asked === null) return [];
	const said = say`position/over-asks-nothing: a game that is over asks nothing, not ${askedWords(position.asked)}`;
	return [{ path: ['asked'], code: 'position/asked', said }];
}

/** The same without going on to the question: `run` comes next. */
export function layPosition(m: Machine, position: Position): Trouble[] {
	const troubles: Trouble[] = [];
	m.begin('position');
	const reading: Reading = {
		m,
		names: new PositionNames(m),
		image: m.mem.slice(),
		trouble: (path, code, said) => troubles.push({ path, code, said })
	};
	readHeader(reading, position);
	readStreams(reading, position.streams);
	const wishes = readComing(reading, position.coming);
	readStarts(reading, position.starts);
	const begun = reading.image.slice();
	readStanding(reading, position, position.over === null ? asks : null);
	for (const [i, moment] of (position.checkpoints ?? []).entries()) {
		readMoment(reading, begun, i, moment, position.running);
	}
	if (troubles.length > 0) return troubles;
	m.load(reading.image);
	m.wishes = wishes;
	return troubles;
}

function readStanding(reading: Reading, standing: Standing, stands: Stands | null): void {
	readAllFields(reading, standing);
	readFaces(reading, standing.faces);
	readZones(reading, standing.zones);
	readMemories(reading, standing.memories);
	readFrames(reading, standing.running, stands);
}

/**
 * A moment to which rules can go back. The one that has set it is running still, and so are those that have called it:
 * they are what they were. `begun`: a state in which nothing has been read but what fields begin with.
 */
function readMoment(
	reading: Reading,
	begun: Int32Array,
	place: number,
	moment: Moment,
	running: readonly PositionFrame[]
): void {
	const { m, image, names } = reading;
	const { layout } = m;
	const path = ['checkpoints', place];
	const then: Reading = {
		...reading,
		image: begun.slice(),
		trouble: (inside, code, said) => reading.trouble([...path, ...inside], code, said)
	};
	const index = numberOf(
		then,
		['name'],
		say`word/checkpoint: checkpoint`,
		names.checkpoints,
		moment.name
	);
	const behind: Stands = ({ checkpoints }, at) =>
		checkpoints.some(({ pc, checkpoint }) => pc === at && checkpoint === index);
	readStanding(then, moment, behind);
	if (index === null || moment.running.length === 0) return;
	const setBy = moment.running.length - 1;
	const [base, top] = [then.image[FP]!, then.image[SP]!];
	const same = moment.running.every((frame, i) =>
		i < setBy
			? JSON.stringify(frame) === JSON.stringify(running[i])
			: frame.rule === running[i]?.rule
	);
	const mark = layout.checkpoints + index * CHECKPOINT_WORDS;
	if (!same || image[mark + SET_BY] !== 0) {
		const said = say`position/setter-not-running: the rule that has set ${moment.name} is not running`;
		return then.trouble(['running'], 'position/frames', said);
	}
	image[mark + SET_BY] = base;
	image[mark + SET_AS] = place + 1;
	const snapshot = layout.snapshots + index * layout.snapshotWords;
	image[snapshot] = top;
	image.set(then.image.subarray(layout.fields, top), snapshot + 1);
}

/** Lets the game come to its question, which has to be the one of the position. */
function goOn(m: Machine, { asked }: Position): Trouble[] {
	const ran = unlessRulesFail(() => {
		m.run();
		m.forgetJournal();
		return { ok: true as const };
	});
	if (!ran.ok) return [{ path: ['running'], code: 'position/rule-fails', said: ran.said }];
	const found = askedWords(askedIn(m));
	const claimed = askedWords(asked);
	if (inEnglish(found) === inEnglish(claimed)) return [];
	const said = say`position/here-game-asks: here the game asks ${found}, not ${claimed}`;
	return [{ path: ['asked'], code: 'position/asked', said }];
}

function askedWords(asked: Position['asked']): Said {
	return asked === null
		? say`word/nothing: nothing`
		: say`${asked.question} (${asked.players.join(', ')})`;
}

function readHeader(reading: Reading, { answers, chances, over }: Position): void {
	const { m, image, trouble } = reading;
	image[ANSWERS] = answers;
	image[BARRIER] = chances;
	image[STATUS] = over === null ? WAITING : OVER;
	if (over === null) return;
	over.winners.forEach((name, i) => {
		const seat = numberOf(
			reading,
			['over', 'winners', i],
			say`position/player: player`,
			reading.names.players,
			name
		);
		if (seat !== null) image[WINNERS]! |= 1 << seat;
	});
	const reason = over.reason === null ? -1 : m.code.reasons.indexOf(over.reason);
	image[REASON] = reason;
	if (over.reason !== null && reason < 0) {
		const hint = hintOf(nearest(over.reason, m.code.reasons));
		const said = say`position/no-such-ending: no game of these rules ends with the reason "${over.reason}"${hint}`;
		trouble(['over', 'reason'], 'position/unknown-name', said);
	}
}

function readStreams(reading: Reading, streams: Position['streams']): void {
	const { image, names, m, trouble } = reading;
	const given = new Map(Object.entries(streams));
	for (const id of given.keys())
		numberOf(reading, ['streams', id], say`position/stream: stream`, names.streams, id);
	names.streams.list.forEach((id, i) => {
		const words = given.get(id);
		if (words?.length === STREAM_WORDS) image.set(words, m.layout.streams + i * STREAM_WORDS);
		else
			trouble(
				['streams'],
				'position/stream',
				say`position/stream-is-four: four numbers say where the stream ${id} stands`
			);
	});
}

function readAllFields(reading: Reading, position: Standing): void {
	const { names } = reading;
	readFields(reading, ['game'], 'game', 0, position.game);
	const tables = [
		{ key: 'players', table: 'player', what: say`position/player: player`, things: names.players },
		{ key: 'spaces', table: 'space', what: say`position/space: space`, things: names.spaces },
		{ key: 'pieces', table: 'piece', what: say`word/piece: piece`, things: names.pieces }
	] as const;
	for (const { key, table, what, things } of tables) {
		for (const [thing, words] of Object.entries(position[key])) {
			const index = numberOf(reading, [key, thing], what, things, thing);
			if (index !== null) readFields(reading, [key, thing], table, index, words);
		}
	}
}

/** Every thing gets the value its fields had when they were left out. */
function readStarts(reading: Reading, starts: Position['starts']): void {
	const { layout, program } = reading.m;
	for (const [key, words] of Object.entries(starts) as [FieldTable, FieldWords][]) {
		const table = FIELD_TABLES[key];
		const each = (f: number, own: number[]): void => {
			const column = columnOf(layout, table, f);
			for (let i = 0; i < heightOf(layout, table); i++)
				reading.image.set(own, column + i * own.length);
		};
		readWords(reading, ['starts', key], program.fields[table], words, each);
	}
}

function readFields(
	reading: Reading,
	path: Trouble['path'],
	table: Table,
	index: number,
	words: FieldWords
): void {
	const { layout, program } = reading.m;
	const each = (f: number, own: number[]): void => {
		reading.image.set(own, columnOf(layout, table, f) + index * own.length);
	};
	readWords(reading, path, program.fields[table], words, each);
}

function readWords(
	reading: Reading,
	path: Trouble['path'],
	defs: readonly FieldDef[],
	words: FieldWords,
	each: (field: number, words: number[]) => void
): void {
	const known = new Names(defs.map(({ id }) => id));
	for (const [id, value] of Object.entries(words)) {
		const field = numberOf(reading, [...path, id], say`word/field: field`, known, id);
		if (field === null) continue;
		const { type, set } = defs[field]!;
		const own =
			set === undefined ? oneWord(reading, type, value) : setOf(reading, type, value, set.words);
		if (own !== null) each(field, own);
		else wrongWord(reading, [...path, id], value, reading.names.of(type));
	}
}

function oneWord({ names }: Reading, type: Type, value: FrameValue): number[] | null {
	const word = Array.isArray(value) ? null : wordOfName(names, type, value);
	return word === null ? null : [word];
}

/** A set by the names of its elements; null where one of them is none. */
function setOf({ names }: Reading, type: Type, value: FrameValue, words: number): number[] | null {
	if (!Array.isArray(value) || type.t !== 'set') return null;
	const elements: number[] = [];
	for (const name of value) {
		const element = Array.isArray(name) ? null : wordOfName(names, type.of, name);
		if (element === null || element < 0 || element >= words * 32) return null;
		elements.push(element);
	}
	return bitsOf(elements, words);
}

function readFaces(reading: Reading, faces: Position['faces']): void {
	const { image, names, m, trouble } = reading;
	for (const [piece, face] of Object.entries(faces)) {
		const index = numberOf(reading, ['faces', piece], say`word/piece: piece`, names.pieces, piece);
		const shown = numberOf(reading, ['faces', piece], say`position/face: face`, names.faces, face);
		if (index === null || shown === null) continue;
		const own = m.program.pieces[index]!.face;
		if (shown === own || shown === m.program.faces[own]!.back) image[m.layout.face + index] = shown;
		else
			trouble(
				['faces', piece],
				'position/wrong-word',
				say`position/has-no-face: ${piece} has no face "${face}"`
			);
	}
}

function readZones(reading: Reading, zones: Position['zones']): void {
	const { m, image, names, trouble } = reading;
	const { layout } = m;
	for (const column of [layout.bottom, layout.top]) image.fill(-1, column, column + layout.zones);
	image.fill(0, layout.count, layout.count + layout.zones);
	const placed = new Map<number, string>();
	for (const [zone, pieces] of Object.entries(zones)) {
		const z = numberOf(reading, ['zones', zone], say`word/zone: zone`, names.zones, zone);
		pieces.forEach((id, i) => {
			const path = ['zones', zone, i];
			const piece = numberOf(reading, path, say`word/piece: piece`, names.pieces, id);
			if (piece === null) return;
			const before = placed.get(piece);
			if (before !== undefined) {
				return trouble(
					path,
					'position/piece-twice',
					say`position/lies-in-already: ${id} lies in ${before} already`
				);
			}
			placed.set(piece, zone);
			if (z !== null) putOnTop(image, layout, piece, z);
		});
	}
	names.pieces.list.forEach((id, piece) => {
		if (!placed.has(piece))
			trouble(
				['zones'],
				'position/piece-nowhere',
				say`position/lies-in-no-zone: ${id} lies in no zone`
			);
	});
}

function putOnTop(image: Int32Array, layout: Layout, piece: number, zone: number): void {
	const below = image[layout.top + zone]!;
	image[layout.zone + piece] = zone;
	image[layout.below + piece] = below;
	image[layout.above + piece] = -1;
	image[below < 0 ? layout.bottom + zone : layout.above + below] = piece;
	image[layout.top + zone] = piece;
	image[layout.count + zone]!++;
}
