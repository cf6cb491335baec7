/** Where the user's own rules are kept when nobody says otherwise, and what `--mine` means. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Trouble } from '../bootstrap.mjs';

const USAGE =
	'npm start -- --mine DIR   keeps your own rules in this folder\n' +
	'npm start -- --no-mine    keeps them in the browser only';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The folder for the user's data, as each system has one.
 * @param {Environment} env
 * @param {NodeJS.Platform} platform
 * @param {string} home
 */
export function usualPlace(env, platform, home) {
	const { XDG_DATA_HOME: wanted = '', APPDATA: windows = '' } = env;
	const data = path.isAbsolute(wanted)
		? wanted
		: platform === 'win32'
			? windows || path.join(home, 'AppData', 'Roaming')
			: platform === 'darwin'
				? path.join(home, 'Library', 'Application Support')
				: path.join(home, '.local', 'share');
	return path.join(data, 'thingsmith', 'mine');
}

/**
 * Where the command line wants the user's own rules: in a folder (absolute), in none, or as usual.
 * @param {string[]} args
 * @param {Environment} env
 * @returns {{ mine: 'here', folder: string } | { mine: 'none' } | { mine: 'usual' }}
 * @throws {Trouble} where the command line cannot be understood
 */
export function askedFor(args, env) {
	const { mine: folder, 'no-mine': none } = read(args);
	if (none === true && folder !== undefined)
		throw new Trouble(`Either --mine or --no-mine.\n${USAGE}`);
	if (none === true) return { mine: 'none' };
	if (folder === undefined) return { mine: 'usual' };
	if (folder === '' || folder.includes('\0')) throw new Trouble(`--mine needs a folder.\n${USAGE}`);
	// Shells leave the tilde of `--mine=~/rules` as it is; npm goes to the project's folder before it starts us.
	const meant = folder.replace(/^~(?=$|[/\\])/, () => os.homedir());
	return { mine: 'here', folder: path.resolve(env['INIT_CWD'] ?? process.cwd(), meant) };
}

/**
 * Makes a folder that was asked for, so that one that cannot be is known before anything else happens.
 * @param {string} folder
 * @throws {Trouble}
 */
export function makeFolder(folder) {
	try {
		fs.mkdirSync(folder, { recursive: true });
		fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK);
	} catch (error) {
		const words = error instanceof Error ? error.message : String(error);
		throw new Trouble(`Your own rules cannot be kept in ${folder}: ${words}`);
	}
}

/** @param {string[]} args */
function read(args) {
	try {
		return parseArgs({
			args,
			options: { mine: { type: 'string' }, 'no-mine': { type: 'boolean' } }
		}).values;
	} catch (error) {
		throw new Trouble(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
	}
}
