/** Plain data as it comes, read without a finding: whatever does not fit is as good as not there. */

export function mapOf(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: {};
}

export function textOf(value: unknown): string | null {
	return typeof value === 'string' ? value : null;
}

export function numberOf(value: unknown): number | null {
	return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** A text stands for a list of one. */
export function textsOf(value: unknown): string[] {
	const all: unknown[] = Array.isArray(value) ? value : [value];
	return all.filter((item) => typeof item === 'string');
}

/** `[swift]`, or with what belongs to each `{ swift: feather }`. */
export function namesOf(value: unknown): string[] {
	return Array.isArray(value) ? textsOf(value) : Object.keys(mapOf(value));
}
