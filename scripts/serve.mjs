/**
 * Serves the build on the given host and port (0: any free one) and prints the address. Started by start.mjs under Node 24.
 * THINGSMITH_HOSTS: further names, separated by commas, under which it may be asked.
 */
import http from 'node:http';
import { knownHosts, pathOf, refusalOf } from './gate.mjs';
import { headersFor } from './policies.mjs';

// Not a plain import: what has been built is none of the type checker's business.
const build = new URL('../build/handler.js', import.meta.url).href;
const { handler } = /** @type {{ handler: http.RequestListener }} */ (await import(build));

const [host = '127.0.0.1', port = '3000'] = process.argv.slice(2);
const hosts = knownHosts(host, process.env['THINGSMITH_HOSTS']);

const server = http.createServer((request, response) => {
	for (const [name, value] of Object.entries(headersFor(pathOf(request.url ?? '') ?? '/')))
		response.setHeader(name, value);
	const refusal = refusalOf(request, hosts);
	if (refusal === null) return handler(request, response);
	if (refusal.status === 405) response.setHeader('Allow', 'GET, HEAD');
	// What comes behind the header of a refused request is not read.
	response.writeHead(refusal.status, {
		'Content-Type': 'text/plain; charset=utf-8',
		Connection: 'close'
	});
	response.end(`${refusal.says}\n`);
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
