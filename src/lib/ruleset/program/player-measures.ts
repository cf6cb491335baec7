import type { Program } from './program.ts';

/** What the ruleset's layout shows of its players: fields and values, by name. */
export function measuresOf({ layout }: Program): string[] {
	if (typeof layout !== 'object' || layout === null || !('players' in layout)) return [];
	const { players } = layout;
	return Array.isArray(players) ? players.filter((id) => typeof id === 'string') : [];
}
