/** How long the engine may take. What composes and links rules takes a phone several times as long as a desk. */
import type { CallName } from './engine-worker.ts';

const SHORT = 5_000;
const LONG = 30_000;

/** Milliseconds in which the page was alive, from when the engine turns to the call. */
export const LIMITS: Readonly<Record<CallName, number>> = {
	way: SHORT,
	open: LONG,
	variants: LONG,
	layers: LONG,
	rules: LONG,
	start: LONG,
	tryOut: LONG,
	resume: LONG,
	snapshot: SHORT,
	look: 10_000,
	answer: SHORT,
	bots: 10_000,
	undo: 10_000,
	foresee: SHORT,
	past: SHORT,
	happened: 10_000,
	chronicle: 10_000,
	explain: SHORT,
	lend: SHORT,
	reasons: SHORT,
	save: SHORT,
	scenario: SHORT,
	edited: 10_000,
	editedScenario: 10_000,
	preview: LONG,
	change: LONG,
	leave: SHORT,
	edit: 15_000,
	findings: 120_000,
	tokens: SHORT,
	complete: 15_000,
	hover: 15_000,
	hooks: LONG,
	pieces: LONG,
	mapSheet: LONG,
	composed: LONG,
	compare: LONG,
	rulebook: LONG,
	changeable: LONG,
	renamePiece: LONG,
	ruleSheet: LONG,
	tried: LONG
};

/** A new worker has to be fetched and read before it can say anything. */
export const FIRST_WORD = 60_000;
