/** Where an old address is now. */
export interface Moved {
	/** With which it moved, the last time it did. */
	version: number;
	/** null when it is nowhere. */
	to: string | null;
	advice: string;
}
