/**
 * A PDF of pictures and lines in their true size, and nothing else: so few words of PDF that no library is needed. A picture
 * is kept once, however often it is printed. Places are in millimetres from the upper left corner.
 */
import { strToU8, zlibSync } from 'fflate';

export interface PdfPicture {
	width: number;
	height: number;
	/** Three bytes a point, row by row. */
	rgb: Uint8Array;
}

export interface PdfPage {
	width: number;
	height: number;
	pictures: readonly { of: number; x: number; y: number; width: number; height: number }[];
	/** From, to. */
	lines: readonly (readonly [number, number, number, number])[];
}

/** `note` stands at the foot of each page; letters without accents. */
export interface PdfDocument {
	title: string;
	note: string;
	pages: readonly PdfPage[];
	pictures: readonly PdfPicture[];
}

const POINTS = 72 / 25.4;
/** Of lines to cut along, in millimetres. */
const LINE = 0.15;
const NOTE = { letters: 5, foot: 4 } as const;

/** The first objects; pictures and pages come behind them. */
const [CATALOG, PAGES, FONT, INFO, FIRST] = [1, 2, 3, 4, 5];

export function pdfOf({ title, note, pages, pictures }: PdfDocument): Uint8Array<ArrayBuffer> {
	const pageAt = (at: number): number => FIRST + pictures.length + at * 2;
	const objects: (readonly [string, Uint8Array?])[] = [
		[`<< /Type /Catalog /Pages ${PAGES} 0 R >>`],
		[
			`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageAt(at)} 0 R`).join(' ')}] >>`
		],
		['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
		[`<< /Title ${inHex(title)} /Producer (Thingsmith) >>`],
		...pictures.map(({ width, height, rgb }) =>
			stream(
				`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
				rgb
			)
		),
		...pages.flatMap((page, at) => {
			const used = [...new Set(page.pictures.map(({ of }) => of))];
			const named = used.map((of) => `/P${of} ${FIRST + of} 0 R`).join(' ');
			return [
				[
					`<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${inPoints(page.width)} ${inPoints(page.height)}] /Contents ${pageAt(at) + 1} 0 R /Resources << /Font << /F ${FONT} 0 R >> /XObject << ${named} >> >> >>`
				] as const,
				stream('', strToU8(drawn(page, note)))
			];
		})
	];
	return written(objects);
}

function drawn({ height, pictures, lines }: PdfPage, note: string): string {
	return [
		...pictures.map(
			(picture) =>
				`q ${inPoints(picture.width)} 0 0 ${inPoints(picture.height)} ${inPoints(picture.x)} ${inPoints(height - picture.y - picture.height)} cm /P${picture.of} Do Q`
		),
		`${inPoints(LINE)} w`,
		...lines.map(
			([fromX, fromY, toX, toY]) =>
				`${inPoints(fromX)} ${inPoints(height - fromY)} m ${inPoints(toX)} ${inPoints(height - toY)} l S`
		),
		`BT /F ${NOTE.letters} Tf ${inPoints(10)} ${inPoints(NOTE.foot)} Td (${note.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`
	].join('\n');
}

const inPoints = (millimetres: number): string => (millimetres * POINTS).toFixed(3);

function stream(what: string, bytes: Uint8Array): [string, Uint8Array] {
	const packed = zlibSync(bytes);
	return [`<< ${what} /Filter /FlateDecode /Length ${packed.length} >>`, packed];
}

/** Any letters, as PDF wants them: UTF-16 in digits, with the mark in front. */
function inHex(text: string): string {
	const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
	return `<${[0xfe_ff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

/** One after the other, and behind them a list of where each begins. */
function written(objects: readonly (readonly [string, Uint8Array?])[]): Uint8Array<ArrayBuffer> {
	const parts: Uint8Array[] = [];
	let length = 0;
	const add = (part: string | Uint8Array): void => {
		const bytes = typeof part === 'string' ? strToU8(part) : part;
		parts.push(bytes);
		length += bytes.length;
	};
	const starts: number[] = [];
	// Bytes that are no letters, so that no program takes it for text.
	add('%PDF-1.4\n%\u00e2\u00e3\n');
	for (const [at, [dictionary, body]] of objects.entries()) {
		starts.push(length);
		add(`${at + 1} 0 obj\n${dictionary}\n`);
		if (body) {
			add('stream\n');
			add(body);
			add('\nendstream\n');
		}
		add('endobj\n');
	}
	const table = length;
	add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
	for (const start of starts) add(`${String(start).padStart(10, '0')} 00000 n \n`);
	add(
		`trailer\n<< /Size ${objects.length + 1} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>\nstartxref\n${table}\n%%EOF\n`
	);
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
