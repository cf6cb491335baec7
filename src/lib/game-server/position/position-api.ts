/** What the page asks about positions, as they are and as they could be set. Nothing of the running game changes by it. */
import type { Beginning } from '#lib/engine/edit/beginnings.ts';
import type { PositionEdit } from '#lib/engine/edit/position-edit.ts';
import type { FrameValue, Position } from '#lib/engine/position/position.ts';
import type { GameView, Key } from '#lib/engine/seat/protocol.ts';
import type { Said } from '#lib/language/said.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { SourcePlace } from '#lib/ruleset/program/program.ts';
import type { ScenarioWords } from '#lib/scenario/write-scenario.ts';

export interface PositionApi {
	/** The position of the running game as a scenario, hidden things too; null: none is running. */
	scenario(words: ScenarioWords): PositionScenario | null;
	/** The position of the running game with these changes, one after the other. */
	edited(edits: readonly PositionEdit[]): EditedPosition;
	/** As a scenario, where the rules go on from it; null: they do not, or no game is running. */
	editedScenario(edits: readonly PositionEdit[], words: ScenarioWords): PositionScenario | null;
}

/** A scenario for a file of its own; `line`: where something is to be claimed. */
export interface PositionScenario {
	game: string;
	text: string;
	line: number;
}

export interface EditedPosition {
	/** The first change that cannot be, and why; it and those after it are left out. */
	refused: { at: number; said: Said } | null;
	/** As it is set, before the rules go on from there. */
	draft: Position;
	/** All of it; null where the rules cannot work out what is shown. */
	view: GameView | null;
	/** Every counter of the game: its own name, what it is called in the view, the faces that it has. */
	pieces: { id: string; key: Key; faces: string[] }[];
	/** Invariants of the rules that do not hold. */
	broken: {
		id: string;
		cite: readonly string[];
		place: SourcePlace;
		condition: string;
		at: Key[];
	}[];
	/** What the game is at when it goes on from there, or why it cannot. */
	next: { ok: true; position: Position; warned: Said | null } | { ok: false; said: Said };
	streams: { id: string; dice: { least: number; most: number } | null; draws: boolean }[];
	/** The rules that are running, the outermost first, and what they have in mind. */
	running: { rule: string; cite: readonly string[]; mind: MindWord[] }[];
	beginnings: Beginning[];
}

export interface MindWord {
	name: string;
	type: Type;
	/** Undefined: nothing yet. */
	value: FrameValue | undefined;
}
