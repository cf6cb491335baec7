/**
 * What became of addresses that earlier versions of a game had: `moves.yaml` in the folder of the game. An old address is
 * never used again, so it needs no version to be recognised, and whatever lay below it goes along.
 */
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { parseFile, type ParsedFile } from '#lib/language/parsed-file.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import type { Moved } from './text-moves.ts';
import { textMoved } from './text-moves.ts';

/** One line of the file. */
export interface Move {
	version: number;
	from: string;
	/** null for what was removed. */
	to: string | null;
	/** What to do instead, of what was removed. */
	advice: string;
	key: ScalarNode;
	value: ScalarNode;
}

/** Where the moves of a game are, in a folder of rulesets. */
export function movesPath(game: string): string {
	return `${game}/moves.yaml`;
}

export class Moves {
	readonly list: readonly Move[];
	readonly #versions: readonly number[];
	readonly #at = new Map<string, Move>();

	constructor(list: readonly Move[]) {
		this.list = list;
		this.#versions = [...new Set(list.map(({ version }) => version))].sort((a, b) => a - b);
		for (const move of list) this.#at.set(`${move.version} ${move.from}`, move);
	}

	/** What became of an address, or of the longest part of it that moved; null: nothing is known of it. */
	of(address: string): Moved | null {
		if (this.list.length === 0) return null;
		return this.#followed(address) ?? textMoved(address, (other) => this.#followed(other));
	}

	#followed(address: string): Moved | null {
		let to = address;
		let last: Moved | null = null;
		for (const version of this.#versions) {
			const move = this.#longest(version, to);
			if (!move) continue;
			if (move.to === null) return { version, to: null, advice: move.advice };
			to = move.to + to.slice(move.from.length);
			last = { version, to, advice: '' };
		}
		return last;
	}

	#longest(version: number, address: string): Move | null {
		for (let end = address.length; end > 0; end = address.lastIndexOf('.', end - 1)) {
			const move = this.#at.get(`${version} ${address.slice(0, end)}`);
			if (move) return move;
		}
		return null;
	}
}

export const NO_MOVES = new Moves([]);

const known = new WeakMap<ParsedFile, Moves>();

/** Those of a game in a folder of rulesets; what is wrong in the file is a finding elsewhere. */
export function readMoves(files: ReadonlyMap<string, string>, game: string): Moves {
	const path = movesPath(game);
	const text = files.get(path);
	if (text === undefined) return NO_MOVES;
	const file = parseFile(path, text);
	const before = known.get(file);
	if (before) return before;
	const moves = new Moves(linesOf(file));
	known.set(file, moves);
	return moves;
}

function linesOf({ root }: ParsedFile): Move[] {
	return entriesOf(childOf(root ?? undefined, 'moves')).flatMap(([word, entry]) => {
		const version = Number(word);
		const lines = (name: string, removed: boolean): Move[] =>
			entriesOf(childOf(entry.value, name)).flatMap(([from, { key, value }]) => {
				if (value.node !== 'scalar' || value.value === null) return [];
				const said = value.text.trim();
				const to = removed ? null : said;
				return [{ version, from, to, advice: removed ? said : '', key, value }];
			});
		return [...lines('addresses', false), ...lines('removed', true)];
	});
}
