/** For tests: a small series of games, with all that can be kept of one. */
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { say } from '#lib/language/said.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { outlineOf } from '#lib/lab/report/outline.ts';
import { keptGame, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';

export const HOSTILE = `<img src=x onerror="alert('1')">&amp;`;

/** `name`: what the rules call themselves, one of their pieces and a measure. */
export function keptRun(games: number, name = 'pebbles'): Run {
	const layout = { 'round-field': 'round', standings: { by: ['score'] } };
	const rules = { ...pebbles(3, 9), layout };
	const laboratory = new Laboratory(interpretedCode(rules));
	const setup = { seed: '1', bots: ['random' as const], maxRounds: 0, record: true, tell: true };
	const outline = outlineOf(rules);
	const records = Array.from({ length: games }, (_, game) => laboratory.play(game, setup));
	const [first, second] = records.map((record) => keptGame(record, 0));
	const fault = {
		...{ game: 1, answers: 3, kind: 'dead-end' as const, message: `nobody is asked: ${name}` },
		said: say`nobody is asked: ${name}`
	};
	const broken = { ...second!, finished: false, ending: '', winners: [], problems: [fault] };
	const told = {
		...first!.told!,
		pieces: { [name]: { drawn: true, had: 5, has: 1 } },
		events: ['hit']
	};
	return {
		format: RUN_FORMAT,
		kind: 'simulate',
		command: `thingsmith simulate ${name}`,
		...{ bots: ['random'], seed: '1', maxRounds: 0, swept: null },
		lots: [
			{
				...{ label: name, value: null },
				rules: { ...outline, variant: name, parts: { ...outline.parts, piece: [name] } }
			}
		],
		games: [{ ...first!, told }, broken, ...records.slice(2).map((record) => keptGame(record, 0))]
	};
}
