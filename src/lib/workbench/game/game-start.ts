/** What a game on the table begins with, and what it asks of the servers. */
import type { GameSetup } from '#lib/game-file/game-file.ts';
import type { Continued, StartResult } from '#lib/game-server/game-server.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { Rules } from '#lib/rules-server/rules-server.ts';
import type { GameCalls, RulesCalls } from '#lib/workbench/servers/start-workers.ts';
import type { Kept } from './Autosave.ts';

/** What a game asks of the server that runs it. */
export type GameAsked = Omit<GameCalls, 'way' | 'start' | 'tryOut'>;

export interface TableServers {
	games: GameAsked;
	rules: Pick<RulesCalls, 'preview' | 'rulings'>;
}

export interface GameStart extends Kept {
	setup: GameSetup;
	rules: Rules;
	/** How it goes on, if the rules have changed since it was stored. */
	continued: Continued | null;
}

/** Why a game cannot be laid on the table. */
export function whyNot({ findings, said }: StartResult & { ok: false }): Said {
	return findings.find(isError)?.said ?? said;
}
