/** Which pieces a game made use of: whoever tries for one and fails has used it, too. */
import type { EffectDef, Program } from '#lib/ruleset/program/program.ts';
import type { Uses } from './usage.ts';

/** All that act by themselves. */
export function effectsOf({ events, values }: Program): Pick<EffectDef, 'id' | 'self'>[] {
	return [
		...events.flatMap((event) => [...event.restrictions, ...event.replacements, ...event.triggers]),
		...values.flatMap(({ modifiers }) => modifiers)
	];
}

/** By the id of the face on which it is written: effects. */
export type WrittenOn = ReadonlyMap<string, readonly string[]>;

export function effectsOn(program: Program): WrittenOn {
	const written = effectsOf(program).flatMap(({ id, self }) =>
		self?.set === 'faces' ? [{ id, face: program.faces[self.piece]?.id ?? '' }] : []
	);
	const byFace = Map.groupBy(written, ({ face }) => face);
	return new Map([...byFace].map(([face, own]) => [face, own.map(({ id }) => id)]));
}

/** Whether somebody took or chose what shows a face, or an effect on it acted. */
export function isUsed(face: string, written: WrittenOn, uses: Uses): boolean {
	const chosen = [...uses.actions.values(), ...uses.choices.values()];
	return (
		chosen.some((faces) => faces.has(face)) ||
		(written.get(face) ?? []).some((effect) => uses.effects.has(effect))
	);
}
