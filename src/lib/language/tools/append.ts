/** Adds any number of items at the end of a list. A call with a spread (`push(...more)`) overflows the stack with many. */
export function append<T>(list: T[], more: Iterable<T>): void {
	for (const item of more) list.push(item);
}
