/** What is known of a routine without running it. */
export interface RoutineInfo {
	readonly id: string;
	readonly kind: 'procedure' | 'action' | 'event';
	/** Words of locals. */
	readonly frame: number;
	/** Where it is written: an index into the program's sources. */
	readonly source: number;
	readonly cite: readonly string[];
	/** Equal for routines with the same instructions, whatever numbers and conditions are in them. */
	readonly shape: string;
}
