/** Serves the build on the given host and port (0: any free one) and prints the address. Started by start.mjs under Node 24. */
import http from 'node:http';
import { scriptPolicy } from './policies.mjs';

// Not a plain import: what has been built is none of the type checker's business.
const build = new URL('../build/handler.js', import.meta.url).href;
const { handler } = /** @type {{ handler: http.RequestListener }} */ (await import(build));

const [host = '127.0.0.1', port = '3000'] = process.argv.slice(2);
const server = http.createServer((request, response) => {
	const policy = scriptPolicy(new URL(request.url ?? '/', 'http://localhost').pathname);
	if (policy !== null) response.setHeader('Content-Security-Policy', policy);
	return handler(request, response);
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
