/** How large a picture is, by the first bytes of its file: asked before anything is unpacked. */

export interface Sides {
	width: number;
	height: number;
}

/** In pixels; null for what is no PNG, JPEG, GIF or WebP. */
export function pictureSides(bytes: Uint8Array): Sides | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const head = String.fromCharCode(...bytes.subarray(0, 16));
	if (head.startsWith('\x89PNG\r\n\x1a\n') && bytes.length >= 24)
		return { width: view.getUint32(16), height: view.getUint32(20) };
	if (/^GIF8[79]a/.test(head) && bytes.length >= 10)
		return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
	if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' && bytes.length >= 30)
		return webpSides(view, head.slice(12, 16));
	return head.startsWith('\xff\xd8') ? jpegSides(view) : null;
}

function webpSides(view: DataView, kind: string): Sides | null {
	if (kind === 'VP8 ')
		return {
			width: view.getUint16(26, true) & 0x3fff,
			height: view.getUint16(28, true) & 0x3fff
		};
	if (kind === 'VP8L') {
		const bits = view.getUint32(21, true);
		return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
	}
	if (kind !== 'VP8X') return null;
	// Three bytes each.
	return {
		width: (view.getUint32(24, true) & 0xffffff) + 1,
		height: (view.getUint32(26, true) >>> 8) + 1
	};
}

/** The frame header stands behind parts of any length; 0xc4, 0xc8 and 0xcc are none. */
function jpegSides(view: DataView): Sides | null {
	let at = 2;
	while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
		const kind = view.getUint8(at + 1);
		if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
			return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
		at += kind === 0xff ? 1 : 2 + view.getUint16(at + 2);
	}
	return null;
}
