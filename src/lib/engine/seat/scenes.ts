/**
 * Scenes: what the panels of the layout show while their rules run, as far as one viewer may know it. Built like the
 * view, by allow-list; values are worked out from what the viewer knows.
 */
import type { Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { scenesIn, type SceneLayout } from '#lib/ruleset/program/scene-layout.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { columnOf } from '#lib/engine/state/memory-layout.ts';
import { pieceKey, playerKey, spaceKey, valueOf } from './keys.ts';
import type { SceneSide, SceneView, Value, Viewer } from './protocol.ts';
import { knowsCount, knowsField, knowsPiece } from './visibility.ts';

/** The layout of a linked program does not change any more. */
const known = new WeakMap<Program, Map<string, SceneLayout>>();

function scenesByRule(program: Program): Map<string, SceneLayout> {
	const before = known.get(program);
	if (before) return before;
	const all = scenesIn(program.layout).flatMap((scene) =>
		scene.during.map((rule) => [rule, scene] as const)
	);
	const made = new Map(all);
	known.set(program, made);
	return made;
}

/** Those whose rules run, outermost first, each once. */
export function openScenes(m: Machine): SceneLayout[] {
	const byRule = scenesByRule(m.program);
	if (byRule.size === 0) return [];
	const open = m
		.frames()
		.reverse()
		.flatMap((base) => byRule.get(m.running(base).id) ?? []);
	return [...new Set(open)];
}

export function scenesOf(m: Machine, viewer: Viewer, knowledge: Knowledge | null): SceneView[] {
	const look = new Look(m, viewer, knowledge);
	return openScenes(m).map((scene) => look.at(scene));
}

const NOBODY = -1;

class Look {
	readonly #m: Machine;
	readonly #viewer: Viewer;
	readonly #knowledge: Knowledge | null;

	constructor(m: Machine, viewer: Viewer, knowledge: Knowledge | null) {
		this.#m = m;
		this.#viewer = viewer;
		this.#knowledge = knowledge;
	}

	at(scene: SceneLayout): SceneView {
		const { program } = this.#m;
		const at = scene.at === null ? null : this.#word('game', scene.at, -1);
		const space = at && bare(at.type).t === 'space' && at.word >= 0 ? at.word : null;
		return {
			id: scene.id,
			at: space === null ? null : spaceKey(program, space),
			step: this.#step(scene.step),
			shown: this.#shown(scene.status, 'game', -1),
			groupedBy: scene.group,
			sides: this.#sides(scene, space)
		};
	}

	#step(name: string | null): SceneView['step'] {
		const step = name === null ? null : this.#word('game', name, -1);
		const type = step && bare(step.type);
		if (name === null || step === null || type?.t !== 'enum') return null;
		const { id, values } = this.#m.program.enums[type.enum]!;
		return { of: name, enum: id, value: values[step.word] ?? null };
	}

	#sides(scene: SceneLayout, space: number | null): SceneSide[] {
		const bySide = new Map<number, SceneSide['pieces']>();
		for (const { piece, owner } of this.#pieces(scene, space)) {
			if (scene.pieces !== null && this.#word('piece', scene.pieces, piece)?.word === 0) continue;
			const side = scene.side === null ? owner : this.#side(scene.side, piece);
			const pieces = bySide.get(side) ?? [];
			bySide.set(side, pieces);
			pieces.push({
				key: pieceKey(this.#m, this.#viewer, piece),
				group: scene.group === null ? null : this.#value('piece', scene.group, piece),
				value: scene.value === null ? null : this.#value('piece', scene.value, piece),
				marks: this.#shown(scene.marks, 'piece', piece)
			});
		}
		const seats = [...bySide.keys()].filter((side) => side !== NOBODY).sort((a, b) => a - b);
		const all = bySide.has(NOBODY) ? [...seats, NOBODY] : seats;
		return all.map((side) => ({
			of: side === NOBODY ? null : playerKey(side),
			shown: side === NOBODY ? {} : this.#shown(scene.players, 'player', side),
			pieces: bySide.get(side)!
		}));
	}

	#side(name: string, piece: number): number {
		const side = this.#word('piece', name, piece);
		return side && bare(side.type).t === 'player' ? side.word : NOBODY;
	}

	/** What lies in the zones of the scene, with the player to whom its zone belongs. */
	*#pieces(scene: SceneLayout, space: number | null): Generator<{ piece: number; owner: number }> {
		const { layout, mem, program } = this.#m;
		for (let zone = 0; zone < layout.zones; zone++) {
			const def = program.zones[layout.zoneDef[zone]!]!;
			const owner = layout.zoneOwner[zone]!;
			if (!scene.zones.includes(def.id) || (def.per === 'space' && owner !== space)) continue;
			const counts = knowsCount(this.#m, this.#viewer, zone);
			for (let i = mem[layout.bottom + zone]!; i >= 0; i = mem[layout.above + i]!) {
				// Where the number is secret, a piece is shown only if it is known.
				if (counts || knowsPiece(this.#m, this.#viewer, i))
					yield { piece: i, owner: def.per === 'player' ? owner : NOBODY };
			}
		}
	}

	#shown(names: readonly string[], table: Table, thing: number): Record<string, Value> {
		return Object.fromEntries(
			names.flatMap((name) => {
				const found = this.#word(table, name, thing);
				return found ? [[name, this.#said(found)]] : [];
			})
		);
	}

	#value(table: Table, name: string, thing: number): Value {
		const found = this.#word(table, name, thing);
		return found && this.#said(found);
	}

	#said({ type, word }: { type: Type; word: number }): Value {
		return valueOf(this.#m, this.#viewer, type, word);
	}

	/** A field, printed attribute or value by its name; null where the viewer may not know it. */
	#word(table: Table, name: string, thing: number): { type: Type; word: number } | null {
		return (
			this.#field(table, name, thing) ??
			(table === 'piece' ? this.#attribute(name, thing) : null) ??
			this.#worth(table, name, thing)
		);
	}

	#field(table: Table, name: string, thing: number): { type: Type; word: number } | null {
		const { layout, mem, program } = this.#m;
		const f = program.fields[table].findIndex(({ id }) => id === name);
		const field = program.fields[table][f];
		if (!field || !knowsField(this.#m, this.#viewer, field, thing)) return null;
		const at = columnOf(layout, table, f) + Math.max(thing, 0);
		return { type: field.type, word: mem[at]! };
	}

	#attribute(name: string, piece: number): { type: Type; word: number } | null {
		const { layout, mem, program, tables } = this.#m;
		const a = program.attributes.findIndex(({ id }) => id === name);
		const attribute = program.attributes[a];
		if (!attribute || !knowsPiece(this.#m, this.#viewer, piece)) return null;
		return { type: attribute.type, word: tables.attributes[a]![mem[layout.face + piece]!]! };
	}

	#worth(table: Table, name: string, thing: number): { type: Type; word: number } | null {
		const m = this.#m;
		const v = m.program.values.findIndex(({ id }) => id === name);
		const value = m.program.values[v];
		if (!value || value.is === null) return null;
		const args = table === 'game' ? [] : [thing];
		const [param, ...more] = value.params;
		if (args.length === 0 ? param !== undefined : !param || more.length > 0) return null;
		if (param && !this.#fits(bare(param.type), table, thing)) return null;
		const { result } = m.code.explain(m, v, args, this.#knowledge);
		return result === null ? null : { type: value.type, word: result };
	}

	/** Whether the value can be asked about this thing; of a piece that is not known nothing is. */
	#fits(type: Type, table: Table, thing: number): boolean {
		if (type.t !== table) return false;
		if (type.t !== 'piece') return true;
		const { layout, mem, tables } = this.#m;
		if (!knowsPiece(this.#m, this.#viewer, thing)) return false;
		return tables.kinds[type.kind]![mem[layout.face + thing]!] === 1;
	}
}

/** What it is where it is anything. */
function bare(type: Type): Type {
	return type.t === 'optional' ? type.of : type;
}
