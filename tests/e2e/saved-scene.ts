/**
 * A saved game that stands in the middle of a scene, for tests that look at one: bots play, and the last moment at which
 * somebody is asked to choose several counters of the scene is where it is left. That seat is a person's.
 *
 * `node tests/e2e/saved-scene.ts <variant> <players> <seed> <scene> <file>`
 */
import { inEnglish } from '#lib/language/said.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Library } from '../../src/cli/sources/library.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { loadSession } from '#lib/engine/session/load-session.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { gameFile, type GameFile } from '#lib/game-file/game-file.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import { composing } from '#lib/ruleset/workspace/compose-choice.ts';

const ROOT = join(import.meta.dirname, '../..');
const [variant = '', players = '2', seed = 'scene', scene = '', file = ''] = process.argv.slice(2);

function record(): GameFile {
	const folder = mkdtempSync(join(tmpdir(), 'thingsmith-scene-'));
	const how = ['--players', players, '--games', '1', '--seed', seed, '--bots', 'random'];
	execFileSync(
		process.execPath,
		['src/cli/main.mjs', 'simulate', variant, ...how, '--record', folder],
		{ cwd: ROOT, stdio: 'ignore' }
	);
	const text = readFileSync(join(folder, `${variant}-0.json`), 'utf8');
	rmSync(folder, { recursive: true });
	return JSON.parse(text) as GameFile;
}

/** The seat that is asked to choose among counters of the scene, or null. */
function askedInScene(session: Session): number | null {
	const view = session.view('observer');
	const now = view.scenes.at(-1);
	const { decision } = view;
	if (now?.id !== scene || decision?.kind !== 'subset' || now.sides.length < 2) return null;
	const all = new Set(now.sides.flatMap(({ pieces }) => pieces.map(({ key }) => key)));
	const many = now.sides.every(({ pieces }) => pieces.length >= 2);
	const about = decision.options.filter(({ targets }) => targets.some((key) => all.has(key)));
	return many && about.length >= 2 ? decision.seat : null;
}

const game = record();
const { workspace, layers } = new Library([]);
const { setup, course } = game;
const { program } = build(composing(workspace.files, setup, layers), setup.seats.length);
if (!program) throw new Error(`${variant} does not link`);
const { seed: dice } = setup;
const loaded = loadSession(program, course, { seed: dice, lock: course.lock, makeCode: nodeCode });
if (!loaded.ok) throw new Error(inEnglish(loaded.said));
const { session } = loaded;
let seat = askedInScene(session);
while (seat === null && session.undo('any')) seat = askedInScene(session);
if (seat === null) throw new Error(`no ${scene} with seed ${seed}`);
const seats = setup.seats.map((seatSetup, at) => ({
	name: ['Anna', 'Bram', 'Clara', 'Dina'][at] ?? seatSetup.name,
	control: at === seat ? ('human' as const) : seatSetup.control
}));
const saved = gameFile({ setup: { ...setup, seats }, edits: {}, course: session.course() }, game);
writeFileSync(file, JSON.stringify(saved));
console.log(
	seat,
	JSON.stringify(session.view('observer').scenes.at(-1), null, 1).length,
	course.answers.length,
	saved.course.answers.length
);
