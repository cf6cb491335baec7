/**
 * Rules from others under an engine of their own: laid over the delivered files, beside everything that is the user's.
 * Nothing is stored, and an engine that does not come back from them is none that anybody plays with.
 */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Parcel } from '#lib/parcel/parcel.ts';
import { EngineTrouble } from '#lib/workbench/engine/EngineTrouble.ts';
import {
	type EngineWorker,
	type StartWorker,
	workerNamed
} from '#lib/workbench/engine/engine-worker.ts';
import { WatchedEngine } from '#lib/workbench/engine/WatchedEngine.ts';
import { type About, aboutOf, findingsOf } from './look-into.ts';

/** stuck: the engine did not come back from it. */
export type Stage = 'checking' | 'checked' | 'stuck';

export class Inspection {
	#stage = $state<Stage>('checking');
	#findings = $state.raw<Diagnostic[]>([]);
	#about = $state.raw<About | null>(null);
	#worker: EngineWorker | null = null;

	get stage(): Stage {
		return this.#stage;
	}

	get findings(): Diagnostic[] {
		return this.#findings;
	}

	get about(): About | null {
		return this.#about;
	}

	/** `start`: how a worker begins, by name. */
	async look(
		{ files, name }: Parcel,
		start: (name: string) => StartWorker = workerNamed
	): Promise<void> {
		const begin = start('parcel');
		const { engine } = new WatchedEngine((ondeath) => (this.#worker = begin(ondeath)));
		try {
			await engine.open(Object.fromEntries(files));
			this.#about = await aboutOf(engine, name);
			this.#findings = await findingsOf(engine, files);
			this.#stage = 'checked';
		} catch (error) {
			if (!(error instanceof EngineTrouble)) throw error;
			this.#stage = 'stuck';
		} finally {
			this.close();
		}
	}

	/** Nobody looks any more. */
	close(): void {
		this.#worker?.stop();
		this.#worker = null;
	}
}
