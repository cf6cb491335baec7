/**
 * Scenes: what the panels of the layout show while their rules run or their conditions hold, as far as one viewer may
 * know it. Built like the view, by allow-list; values and conditions are worked out from what the viewer knows.
 */
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { ASKED, type SceneLayout } from '#lib/ruleset/program/scene-layout.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { asked } from '#lib/engine/play/play.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { pieceKey, playerKey, spaceKey } from './keys.ts';
import { hiddenKind, knowledgeOf } from './knowledge-of.ts';
import { bare, NamedWords } from './named-words.ts';
import type { SceneSide, SceneView, Value, Viewer } from './protocol.ts';
import { knowsCount, knowsPiece } from './visibility.ts';

/** By the rules during which they are open. The layout of a linked program does not change any more. */
const scenesByRule = onceFor(
	(program: Program) =>
		new Map(
			program.layout.scenes.flatMap((scene) => scene.during.map((rule) => [rule, scene] as const))
		)
);

/** Those whose rules run, outermost first, each once. */
export function runningScenes(m: Machine): SceneLayout[] {
	const byRule = scenesByRule(m.program);
	if (byRule.size === 0) return [];
	const open = m
		.frames()
		.reverse()
		.flatMap((base) => byRule.get(m.running(base).id) ?? []);
	return [...new Set(open)];
}

/** Those whose condition holds, as far as is known, outside of those whose rules run. */
function openScenes(m: Machine, knowledge: Knowledge | null): SceneLayout[] {
	const { layout, sceneConditions } = m.program;
	const running = runningScenes(m);
	const holding = sceneConditions.flatMap(({ scene, expr }) => {
		const found = layout.scenes.find(({ id }) => id === scene);
		return found && !running.includes(found) && m.code.look(m, expr, knowledge) === 1
			? [found]
			: [];
	});
	return [...holding, ...running];
}

export function scenesOf(m: Machine, viewer: Viewer, knowledge: Knowledge | null): SceneView[] {
	const open = openScenes(m, knowledge);
	if (open.length === 0) return [];
	const look = new Look(m, viewer, knowledge);
	return open.map((scene) => look.at(scene));
}

/** Which scene is open where, and how far it has come. */
export type SceneHead = Pick<SceneView, 'id' | 'at' | 'step'>;

export function sceneHeadsOf(m: Machine, viewer: Viewer): SceneHead[] {
	if (m.program.layout.scenes.length === 0) return [];
	const knowledge = knowledgeOf(m, viewer);
	const open = openScenes(m, knowledge);
	if (open.length === 0) return [];
	const look = new Look(m, viewer, knowledge);
	return open.map((scene) => look.head(scene));
}

const NOBODY = -1;

/** Where a scene is, and whose it is. */
interface Setting {
	space: number | null;
	player: number | null;
}

class Look {
	readonly #m: Machine;
	readonly #viewer: Viewer;
	readonly #words: NamedWords;

	constructor(m: Machine, viewer: Viewer, knowledge: Knowledge | null) {
		this.#m = m;
		this.#viewer = viewer;
		this.#words = new NamedWords(m, viewer, knowledge);
	}

	head(scene: SceneLayout): SceneHead {
		const space = this.#thing(scene.at, 'space');
		return {
			id: scene.id,
			at: space === null ? null : spaceKey(this.#m.program, space),
			step: this.#step(scene.step)
		};
	}

	at(scene: SceneLayout): SceneView {
		const at = { space: this.#thing(scene.at, 'space'), player: this.#player(scene.by) };
		return {
			...this.head(scene),
			by: at.player === null ? null : playerKey(at.player),
			shown: this.#status(scene.status, at.space),
			groupedBy: scene.group,
			sides: this.#sides(scene, at)
		};
	}

	#thing(name: string | null, table: 'space' | 'player'): number | null {
		const found = name === null ? null : this.#words.word('game', name, -1);
		return found && bare(found.type).t === table && found.word >= 0 ? found.word : null;
	}

	#player(name: string | null): number | null {
		const found = this.#thing(name, 'player');
		return found ?? (name === ASKED ? (seatsIn(asked(this.#m))[0] ?? null) : null);
	}

	#step(name: string | null): SceneView['step'] {
		const step = name === null ? null : this.#words.word('game', name, -1);
		const type = step && bare(step.type);
		if (name === null || step === null || type?.t !== 'enum') return null;
		const { id, values } = this.#m.program.enums[type.enum]!;
		return { of: name, enum: id, value: values[step.word] ?? null };
	}

	#status(names: readonly string[], space: number | null): Record<string, Value> {
		const here = space === null ? {} : this.#words.shown(names, 'space', space);
		const all = { ...here, ...this.#words.shown(names, 'game', -1) };
		const order = (name: string): number => names.indexOf(name);
		return Object.fromEntries(Object.entries(all).sort(([a], [b]) => order(a) - order(b)));
	}

	#sides(scene: SceneLayout, at: Setting): SceneSide[] {
		const bySide = new Map<number, SceneSide['pieces']>();
		if (scene.everybody) seatsOf(this.#m).forEach((seat) => bySide.set(seat, []));
		if (at.player !== null) bySide.set(at.player, []);
		for (const { piece, owner } of this.#pieces(scene, at.space)) {
			if (!this.#takesPart(scene.pieces, piece)) continue;
			const side = scene.side === null ? owner : this.#side(scene.side, piece);
			const pieces = bySide.get(side) ?? [];
			bySide.set(side, pieces);
			const worth =
				scene.value === null ? null : this.#words.ofPiece(scene.value, piece, at.player);
			pieces.push({
				key: pieceKey(this.#m, this.#viewer, piece),
				group: scene.group === null ? null : this.#words.value('piece', scene.group, piece),
				value: worth && this.#words.say(worth),
				marks: this.#words.shown(scene.marks, 'piece', piece)
			});
		}
		const seats = [...bySide.keys()].filter((side) => side !== NOBODY).sort((a, b) => a - b);
		const all = bySide.has(NOBODY) ? [...seats, NOBODY] : seats;
		return all.map((side) => ({
			of: side === NOBODY ? null : playerKey(side),
			shown: side === NOBODY ? {} : this.#words.shown(scene.players, 'player', side),
			pieces: bySide.get(side)!
		}));
	}

	/** By the kind that the scene names, or by what it names of a piece. */
	#takesPart(name: string | null, piece: number): boolean {
		if (name === null) return true;
		const { layout, mem, program, tables } = this.#m;
		const kind = program.kinds.findIndex(({ id }) => id === name);
		if (kind < 0) return this.#words.word('piece', name, piece)?.word !== 0;
		if (knowsPiece(this.#m, this.#viewer, piece))
			return tables.kinds[kind]![mem[layout.face + piece]!] === 1;
		// Of what lies face down its back tells the kind, or one above.
		let back = hiddenKind(this.#m, piece);
		while (back > kind) back = program.kinds[back]!.parent;
		return back === kind;
	}

	#side(name: string, piece: number): number {
		const side = this.#words.word('piece', name, piece);
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
}

function seatsOf({ program }: Machine): number[] {
	return Array.from({ length: program.players }, (_, seat) => seat);
}
