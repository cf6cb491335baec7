/** `npm run bench`: how fast it is, as ratios and against the goals of the design. `--json` for programs. */
import { benchBattle } from './battle/bench.ts';
import { benchCompiling } from './compiling.ts';
import { benchKingsAndCreatures } from './kings-and-creatures/bench.ts';
import { benchPlaying } from './playing.ts';
import { type Row, row } from './timing.ts';

const PARTS: [string, () => Row[]][] = [
	['compiling', () => benchCompiling('west-end')],
	['playing', () => benchPlaying('west-end')],
	['battle', benchBattle],
	['cards', cards]
];

function cards(): Row[] {
	return benchKingsAndCreatures().flatMap(({ what, who, ...speed }) => [
		row(`${what}, ${who}: decisions`, speed.decisionsPerSecond, '/s'),
		...(who.startsWith('engine')
			? [
					row(`${what}, ${who}, against plain TypeScript`, speed.timesPlain, 'x'),
					row(`${what}, ${who}, against boardgame.io`, speed.timesBoardgameIo, 'x')
				]
			: [])
	]);
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rows: Row[] = [];
const start = { wall: performance.now(), processor: process.cpuUsage() };
for (const [part, measure] of PARTS) {
	if (wanted.length > 0 && !wanted.includes(part)) continue;
	process.stderr.write(`${part} ...\n`);
	rows.push(...measure());
}
// On a busy machine everything takes longer than it needs; only ratios are then worth reading.
const { user, system } = process.cpuUsage(start.processor);
const share = (user + system) / 10 / (performance.now() - start.wall);
rows.push(row('of a processor was there for this process', share, '%'));
if (process.argv.includes('--json')) {
	process.stdout.write(`${JSON.stringify(rows, null, '\t')}\n`);
} else {
	const width = Math.max(...rows.map(({ what }) => what.length));
	for (const { what, value, goal, met } of rows) {
		const mark = met === null ? '' : met ? 'ok' : 'MISSED';
		process.stdout.write(
			`${what.padEnd(width)}  ${value.padStart(18)}  ${goal.padEnd(18)} ${mark}\n`
		);
	}
}
