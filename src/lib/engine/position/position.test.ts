import { inEnglish } from '#lib/language/said.ts';
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import type { Position } from './position.ts';
import { readPosition } from './read-position.ts';
import { positionOf } from './write-position.ts';

/** The first answer of whoever is asked. */
function first(m: Machine): void {
	const seat = firstAsked(m);
	answer(m, seat, [legalAnswers(m, seat).kind === 'amount' ? legalAnswers(m, seat).min : 0]);
}

function throughText(position: Position): Position {
	return JSON.parse(JSON.stringify(position)) as Position;
}

describe('a position in words', () => {
	const program = pebbles();

	test('says everything by its name', () => {
		const m = newGame(program, 'words');
		for (let i = 0; i < 4; i++) first(m);
		const position = positionOf(m);
		expect(position).toMatchObject({
			format: 'thingsmith-position-1',
			answers: 4,
			game: { round: 5 },
			asked: { question: 'turn', players: ['p2'] },
			over: null
		});
		expect(Object.keys(position.zones)).toEqual(['bag', 'hand(p1)', 'hand(p2)', 'hand(p3)']);
		expect(position.zones['hand(p1)']).toHaveLength(2);
		expect(position.running).toMatchObject([
			{ rule: 'procedure play', words: { p: 'p2', rest: ['p3'] } },
			{ rule: 'procedure turn', words: { you: 'p2' } }
		]);
	});

	test('is the same position again, at every question of a game', () => {
		const m = newGame(program, 'law');
		const other = new Machine(interpretedCode(program));
		for (;;) {
			const position = throughText(positionOf(m));
			expect(readPosition(other, position)).toEqual([]);
			expect(hashState(other)).toBe(hashState(m));
			expect(positionOf(other)).toEqual(position);
			if (isOver(m)) break;
			first(m);
		}
		expect(positionOf(m).over?.winners.length).toBeGreaterThan(0);
	});
});

describe('what is wrong with a position is said', () => {
	const program = pebbles();
	const sound = newGame(program, 'hostile');
	for (let i = 0; i < 4; i++) first(sound);

	const troublesOf = (change: (position: Position) => void): string[] => {
		const position = throughText(positionOf(sound));
		change(position);
		return readPosition(new Machine(interpretedCode(program)), position).map(
			({ path, code, said }) => `${path.join('.')} ${code}: ${inEnglish(said)}`
		);
	};

	test('names that are not there', () => {
		expect(troublesOf((p) => (p.game['rounds'] = 2))).toEqual([
			'game.rounds position/unknown-name: there is no field "rounds"; did you mean "round"?'
		]);
		expect(troublesOf((p) => (p.players['p9'] = { score: 1 }))).toEqual([
			'players.p9 position/unknown-name: there is no player "p9"; did you mean "p1"?'
		]);
		expect(troublesOf((p) => (p.players['p1'] = { constructor: 1 } as never))).toEqual([
			'players.p1.constructor position/unknown-name: there is no field "constructor"'
		]);
		expect(troublesOf((p) => (p.faces['small'] = 'tiny'))).toEqual([
			'faces.small position/unknown-name: there is no face "tiny"'
		]);
		expect(troublesOf((p) => (p.zones['hant(p1)'] = []))).toEqual([
			'zones.hant(p1) position/unknown-name: there is no zone "hant(p1)"; did you mean "hand(p1)"?'
		]);
	});

	test('pieces are neither lost nor doubled', () => {
		expect(
			troublesOf((p) => {
				const [taken] = p.zones['hand(p1)']!.splice(0, 1);
				p.zones['hand(p2)']!.push(p.zones['hand(p3)']![0]!);
				expect(taken).toBeDefined();
			})
		).toEqual([
			expect.stringMatching(
				/^zones\.hand\(p3\)\.0 position\/piece-twice: .* lies in hand\(p2\) already$/
			),
			expect.stringMatching(/^zones position\/piece-nowhere: .* lies in no zone$/)
		]);
	});

	test('a piece that shows the face of another one', () => {
		expect(troublesOf((p) => (p.faces['small'] = 'large'))).toEqual([
			'faces.small position/wrong-word: small has no face "large"'
		]);
	});

	test('words of another kind', () => {
		expect(troublesOf((p) => (p.players['p1'] = { score: 'many' }))).toEqual([
			'players.p1.score position/wrong-word: "many" cannot stand here'
		]);
		expect(troublesOf((p) => (p.running[1]!.words['you'] = 'p7'))).toEqual([
			'running.1.words.you position/wrong-word: "p7" cannot stand here; did you mean "p1"?'
		]);
		expect(troublesOf((p) => (p.running[1]!.words['you'] = ['p1']))).toHaveLength(1);
		expect(troublesOf((p) => (p.running[0]!.words['rest'] = ['p1', 'p9']))).toEqual([
			'running.0.words.rest.1 position/wrong-word: "p9" cannot stand here; did you mean "p1"?'
		]);
	});

	test('rules that do not call each other there', () => {
		const frames = (change: (frames: Position['running']) => void): string[] =>
			troublesOf(({ running }) => change(running));
		expect(frames((f) => f.reverse())).toEqual([
			'running.1.at position/frames: procedure play asks nothing at 3'
		]);
		expect(frames((f) => (f[1]!.at = 99))).toEqual([
			'running.1.at position/frames: procedure turn has no place at 99'
		]);
		expect(frames((f) => (f[1]!.at = 1))).toEqual([
			'running.1.at position/frames: procedure turn asks nothing at 1'
		]);
		expect(frames((f) => (f[0]!.at = 0))).toEqual([
			'running.1.rule position/frames: procedure turn is not called by play there'
		]);
		expect(frames((f) => (f[1]!.steps = 'others'))).toEqual([
			'running.1.steps position/rule-changed: the steps of procedure turn are others now'
		]);
		expect(frames((f) => f.splice(0))).toEqual([
			'running position/frames: no rule is running, and the game is not over'
		]);
		expect(frames((f) => f.splice(1))[0]).toMatch(
			/^running\.0\.at position\/frames: .* asks nothing/
		);
	});

	test('a question that is not asked', () => {
		expect(troublesOf((p) => (p.asked = { question: 'turn', players: ['p3'] }))).toEqual([
			'asked position/asked: here the game asks turn (p2), not turn (p3)'
		]);
	});

	test('a question of a game that is over', () => {
		expect(troublesOf((p) => (p.over = { winners: ['p1'], reason: null }))).toEqual([
			'asked position/asked: a game that is over asks nothing, not turn (p2)'
		]);
	});

	test('streams', () => {
		expect(troublesOf((p) => (p.streams['dcie'] = [1, 2, 3, 4]))).toEqual([
			'streams.dcie position/unknown-name: there is no stream "dcie"; did you mean "dice"?'
		]);
		expect(troublesOf((p) => (p.streams['dice'] = [1]))).toEqual([
			'streams position/stream: four numbers say where the stream dice stands'
		]);
	});
});
