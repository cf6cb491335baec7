import { describe, expect, it, test } from 'vitest';
import type { GameRecord } from '#lib/lab/game.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { inEnglish } from '#lib/language/said.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { type JudgedPiece, judgePiece } from './judged-piece.ts';
import { judgedPieceText, ordinal } from './judged-piece-text.ts';
import { verdictOf } from './verdict.ts';
import { withoutPiece } from './without-piece.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 4 }, start: play }
kinds: { token: { plural: tokens, start: bag }, sign: { plural: signs, start: bag } }
pieces:
  owl: { kind: token }
  crow: { kind: token }
  moon: { kind: sign }
  sun: { kind: sign, face-of: moon }
zones: { bag: { sees: none, count: none } }
procedures: { play: { do: [{ end-game: players }] } }
`;
const verdict = (judged: JudgedPiece): string => inEnglish(verdictOf(judged));
const files = new Map([['game/base/game.yaml', BASE]]);
const composed = (extra: { path: string; text: string }[] = []) =>
	composeGame({ files }, 'game', [], extra);

describe('the rules without a piece', () => {
	it('have all other pieces', () => {
		const without = withoutPiece(composed(), 'owl');
		expect(without).toMatchObject({ ok: true, kind: 'token', others: ['crow'] });
	});

	it('do without it where a patch of the author has changed it, too', () => {
		const patch = {
			path: 'zz',
			text: 'layer: { id: zz, kind: patch, game: game }\nchange: { pieces.owl.kind: { expect: token, set: sign } }\n'
		};
		const without = withoutPiece(composed([patch]), 'owl');
		const { diagnostics } = composed([
			patch,
			{ path: 'without', text: without.ok ? without.layer : '' }
		]);
		expect(diagnostics.filter(isError)).toEqual([]);
	});

	it('know it still, for rules may name it', () => {
		const rules = (count: string) =>
			BASE.replace('owl: { kind: token }', `owl: { kind: token${count} }`).replace(
				'moon: { kind: sign }',
				'moon: { kind: sign, back: sun, count: 2 }'
			) + 'values: { owls: { is: count(tokens where it is owl) } }\n';
		const left = (id: string, count: string): string[] => {
			const open = (extra: { path: string; text: string }[] = []) =>
				composeGame({ files: new Map([['game/base/game.yaml', rules(count)]]) }, 'game', [], extra);
			const without = withoutPiece(open(), id);
			const text = without.ok ? without.layer : '';
			const { program, diagnostics } = link(open([{ path: 'without', text }]), 2);
			expect(diagnostics.filter(isError)).toEqual([]);
			return program!.pieces.map(({ face }) => program!.faces[face]!.id);
		};
		for (const count of ['', ', count: 3', ', count: player-count + 1'])
			expect(left('owl', count)).toEqual(['crow', 'moon', 'moon']);
		// With its other side.
		expect(left('moon', '')).toEqual(['owl', 'crow']);
	});

	test.each([
		['owll', 'There is no piece "owll"; did you mean "owl"?'],
		['sun', 'sun is the other side of moon: ask about that one']
	])('are not to be had of %s', (id, message) => {
		const without = withoutPiece(composed(), id);
		expect(without.ok ? null : inEnglish(without.said)).toBe(message);
	});
});

/** Four players. `had`: by piece, the seats. */
function record(game: number, winner: number, had: Record<string, number[]>): GameRecord {
	const bits = (seats: readonly number[]) => seats.reduce((sum, seat) => sum | (1 << seat), 0);
	const pieces = Object.fromEntries(
		Object.entries(had).map(([id, seats]) => [
			id,
			{ drawn: true, had: bits(seats), has: bits(seats.slice(1)) }
		])
	);
	return {
		game,
		seed: '1',
		bots: [],
		finished: true,
		ending: 'full',
		rounds: 1,
		decisions: 1,
		winners: [winner],
		options: 1,
		problems: [],
		trace: '',
		answers: [],
		checkpoints: [],
		end: null,
		uses: null,
		orders: [],
		told: { curves: {}, pieces, actions: {}, answers: {}, events: [], effects: [] }
	};
}
const games = (count: number, of: (game: number) => Record<string, number[]>): GameRecord[] =>
	Array.from({ length: count }, (_, game) => record(game, 0, of(game)));
const judged = (records: readonly GameRecord[]) =>
	judgePiece(records, 4, { piece: 'owl', kind: 'token', others: ['crow', 'daw', 'jay'] });

describe('a piece', () => {
	it('with which one wins more than with others of its kind', () => {
		// Seat 0 always wins: with the owl in all games, with the crow in one of four.
		const found = judged(games(40, (game) => ({ owl: [0], crow: [game % 4], jay: [3] })));
		expect(found).toMatchObject({
			verdict: 'more',
			p: 0,
			games: { hits: 40, of: 40 },
			seats: { won: { hits: 40, of: 40 }, fair: 0.25, lost: 40 },
			others: { won: { hits: 10, of: 80 }, fair: 0.25 },
			rank: { place: 1, of: 3 }
		});
		expect(judgedPieceText(found)).toEqual([
			'piece    owl (token)',
			'drawn    in 40 of 40 games',
			'had      by 40 seats of games that ended',
			'lost     again by 40 seats',
			'won      40 of 40, 100 % (91.2 to 100); 25 % would be fair (p < 0.001)',
			'others   of its kind, all together: 10 of 80, 12.5 % (6.9 to 21.5); 25 % would be fair',
			'rank     1st of 3 pieces of the kind token that were had about as often, by won less fair',
			'verdict  Seats that had it won 100 %, where 25 % would be fair (p < 0.001). That is more than with others of its kind.'
		]);
	});

	it('of a kind that whoever wins has more of is no more than usual', () => {
		const found = judged(games(40, () => ({ owl: [0], crow: [0], jay: [0] })));
		expect(found).toMatchObject({ verdict: 'usual', rank: { place: 1, of: 3 } });
		expect(verdict(found)).toMatch(
			/fair \(p < 0\.001\)\. But so did seats with others of its kind: whoever is ahead has more of everything\.$/
		);
	});

	it('that loses is found, too', () => {
		const found = judged(games(40, () => ({ owl: [2] })));
		expect(found).toMatchObject({ verdict: 'less', others: null, rank: { place: 1, of: 1 } });
		expect(verdict(found)).toMatch(
			/^Seats that had it won 0 %, where 25 % would be fair \(p < 0\.001\)\.$/
		);
	});

	it('of which little is known is not judged, and how much would be needed is said', () => {
		const found = judged(games(40, (game) => ({ owl: [game % 4] })));
		expect(found).toMatchObject({ verdict: 'unclear', seats: { won: { hits: 10, of: 40 } } });
		// (1.96 + 0.84)² · (3/16) / 0.05², and z²/2 more.
		expect(found.sought).toEqual({ difference: 0.05, games: 591 });
		expect(verdict(found)).toBe(
			'Nothing to be seen in 40 games. About 600 would be needed to see 5 points more than fair.'
		);
		expect(verdict(judged(games(800, (game) => ({ owl: [game % 4] }))))).toBe(
			'Nothing to be seen in 800 games. If it won 5 points more than fair, that would have shown.'
		);
	});

	it('that nobody ever had is not judged', () => {
		const found = judged(games(8, () => ({ crow: [0] })));
		expect(found).toMatchObject({ verdict: 'never-had', rank: null, p: null });
		expect(verdict(found)).toMatch(/^No seat ever had owl in 8 games: they say nothing of it\.$/);
	});

	it('is ranked among those that were had about as often', () => {
		// The daw was had once and won; the jay always, and won every second time.
		const had = (game: number): Record<string, number[]> => ({
			owl: [game % 4],
			jay: [game % 2],
			...(game === 0 ? { daw: [0] } : {})
		});
		expect(judged(games(40, had)).rank).toEqual({ place: 2, of: 2 });
	});
});

test.each([
	[1, '1st'],
	[2, '2nd'],
	[3, '3rd'],
	[4, '4th'],
	[11, '11th'],
	[112, '112th'],
	[23, '23rd']
])('%i is the %s', (place, text) => {
	expect(ordinal(place)).toBe(text);
});
