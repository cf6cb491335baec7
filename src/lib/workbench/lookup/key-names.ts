/** Names for everything a key can stand for, as one viewer of one table knows it. */
import type { GameView, Key, PieceView, SpaceView, Value } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { parseKey } from './parse-key.ts';
import type { Say } from '#lib/workbench/i18n/format.ts';
import { standingIn } from '#lib/workbench/i18n/stand-ins.ts';
import { capitalised, listed, type PhraseContext } from './phrase.ts';
import { printOf } from './piece-print.ts';
import { markText, type RulesIndex } from './RulesIndex.ts';
import type { Called } from './thing-words.ts';

/** Words of the workbench itself that phrases need. */
export interface PhraseWords {
	nothing: string;
	pass: string;
	/** `count`: null where the number is not known, either. */
	unknown(count: number | null): string;
	hidden(kind: string | null): string;
	/** What a space is called where the game has no word of its own. */
	space: string;
}

export class Names implements PhraseContext {
	readonly lexicon;
	readonly nothing: string;
	readonly pass: string;
	readonly #index: RulesIndex;
	readonly #words: PhraseWords;
	readonly #seats: string[];
	readonly #spaces: Map<Key, Called>;
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
		this.#spaces = new Map(view.spaces.map((space) => [space.key, this.#spaceCalled(space)]));
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

	unknown(count: number | null): string {
		return this.#words.unknown(count);
	}

	thing(key: Key): string {
		const { text, path, after } = this.called(key);
		const told = path === null || after === '' ? null : this.lexicon.told(`${path}.name`, path);
		return told && told.language !== this.lexicon.language ? standingIn(text, told.language) : text;
	}

	readonly called = (key: Key): Called => {
		const space = this.#spaces.get(key);
		if (space !== undefined) return space;
		const piece = this.#pieces.get(key);
		if (piece) return this.#pieceCalled(piece.face, piece.kind);
		const parts = parseKey(key);
		switch (parts.is) {
			case 'player':
				return properly(this.player(parts.seat));
			case 'piece':
				// A zone of the whole game has nothing in brackets either.
				return this.#index.isZone(parts.face)
					? { text: this.#index.zoneName(parts.face), path: `zones.${parts.face}`, after: '' }
					: this.#pieceCalled(parts.face, null);
			case 'hidden':
				return this.#pieceCalled(null, null);
			case 'place': {
				const zone = this.#index.zoneName(parts.word);
				const of = this.#spaces.get(`${this.#index.rules.space.word}(${parts.at})`);
				const after = ` (${of?.text ?? this.thing(parts.at)})`;
				return { text: zone + after, path: `zones.${parts.word}`, after };
			}
		}
	};

	/** Where a piece lies, by name; null where it is no piece, or nobody knows. */
	whereabouts(key: Key): string | null {
		const place = this.#places.get(key);
		return place === undefined ? null : this.thing(place);
	}

	/** What is printed on a piece beside its name; null where it is no piece, or only its back is known. */
	printed(key: Key): { value: string; marks: string } | null {
		const piece = this.#pieces.get(key);
		const print = piece ? printOf(this.#index, piece) : null;
		return print && { value: print.value ?? '', marks: print.marks.map(markText).join(' ') };
	}

	/** A field's value in words: things by their names, everything else as the rules say it. */
	say(value: Value, field: { id: string; type: Type } | undefined): string {
		if (typeof value === 'object' && value !== null && field?.type.t === 'set') {
			const element = { ...field, type: field.type.of };
			return listed(value, (member) => this.say(member, element));
		}
		const type = field?.type.t === 'optional' ? field.type.of : field?.type;
		const isThing = type?.t === 'player' || type?.t === 'space' || type?.t === 'piece';
		if (typeof value === 'string' && isThing) return this.thing(value);
		return this.#index.say(value, field);
	}

	player(seat: number): string {
		return this.#seats[seat] ?? `${seat + 1}`;
	}

	piece({ face, kind }: PieceView): string {
		return this.#pieceCalled(face, kind).text;
	}

	/** `kind` is what is known of a piece whose face is not. */
	#pieceCalled(face: string | null, kind: string | null): Called {
		if (face !== null)
			return { text: this.#index.pieceName(face), path: `pieces.${face}`, after: '' };
		return properly(this.#words.hidden(kind === null ? null : this.#index.kindName(kind)));
	}

	#spaceCalled({ q, r, fields, shown }: SpaceView): Called {
		const called = this.#index.spaceName({ q, r });
		if (called !== null) return { text: called, path: `spaces.${q},${r}`, after: '' };
		const { label, fill } = this.#index.layout.space;
		const word = label ?? fill ?? '';
		const value = own(shown, word) ?? own(fields, word) ?? null;
		const at = `${q},${r}`;
		if (typeof value !== 'string') return this.#placeCalled(at);
		const name = this.#index.enumName(word, value);
		return { text: `${name} ${at}`, path: this.#index.enumPath(word, value), after: ` ${at}` };
	}

	/** Nothing is known of it but where it is. */
	#placeCalled(at: string): Called {
		const path = 'words.space';
		const told = this.lexicon.told(`${path}.name`, path);
		const isOurs = told?.language === this.lexicon.language;
		const text = `${capitalised(isOurs ? told.text : this.#words.space)} ${at}`;
		return isOurs ? { text, path, after: ` ${at}` } : properly(text);
	}
}

function properly(text: string): Called {
	return { text, path: null, after: '' };
}

/** With the workbench's own words for what has no name. */
export function namesIn(index: RulesIndex, view: GameView, seats: string[], say: Say): Names {
	return new Names(index, view, seats, {
		nothing: say('nothing'),
		pass: say('pass'),
		unknown: (count) => (count === null ? say('hiddenSome') : say('hiddenCount', { count })),
		hidden: (kind) => (kind === null ? say('hiddenThing') : say('hiddenKind', { kind })),
		space: say('thing.space')
	});
}
