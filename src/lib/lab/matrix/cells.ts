/** Which combinations of layers and options a game has to bear. */
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { listOptions, type ListedOption, otherValues } from '#lib/ruleset/report/option-list.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { composeGame, listGames, type Workspace } from '#lib/ruleset/workspace/workspace.ts';

/** One combination. */
export interface Cell {
	game: string;
	/** Empty where the game has no editions. */
	edition: string;
	/** The house rules it is about: none, one or two. */
	rules: string[];
	/** These, the edition and what they require. */
	layers: string[];
	/** At most one option with a value that is not its default. */
	options: Record<string, string | number>;
}

export interface GameParts {
	game: string;
	/** `['']` where there are none. */
	editions: string[];
	rules: string[];
	/** Options that a layer declares itself, by layer; the base is `base`. */
	options: Map<string, ListedOption[]>;
}

export function partsOfGame(workspace: Workspace, game: string): GameParts {
	const layers = gameLayers(workspace.files, game);
	const ids = (kind: Layer['kind']): string[] =>
		layers.filter((layer) => layer.kind === kind).map(({ id }) => id);
	const options = new Map<string, ListedOption[]>();
	for (const { id } of layers) {
		const needed = id === 'base' ? [] : withRequirements(layers, id);
		const declared = listOptions(composeGame(workspace, game, needed));
		options.set(
			id,
			declared.filter((option) => option.layer === id)
		);
	}
	const editions = ids('edition');
	const rules = ids('house-rule');
	return { game, editions: editions.length > 0 ? editions : [''], rules, options };
}

export function allParts(workspace: Workspace): GameParts[] {
	return listGames(workspace).map((game) => partsOfGame(workspace, game));
}

/** Every edition, every house rule with it, every pair of house rules; each with every value of every option of theirs. */
export function cellsOf(workspace: Workspace, parts: GameParts): Cell[] {
	const { game, editions, rules, options } = parts;
	const layers = gameLayers(workspace.files, game);
	const pairs = rules.flatMap((rule, i) => rules.slice(i + 1).map((other) => [rule, other]));
	const combinations = [[], ...rules.map((rule) => [rule]), ...pairs];
	return editions.flatMap((edition) =>
		combinations.flatMap((combination) => {
			const named = edition === '' ? combination : [edition, ...combination];
			const chosen = [...new Set(named.flatMap((id) => withRequirements(layers, id)))];
			// Alone, an edition shows every option; with house rules, theirs are enough.
			const declarers = combination.length === 0 ? ['base', ...named] : combination;
			const cell = (choice: Cell['options']): Cell => ({
				game,
				edition,
				rules: combination,
				layers: chosen,
				options: choice
			});
			const values = declarers
				.flatMap((id) => options.get(id) ?? [])
				.flatMap((option) => otherValues(option).map((value) => ({ [option.id]: value })));
			return [cell({}), ...values.map(cell)];
		})
	);
}

/** `west, with a + b (pace: fast)` */
export function cellName({ game, edition, rules, options }: Cell): string {
	const chosen = Object.entries(options).map(([id, value]) => ` (${id}: ${value})`);
	const named = [edition || game, ...rules].join(' + ');
	return `${named}${chosen.join('')}`;
}
