/**
 * What has to be laid under a new engine so that it stands where the old one stood: the edits in force, and the game with
 * the answers since its last save. It learns that from what the engine was asked and has answered.
 */
import type { Answer, Viewer } from '#lib/engine/seat/protocol.ts';
import type { Course } from '#lib/engine/session/course.ts';
import type { EngineApi, GameSetup, StoredGame } from '../../../workers/engine/engine-api.ts';
import type { CallName, Engine } from './engine-worker.ts';

type Edits = StoredGame['edits'];

interface GroundGame {
	setup: GameSetup;
	/** null: as it begins. */
	save: Course | null;
	/** Under which the save is played. */
	edits: Edits;
	/** Given after the save. */
	since: { viewer: Viewer; answer: Answer }[];
	/** What the next save will be played under. */
	next: { setup: GameSetup; edits: Edits };
}

type Notes = {
	[K in CallName]?: (
		ground: Ground,
		result: ReturnType<EngineApi[K]>,
		...args: Parameters<EngineApi[K]>
	) => void;
};

const NOTES: Notes = {
	open: (ground, _files, edits) => {
		ground.edits = edits;
	},
	edit: (ground, { swap }, path, text) => {
		ground.edits = { ...ground.edits, [path]: text };
		if (swap.state === 'same' || swap.state === 'swapped') ground.playsUnderEdits();
	},
	start: (ground, { ok }, setup) => {
		if (ok) ground.game = begun(setup, null, ground.edits ?? {});
	},
	resume: (ground, result, { setup, course, edits }) => {
		if (!result.ok) return;
		const old = result.started.continued?.how === 'old-rules';
		ground.game = begun(setup, course, edits);
		if (!old) ground.playsUnderEdits();
	},
	answer: (ground, { result }, viewer, answer) => {
		if (result.ok) ground.game?.since.push({ viewer, answer });
	},
	save: (ground, save) => {
		const { game } = ground;
		if (game && save) ground.game = { ...game, ...game.next, save, since: [] };
	},
	change: (ground, outcome) => {
		const { game } = ground;
		if (game && outcome.ok) game.next = { setup: outcome.setup, edits: ground.edits ?? {} };
	},
	leave: (ground) => {
		ground.game = null;
	}
};

function begun(setup: GameSetup, save: Course | null, edits: Edits): GroundGame {
	return { setup, save, edits, since: [], next: { setup, edits } };
}

export class Ground {
	/** null: nothing has been opened yet. */
	edits: Edits | null = null;
	game: GroundGame | null = null;

	playsUnderEdits(): void {
		if (this.game) this.game.next = { ...this.game.next, edits: this.edits ?? {} };
	}

	/** The engine was asked something, and this is what it said. */
	note<K extends CallName>(
		name: K,
		args: Parameters<EngineApi[K]>,
		result: ReturnType<EngineApi[K]>
	): void {
		NOTES[name]?.(this, result, ...args);
	}

	/** Lays the rules under a new engine. */
	async layRules(engine: Engine): Promise<void> {
		if (this.edits) await engine.open(this.edits);
	}

	/** Lays the game under a new engine that has the rules. False: it does not go on. */
	async layGame(engine: Engine): Promise<boolean> {
		if (!this.game) return true;
		const { setup, save, edits, since } = this.game;
		const stored: StoredGame | null = save && { setup, course: save, edits };
		const { ok } = await (stored ? engine.resume(stored, true) : engine.start(setup));
		if (!ok) return false;
		for (const { viewer, answer } of since) {
			const { result } = await engine.answer(viewer, answer, Number.MAX_SAFE_INTEGER);
			if (!result.ok) return false;
		}
		return true;
	}
}
