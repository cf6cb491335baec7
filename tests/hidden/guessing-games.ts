/**
 * Games made at random, in which one player keeps a secret of every kind that rules can keep, and another one guesses each of
 * them. `right` says of each whether it was guessed; to guess right is all that the guesser wants.
 */
export interface GuessingGame {
	text: string;
	/** In the order of the fields `right-…`: what is secret, and among how many it is. */
	secrets: { kind: string; among: number }[];
}

interface Part {
	/** Lines below `fields:`, by table. */
	fields?: Partial<Record<'game' | 'player' | 'spot' | 'piece', string>>;
	zones?: string;
	kinds?: string;
	pieces?: string;
	events?: string;
	procedures?: string;
	/** Steps, each in a line, that keep the secret, and that have it guessed. */
	hide: string[];
	guess: string[];
	/** Where it is not the number of things that the game has of everything. */
	among?: number;
}

const HIDER = 'hider';

/** `n`: how many there are of everything; `k`: a name that no other secret of the game has. */
type Kind = (k: string, n: number) => Part;

const keep = (k: string, n: number): string =>
	`{ choose: kept-${k}, player: ${HIDER}, between: { min: 0, max: ${n - 1} } }`;
const guess = (k: string, n: number): string =>
	`{ choose: said-${k}, player: guesser, between: { min: 0, max: ${n - 1} } }`;
const judge = (k: string, cond: string): string =>
	`{ if: '${cond}', then: [{ set: right-${k}, to: true }, { set: guesser.points, by: 1 }] }`;

const KINDS: Record<string, Kind> = {
	'a field of the game': (k, n) => ({
		fields: { game: `f-${k}: { type: int, visible: none }` },
		hide: [keep(k, n), `{ set: f-${k}, to: kept-${k} }`],
		guess: [guess(k, n), judge(k, `said-${k} == f-${k}`)]
	}),
	'a field of a player, written by a rule that is over': (k, n) => ({
		fields: { player: `f-${k}: { type: int, visible: owner }` },
		procedures: `hide-${k}: { do: [${keep(k, n)}, { set: ${HIDER}.f-${k}, to: 'kept-${k} + 3' }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [guess(k, n), judge(k, `said-${k} + 3 == ${HIDER}.f-${k}`)]
	}),
	'a field of spaces': (k, n) => ({
		fields: {
			spot: `f-${k}: { type: int, visible: 'viewer == hider' }`,
			game: `where-${k}: { type: spot?, visible: all }`
		},
		procedures: `hide-${k}: { do: [{ choose: place, player: ${HIDER}, from: spots }, ${keep(k, n)}, { set: place.f-${k}, to: kept-${k} }, { set: where-${k}, to: place }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [guess(k, n), judge(k, `said-${k} == where-${k}.f-${k}`)]
	}),
	'a field of a piece': (k, n) => ({
		kinds: `token-${k}: { plural: tokens-${k}, start: open }`,
		pieces: `disc-${k}: { kind: token-${k} }`,
		fields: { piece: `f-${k}: { type: int, visible: none }` },
		hide: [keep(k, n), `{ set: only(disc-${k}).f-${k}, to: kept-${k} }`],
		guess: [guess(k, n), judge(k, `said-${k} == only(disc-${k}).f-${k}`)]
	}),
	'a field that names a space': (k, n) => ({
		fields: { game: `f-${k}: { type: spot?, visible: none }` },
		procedures: `hide-${k}: { do: [{ choose: place, player: ${HIDER}, from: spots }, { set: f-${k}, to: place }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [`{ choose: said-${k}, player: guesser, from: spots }`, judge(k, `said-${k} == f-${k}`)],
		among: n
	}),
	'a field that holds a set': (k, n) => ({
		fields: { game: `f-${k}: { type: spots, visible: none }` },
		procedures: `hide-${k}: { do: [{ choose: place, player: ${HIDER}, from: spots }, { set: f-${k}, to: f-${k} with place }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [`{ choose: said-${k}, player: guesser, from: spots }`, judge(k, `said-${k} in f-${k}`)],
		among: n
	}),
	'a mark that is set where it was chosen': (k) => ({
		fields: { game: `f-${k}: { type: bool, visible: none }` },
		procedures: `hide-${k}: { do: [{ choose: way, player: ${HIDER}, options: { left: {}, right: {} } }, { if: way == left, then: [{ set: f-${k}, to: true }] }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [
			`{ choose: said-${k}, player: guesser, options: { left: {}, right: {} } }`,
			judge(k, `(said-${k} == left) == f-${k}`)
		],
		among: 2
	}),
	'a local': (k, n) => ({
		hide: [keep(k, n)],
		guess: [guess(k, n), judge(k, `said-${k} == kept-${k}`)]
	}),
	'a local that names a space': (k, n) => ({
		hide: [`{ choose: at-${k}, player: ${HIDER}, from: spots }`],
		guess: [
			`{ choose: said-${k}, player: guesser, from: spots }`,
			judge(k, `said-${k} == at-${k}`)
		],
		among: n
	}),
	'a named answer': (k) => ({
		hide: [`{ choose: way-${k}, player: ${HIDER}, options: { left: {}, right: {} } }`],
		guess: [
			`{ choose: said-${k}, player: guesser, options: { left: {}, right: {} } }`,
			judge(k, `(said-${k} == left) == (way-${k} == left)`)
		],
		among: 2
	}),
	'a local that was worked out': (k, n) => ({
		procedures: `hide-${k}: { do: [${keep(k, n)}, { let: twice, be: 'kept-${k} * 2' }, { return: 'twice + 1' }] }`,
		hide: [`{ call: hide-${k}, as: got-${k} }`, `{ let: less-${k}, be: 'got-${k} - 1' }`],
		guess: [guess(k, n), judge(k, `said-${k} * 2 == less-${k}`)]
	}),
	'a local that a block has changed': (k, n) => ({
		hide: [
			keep(k, n),
			`{ let: x-${k}, be: 0 }`,
			...Array.from(
				{ length: n },
				(_, i) => `{ if: kept-${k} == ${i}, then: [{ set: x-${k}, to: ${i} }] }`
			)
		],
		guess: [guess(k, n), judge(k, `said-${k} == x-${k}`)]
	}),
	'a parameter': (k, n) => ({
		procedures: `ask-${k}: { params: { it-is: int }, do: [${guess(k, n)}, ${judge(k, `said-${k} == it-is`)}] }`,
		hide: [keep(k, n)],
		guess: [`{ call: ask-${k}, with: { it-is: kept-${k} } }`]
	}),
	'a parameter of an event': (k, n) => ({
		events: `asks-${k}: { params: { it-is: int }, do: [${guess(k, n)}, ${judge(k, `said-${k} == it-is`)}] }`,
		hide: [keep(k, n)],
		guess: [`{ emit: asks-${k}, with: { it-is: kept-${k} } }`]
	}),
	'an answer given at once with others': (k, n) => ({
		hide: [`{ choose: bid-${k}, players: players, between: { min: 0, max: ${n - 1} } }`],
		guess: [guess(k, n), judge(k, `said-${k} == bid-${k}(hider)`)]
	}),
	'an answer at once, of which others are still to come': (k, n) => ({
		hide: [],
		guess: [
			`{ choose: bid-${k}, players: 'players where it != third', between: { min: 0, max: ${n - 1} } }`,
			judge(k, `bid-${k}(guesser) == bid-${k}(hider)`)
		]
	}),
	'the card on top of a pile': (k, n) => ({
		kinds: `card-${k}: { plural: cards-${k}, attributes: { rank-${k}: int }, start: hand-${k}(hider) }`,
		pieces: Array.from(
			{ length: n },
			(_, i) => `c${i}-${k}: { kind: card-${k}, rank-${k}: ${i}, start: box-${k} }`
		).join('\n  '),
		zones: `box-${k}: { sees: none, count: all }\n  hand-${k}: { per: player, sees: owner, count: all }\n  pile-${k}: { sees: none, count: all }`,
		procedures: `hide-${k}: { do: [{ move: cards-${k} at box-${k}, to: hand-${k}(hider) }, { choose: card, player: ${HIDER}, from: cards-${k} at hand-${k}(hider) }, { move: 'cards-${k} at hand-${k}(hider) where it != card', to: pile-${k} }, { if: 'card is not none', then: [{ move: only(card), to: pile-${k} }] }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [guess(k, n), judge(k, `said-${k} == top(pile-${k}).rank-${k}`)]
	}),
	'the order of a loop': (k, n) => ({
		fields: {
			spot: `ord-${k}: { type: int, start: 9, visible: none }`,
			game: `asked-${k}: { type: bool, visible: all }`
		},
		procedures: `hide-${k}: { do: [{ choose: place, player: ${HIDER}, from: spots }, { set: place.ord-${k}, to: 0 }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [
			`{ for-each: s-${k}, in: spots, by: s-${k}.ord-${k}, do: [{ if: not asked-${k}, then: [{ set: asked-${k}, to: true }, { choose: said-${k}, player: guesser, from: spots }, ${judge(k, `said-${k} == s-${k}`)}] }] }`
		],
		among: n
	}),
	'what has been noted': (k, n) => ({
		procedures: `note-${k}: { params: { it-is: int }, do: [{ seen: times, each: p, in: players where it == hider, by: 'it-is + 0 * p.seat', last: 9 }, { return: times }] }`,
		hide: [keep(k, n), `{ call: note-${k}, with: { it-is: kept-${k} }, as: once-${k} }`],
		guess: [
			guess(k, n),
			`{ call: note-${k}, with: { it-is: said-${k} }, as: times-${k} }`,
			judge(k, `times-${k} > once-${k}`)
		]
	}),
	'what a rule goes back to': (k, n) => ({
		fields: {
			game: `f-${k}: { type: int, visible: none }\n    said-${k}: { type: int, visible: all }\n    stage-${k}: { type: int, visible: all }`
		},
		procedures: `back-${k}: { do: [{ checkpoint: c-${k} }, { if: stage-${k} == 0, then: [{ set: stage-${k}, to: 1 }, { set: f-${k}, to: 0 }, { choose: says, player: guesser, between: { min: 0, max: ${n - 1} } }, { set: said-${k}, to: says }, { restore: c-${k}, keeping: [stage-${k}, said-${k}] }] }, ${judge(k, `said-${k} == f-${k}`)}] }`,
		hide: [keep(k, n), `{ set: f-${k}, to: kept-${k} }`],
		guess: [`{ call: back-${k} }`]
	}),
	'how many lie where nobody counts': (k, n) => ({
		kinds: `stone-${k}: { plural: stones-${k}, start: purse-${k} }`,
		pieces: `pebble-${k}: { kind: stone-${k}, count: ${n - 1} }`,
		zones: `purse-${k}: { sees: none, count: none }\n  stash-${k}: { sees: none, count: none }`,
		procedures: `hide-${k}: { do: [${keep(k, n)}, { draw: kept-${k}, from: purse-${k}, to: stash-${k} }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [guess(k, n), judge(k, `said-${k} == count(stash-${k})`)]
	}),
	'the side that a hidden counter shows': (k) => ({
		kinds: `coin-${k}: { plural: coins-${k}, start: cup-${k} }`,
		pieces: `heads-${k}: { kind: coin-${k}, back: tails-${k} }\n  tails-${k}: { kind: coin-${k}, face-of: heads-${k} }`,
		zones: `cup-${k}: { sees: none, count: all }`,
		procedures: `hide-${k}: { do: [{ choose: way, player: ${HIDER}, options: { left: {}, right: {} } }, { if: way == left, then: [{ flip: coins-${k} }] }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [
			`{ choose: said-${k}, player: guesser, options: { left: {}, right: {} } }`,
			judge(k, `(said-${k} == left) == any(tails-${k})`)
		],
		among: 2
	}),
	'which of the hidden cards was chosen': (k, n) => ({
		kinds: `slip-${k}: { plural: slips-${k}, attributes: { no-${k}: int }, start: row-${k} }`,
		pieces: Array.from(
			{ length: n },
			(_, i) => `s${i}-${k}: { kind: slip-${k}, no-${k}: ${i} }`
		).join('\n  '),
		zones: `row-${k}: { sees: viewer == hider, count: all }`,
		hide: [`{ choose: slip-${k}, player: ${HIDER}, from: slips-${k} at row-${k} }`],
		guess: [
			`{ choose: said-${k}, player: guesser, from: slips-${k} at row-${k} }`,
			judge(k, `said-${k} == slip-${k}`)
		]
	}),
	'who else has looked': (k) => ({
		kinds: `scroll-${k}: { plural: scrolls-${k}, start: shelf-${k} }`,
		pieces: `map-${k}: { kind: scroll-${k} }\n  letter-${k}: { kind: scroll-${k} }`,
		zones: `shelf-${k}: { sees: viewer in piece.seen-${k}, count: all }`,
		fields: { piece: `seen-${k}: { type: players, visible: none }` },
		procedures: `hide-${k}: { do: [{ choose: way, player: ${HIDER}, options: { left: {}, right: {} } }, { if: way == left, then: [{ set: only(map-${k}).seen-${k}, to: only(map-${k}).seen-${k} with third }] }] }`,
		hide: [`{ call: hide-${k} }`],
		guess: [
			`{ choose: said-${k}, player: guesser, options: { left: {}, right: {} } }`,
			judge(k, `(said-${k} == left) == (third in only(map-${k}).seen-${k})`)
		],
		among: 2
	}),
	'a die that has not fallen': (k, n) => ({
		hide: [],
		guess: [
			guess(k, n),
			`{ roll: { dice: 1, sides: ${n} }, as: fell-${k} }`,
			judge(k, `said-${k} == fell-${k} - 1`)
		]
	})
};

export const SECRETS = Object.keys(KINDS);

/** `pick`: a random integer in 0..n-1. */
export function guessingGame(pick: (n: number) => number): GuessingGame {
	const shuffled = <T>(all: readonly T[]): T[] => {
		const left = [...all];
		return all.map(() => left.splice(pick(left.length), 1)[0]!);
	};
	const n = 3 + pick(4);
	const parts = shuffled(SECRETS).map((kind, i) => {
		const k = `x${i}`;
		const part = KINDS[kind]!(k, n);
		return { kind, k, part, among: part.among ?? n };
	});
	const hidden = shuffled(parts);
	const of = (section: 'zones' | 'kinds' | 'pieces' | 'events' | 'procedures'): string[] =>
		parts.flatMap(({ part }) => part[section] ?? []);
	const fields = (table: 'game' | 'player' | 'spot' | 'piece'): string[] =>
		parts.flatMap(({ part }) => part.fields?.[table] ?? []);
	const list = (lines: readonly string[], indent: string): string =>
		lines.map((line) => `${indent}${line}\n`).join('');
	const between = (): string[] =>
		pick(3) === 0
			? [`{ choose: idle-${pick(1_000_000)}, player: third, options: { on: {}, off: {} } }`]
			: [];
	const steps = [
		...hidden.flatMap(({ part }) => [...part.hide, ...between()]),
		...shuffled(parts).flatMap(({ part }) => [...part.guess, ...between()])
	];
	const text = `game: { id: guess, players: { min: 3, max: 3 }, start: play }
map: { space: spot, plural: spots, grid: square, size: [${n}, 1] }
kinds:
${list(of('kinds'), '  ')}pieces:
${list(of('pieces'), '  ')}zones:
  open: { sees: all, count: all }
${list(of('zones'), '  ')}fields:
  game:
${list([...parts.map(({ k }) => `right-${k}: { type: bool, visible: all }`), ...fields('game')], '    ')}  player:
    points: { type: int, visible: all }
${list(fields('player'), '    ')}  spot:
${list(fields('spot'), '    ')}  piece:
${list(fields('piece'), '    ')}values:
  hider: { is: only(first(players)) }
  guesser: { is: only(first(players where it.seat == 1)) }
  third: { is: only(first(players where it.seat == 2)) }
events:
${list(of('events'), '  ')}procedures:
${list(of('procedures'), '  ')}  play:
    do:
${list(steps, '      - ')}      - end-game: players where it.points == ${parts.length}
evaluation: { is: you.points }
`;
	return { text, secrets: parts.map(({ kind, among }) => ({ kind, among })) };
}
