/** What chance has decided, in the lines of a log. */
import type { LogLine } from '#lib/engine/seat/protocol.ts';

export const CHANCE_KINDS = ['roll', 'draw', 'pick', 'shuffle'] as const;
export type ChanceKind = (typeof CHANCE_KINDS)[number];

/** The last one first. */
export function chanceIn(log: readonly LogLine[], kind: ChanceKind | 'all'): LogLine[] {
	const kinds: readonly string[] = kind === 'all' ? CHANCE_KINDS : [kind];
	return log.filter((line) => kinds.includes(line.kind)).reverse();
}
