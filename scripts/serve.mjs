/**
 * Serves the build on the given host and port (0: any free one) and prints the address. Started by start.mjs under Node 24.
 * THINGSMITH_HOSTS: further names, separated by commas, under which it may be asked.
 * THINGSMITH_MINE: the folder in which the user's own rules are kept; empty: none.
 */
import http from 'node:http';
import { knownHosts, methodsAt, pathOf, refusalOf } from './gate.mjs';
import { FolderTrouble, MineOnDisk } from './mine/disk.mjs';
import { isFromHere, isMine, MineEndpoint, TOKEN_HEADER } from './mine/endpoint.mjs';
import { headersFor } from './policies.mjs';

// Not a plain import: what has been built is none of the type checker's business.
const build = new URL('../build/handler.js', import.meta.url).href;
const { handler } = /** @type {{ handler: http.RequestListener }} */ (await import(build));

const [host = '127.0.0.1', port = '3000'] = process.argv.slice(2);
const hosts = knownHosts(host, process.env['THINGSMITH_HOSTS']);
const folder = process.env['THINGSMITH_MINE'] ?? '';
const mine = folder === '' ? null : openMine(folder);

/** null: it cannot be; then they stay in the browser, as without a folder. @param {string} place */
function openMine(place) {
	try {
		const disk = new MineOnDisk(place);
		console.log(`Your own rules are kept in ${disk.root}`);
		return new MineEndpoint(disk);
	} catch (error) {
		if (!(error instanceof FolderTrouble)) throw error;
		const { cause } = error;
		const words = cause instanceof Error ? cause.message : error.why;
		console.error(
			`Your own rules cannot be kept in ${place}: ${words}\n` +
				'They stay in the browser. Another folder: npm start -- --mine DIR'
		);
		return null;
	}
}

const server = http.createServer((request, response) => {
	const path = pathOf(request.url ?? '') ?? '/';
	for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
	const open = mine !== null && isMine(path);
	const refusal = refusalOf(request, hosts, open);
	if (refusal !== null) {
		if (refusal.status === 405) response.setHeader('Allow', methodsAt(open).join(', '));
		// What comes behind the header of a refused request is not read.
		response.writeHead(refusal.status, {
			'Content-Type': 'text/plain; charset=utf-8',
			Connection: 'close'
		});
		response.end(`${refusal.says}\n`);
	} else if (open) {
		void mine.answer(request, response);
	} else {
		// Only this server says which page may touch the folder (see src/server/hooks.ts).
		delete request.headers[TOKEN_HEADER];
		if (mine && isFromHere(request)) request.headers[TOKEN_HEADER] = mine.token;
		handler(request, response);
	}
});

server.on('error', (error) => {
	console.error(
		'code' in error && error.code === 'EADDRINUSE'
			? `Port ${port} is taken. Choose another one: PORT=${Number(port) + 1} npm start`
			: `Cannot listen on ${host}:${port}: ${error.message}`
	);
	process.exit(1);
});

server.listen(Number(port), host, () => {
	const address = server.address();
	const bound = typeof address === 'object' && address ? address.port : port;
	console.log(`Thingsmith is ready: http://${host}:${bound}/  (Ctrl+C ends it)`);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
	process.on(signal, () => {
		server.close(() => process.exit(0));
		server.closeAllConnections();
	});
