/** The edits in force, for a new `RulesServer`. */
import type { Edits } from '#lib/game-file/game-file.ts';
import type { RulesServer } from '#lib/rules-server/rules-server.ts';
import type { Ground } from './Ground.ts';
import type { Asked, CallName, RulesCalls } from './start-workers.ts';

export class RulesGround implements Ground<RulesServer> {
	/** null: nothing has been opened yet. */
	#edits: Edits | null = null;

	bears(): boolean {
		return true;
	}

	note<K extends CallName<RulesServer>>(name: K, asked: Asked<RulesServer, K>): void {
		if (name === 'open') [this.#edits] = asked as Asked<RulesServer, 'open'>;
		if (name !== 'change') return;
		const [path, text] = asked as Asked<RulesServer, 'change'>;
		this.#edits = { ...this.#edits, [path]: text };
	}

	async lay(server: RulesCalls): Promise<boolean> {
		if (this.#edits) await server.open(this.#edits);
		return true;
	}

	/** Texts from which the server does not come back are put aside by those who wrote them. */
	lose(): boolean {
		return false;
	}
}
