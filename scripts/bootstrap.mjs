/**
 * What `npm start` and `npm test` share: a checkout made usable from nothing but Node >= 20 and npm.
 *
 * This file runs before anything is installed, so it imports only what Node brings and uses nothing newer than Node 20.
 * Everything else runs under the Node of node_modules/.bin, which `run` puts first in the path.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string} file */
export const at = (file) => path.join(root, file);

const environment = () => ({
	...process.env,
	PATH: [at('node_modules/.bin'), process.env['PATH'] ?? ''].join(path.delimiter)
});

/** A failure that needs no stack trace: its message says what is wrong and what to do. */
export class Trouble extends Error {}

/**
 * @typedef {object} Outcome
 * @property {number} code exit code, or 1 where a signal ended it
 * @property {string} stdout what it wrote, if `capture` was set
 */

/**
 * Runs a program in the project's folder and shows what it writes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ capture?: boolean, env?: Record<string, string>, minutes?: number }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { capture = false, env = {}, minutes = 20 } = {}) {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: root,
			env: { ...environment(), ...env },
			stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
			shell: process.platform === 'win32'
		});
		let stdout = '';
		child.stdout?.setEncoding('utf8').on('data', (text) => (stdout += text));
		const limit = setTimeout(() => {
			console.error(`${command} ${args.join(' ')} was still running after ${minutes} minutes.`);
			child.kill('SIGKILL');
		}, minutes * 60_000);
		const end = (/** @type {number} */ code) => {
			clearTimeout(limit);
			resolve({ code, stdout });
		};
		child.on('error', (error) => {
			console.error(`${command} cannot be run: ${error.message}`);
			end(127);
		});
		child.on('close', (code) => end(code ?? 1));
	});
}

/**
 * Starts the server and stays with it: signals go to it, and it ends when this process does. npm passes a signal only to the
 * shell between it and us, so under npm the end of that shell is a signal too.
 * @param {string[]} args
 */
export function serve(args) {
	const child = spawn('node', args, {
		cwd: root,
		env: environment(),
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		shell: process.platform === 'win32'
	});
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
		process.on(signal, () => child.kill(signal));
	const parent = process.ppid;
	if (process.env['npm_lifecycle_event'])
		setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
	child.on('close', (code) => process.exit(code ?? 0));
}

/** Where that is possible; elsewhere it does nothing. @param {...string} names */
export async function installDebianPackages(...names) {
	const root = process.platform === 'linux' && process.getuid?.() === 0;
	if (!root || !fs.existsSync('/usr/bin/apt-get')) return;
	console.log(`Installing from Debian: ${names.join(', ')} ...`);
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await run('apt-get', ['-qq', 'update'], { env });
	await run('apt-get', ['-qq', '-y', 'install', ...names], { env });
}

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(at(file), 'utf8'));

/** Whether node_modules holds what package-lock.json asks for. npm writes its own lock there when it has finished. */
function installed() {
	if (!fs.existsSync(at('node_modules/.package-lock.json'))) return false;
	const have = readJson('node_modules/.package-lock.json').packages;
	const want = readJson('package-lock.json').packages;
	return Object.keys(want).every(
		(key) => key === '' || want[key].optional || have[key]?.version === want[key].version
	);
}

/** The npm package `node` brings the Node that everything runs under; its binary is fetched by an install script. */
const hasNode = () => fs.existsSync(at('node_modules/node/bin/node'));

function newEnough() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	return major > 22 || (major === 22 && minor >= 17);
}

export async function ensureInstalled() {
	if (!installed()) {
		console.log('Installing what is missing (npm ci) ...');
		const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
		if (code !== 0) throw new Trouble('npm ci failed; its messages are above.');
	}
	if (!hasNode() && !newEnough()) await fetchNode();
	// `npm install <package>` sweeps away what SvelteKit generates there, and every tool reads it through tsconfig.json.
	if (!fs.existsSync(at('node_modules/$app/tsconfig.json'))) await run('svelte-kit', ['sync']);
	// Whoever pulls a changed schema has what was made of the one before.
	const { code } = await run('node', ['scripts/generate.ts']);
	if (code !== 0) throw new Trouble('Files could not be made of schemas/; the messages are above.');
}

async function fetchNode() {
	await run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
	if (hasNode()) return;
	throw new Trouble(
		`The npm package "node" did not bring its binary, and Node ${process.versions.node} is older than 22.17. ` +
			'Allow install scripts (npm ci --ignore-scripts=false) or use a newer Node.'
	);
}

const BUILT_FROM = [
	'package-lock.json',
	'rulesets',
	'schemas',
	'scripts',
	'src',
	'static',
	'svelte.config.js',
	'tsconfig.json',
	'vite.config.ts'
];
const STAMP = 'build/.built-from';

/** A file, or all that is in a folder; nothing where there is neither. @param {string} entry @returns {string[]} */
function filesAt(entry) {
	if (!fs.existsSync(at(entry))) return [];
	if (!fs.statSync(at(entry)).isDirectory()) return [at(entry)];
	return fs.readdirSync(at(entry), { recursive: true }).map((file) => at(`${entry}/${file}`));
}

/**
 * Hash of files and folders, tests left out: by content, so that a fresh clone or a branch switch does not deceive it.
 * @param {string[]} entries
 */
export function hashOf(entries) {
	const files = entries.flatMap(filesAt);
	const hash = createHash('sha256');
	for (const file of files.sort()) {
		if (file.endsWith('.test.ts') || !fs.statSync(file).isFile()) continue;
		hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
	}
	return hash.digest('hex');
}

const stamp = () => (fs.existsSync(at(STAMP)) ? fs.readFileSync(at(STAMP), 'utf8') : '');

/** @param {number} pid */
function alive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

/**
 * Lets one process at a time build in this folder.
 * @template T
 * @param {() => Promise<T>} work
 */
async function alone(work) {
	const lock = at('.cache/build.lock');
	fs.mkdirSync(path.dirname(lock), { recursive: true });
	for (;;) {
		try {
			fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
			break;
		} catch {
			const owner = fs.existsSync(lock) ? Number(fs.readFileSync(lock, 'utf8')) : 0;
			if (owner > 0 && !alive(owner)) fs.rmSync(lock, { force: true });
			else await new Promise((resolve) => setTimeout(resolve, 300));
		}
	}
	try {
		return await work();
	} finally {
		fs.rmSync(lock, { force: true });
	}
}

export function ensureBuilt() {
	return alone(async () => {
		const hash = hashOf(BUILT_FROM);
		if (stamp() === hash && fs.existsSync(at('build/handler.js'))) return;
		console.log('Building what is stale (vite build) ...');
		fs.rmSync(at(STAMP), { force: true });
		const { code } = await run('vite', ['build', '--logLevel', 'warn']);
		if (code !== 0) throw new Trouble('The build failed; its messages are above.');
		fs.writeFileSync(at(STAMP), hash);
	});
}

/**
 * Runs a script's main function; trouble becomes one line and exit code 1.
 * @param {() => Promise<void>} main
 */
export function start(main) {
	main().catch((error) => {
		console.error(error instanceof Trouble ? error.message : error);
		process.exit(1);
	});
}
