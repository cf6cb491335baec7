/** What of the rules nobody ever made use of in many games: it is dead, or too few were played. */
import { choicesOf } from '#lib/ruleset/program/all-steps.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { PartKind, PartReport } from './PartTally.ts';

/** Ids by kind; `events` and `effects` are empty where nobody watched for them. */
export type NeverUsed = Record<PartKind, string[]>;

export function partsOf(
	program: Program,
	parts: readonly PartReport[],
	watched: boolean
): NeverUsed {
	const { faces, pieces, actions, events, values } = program;
	const effects = [
		...events.flatMap((event) => [...event.restrictions, ...event.replacements, ...event.triggers]),
		...values.flatMap(({ modifiers }) => modifiers)
	];
	const answers = choicesOf(program).flatMap(({ path, domain }) =>
		domain.kind === 'options' ? domain.options.map(({ id }) => `${path}: ${id}`) : []
	);
	const all: NeverUsed = {
		piece: pieces.map(({ face }) => faces[face]!.id),
		action: actions.map(({ id }) => id),
		answer: answers,
		event: watched ? events.map(({ id }) => id) : [],
		effect: watched ? effects.map(({ id }) => id) : []
	};
	const used = new Set(
		parts.flatMap(({ kind, id, games }) => (games.hits > 0 ? [`${kind} ${id}`] : []))
	);
	const kinds = Object.keys(all) as PartKind[];
	return Object.fromEntries(
		kinds.map((kind) => [
			kind,
			[...new Set(all[kind])].filter((id) => !used.has(`${kind} ${id}`)).sort()
		])
	) as NeverUsed;
}
