/**
 * A hostile file that is a sound one with something done to it, or too large to be kept:
 *
 *     from: save                                  # one of the bases; left out: an empty text
 *     steps:
 *       - { put: [course, answers, 1], value: [9, 0] }
 *       - { remove: [course, end] }
 *       - { replace: '"seed": "hostile"', with: '"seed": 1e999' }
 *       - { after: { repeat: ' ', times: 20000000 } }
 *
 * First the data is changed, then the text that is made of it.
 */
import { baseOf } from './bases.ts';

type Path = (string | number)[];
type Data = Record<string | number, unknown>;

export interface Recipe {
	from?: string;
	steps: Step[];
}

type Step =
	| { put: Path; value: unknown }
	| { remove: Path }
	| { replace: string; with: unknown }
	/** Keeps so many hundredths of the text. */
	| { cut: number }
	| { before: unknown }
	| { after: unknown }
	| { encode: 'utf16le' | 'latin1' | 'crlf' };

export function cooked({ from, steps }: Recipe): Buffer {
	const base = from === undefined ? '' : baseOf(from);
	const data = typeof base === 'string' ? null : (structuredClone(base) as Data);
	if (data) for (const step of steps) changeData(data, step);
	const text = data ? JSON.stringify(data, null, '\t') : (base as string);
	return steps.reduce(changeText, Buffer.from(text));
}

function changeData(data: Data, step: Step): void {
	if ('put' in step) {
		const [holder, key] = placeOf(data, step.put);
		const value = grown(step.value);
		// Assigned, `__proto__` would be no key.
		Object.defineProperty(holder, key, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
	} else if ('remove' in step) {
		const [holder, key] = placeOf(data, step.remove);
		if (Array.isArray(holder)) holder.splice(Number(key), 1);
		else delete holder[key];
	}
}

function placeOf(data: Data, path: Path): [Data, string | number] {
	const key = path.at(-1) ?? '';
	const holder = path.slice(0, -1).reduce<unknown>((at, part) => (at as Data)[part], data);
	if (typeof holder !== 'object' || holder === null) throw new Error(`no ${path.join('.')}`);
	return [holder as Data, key];
}

function changeText(bytes: Buffer, step: Step): Buffer {
	const text = (): string => bytes.toString();
	if ('replace' in step) {
		if (!text().includes(step.replace)) throw new Error(`no ${step.replace} in the text`);
		return Buffer.from(text().replace(step.replace, () => wordsOf(step.with)));
	}
	if ('cut' in step) return bytes.subarray(0, Math.floor((bytes.length * step.cut) / 100));
	if ('before' in step) return Buffer.concat([Buffer.from(wordsOf(step.before)), bytes]);
	if ('after' in step) return Buffer.concat([bytes, Buffer.from(wordsOf(step.after))]);
	if (!('encode' in step)) return bytes;
	if (step.encode === 'crlf') return Buffer.from(text().replaceAll('\n', '\r\n'));
	return Buffer.from(text(), step.encode);
}

function wordsOf(value: unknown): string {
	const text = grown(value);
	if (typeof text !== 'string') throw new Error(`${JSON.stringify(value)} is no text`);
	return text;
}

/**
 * `{ repeat: text, times: n }` is that text (`#` in it counts from 0), `{ copies: value, times: n }` a list, `{ several:
 * [...] }` texts in a row.
 */
function grown(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(grown);
	if (typeof value !== 'object' || value === null) return value;
	const { repeat, copies, times, several } = value as Data;
	if (Array.isArray(several)) return several.map(wordsOf).join('');
	if (typeof times !== 'number') {
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, grown(inner)]));
	}
	if (typeof repeat !== 'string') return Array.from({ length: times }, () => copies);
	return repeat.includes('#')
		? Array.from({ length: times }, (_, i) => repeat.replaceAll('#', String(i))).join('')
		: repeat.repeat(times);
}
