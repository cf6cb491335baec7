/** Scenes of a layout: panels that are open while a rule runs or a condition holds. */

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
