/** Where two games that began alike part. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import type { RecordedAnswer } from '#lib/engine/session/course.ts';

export interface Parting {
	/** Answers that both have in common; the next one differs. */
	answers: number;
	/** Who answered what then; null where the game had ended. */
	a: string | null;
	b: string | null;
}

/** By what was chosen, for under other rules the same answer may have another number. null: they never part. */
export function partingOf(
	a: readonly RecordedAnswer[],
	b: readonly RecordedAnswer[]
): Parting | null {
	const length = Math.max(a.length, b.length);
	for (let at = 0; at < length; at++) {
		const [first, other] = [inWords(a[at]), inWords(b[at])];
		if (first !== other) return { answers: at, a: first, b: other };
	}
	return null;
}

function inWords(answer: RecordedAnswer | undefined): string | null {
	if (answer === undefined) return null;
	const [seat = 0, ...picks] = answer.filter((part) => typeof part === 'number');
	const keys = answer.filter((part) => typeof part === 'string');
	const chosen = (keys.length > 0 ? keys : picks).join(', ') || 'nothing';
	return `${playerKey(seat < 0 ? -1 - seat : seat)}: ${chosen}`;
}
