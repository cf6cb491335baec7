/** A game of one's own: its files begin as those of a template, and go together. */
import { childOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole, nameIn } from '#lib/ruleset/layers/layer-files.ts';
import { type GameTemplate, isGameId, newGame } from '#lib/ruleset/templates/game-from-template.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import { idFrom } from '#lib/language/tools/id-from.ts';

export interface OwnGame {
	id: string;
	/** By their paths below the rulesets folder. */
	files: Map<string, string>;
}

/** With an id that no game has, and no variant that is here. */
export function ownGame(
	template: GameTemplate,
	name: string,
	here: readonly Pick<WorkFile, 'path'>[]
): OwnGame {
	const paths = here.map(({ path }) => path);
	const taken: string[] = [];
	for (;;) {
		const id = idFrom(name, taken, 'new-game');
		const files = newGame(template, id, name);
		const placed = new Map([...files].map(([way, text]) => [nameIn(id, way), text]));
		const isFree =
			isGameId(id) && !paths.some((path) => path.startsWith(`${id}/`) || placed.has(path));
		if (isFree) return { id, files: placed };
		taken.push(id);
	}
}

/** All files of a game, if nobody else has it; none: it was delivered. */
export function filesOfOwnGame(game: string, files: readonly WorkFile[]): WorkFile[] {
	const own = files.filter(({ path, text }) => isOf(game, path, text));
	const isOwn = own.every(({ delivered }) => delivered === null);
	return isOwn && own.some(({ path }) => fileRole(path).role === 'layer') ? own : [];
}

function isOf(game: string, path: string, text: string): boolean {
	if (fileRole(path).role !== 'variant') return path.startsWith(`${game}/`);
	const header = childOf(parseFile(path, text).root ?? undefined, 'variant');
	return textOf(childOf(header, 'game')) === game;
}
