/** A position of a game becomes a scenario of one's own. */
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import type { PositionScenario } from '#lib/game-server/position/position-api.ts';
import { idFrom } from '#lib/language/tools/id-from.ts';

/** In a folder of their own: one under the name of a delivered file would stand in its place. */
const folderOf = (game: string): string => `${game}/tests/mine/`;

/** Writes it under its name into a file that is not there yet; where in it something is to be claimed. */
export function keepScenario(
	workshop: Pick<Workshop, 'files' | 'returnTo'>,
	name: string,
	{ game, text, line }: PositionScenario
): { file: string; line: number } {
	const folder = folderOf(game);
	const taken = workshop.files
		.filter(({ path }) => path.startsWith(folder))
		.map(({ path }) => path.slice(folder.length).replace(/\.yaml$/, ''));
	const file = `${folder}${idFrom(name, taken)}.yaml`;
	workshop.returnTo(file, { is: 'text', text });
	return { file, line };
}
