/** Bytes made smaller, and as they were: never more of them than was agreed, whatever the packed ones claim. */

export type Inflated =
	{ ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; why: 'broken' | 'too-large' };

/** So few at a time that what they unpack to, a thousand times as much at most, does no harm. */
const STEP = 1024;

export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Stops as soon as there are more than `most`. */
export async function inflated(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Inflated> {
	const reader = inSteps(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) {
			size += next.value.length;
			if (size > most) {
				await reader.cancel().catch(() => undefined);
				return { ok: false, why: 'too-large' };
			}
			parts.push(next.value);
		}
	} catch {
		return { ok: false, why: 'broken' };
	}
	return { ok: true, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
}

function inSteps(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	let at = 0;
	return new ReadableStream<Uint8Array<ArrayBuffer>>(
		{
			pull(controller) {
				if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += STEP)));
				else controller.close();
			}
		},
		{ highWaterMark: 0 }
	);
}

/** null: they are no text. */
export function asText(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

export const asBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
