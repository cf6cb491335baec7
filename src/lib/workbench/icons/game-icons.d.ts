declare module 'virtual:game-icons' {
	/** Icon name -> path data in a box of 512 by 512. */
	export const named: Record<string, string>;
	/** First letter -> all icons that begin with it. */
	export const parts: Record<string, () => Promise<{ default: Record<string, string> }>>;
	/** The names of all icons, in alphabetical order. */
	export const names: () => Promise<{ default: string[] }>;
}
