/** What was handed in on one page, on its way to the one where it is looked at. */
import type { Said } from '#lib/language/said.ts';
import type { Parcel } from '#lib/parcel/parcel.ts';

class Incoming {
	parcel = $state.raw<Parcel | null>(null);
	/** What is told of the file that a game came in. */
	told = $state.raw<{ game: string; said: readonly Said[] } | null>(null);
}

export const incoming = new Incoming();
