/** Finds programs that tests need and no npm package brings, or gets them. Plain Node >= 20. */
import { spawnSync } from 'node:child_process';
import { installDebianPackages, Trouble } from './bootstrap.mjs';

/** Programs, each with the package of Debian and with what it says its version to. */
const PROGRAMS = {
	'redis-server': { from: 'redis-server', version: '--version' },
	openssl: { from: 'openssl', version: 'version' },
	nvim: { from: 'neovim', version: '--version' }
};

/** Afterwards all are in the path. @param {(keyof typeof PROGRAMS)[]} needed */
export async function ensurePrograms(...needed) {
	const missing = () =>
		needed.filter((name) => {
			const { status } = spawnSync(name, [PROGRAMS[name].version], { timeout: 20_000 });
			return status !== 0;
		});
	const packages = missing().map((name) => PROGRAMS[name].from);
	if (packages.length > 0) await installDebianPackages(...packages);
	const lacking = missing();
	if (lacking.length === 0) return;
	throw new Trouble(
		`${lacking.join(' and ')} could not be found or installed, so this cannot be tested. ` +
			`On Debian: apt-get install ${packages.join(' ')}`
	);
}
