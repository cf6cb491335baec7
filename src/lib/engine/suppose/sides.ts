/** Two-sided pieces that lie hidden: which of them lies where, and which side is up. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { backKind } from '#lib/engine/seat/knowledge-of.ts';
import { knowsPiece } from '#lib/engine/seat/visibility.ts';
import { stepsOfProgram } from '#lib/ruleset/program/all-steps.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Pick } from '#lib/engine/seat/resample.ts';

export function hasSides(program: Program): boolean {
	if (program.faces.every(({ back }) => back < 0)) return false;
	return [...stepsOfProgram(program)].some((step) => step.do === 'flip');
}

export function supposeSides(m: Machine, seat: number, pick: Pick): void {
	const { layout, program, mem } = m;
	const groups = new Map<string, number[]>();
	for (let piece = 0; piece < layout.pieces; piece++) {
		const { back, kind } = program.faces[mem[layout.face + piece]!]!;
		if (back < 0 || knowsPiece(m, seat, piece)) continue;
		const { hides } = program.zones[layout.zoneDef[mem[layout.zone + piece]!]!]!;
		const group = `${backKind(m, kind)}/${hides}`;
		groups.set(group, [...(groups.get(group) ?? []), piece]);
	}
	for (const pieces of groups.values()) {
		// By the lower of their two faces, so that which side is up does not tell in what order they are drawn.
		const faces = pieces
			.map((piece) => {
				const face = mem[layout.face + piece]!;
				return Math.min(face, program.faces[face]!.back);
			})
			.sort((a, b) => a - b);
		for (const piece of pieces) {
			const [face] = faces.splice(pick(faces.length), 1);
			m.turnTo(piece, pick(2) === 0 ? face! : program.faces[face!]!.back);
		}
	}
}
