/** A place in a file where something of a game is named. */
export interface Mention {
	/** Of what is named, as `GameNames` says it. */
	address: string;
	file: string;
	/** Offsets of the word in the file. */
	start: number;
	end: number;
	/** It is declared here. */
	declares: boolean;
}
