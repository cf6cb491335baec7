/** What a game on the table begins with, and what it asks of the engine. */
import type { Continued, GameSetup, Rules } from '../../../workers/engine/engine-api.ts';
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
