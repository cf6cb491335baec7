/** What somebody wants to know, as the end of the address of the laboratory. */
import type { LabPurpose } from '../../../workers/lab/lab-api.ts';

export const PURPOSES = [
	'play',
	'compare',
	'sweep',
	'counter'
] as const satisfies readonly LabPurpose['is'][];

/** What the address says of it, and perhaps not all of it yet. */
export interface AskedPurpose {
	is: LabPurpose['is'];
	/** A variant. */
	against: string | null;
	/** What is swept. */
	vary: string | null;
	piece: string | null;
}

export const NOTHING = { against: null, vary: null, piece: null } as const;

/** `ask` says what; where it is left out, whatever else is there does. */
export function purposeOf(query: Pick<URLSearchParams, 'get'>): AskedPurpose {
	const [against, vary, piece] = ['against', 'vary', 'piece'].map((key) => query.get(key) || null);
	const said = PURPOSES.find((candidate) => candidate === query.get('ask'));
	const is = said ?? (piece ? 'counter' : vary ? 'sweep' : against ? 'compare' : 'play');
	return { is, against: against ?? null, vary: vary ?? null, piece: piece ?? null };
}

/** Those who ask the same of it. */
export function isAsked(asked: AskedPurpose, purpose: LabPurpose): boolean {
	if (asked.is !== purpose.is) return false;
	switch (purpose.is) {
		case 'play':
			return true;
		case 'compare':
			return asked.against === purpose.against.variant;
		case 'sweep':
			return asked.vary === purpose.vary;
		case 'counter':
			return asked.piece === purpose.piece;
	}
}

/** The end of the address. */
export function purposeQuery({ is, against, vary, piece }: AskedPurpose): Record<string, string> {
	const said = is === 'compare' ? { against } : is === 'sweep' ? { vary } : { piece };
	const known = Object.entries(is === 'play' ? {} : { ask: is, ...said });
	return Object.fromEntries(
		known.flatMap(([key, value]): [string, string][] => (value === null ? [] : [[key, value]]))
	);
}
