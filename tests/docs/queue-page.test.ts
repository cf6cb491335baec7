/** What docs/queue.md says to Docker is what Thingsmith understands. Its certificates are those of tests/queue/. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/queue.md'), 'utf8');

interface Service {
	profiles: string[];
	build: { dockerfile_inline: string };
	command: string;
	environment: Record<string, string>;
	volumes: string[];
}

const [, compose = ''] = /^```yaml\n(services:[^]*?)```$/m.exec(PAGE)!;
const { services } = parse(compose) as { services: Record<'queue' | 'worker', Service> };
const flags = (text: string): string[] => text.match(/--[a-z-]+/g) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-image-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** In the image: what is copied there of a fresh checkout, what npm would install, and what is made of both. */
const inImage = (...args: string[]): string =>
	execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

beforeAll(() => {
	const steps = services.worker.build.dockerfile_inline;
	const copied = [...steps.matchAll(/^COPY (.+) \S+$/gm)];
	for (const name of copied.flatMap(([, names = '']) => names.split(' '))) {
		cpSync(join(ROOT, name), join(folder, name), { recursive: true });
	}
	rmSync(join(folder, 'src/lib/language/generated'), { recursive: true });
	symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
	for (const [, script = ''] of steps.matchAll(/^RUN node (\S+)$/gm)) inImage(script);
});

it('the compose file begins a worker with options that it has', () => {
	const [node, file = '', command = '', ...options] = services.worker.command.split(' ');
	expect([node, command]).toEqual(['node', 'worker']);
	const help = inImage(file, command, '--help');
	for (const flag of flags(options.join(' '))) expect(help).toContain(`${flag} <`);
	expect(options).toContain('rediss://${QUEUE_HOST:?}:6379');
	expect(help).toContain(Object.keys(services.worker.environment)[0]);
	// The certificate lies where it is looked for.
	const [mounted = ''] = services.worker.volumes;
	expect(mounted.split(':')[1]).toBe(options[options.indexOf('--ca') + 1]);
});

it('and its services by the profiles that the page names', () => {
	const named = [...PAGE.matchAll(/docker compose --profile (\w+)/g)].map(([, name]) => name);
	expect(named).toEqual(['queue', 'worker']);
	expect(Object.values(services).flatMap(({ profiles }) => profiles)).toEqual(named);
});

it('options that the page lists are those of the commands', () => {
	const help = ['worker', 'simulate', 'compare'].map((command) =>
		inImage('src/cli/main.mjs', command, '--help')
	);
	const rows = [...PAGE.matchAll(/^\| `(--[a-z-]+)[^|]*\| ([^|]+?) *\|/gm)];
	expect(rows.length).toBeGreaterThanOrEqual(5);
	for (const [, flag = '', of = ''] of rows) {
		const having = of === 'all' ? help : help.slice(0, 1);
		for (const text of having) expect(text).toContain(flag);
	}
});
