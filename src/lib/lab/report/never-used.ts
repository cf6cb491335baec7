/** What of the rules nobody ever made use of in many games: it is dead, or too few were played. */
import type { PartKind, PartReport } from './PartTally.ts';

/** Ids by kind; those of events and effects are empty where nobody watched for them. */
export type PartIds = Record<PartKind, string[]>;

export function neverUsed(all: PartIds, parts: readonly PartReport[], watched: boolean): PartIds {
	const used = new Set(
		parts.flatMap(({ kind, id, games }) => (games.hits > 0 ? [`${kind} ${id}`] : []))
	);
	const of = (kind: PartKind): string[] => all[kind].filter((id) => !used.has(`${kind} ${id}`));
	return {
		piece: of('piece'),
		action: of('action'),
		answer: of('answer'),
		event: watched ? of('event') : [],
		effect: watched ? of('effect') : []
	};
}
