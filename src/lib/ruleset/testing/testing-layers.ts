/** For tests: a small game in memory with layers on top. */
import { printNode } from '#lib/language/tree-tools.ts';
import { explainPath } from '#lib/ruleset/report/provenance.ts';
import { composeGame, type Composition, type Workspace } from '#lib/ruleset/workspace/workspace.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 4 }, start: play }
kinds: { token: { plural: tokens, attributes: { size: int } } }
pieces:
  owl: { kind: token, count: 2, size: 5 }
  crow: { kind: token, size: 1 }
zones: { bag: { sees: none, count: none } }
enums: { suit: { values: [sun, moon] } }
values:
  price: { params: { t: token }, is: t.size + 1 }
  limit: { is: 3 }
actions:
  buy:
    window: turn
    requires: { first: round > 1, second: round > 2 }
    do:
      - { id: pay, set: round, by: 1 }
      - { log: bought }
procedures: { play: { do: [] } }
text: { en: { pieces: { owl: Owl } } }
`;

export interface Rule {
	/** Lines of the header besides the id. */
	header?: string;
	/** Sections and changes. */
	says: string;
}

/** The base, and a house rule for every entry. */
export function workspaceWith(rules: Record<string, Rule | string> = {}): Workspace {
	const files = new Map([['game/base/game.yaml', BASE]]);
	for (const [id, rule] of Object.entries(rules)) {
		const { header = '', says } = typeof rule === 'string' ? { says: rule } : rule;
		files.set(`game/house-rules/${id}.yaml`, `layer:\n  id: ${id}\n${header}\n${says}\n`);
	}
	return { files };
}

/** The base with all the rules given. */
export function composed(rules: Record<string, Rule | string> = {}): Composition {
	return composeGame(workspaceWith(rules), 'game', Object.keys(rules));
}

/** The node at a path, as YAML on one line; what is wrong when there is none. */
export function at(composition: Composition, path: string): string {
	const explained = explainPath(composition, path);
	return explained.found
		? printNode(explained.explanation.node)
		: `nothing (${codes(composition).join(' ')})`;
}

export function codes({ diagnostics }: Composition): string[] {
	return diagnostics.map(({ code }) => code);
}

export function printed({ tree }: Composition): string {
	return printNode(tree);
}

/** A layer that changes one thing. */
export const change = (text: string): string => `change:\n  ${text}`;
