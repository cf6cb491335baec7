/** Finds the Redis server and the openssl that the tests of the queue need, or gets them. Plain Node >= 20. */
import { spawnSync } from 'node:child_process';
import { installDebianPackages, Trouble } from './bootstrap.mjs';

const NEEDED = ['redis-server', 'openssl'];

const missing = () =>
	NEEDED.filter((name) => {
		const version = name === 'openssl' ? 'version' : '--version';
		return spawnSync(name, [version], { timeout: 20_000 }).status !== 0;
	});

/** Afterwards both are in the path. */
export async function ensureRedis() {
	if (missing().length > 0) await installDebianPackages(...missing());
	const lacking = missing();
	if (lacking.length === 0) return;
	throw new Trouble(
		`${lacking.join(' and ')} could not be found or installed, so the queue cannot be tested. ` +
			'On Debian: apt-get install redis-server openssl'
	);
}
