/** The order of a turn, as far as rules tell it by themselves: the words of a field that the table shows of the game. */
import type { FieldDef, Program } from '#lib/ruleset/program/program.ts';
import type { BookStep } from './rulebook-parts.ts';

/**
 * A word that is also the name of a procedure or of a window is a part of the turn: the procedure cites what holds in it, and the
 * window says what is asked there and what can be done. Of a game without such words the order is not known.
 */
export function turnOf(program: Program): BookStep[] {
	const { enums, procedures, windows, actions } = program;
	const { status } = program.layout;
	const fields = program.fields.game.filter(({ id }) => status.includes(id));
	return fields.flatMap((field) => {
		const words = enumOf(field);
		const { id, values } = (words === null ? undefined : enums[words]) ?? { id: '', values: [] };
		return values.flatMap((value): BookStep[] => {
			const procedure = procedures.find((candidate) => candidate.id === value);
			const window = windows.indexOf(value);
			if (!procedure && window < 0) return [];
			const possible = actions.filter((action) => window >= 0 && action.windows.includes(window));
			return [
				{
					enum: id,
					value,
					cite: procedure?.cite ?? [],
					window: window < 0 ? null : value,
					actions: possible.map((action) => action.id)
				}
			];
		});
	});
}

function enumOf({ type }: FieldDef): number | null {
	const inner = type.t === 'optional' ? type.of : type;
	return inner.t === 'enum' ? inner.enum : null;
}
