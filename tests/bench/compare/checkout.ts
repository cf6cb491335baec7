/** Another commit of this repository, in a folder of its own where it can be run. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, Trouble } from '../../../scripts/bootstrap.mjs';
import { CONTESTANT } from './contestant-process.ts';

export interface Checkout {
	/** Short hash; with a note where files differ from it. */
	name: string;
	folder: string;
}

/** The files as they are now, committed or not. */
export function thisCheckout(): Checkout {
	const changed = git('status', '--porcelain') !== '';
	return {
		name: `${git('rev-parse', '--short', 'HEAD')}${changed ? ' and changes' : ''}`,
		folder: root
	};
}

/** Checks a commit out below .cache/bench, or finds it there, and installs what it needs. */
export function checkoutOf(commit: string): Checkout {
	const hash = gitOr(null, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
	if (hash === null) throw new Trouble(`There is no commit ${commit} in this repository.`);
	const name = git('rev-parse', '--short', hash);
	if (gitOr(null, 'cat-file', '-e', `${hash}:${CONTESTANT}`) === null) throw tooOld(name);
	const folder = join(root, '.cache/bench', hash);
	if (!existsSync(folder)) cloneTo(folder, hash);
	install(folder);
	return { name, folder };
}

function tooOld(name: string): Trouble {
	const added = ['log', '--diff-filter=A', '--format=%h', '--', CONTESTANT];
	const first =
		git(...added)
			.split('\n')
			.at(-1) ?? '';
	const which =
		first === '' ? 'no commit can be compared yet' : `the first that can be compared is ${first}`;
	return new Trouble(`Commit ${name} is older than the comparison (${CONTESTANT}); ${which}.`);
}

/** Half a clone never stands at the final place. */
function cloneTo(folder: string, hash: string): void {
	const partial = `${folder}.partial`;
	rmSync(partial, { recursive: true, force: true });
	mkdirSync(join(folder, '..'), { recursive: true });
	git('clone', '--quiet', '--shared', '--no-checkout', root, partial);
	git('-C', partial, 'checkout', '--quiet', '--detach', hash);
	renameSync(partial, folder);
}

/** Made for one checkout, so that another one must not share them. */
const GENERATED = ['$app', '.vite', '.vite-temp', '.cache'];

/** With the same lock file our own packages do, as hard links; whatever is missing then its own scripts install. */
function install(folder: string): void {
	const lock = (where: string): string => readFileSync(join(where, 'package-lock.json'), 'utf8');
	const modules = join(folder, 'node_modules');
	if (!existsSync(modules) && lock(root) === lock(folder)) {
		try {
			execFileSync('cp', ['-al', join(root, 'node_modules'), modules], { stdio: 'ignore' });
		} catch {
			// Not every system has such a `cp`, nor every folder such links.
			rmSync(modules, { recursive: true, force: true });
		}
		for (const name of GENERATED) rmSync(join(modules, name), { recursive: true, force: true });
	}
	bootstrap(folder, 'ensureInstalled');
}

/** Builds the page where its sources have changed since the last build. */
export function build({ folder }: Checkout): void {
	bootstrap(folder, 'ensureBuilt');
}

/** A checkout is made usable by its own scripts. What they print is shown among our messages. */
function bootstrap(folder: string, task: 'ensureInstalled' | 'ensureBuilt'): void {
	const script = `import('./scripts/bootstrap.mjs').then((scripts) => scripts.start(scripts.${task}))`;
	// A part of the benchmark sets NODE_ENV for a library; npm would leave out what is for developers.
	const env = { ...process.env, NODE_ENV: '' };
	execFileSync(process.execPath, ['-e', script], { cwd: folder, env, stdio: ['ignore', 2, 2] });
}

function git(...args: string[]): string {
	return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function gitOr<T>(otherwise: T, ...args: string[]): string | T {
	try {
		return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
	} catch {
		return otherwise;
	}
}
