/**
 * Looking something up by a name that stands in a file. Objects inherit `constructor`, `toString` and more, which nobody
 * wrote; what is asked for here was put there.
 */
export function own<V>(record: Readonly<Record<string, V>>, name: string): V | undefined {
	return Object.hasOwn(record, name) ? record[name] : undefined;
}
