/**
 * `npm start`: installs what is missing, builds what is stale, serves the workbench on 127.0.0.1, and keeps the user's own
 * rules in a folder (`npm start -- --mine DIR`). `npm run build` stops before it serves. Plain Node >= 20.
 */
import net from 'node:net';
import { homedir } from 'node:os';
import { ensureBuilt, ensureInstalled, serve, start, Trouble } from './bootstrap.mjs';
import { askedFor, makeFolder, usualPlace } from './mine/where.mjs';

const HOST = '127.0.0.1';
const port = process.env['PORT'] || '3000';

/** Asked before the long part, so that a taken port is known at once. @returns {Promise<void>} */
const portIsFree = () =>
	new Promise((resolve, reject) => {
		const probe = net.createServer();
		probe.once('error', (error) =>
			reject(
				new Trouble(
					'code' in error && error.code === 'EADDRINUSE'
						? `Port ${port} is taken. Choose another one: PORT=${Number(port) + 1} npm start`
						: `Cannot listen on ${HOST}:${port}: ${error.message}`
				)
			)
		);
		probe.listen(Number(port), HOST, () => probe.close(() => resolve()));
	});

/** Empty: none. @param {ReturnType<typeof askedFor>} asked */
function folderOf(asked) {
	if (asked.mine === 'none') return '';
	return asked.mine === 'here'
		? asked.folder
		: usualPlace(process.env, process.platform, homedir());
}

async function build() {
	await ensureInstalled();
	await ensureBuilt();
}

/** What `npm run build` hands over. */
const ONLY_BUILD = '--only-build';

start(async () => {
	if (process.argv.includes(ONLY_BUILD)) return build();
	if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
		throw new Trouble(`PORT must be a number from 0 to 65535, not "${port}".`);
	const asked = askedFor(process.argv.slice(2), process.env);
	if (asked.mine === 'here') makeFolder(asked.folder);
	await portIsFree();
	await build();
	// Not as a word of the command: on Windows a shell would take a path with spaces apart.
	process.env['THINGSMITH_MINE'] = folderOf(asked);
	serve(['scripts/serve.mjs', HOST, port]);
});
