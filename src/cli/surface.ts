/** `surface`: what layers may lean on in a game, and whether it keeps what it promised in earlier versions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { readMoves } from '#lib/ruleset/moves/moves.ts';
import { brokenPromises } from '#lib/ruleset/surface/broken-promises.ts';
import { readSurfaces, surfaceText } from '#lib/ruleset/surface/surface.ts';
import { surfaceOf } from '#lib/ruleset/surface/surface-of.ts';
import { RULESETS } from './sources/disk.ts';
import { GAME_ARGUMENT } from './sources/open-variant.ts';
import { namedByPath, openGame } from './sources/open-games.ts';
import { type Printable, works } from './terminal/terminal.ts';

export function surfaceCommand(command: Command): void {
	command
		.argument('<game>', GAME_ARGUMENT)
		.option('--write', 'write it into surface/<version>.yaml in the folder of the game');
	works<[string], { write?: boolean }>(command, ([name], { write }) => run(name, write === true));
}

function run(name: string, write: boolean): Printable {
	const { library, game } = openGame(name);
	const { files } = library.workspace;
	const { version, surface } = surfaceOf(library.workspace, game);
	const text = surfaceText(surface);
	const moves = readMoves(files, game);
	const broken = [...readSurfaces(files, game)].flatMap(([of, was]) =>
		brokenPromises(was, surface, moves).map((line) => `version ${of}: ${line}`)
	);
	const folder = namedByPath(name)?.games[0]?.path ?? join(RULESETS, game);
	const path = join(folder, 'surface', `${version}.yaml`);
	if (write) {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}
	return {
		ok: broken.length === 0,
		text: [write ? path : text.trimEnd(), ...broken].join('\n'),
		data: { game, version, surface: plain(surface), broken, written: write ? path : null }
	};
}

const plain = (surface: ReturnType<typeof surfaceOf>['surface']) =>
	Object.fromEntries([...surface].map(([section, lines]) => [section, Object.fromEntries(lines)]));
