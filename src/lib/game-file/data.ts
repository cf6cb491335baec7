/** What a file or the storage of a browser holds, before anything is known about it. */
export type Data = Readonly<Record<string, unknown>>;

/** Whether it has keys; a list has none. */
export function isData(data: unknown): data is Data {
	return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** undefined: it is no JSON. */
export function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return undefined;
	}
}
