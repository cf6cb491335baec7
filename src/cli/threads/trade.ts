/** What can be had played. */

/** Games of one kind, by their numbers. */
export interface Numbered {
	from: number;
	to: number;
}

/** How a portion is played: by what a file exports under this name. */
export interface Trade<Portion extends Numbered, Played> {
	file: URL;
	name: string;
	play(portion: Portion): Played[];
}
