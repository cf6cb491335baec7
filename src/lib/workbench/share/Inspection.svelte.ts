/**
 * Rules from others in a server of their own: laid over the delivered files, beside everything that is the user's. Nothing is
 * stored, and a server that does not come back from them is none that anybody works with.
 */
import type { PlacedFinding } from '#lib/rules-server/findings-for-editors.ts';
import type { Parcel } from '#lib/parcel/parcel.ts';
import { ServerTrouble } from '#lib/workbench/servers/trouble.ts';
import type { RulesServer } from '#lib/rules-server/rules-server.ts';
import { RulesGround } from '#lib/workbench/servers/RulesGround.ts';
import { inWorkers, type StartServers } from '#lib/workbench/servers/start-workers.ts';
import { WatchedServer } from '#lib/workbench/servers/WatchedServer.ts';
import { type About, aboutOf, findingsOf } from './look-into.ts';

/** stuck: the server did not come back from it; stopped: a person did not wait for that. */
export type Stage = 'checking' | 'checked' | 'stuck' | 'stopped';

export class Inspection {
	#stage = $state<Stage>('checking');
	#findings = $state.raw<PlacedFinding[]>([]);
	#about = $state.raw<About | null>(null);
	#server: WatchedServer<RulesServer> | null = null;

	get stage(): Stage {
		return this.#stage;
	}

	get findings(): PlacedFinding[] {
		return this.#findings;
	}

	get about(): About | null {
		return this.#about;
	}

	/** `start`: how a server begins. */
	async look(
		{ files, name }: Parcel,
		start: StartServers['rules'] = inWorkers.rules
	): Promise<void> {
		this.#stage = 'checking';
		this.#server = new WatchedServer('parcel', start('parcel'), new RulesGround());
		const { calls: server } = this.#server;
		try {
			await server.open(Object.fromEntries(files));
			this.#about = await aboutOf(server, name);
			this.#findings = await findingsOf(server, files);
			this.#stage = 'checked';
		} catch (error) {
			if (!(error instanceof ServerTrouble)) throw error;
			this.#stage = error.how === 'stopped' ? 'stopped' : 'stuck';
		} finally {
			this.close();
		}
	}

	/** Nobody looks any more. */
	close(): void {
		this.#server?.end();
	}
}
