/** What is open, looked at and switched on around the table. Nothing in here belongs to the game. */
import type { DecisionView, Key } from '#lib/engine/seat/protocol.ts';

export type Tab = 'board' | 'hand' | 'log' | 'rules';
export type Side = 'look' | 'log' | 'why' | 'counters' | 'rules';
export type DialogName =
	| 'keys'
	| 'settings'
	| 'other-rules'
	| 'position'
	| 'setting'
	| 'branches'
	| 'chance'
	| 'what-if'
	| 'signs'
	| 'report'
	| 'scene-report'
	| 'scores'
	| null;

export class TableUi {
	/** The one thing the inspector shows: a space, a piece, a zone. */
	selected = $state<Key | null>(null);
	/** The thing under the pointer or the focus. */
	hovered = $state<Key | null>(null);
	counters = $state(true);
	/** The space whose counters are spread out. */
	fan = $state<Key | null>(null);
	/** Whether a drag draws a box round counters, and moves nothing. */
	boxing = $state(false);
	/** Phone: which part of the table is shown. */
	tab = $state<Tab>('board');
	/** Desktop: which panel is shown beside the board. */
	side = $state<Side>('look');
	dialog = $state<DialogName>(null);
	/** The clauses whose text is open. */
	cites = $state.raw<string[] | null>(null);
	/** Where the rules editor shall be. */
	place = $state.raw<{ file: string; line: number } | null>(null);
	/** A line for the live region and the toast: what was refused, undone, changed. */
	notice = $state<string | null>(null);
	listOpen = $state(false);
	/** The space that the map shall show; anew for every wish. */
	wanted = $state.raw<{ key: Key } | null>(null);
	/** Whether only the head of a scene is shown. */
	sceneFolded = $state(false);
	/** What is asked, and whether the board was shown for what was chosen of it. */
	#asked: DecisionView | null = null;
	#followed = false;

	get looking(): Key | null {
		return this.hovered ?? this.selected;
	}

	select(key: Key | null): void {
		this.selected = this.selected === key ? null : key;
	}

	/** The table changes hands: what the last seat looked at, picked and was told is nobody's business. */
	forget(): void {
		this.selected = this.hovered = this.fan = this.notice = this.cites = this.dialog = null;
		this.listOpen = false;
	}

	/** Opens the rules at a place; the editor goes there. */
	openRule({ file, line }: { file: string; line: number }): void {
		this.place = { file, line };
		this.side = 'rules';
		this.tab = 'rules';
	}

	/** Opens what is not possible, and why. */
	openReasons(): void {
		this.side = 'why';
		this.tab = 'log';
	}

	/** Opens the list of all counters. */
	openOverview(): void {
		this.side = 'counters';
		this.tab = 'hand';
	}

	/** Shows a space on the map, and what lies there. */
	goTo(key: Key): void {
		this.wanted = { key };
		this.selected = key;
		this.tab = 'board';
	}

	/**
	 * Phone: what was chosen or answered on the page of the hand goes on on the board, which comes into view: once for each
	 * choice, so that one can go back for more.
	 */
	follow(decision: DecisionView | null, chosen: boolean, onBoard: boolean): void {
		const before = this.#asked;
		this.#asked = decision;
		const answered = decision !== before && decision !== null && decision.seat === before?.seat;
		if (decision !== before || !chosen) this.#followed = false;
		if (!(chosen || answered) || !onBoard || this.#followed) return;
		this.#followed = true;
		if (this.tab === 'hand') this.tab = 'board';
	}

	say(text: string): void {
		this.notice = text;
	}
}
