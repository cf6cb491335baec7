/** The cards of Kings & Creatures for the versions written by hand, read from the linked rules: the same values for all. */
import type { FaceDef, Program } from '#lib/ruleset/program/program.ts';

export const COLOURS = ['red', 'yellow', 'green', 'purple', 'blue'] as const;

export interface Card {
	id: string;
	kind: string;
	number: number;
	/** Index into COLOURS; -1 for castles. */
	colour: number;
	fromPlayers: number;
	points: number;
	figures: number;
	species: number;
	rulesOver: number;
	crownsLeft: number;
	crownsRight: number;
	/** Cards of each colour that a legend asks for. */
	needs: number[];
}

export function cardsOf(program: Program): Card[] {
	return program.pieces.map(({ face }) => cardOf(program, program.faces[face]!));
}

function cardOf(program: Program, face: FaceDef): Card {
	const printed = (id: string): number => {
		const value = face.attributes[program.attributes.findIndex((attribute) => attribute.id === id)];
		if (value === undefined) throw new Error(`cards have no ${id}`);
		return value;
	};
	return {
		id: face.id,
		kind: program.kinds[face.kind]!.id,
		number: printed('number'),
		colour: printed('colour'),
		fromPlayers: printed('from-players'),
		points: printed('points'),
		figures: printed('figures'),
		species: printed('species'),
		rulesOver: printed('rules-over'),
		crownsLeft: printed('crowns-left'),
		crownsRight: printed('crowns-right'),
		needs: COLOURS.map((colour) => printed(`needs-${colour}`))
	};
}
