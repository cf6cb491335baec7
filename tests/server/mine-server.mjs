/** The folder of the user's own rules served as the workbench serves it, without the workbench. Prints port and token. */
import http from 'node:http';
import { MineOnDisk } from '../../scripts/mine/disk.mjs';
import { MineEndpoint } from '../../scripts/mine/endpoint.mjs';

const endpoint = new MineEndpoint(new MineOnDisk(process.argv[2] ?? ''));
const server = http.createServer((request, response) => void endpoint.answer(request, response));
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	if (typeof address === 'object') console.log(`${address?.port} ${endpoint.token}`);
});
