/** What a change of the rules did to the game on the table. */
import type { Obstacle } from '#lib/engine/session/take-over-rules.ts';
import type { Said } from '#lib/language/said.ts';
import type { Rules, RulesPreview } from '#lib/rules-server/rules-server.ts';

/** What an edit did. */
export type SwapOutcome =
	| { state: 'no-game' }
	/** The edit has errors: the last good rules go on. */
	| { state: 'invalid' }
	/** Nothing the engine runs has changed; texts and layout may have. */
	| { state: 'same'; rules: Rules }
	| { state: 'swapped'; rules: Rules; changes: Said[] }
	| { state: 'refused'; said: Said };

export interface EditOutcome {
	swap: SwapOutcome;
	/** Milliseconds from text to findings. */
	took: number;
}

/** What choosing other rules did. */
export type ChangeOutcome = { ok: true } | { ok: false; obstacle: Obstacle | null; said: Said };

/** What other rules would mean for it, before they hold. */
export interface Outlook extends RulesPreview {
	/** Whether the running position can go on under them; if not, `obstacle` or `errors` say why. */
	possible: boolean;
	obstacle: Obstacle | null;
	/** Milliseconds from the choice to this answer. */
	took: number;
}
