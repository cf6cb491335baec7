/** The table of what is delivered beside our own code says what is installed, and the lock file holds nothing unexpected. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
	version: string;
	resolved?: string;
	integrity?: string;
	link?: boolean;
	hasInstallScript?: boolean;
}

const { dependencies } = JSON.parse(textOf('package.json')) as {
	dependencies: Record<string, string>;
};
const { packages } = JSON.parse(textOf('package-lock.json')) as {
	packages: Record<string, Locked>;
};
const rows = textOf('docs/dependencies.md')
	.split('\n')
	.filter((line) => line.startsWith('| ') && !/^\| -/.test(line))
	.slice(1)
	.map((line) => line.split('|').map((cell) => cell.trim()));

test('the table names each package with its version and licence', () => {
	const said = rows.map(([, name, version, licence]) => [name, version, licence]);
	const installed = Object.entries(dependencies).map(([name, version]) => {
		const own = JSON.parse(textOf(`node_modules/${name}/package.json`)) as { license: string };
		return [name, version, own.license];
	});
	expect(said).toEqual(installed);
});

test('licences are those under which this may be given on', () => {
	const known = ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', 'OFL-1.1', 'CC-BY-3.0'];
	expect(rows.filter(([, , , licence = '']) => !known.includes(licence))).toEqual([]);
});

test('everything in the lock file has a sum, and runs no script that is not named here', () => {
	const all = Object.entries(packages).filter(([path]) => path !== '');
	const unproved = all.filter(([, { integrity, link }]) => !link && integrity === undefined);
	const scripts = all.filter(([, { hasInstallScript }]) => hasInstallScript === true);
	expect(unproved.map(([path]) => path)).toEqual([]);
	expect(scripts.map(([path]) => path)).toEqual([
		'node_modules/msgpackr-extract',
		'node_modules/node'
	]);
});
