/** A parcel as a zip file: the same files give the same bytes. */
import { strToU8, zipSync } from 'fflate';
import type { Parcel } from './parcel.ts';

/** The first day that a zip can name. */
const FIRST_DAY = new Date(1980, 0, 1);

export function zipOf({ files }: Parcel): Uint8Array<ArrayBuffer> {
	const entries = [...files].map(([path, text]) => [path, strToU8(text)] as const);
	return zipSync(Object.fromEntries(entries), { mtime: FIRST_DAY });
}
