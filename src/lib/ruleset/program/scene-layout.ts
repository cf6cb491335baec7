/**
 * Scenes of a layout: panels that are open while a rule runs or a condition holds. Read leniently: whatever is wrong with
 * one was found when the game was linked (`link/whole/link-layout.ts`).
 */
import { own } from '#lib/language/tools/own.ts';
import { mapOf, textsOf } from './lenient.ts';

export interface SceneLayout {
	id: string;
	/** Procedures, actions or events: it is open while one of them runs. */
	during: string[];
	/** The field or value of the game that says which space it is about. */
	at: string | null;
	/** What of the game says whose scene it is; `asked`: whoever is asked. */
	by: string | null;
	/** All players have a side. */
	everybody: boolean;
	/** Where its pieces lie; of zones per space, the one of that space. */
	zones: string[];
	/** The kind of the pieces that take part, or what of a piece says whether it does. */
	pieces: string | null;
	/** What of a piece says for which player it stands; otherwise whose zone it lies in. */
	side: string | null;
	/** What of a piece groups it with others of its side. */
	group: string | null;
	/** What of a piece is written large. */
	value: string | null;
	marks: string[];
	/** The field of the game that says how far it has come: one value of an enum after the other. */
	step: string | null;
	/** Fields or values of the game or its space, and those of each player at its side. */
	status: string[];
	players: string[];
	/** Whether it shows how it stands, and what the log says of it. */
	standings: boolean;
	log: boolean;
	/** How it will probably end is told; null: it is not. */
	odds: SceneOdds | null;
}

export interface SceneOdds {
	/** The field or value of its space, or of the game where it has none, that says how it ended. */
	decides: string | null;
	/** Procedures: it has ended when none of them runs any more. */
	until: string[];
}

/** What `by` says where it names nothing of the game. */
export const ASKED = 'asked';

export function scenesIn(layout: unknown): SceneLayout[] {
	const scenes = mapOf(mapOf(layout)['scenes']);
	return Object.keys(scenes).map((id) => {
		const scene = mapOf(own(scenes, id));
		const one = (key: string): string | null => textsOf(own(scene, key))[0] ?? null;
		const many = (key: string): string[] => textsOf(own(scene, key));
		const is = (key: string): boolean => own(scene, key) === true;
		return {
			id,
			during: many('during'),
			at: one('at'),
			by: one('by'),
			everybody: is('everybody'),
			zones: many('zones'),
			pieces: one('pieces'),
			side: one('side'),
			group: one('group'),
			value: one('value'),
			marks: many('marks'),
			step: one('step'),
			status: many('status'),
			players: many('players'),
			standings: is('standings'),
			log: is('log'),
			odds: oddsOf(own(scene, 'odds'), many('during'))
		};
	});
}

function oddsOf(odds: unknown, during: string[]): SceneOdds | null {
	if (odds === undefined) return null;
	const { decides, until } = mapOf(odds);
	const named = textsOf(until);
	return { decides: textsOf(decides)[0] ?? null, until: named.length > 0 ? named : during };
}
