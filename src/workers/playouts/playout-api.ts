/** What the page and the worker that plays positions out say to each other: wishes, and what many playouts say together. */
import type { OddsReport } from '#lib/lab/playouts/odds.ts';
import type { SeriesWish } from '#lib/lab/playouts/PlayoutSeries.ts';
import type { WhatIfReport } from '#lib/lab/playouts/what-if.ts';

export type { OddsReport } from '#lib/lab/playouts/odds.ts';
export type { WhatIfReport } from '#lib/lab/playouts/what-if.ts';

export interface PlayoutApi {
	/** Rules that are here already; null: none. */
	known(): string | null;
	/** A position comes through the port, sent by the engine's worker. */
	receive(port: MessagePort): Promise<void>;
	/** Begins to play the received position out: to the end of the game, or of the scene that is open there. */
	begin(wish: PlayoutWish): void;
	/** Plays on for a moment, until so many have been played in all; null: no scene that tells its odds is open. */
	play(most: number): PlayoutReport | null;
}

export type PlayoutWish = { of: 'game' | 'scene' } & SeriesWish;
export type PlayoutReport =
	{ of: 'game'; report: WhatIfReport } | { of: 'scene'; report: OddsReport };
