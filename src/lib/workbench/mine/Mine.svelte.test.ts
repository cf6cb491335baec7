import { expect, test, vi } from 'vitest';
import type { Content } from '#lib/workbench/storage/document.ts';
import type { VariantInfo, WorkFile } from '#lib/rules-server/rules-server.ts';
import { deliveredTemplates } from './game-templates.ts';
import { Mine } from './Mine.svelte.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({ LANGUAGES: ['en', 'de'] }));

const DELIVERED: WorkFile[] = [
	{ path: 'shells/base/layer.yaml', text: 'layer: {}\n', delivered: 'layer: {}\n' }
];

function mineOf() {
	const files = new Map(DELIVERED.map((file) => [file.path, file]));
	const done: string[] = [];
	const mine = new Mine({
		variants: [],
		get files() {
			return [...files.values()];
		},
		file: (path) => files.get(path) ?? null,
		complete: true,
		documents: { mayWrite: true },
		returnTo(path: string, content: Content) {
			done.push(`write ${path}`);
			if (content.is === 'text') files.set(path, { path, text: content.text, delivered: null });
			else files.delete(path);
		},
		evaluations: {
			now(path) {
				done.push(`evaluate ${path}`);
				return Promise.resolve();
			}
		},
		list() {
			done.push('list');
			return Promise.resolve();
		}
	});
	return { mine, files, done };
}

test('a game begins, goes with all its files, and comes back as it was', async () => {
	const { mine, files, done } = mineOf();
	const [template] = deliveredTemplates;
	const id = await mine.begin(template!, 'Ponds');
	expect([id, mine.hasGame('ponds'), mine.hasGame('shells')]).toEqual(['ponds', true, false]);
	expect(files.size).toBe(DELIVERED.length + template!.files.size);
	// All are written before the first is looked at, and the list comes last.
	expect(done.findIndex((candidate) => candidate.startsWith('evaluate'))).toBe(
		template!.files.size
	);
	expect(done.at(-1)).toBe('list');

	const rule: WorkFile = {
		path: 'ponds/house-rules/mud.yaml',
		text: 'layer: {}\n',
		delivered: null
	};
	files.set(rule.path, rule);
	const before = new Map(files);
	const variant = { id: 'ponds', game: 'ponds' } as VariantInfo;
	await mine.removeGame(variant, 'Ponds');
	expect([...files.values()]).toEqual(DELIVERED);
	expect(mine.news).toMatchObject({ what: 'removed-game', name: 'Ponds' });
	expect(mine.hasGame('ponds')).toBe(false);
	expect(await mine.bringBack()).toBe('ponds');
	expect(new Map([...files].sort())).toEqual(new Map([...before].sort()));
	expect(mine.news).toBeNull();
});

test('a game that was delivered is never taken away', async () => {
	const { mine, files } = mineOf();
	await mine.removeGame({ id: 'shells', game: 'shells' } as VariantInfo, 'Shells');
	expect([...files.values()]).toEqual(DELIVERED);
});

test('rules with a layer on top are kept once, and beside others of the same name', async () => {
	const { mine, files } = mineOf();
	const variant = { id: 'plain', game: 'shells', chosenLayers: ['long'] } as unknown as VariantInfo;
	const choice = { variant: 'plain', options: {} };
	const keep = (set: number) =>
		mine.keepWith(JSON.stringify({ change: { 'values.limit.is': { expect: 7, set } } }), {
			name: 'Plain: limit',
			choice,
			variant,
			layers: []
		});
	expect(await keep(9)).toBe('plain-limit');
	expect(files.get('variants/plain-limit.yaml')!.text).toContain('  house-rules: [long]\n');
	expect(files.get('variants/plain-limit.yaml')!.text).toContain(
		'change:\n  values.limit.is: { expect: 7, set: 9 }\n'
	);
	const before = new Map(files);
	expect(await keep(9)).toBe('plain-limit');
	expect(files).toEqual(before);
});
