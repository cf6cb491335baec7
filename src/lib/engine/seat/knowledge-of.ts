/** What a viewer may know of a whole position, worked out at once, for explanations. */
import { onceFor } from '#lib/language/tools/once-for.ts';
import { TABLES } from '#lib/ruleset/program/expression-ir.ts';
import type { FieldDef, Program } from '#lib/ruleset/program/program.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { heightOf } from '#lib/engine/state/memory-layout.ts';
import type { Viewer } from './protocol.ts';
import { knownPieces, knowsCount, knowsField } from './visibility.ts';

/** null for the observer, from whom nothing is kept. */
export function knowledgeOf(m: Machine, viewer: Viewer): Knowledge | null {
	if (viewer === 'observer') return null;
	const { layout, program } = m;
	const pieces = knownPieces(m, viewer);
	const counts = new Uint8Array(layout.zones);
	for (let zone = 0; zone < counts.length; zone++)
		if (knowsCount(m, viewer, zone)) counts[zone] = 1;
	const asked = new Map<FieldDef, Uint8Array>();
	for (const table of TABLES) {
		for (const field of program.fields[table]) {
			if (field.visible.to !== 'expr') continue;
			const answers = new Uint8Array(heightOf(layout, table));
			for (let thing = 0; thing < answers.length; thing++)
				if (knowsField(m, viewer, field, table === 'game' ? -1 : thing)) answers[thing] = 1;
			asked.set(field, answers);
		}
	}
	// Asking a rule in the middle of another answer would disturb it; the rest needs no asking.
	const knows = (field: FieldDef, thing: number): boolean => {
		const answers = asked.get(field);
		if (answers !== undefined) return answers[Math.max(thing, 0)] === 1;
		if (field.visible.to === 'with-identity') return pieces[thing] === 1;
		return knowsField(m, viewer, field, thing);
	};
	return {
		piece: (piece) => pieces[piece] === 1,
		kind: (piece) => hiddenKind(m, piece),
		count: (zone) => counts[zone] === 1,
		field: (table, field, thing) => knows(program.fields[table][field]!, thing)
	};
}

/** What everybody knows of a piece that lies hidden where this one does: what its zone says, at least its back. */
export function hiddenKind(m: Machine, piece: number): number {
	const { layout, mem, program } = m;
	const { hides } = program.zones[layout.zoneDef[mem[layout.zone + piece]!]!]!;
	return hides === 0 ? backKind(m, program.faces[mem[layout.face + piece]!]!.kind) : hides;
}

/** The ancestor of a kind that stands directly below the root: pieces of one such kind have the same back. */
export function backKind({ program }: Pick<Machine, 'program'>, kind: number): number {
	return backKinds(program)[kind]!;
}

const backKinds = onceFor(({ kinds }: Program) =>
	kinds.map((_, kind) => {
		while (kinds[kind]!.parent > 0) kind = kinds[kind]!.parent;
		return kind;
	})
);
