/** What a game on the table begins with, and what it asks of the engine. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type {
	Continued,
	GameSetup,
	Rules,
	StartResult
} from '../../../workers/engine/engine-api.ts';
import type { Engine } from '#lib/workbench/engine/engine-worker.ts';
import type { Kept } from './Autosave.ts';

/** What a game asks of the engine. */
export type GameEngine = Pick<
	Engine,
	| (
			| 'snapshot'
			| 'look'
			| 'answer'
			| 'bots'
			| 'undo'
			| 'foresee'
			| 'past'
			| 'happened'
			| 'chronicle'
			| 'explain'
			| 'lend'
			| 'reasons'
	  )
	| ('save' | 'resume' | 'preview' | 'change' | 'leave')
>;

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
