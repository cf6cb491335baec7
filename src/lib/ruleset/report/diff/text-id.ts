/** Under which id the texts of a game speak of a definition. */
import type { Difference } from './diff-programs.ts';

/** `coins` for the field `player.coins`, the id itself for everything else. */
export function textId({ section, id }: Pick<Difference, 'section' | 'id'>): string {
	return section === 'fields' ? id.slice(id.indexOf('.') + 1) : id;
}
