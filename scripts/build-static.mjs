/**
 * `npm run build:static`: the workbench as files for any host of static files, in build-static/.
 * THINGSMITH_BASE=/below builds it for a folder of the host instead of its root. Plain Node >= 20.
 */
import fs from 'node:fs';
import path from 'node:path';
import { at, ensureInstalled, run, start, Trouble } from './bootstrap.mjs';
import { headersFile } from './policies.mjs';

const FOLDER = 'build-static';
/** Every page is the same file, which finds out where it is. A host that knows no better shows 404.html for all others. */
const PAGES = [
	'index.html',
	'play/index.html',
	'edit/index.html',
	'open/index.html',
	'reference/index.html',
	'about/index.html'
];
const base = process.env['THINGSMITH_BASE'] ?? '';

/** @param {string} file */
const inside = (file) => at(path.join(FOLDER, file));

start(async () => {
	if (!/^(\/[\w-]+)*$/.test(base))
		throw new Trouble(`THINGSMITH_BASE must be a path such as /games/thingsmith, not "${base}".`);
	await ensureInstalled();
	const env = { THINGSMITH_STATIC: FOLDER, THINGSMITH_BASE: base };
	const { code } = await run('vite', ['build', '--logLevel', 'warn'], { env });
	if (code !== 0) throw new Trouble('The build failed; its messages are above.');
	for (const page of PAGES) {
		fs.mkdirSync(path.dirname(inside(page)), { recursive: true });
		fs.copyFileSync(inside('404.html'), inside(page));
	}
	const files = fs.readdirSync(at(FOLDER), { recursive: true }).map((file) => `/${String(file)}`);
	fs.writeFileSync(inside('_headers'), headersFile(base, files));
	console.log(`The static build is in ${FOLDER}/, for ${base}/ of its host.`);
});
