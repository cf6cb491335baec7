/** `npm start`: installs what is missing, builds what is stale, serves the workbench on 127.0.0.1. Plain Node >= 20. */
import net from 'node:net';
import { ensureBuilt, ensureInstalled, serve, start, Trouble } from './bootstrap.mjs';

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

start(async () => {
	if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
		throw new Trouble(`PORT must be a number from 0 to 65535, not "${port}".`);
	await portIsFree();
	await ensureInstalled();
	await ensureBuilt();
	serve(['scripts/serve.mjs', HOST, port]);
});
