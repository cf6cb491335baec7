/** Keys of things, taken apart: `p1`, `hex(0,-1)`, `ox/2`, `stack(0,-1)#3`. Their grammar is in the engine's protocol. */
import type { Key, Seat } from '#lib/engine/seat/protocol.ts';

export type KeyParts =
	| { is: 'player'; seat: Seat }
	/** A space or a zone: a word with what stands in its brackets. */
	| { is: 'place'; word: string; at: string }
	/** A piece known by its face. */
	| { is: 'piece'; face: string; copy: number }
	/** A piece of which only the place is known. */
	| { is: 'hidden'; zone: Key; index: number };

export function parseKey(key: Key): KeyParts {
	const player = /^p(\d+)$/.exec(key);
	if (player) return { is: 'player', seat: Number(player[1]) - 1 };
	const hidden = /^(.+)#(\d+)$/.exec(key);
	if (hidden) return { is: 'hidden', zone: hidden[1] ?? '', index: Number(hidden[2]) };
	const place = /^([\w-]+)\((.*)\)$/.exec(key);
	if (place) return { is: 'place', word: place[1] ?? '', at: place[2] ?? '' };
	const [face = '', copy = '1'] = key.split('/');
	return { is: 'piece', face, copy: Number(copy) };
}

export function playerKey(seat: Seat): Key {
	return `p${seat + 1}`;
}
