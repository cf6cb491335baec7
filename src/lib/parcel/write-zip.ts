/** A parcel as a zip file: the same files give the same bytes. */
import { crc32 } from './crc32.ts';
import { asBytes, deflated } from './deflate.ts';
import type { Parcel } from './parcel.ts';

/** Names are UTF-8; DEFLATE; the first day that a zip can name. */
const UTF8 = 0x800;
const DEFLATE = 8;
const FIRST_DAY = 0x21;
const VERSION = 20;

export async function zipOf({ files }: Parcel): Promise<Uint8Array<ArrayBuffer>> {
	const bodies: Uint8Array<ArrayBuffer>[] = [];
	const directory: Uint8Array<ArrayBuffer>[] = [];
	let offset = 0;
	for (const [path, text] of files) {
		const name = asBytes(path);
		const plain = asBytes(text);
		const packed = await deflated(plain);
		const about = [
			[2, VERSION],
			[2, UTF8],
			[2, DEFLATE],
			[2, 0],
			[2, FIRST_DAY],
			[4, crc32(plain)],
			[4, packed.length],
			[4, plain.length],
			[2, name.length],
			[2, 0]
		] as const;
		const local = numbers([[4, 0x04034b50], ...about]);
		directory.push(
			numbers([
				[4, 0x02014b50],
				[2, VERSION],
				...about,
				[2, 0],
				[2, 0],
				[2, 0],
				[4, 0],
				[4, offset]
			]),
			name
		);
		bodies.push(local, name, packed);
		offset += local.length + name.length + packed.length;
	}
	const size = directory.reduce((sum, { length }) => sum + length, 0);
	const count = files.size;
	const end = numbers([
		[4, 0x06054b50],
		[4, 0],
		[2, count],
		[2, count],
		[4, size],
		[4, offset],
		[2, 0]
	]);
	return new Uint8Array(await new Blob([...bodies, ...directory, end]).arrayBuffer());
}

/** Numbers in so many bytes each, the lowest first. */
function numbers(
	all: readonly (readonly [bytes: number, value: number])[]
): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(
		all.flatMap(([bytes, value]) =>
			Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff)
		)
	);
}
