/** `given`: what a scenario puts on top of the initial state. */
import {
	addressOf,
	FP,
	LOCALS,
	OUT_OF_TURN,
	PC,
	wordsFor
} from '#lib/engine/state/memory-layout.ts';
import { spaceKey, zoneKey } from '#lib/engine/seat/keys.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { isOver } from '#lib/engine/play/play.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { finding } from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import { nodeAt, toPlain } from '#lib/language/tree-tools.ts';
import type { Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';
import { routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { MapEntry, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { childOf, entriesOf, itemsOf, plainOf, textOf } from '#lib/language/nodes.ts';
import { canonical, placesByName } from '#lib/engine/seat/written-answer.ts';
import { splitKeys } from './scenario-answers.ts';
import { fail, ScenarioFailure } from './scenario-failure.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { Names } from './scenario-names.ts';
import type { Pieces } from './scenario-pieces.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

const NO_FIELD: Record<Table, (id: string) => Said> = {
	game: (id) => say`scenario/game-has-no-field: the game has no field ${id}`,
	player: (id) => say`scenario/players-no-field: players have no field ${id}`,
	space: (id) => say`scenario/spaces-no-field: spaces have no field ${id}`,
	piece: (id) => say`scenario/pieces-no-field: pieces have no field ${id}`
};

/** A rule that is begun, and what its parameters hold. */
interface Begun {
	routine: number;
	told: { slot: number; words: number[] }[];
}

export class Given {
	readonly #m: Machine;
	readonly #names: Names;
	readonly #pieces: Pieces;

	constructor(m: Machine, names: Names, pieces: Pieces) {
		this.#m = m;
		this.#names = names;
		this.#pieces = pieces;
	}

	/** Pieces first, so that fields can be set over what stands on the map. */
	put(given: TreeNode | undefined): void {
		this.#position(childOf(given, 'position'));
		for (const [zone, { key, value }] of entriesOf(childOf(given, 'clear'))) {
			this.#clear(this.#zone(zone, key), this.#zone(textOf(value) ?? '', value));
		}
		for (const [cell, entry] of entriesOf(childOf(given, 'map'))) this.#layTile(cell, entry);
		for (const [zone, { key, value }] of entriesOf(childOf(given, 'place'))) {
			const target = this.#zone(zone, key);
			for (const item of itemsOf(value)) this.#place(item, target);
		}
		for (const [path, { key, value }] of entriesOf(childOf(given, 'set'))) {
			this.#set(path, key, value);
		}
	}

	/** A whole position, to which the rest of `given` is added. */
	#position(node: TreeNode | undefined): void {
		if (node === undefined) return;
		const troubles = readPosition(this.#m, toPlain(node) as Position);
		if (troubles.length === 0) return;
		throw new ScenarioFailure(
			troubles.map(({ path, code, said }) => finding(code, nodeAt(node, path), said))
		);
	}

	/** Makes the machine begin with a rule, or with several one after the other, instead of the start of the game. */
	start(start: TreeNode | undefined): void {
		if (start === undefined) return;
		const m = this.#m;
		// What comes later waits below what comes first.
		const steps = (start.node === 'list' ? start.items : [start]).toReversed();
		steps.forEach((step, i) => {
			const begun = this.#ruleTo(step, this.#howTo(step));
			if (i === 0) m.beginAt(begun.routine);
			else {
				m.saveReturn(0);
				m.pushFrame(begun.routine, -1);
			}
			this.#tell(begun);
		});
	}

	#howTo(step: TreeNode): 'call' | 'emit' {
		const hows = (['call', 'emit'] as const).filter((how) => childOf(step, how));
		const [how] = hows;
		if (how === undefined || hows.length > 1)
			fail(
				step,
				'scenario/start',
				say`scenario/call-or-emit: Say exactly one of "call", a procedure, and "emit", an event`
			);
		return how;
	}

	/** Lets a procedure run or an event happen now; a question that stands open is asked again when it is over. */
	further(step: TreeNode, how: 'call' | 'emit'): void {
		const m = this.#m;
		const begun = this.#ruleTo(step, how);
		if (isOver(m)) m.beginAt(begun.routine);
		else {
			m.saveReturn(m.mem[m.fp + PC]!);
			m.pushFrame(begun.routine, OUT_OF_TURN);
		}
		this.#tell(begun);
	}

	/** Fields, while the game waits. */
	set(fields: TreeNode): void {
		for (const [path, { key, value }] of entriesOf(fields)) this.#set(path, key, value);
		this.#m.legal.seat = -1;
	}

	/** What a step names, with what it is told. */
	#ruleTo(step: TreeNode, how: 'call' | 'emit'): Begun {
		const { program } = this.#m;
		const named = childOf(step, how);
		const id = textOf(named);
		const [what, all] =
			how === 'call'
				? (['procedure', program.procedures] as const)
				: (['event', program.events] as const);
		const index = all.findIndex((candidate) => candidate.id === id);
		if (index < 0)
			unknown(
				named ?? step,
				'scenario/unknown-procedure',
				(hint) =>
					what === 'procedure'
						? say`scenario/no-procedure: there is no procedure ${String(id)}${hint}`
						: say`scenario/no-such-event: there is no event ${String(id)}${hint}`,
				{ what, word: id ?? '', hint: meant(id ?? '', all) }
			);
		const { params } = all[index]!;
		const args = new Map(entriesOf(childOf(step, 'with')));
		for (const [name, { key }] of args) {
			if (params.some((param) => param.id === name)) continue;
			unknown(
				key,
				'scenario/unknown-parameter',
				(hint) => say`scenario/has-no-parameter: ${String(id)} has no parameter ${name}${hint}`,
				{ what: 'parameter', word: name, of: id, hint: meant(name, params) }
			);
		}
		const told = params.map((param) => {
			const entry = args.get(param.id);
			if (entry === undefined)
				fail(
					step,
					'scenario/missing-parameter',
					say`word/needs-to-be-told: ${String(id)} needs to be told ${param.id}`
				);
			return { slot: param.slot, words: this.#argument(entry.value, param.type) };
		});
		const numbers = routineNumbers(program);
		return { routine: how === 'call' ? numbers.procedure(index) : numbers.event(index), told };
	}

	#tell({ told }: Begun): void {
		const m = this.#m;
		for (const { slot, words } of told) {
			words.forEach((word, w) => m.write(m.mem[FP]! + LOCALS + slot + w, word));
		}
	}

	#argument(node: TreeNode, type: Type): number[] {
		if (type.t !== 'set') return [this.#names.word(node, type).word];
		const elements = this.#elements(node, type.of);
		const size = Math.max(1, ...elements.map((element) => element + 1));
		const bits = new Array<number>(wordsFor(size)).fill(0);
		for (const element of elements) bits[element >>> 5]! |= 1 << (element & 31);
		return bits;
	}

	/** `map: { "0,0": plains }`: which pieces these are the ruleset's layout says. */
	#layTile(cell: string, { key, value }: MapEntry): void {
		const m = this.#m;
		const { program } = m;
		const sugar = program.layout.givenMap;
		if (sugar === null)
			fail(
				key,
				'scenario/no-map',
				say`scenario/no-given-map: the layout of this game does not say given-map`
			);
		const space = program.map.cells.findIndex(
			(_, s) => canonical(m, spaceKey(program, s)) === canonical(m, cell)
		);
		if (space < 0)
			fail(
				key,
				'scenario/unknown-cell',
				say`scenario/map-has-no-cell: the map has no cell ${cell}`
			);
		const zone = program.zones.find((candidate) => candidate.id === sugar.zone);
		const kind = program.kinds.findIndex((candidate) => candidate.id === sugar.kind);
		const attribute = program.attributes.findIndex((candidate) => candidate.id === sugar.attribute);
		if (zone?.per !== 'space' || kind < 0 || attribute < 0) {
			fail(
				key,
				'scenario/no-map',
				say`scenario/wrong-given-map: given-map in the layout of this game names something that is not there`
			);
		}
		const { word } = this.#names.word(value, program.attributes[attribute]!.type);
		const ofKind = m.tables.kinds[kind]!;
		const piece = this.#pieces.takeWhere(
			(face) => ofKind[face] === 1 && program.faces[face]!.attributes[attribute] === word
		);
		if (piece === null)
			fail(
				value,
				'scenario/no-piece',
				say`scenario/no-further: there is no further ${String(textOf(value))}`
			);
		m.movePiece(piece, zone.first + space, 'top');
	}

	#clear(zone: number, to: number): void {
		const m = this.#m;
		if (zone === to) return;
		while (m.mem[m.layout.bottom + zone]! >= 0) {
			m.movePiece(m.mem[m.layout.bottom + zone]!, to, 'top');
		}
	}

	#zone(name: string, at: TreeNode): number {
		const m = this.#m;
		const wanted = canonical(m, name);
		for (let zone = 0; zone < m.layout.zones; zone++) {
			if (canonical(m, zoneKey(m, zone)) === wanted) return zone;
		}
		const [, id = '', place = ''] = /^([^(]*)(.*)$/.exec(name) ?? [];
		const near = nearest(id, m.program.zones.map(nameOf));
		const hint = hintOf(near === null ? null : `${near}${place}`);
		return unknown(
			at,
			'scenario/unknown-zone',
			(more) => say`scenario/no-zone: there is no zone ${name}${more}`,
			{
				...{ what: 'zone', word: id, hint }
			}
		);
	}

	/** `joker`, `joker {owner: p1}` or `{ piece: joker, owner: p1 }`. */
	#place(item: TreeNode, zone: number): void {
		const m = this.#m;
		const { name, fields } = pieceEntry(item);
		const piece = this.#pieces.take(name);
		if (piece === null) {
			const known = this.#pieces.candidates(name).length;
			if (known > 0)
				fail(item, 'scenario/no-piece', say`scenario/only-of: there are only ${known} of ${name}`);
			const [word = ''] = name.split('/');
			unknown(item, 'scenario/no-piece', () => say`scenario/no-piece: there is no piece ${name}`, {
				what: 'piece',
				word
			});
		}
		m.movePiece(piece, zone, 'top');
		for (const [id, value] of fields) {
			const field = m.program.fields.piece.findIndex((candidate) => candidate.id === id);
			if (field < 0) noField(item, 'piece', id);
			this.#hold('piece', field, piece, value);
		}
	}

	/** `round`, `p1.score`, `hex(0,0).controller`. */
	#set(written: string, key: ScalarNode, value: TreeNode): void {
		const m = this.#m;
		const path = placesByName(m.program, written.replace(/(?<=\()\s+|\s+(?=\))/g, ''));
		const dot = path.lastIndexOf('.');
		const id = path.slice(dot + 1);
		let table: Table = 'game';
		let index = 0;
		if (dot >= 0) {
			const text = path.slice(0, dot);
			const { word, type } = this.#names.word({ ...key, text, value: text });
			if (type.t !== 'player' && type.t !== 'space' && type.t !== 'piece') {
				fail(key, 'scenario/unknown-field', say`scenario/has-no-fields: ${text} has no fields`);
			}
			table = type.t;
			index = word;
		}
		const field = m.program.fields[table].findIndex((candidate) => candidate.id === id);
		if (field < 0) noField(key, table, id);
		this.#hold(table, field, index, value);
	}

	/** A set is listed, or given as one expression. */
	#hold(table: Table, field: number, thing: number, value: TreeNode): void {
		const m = this.#m;
		const { type, set } = m.program.fields[table][field]!;
		const at = addressOf(m, table, field, thing);
		if (set === undefined || type.t !== 'set') {
			return m.write(at, this.#names.word(value, type).word);
		}
		const words = new Array<number>(set.words).fill(0);
		for (const element of this.#elements(value, type.of)) {
			words[element >>> 5]! |= 1 << (element & 31);
		}
		words.forEach((word, w) => m.write(at + w, word));
	}

	#elements(node: TreeNode, of: Type): number[] {
		if (node.node !== 'list') return this.#names.elements(node, of);
		return node.items.map((item) => this.#names.word(item, of).word);
	}
}

function noField(at: TreeNode, table: Table, id: string): never {
	unknown(at, 'scenario/unknown-field', () => NO_FIELD[table](id), { what: 'field', word: id });
}

interface Unknown {
	/** As of a missing name. */
	what: string;
	word: string;
	of?: string | null;
	hint?: Said;
}

/** Something is named that is not there. */
function unknown(
	at: TreeNode,
	code: FindingCode,
	said: (hint: Said) => Said,
	{ what, word, of = null, hint = NOTHING }: Unknown
): never {
	return fail(at, code, said(hint), { what, word, of, said: said(NOTHING) });
}

/** The one whose name is nearest to what is written. */
function meant(name: string, among: readonly { id: string }[]): Said {
	return hintOf(
		nearest(
			name,
			among.map(({ id }) => id)
		)
	);
}

function pieceEntry(item: TreeNode): { name: string; fields: [string, TreeNode][] } {
	if (item.node === 'map') {
		const fields = entriesOf(item).filter(([id]) => id !== 'piece');
		return {
			name: String(plainOf(childOf(item, 'piece'))),
			fields: fields.map(([id, entry]) => [id, entry.value])
		};
	}
	const text = item.node === 'scalar' ? String(item.value ?? '') : '';
	const match = /^\s*([^\s{]+)\s*(?:\{(.*)\}\s*)?$/.exec(text);
	if (item.node !== 'scalar' || match === null)
		fail(item, 'scenario/piece', say`scenario/piece-expected: a piece is expected here`);
	const fields = splitKeys(match[2] ?? '').flatMap((part): [string, TreeNode][] => {
		const [id, ...rest] = part.split(':');
		if (id === undefined || id.trim() === '') return [];
		const value = rest.join(':').trim();
		return [[id.trim(), { ...item, text: value, value, oneToOne: false }]];
	});
	return { name: match[1]!, fields };
}
