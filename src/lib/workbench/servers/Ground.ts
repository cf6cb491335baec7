/** What has to be laid under a new server so that it stands where the old one stood: learnt from what that was asked. */
import type { Asked, CallName, Calls, Server, Told } from './start-workers.ts';

export interface Ground<S extends Server<S>> {
	/** Whether a call makes sense as things lie; false: there is no game. */
	bears(name: CallName<S>): boolean;
	/** The server was asked something, and this is what it said. */
	note<K extends CallName<S>>(name: K, asked: Asked<S, K>, told: Told<S, K>): void;
	/** Lays it all under a new server. False: it does not go on from there. */
	lay(server: Calls<S>): Promise<boolean>;
	/** Gives up what could not be laid; false: there is nothing that could be given up. */
	lose(): boolean;
}
