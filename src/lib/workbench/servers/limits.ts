/** How long a server may take. What composes and links rules takes a phone several times as long as a desk. */
import type { GameServer } from '#lib/game-server/game-server.ts';
import type { RulesServer } from '#lib/rules-server/rules-server.ts';

const SHORT = 5_000;
const MIDDLE = 10_000;
const LONG = 30_000;

/** Milliseconds in which the page was alive, from when the server turns to the call. */
export type Limits<S> = Readonly<Record<keyof S & string, number>>;

export const RULES_LIMITS: Limits<RulesServer> = {
	open: LONG,
	change: 15_000,
	check: LONG,
	variants: LONG,
	layers: LONG,
	rules: LONG,
	link: LONG,
	// A sweep composes many rules.
	lots: 120_000,
	linkLot: LONG,
	scenarioGround: LONG,
	linkStage: LONG,
	rulings: LONG,
	preview: LONG,
	tokens: SHORT,
	complete: 15_000,
	hover: 15_000,
	hooks: LONG,
	pieces: LONG,
	renamePiece: LONG,
	mapSheet: LONG,
	composed: LONG,
	compare: LONG,
	rulebook: LONG,
	changeable: LONG,
	ruleSheet: LONG,
	tried: LONG
};

export const GAME_LIMITS: Limits<GameServer> = {
	way: SHORT,
	start: LONG,
	tryOut: LONG,
	resume: LONG,
	leave: SHORT,
	show: SHORT,
	look: MIDDLE,
	give: MIDDLE,
	bots: MIDDLE,
	undo: MIDDLE,
	obstacle: LONG,
	swap: LONG,
	foresee: SHORT,
	past: SHORT,
	happened: MIDDLE,
	explain: SHORT,
	reasons: SHORT,
	lend: SHORT,
	scenario: SHORT,
	edited: MIDDLE,
	editedScenario: MIDDLE
};

/** A new worker has to be fetched and read before it can say anything. */
export const FIRST_WORD = 60_000;
