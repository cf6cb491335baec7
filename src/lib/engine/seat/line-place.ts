/** Where in the game a line of the log was written, as far as its reader may know: the round, the space of a scene. */
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { roundField } from '#lib/ruleset/program/program-facts.ts';
import type { SceneLayout } from '#lib/ruleset/program/scene-layout.ts';
import { valueOf } from './keys.ts';
import type { Key, Value, Viewer } from './protocol.ts';
import { knowsField } from './visibility.ts';

const roundOfProgram = onceFor(roundField);

export function roundOf(m: Machine, viewer: Viewer): number | null {
	const round = gameField(m, viewer, roundOfProgram(m.program));
	return typeof round === 'number' ? round : null;
}

/** Values are not asked: they would be worked out in the midst of what runs. */
export function spaceOfScene(m: Machine, viewer: Viewer, { at }: SceneLayout): Key | null {
	const field = m.program.fields.game.findIndex(({ id }) => id === at);
	const type = m.program.fields.game[field]?.type;
	const bare = type?.t === 'optional' ? type.of : type;
	const space = bare?.t === 'space' ? gameField(m, viewer, field) : null;
	return typeof space === 'string' ? space : null;
}

function gameField(m: Machine, viewer: Viewer, index: number): Value {
	const field = m.program.fields.game[index];
	if (field === undefined || !knowsField(m, viewer, field, -1)) return null;
	return valueOf(m, viewer, field.type, m.mem[m.layout.gameFields[index]!]!);
}
