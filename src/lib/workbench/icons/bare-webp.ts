/** A WebP without its colour profile and notes: browsers write a profile into every one, which says what is usual anyway. */

const PICTURE: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
/** In the first byte of `VP8X`: that it is see-through. All other flags are about what is taken out. */
const SEE_THROUGH = 0x10;

/** What begins otherwise comes back as it is. */
export function bareWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const letters = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
	if (letters(0) !== 'RIFF' || letters(8) !== 'WEBP') return bytes;
	const bare = new Uint8Array(bytes.length);
	bare.set(bytes.subarray(0, 12));
	let end = 12;
	for (let at = 12; at + 8 <= bytes.length;) {
		const size = view.getUint32(at + 4, true);
		const next = at + 8 + size + (size % 2);
		const kind = letters(at);
		if (PICTURE.has(kind)) {
			bare.set(bytes.subarray(at, next), end);
			if (kind === 'VP8X') bare[end + 8] = (bare[end + 8] ?? 0) & SEE_THROUGH;
			end += next - at;
		}
		at = next;
	}
	const whole = bare.slice(0, Math.min(end, bytes.length));
	new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
	return whole;
}
