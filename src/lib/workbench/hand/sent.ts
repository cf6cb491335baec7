/** What becomes of counters that are sent, and who is told. */
import type { Answer, DecisionView, Key } from '#lib/engine/seat/protocol.ts';

/** What came of sending counters somewhere. */
export interface Sent {
	place: Key;
	done: number;
	of: number;
}

/** What is held, and the actions that could bring it there. */
export interface Torn {
	things: readonly Key[];
	place: Key;
	actions: readonly string[];
	decision: DecisionView;
}

/** What the table does for the hand. */
export interface HandTable {
	/** Gives what a click alone has settled. */
	give: (answer: Answer | null) => Promise<void>;
	tell: (sent: Sent) => void;
}
