/** How the rules say how far a game has come: rounds, and lines with which phases begin. */
import type { LogLine, PhraseArgument } from '#lib/engine/seat/protocol.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

/** Enums whose words say how far a round has come: those that the status line shows. */
export function phasesOf({ layout, rules }: RulesIndex): ReadonlySet<string> {
	const fields = rules.fields.game.filter(({ id }) => layout.status.includes(id));
	return new Set(
		fields.flatMap(({ type }) => {
			const inner = type.t === 'optional' ? type.of : type;
			return inner.t === 'enum' ? (rules.enums[inner.enum]?.id ?? []) : [];
		})
	);
}

/** What the rules call a round; null where they count none. */
export function roundName(index: RulesIndex): string | null {
	const { roundField } = index.layout;
	return roundField === null ? null : index.fieldName(roundField);
}

/** A line that names a phase, and nothing on the table. */
export function beginsPhase({ kind, phrase }: LogLine, phases: ReadonlySet<string>): boolean {
	if (kind !== 'log') return false;
	const said: PhraseArgument[] = Object.values(phrase.args);
	const others = said.filter(({ of }) => of === 'thing' || of === 'unknown' || of === 'dice');
	return (
		others.length === 0 &&
		said.some((argument) => argument.of === 'enum' && phases.has(argument.enum))
	);
}
