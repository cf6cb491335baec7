/** Names for everything a key can stand for, as one viewer of one table knows it. */
import type { GameView, Key, PieceView, SpaceView, Value } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { parseKey } from './keys.ts';
import type { PhraseContext } from './phrase.ts';
import { printOf } from './piece-print.ts';
import { markText, type RulesIndex } from './RulesIndex.ts';

/** Words of the workbench itself that phrases need. */
export interface PhraseWords {
	nothing: string;
	pass: string;
	unknown(count: number): string;
	hidden(kind: string | null): string;
}

export class Names implements PhraseContext {
	readonly lexicon;
	readonly nothing: string;
	readonly pass: string;
	readonly #index: RulesIndex;
	readonly #words: PhraseWords;
	readonly #seats: string[];
	readonly #spaces: Map<Key, string>;
	readonly #pieces: Map<Key, PieceView>;
	/** Where each piece lies: the space, or the zone where there is none. */
	readonly #places: Map<Key, Key>;

	constructor(index: RulesIndex, view: GameView, seats: string[], words: PhraseWords) {
		this.lexicon = index.lexicon;
		this.nothing = words.nothing;
		this.pass = words.pass;
		this.#index = index;
		this.#words = words;
		this.#seats = seats;
		this.#spaces = new Map(view.spaces.map((space) => [space.key, this.#spaceName(space)]));
		this.#pieces = new Map(
			view.zones.flatMap((zone) => zone.pieces.map((piece) => [piece.key, piece] as const))
		);
		this.#places = new Map(
			view.zones.flatMap(({ key, of, pieces }) => {
				const place = of !== null && this.#spaces.has(of) ? of : key;
				return pieces.map((piece) => [piece.key, place] as const);
			})
		);
	}

	unknown(count: number): string {
		return this.#words.unknown(count);
	}

	thing(key: Key): string {
		const space = this.#spaces.get(key);
		if (space !== undefined) return space;
		const piece = this.#pieces.get(key);
		if (piece) return this.piece(piece);
		const parts = parseKey(key);
		switch (parts.is) {
			case 'player':
				return this.player(parts.seat);
			case 'piece':
				return this.#index.pieceName(parts.face);
			case 'hidden':
				return this.#words.hidden(null);
			case 'place': {
				const zone = this.#index.zoneName(parts.word);
				const of = this.#spaces.get(`${this.#index.rules.space.word}(${parts.at})`);
				return `${zone} (${of ?? this.thing(parts.at)})`;
			}
		}
	}

	/** Where a piece lies, by name; null where it is no piece, or nobody knows. */
	whereabouts(key: Key): string | null {
		const place = this.#places.get(key);
		return place === undefined ? null : this.thing(place);
	}

	/** What is printed on a piece beside its name; null where it is no piece, or only its back is known. */
	printed(key: Key): string | null {
		const piece = this.#pieces.get(key);
		const print = piece ? printOf(this.#index, piece) : null;
		if (print === null) return null;
		return [...(print.value === null ? [] : [print.value]), ...print.marks.map(markText)].join(' ');
	}

	/** A field's value in words: things by their names, everything else as the rules say it. */
	say(value: Value, field: { id: string; type: Type } | undefined): string {
		const type = field?.type.t === 'optional' ? field.type.of : field?.type;
		const isThing = type?.t === 'player' || type?.t === 'space' || type?.t === 'piece';
		if (typeof value === 'string' && isThing) return this.thing(value);
		return this.#index.say(value, field);
	}

	player(seat: number): string {
		return this.#seats[seat] ?? `${seat + 1}`;
	}

	piece(piece: PieceView): string {
		if (piece.face !== null) return this.#index.pieceName(piece.face);
		return this.#words.hidden(piece.kind === null ? null : this.#index.kindName(piece.kind));
	}

	#spaceName({ q, r, fields, shown }: SpaceView): string {
		const called = this.#index.spaceName({ q, r });
		if (called !== null) return called;
		const { label, fill } = this.#index.layout.space;
		const word = label ?? fill ?? '';
		const value = own(shown, word) ?? own(fields, word) ?? null;
		const at = `${q},${r}`;
		return typeof value === 'string' ? `${this.#index.enumName(word, value)} ${at}` : at;
	}
}
