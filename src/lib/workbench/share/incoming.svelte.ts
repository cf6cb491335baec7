/** A parcel that was handed in on another page, on its way to the one where it is looked at. */
import type { Parcel } from '#lib/parcel/parcel.ts';

class Incoming {
	parcel = $state.raw<Parcel | null>(null);
}

export const incoming = new Incoming();
