import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import { rulesOf } from '#lib/workbench/game/servers.test.fixture.ts';
import type { RulesCalls } from '#lib/workbench/servers/start-workers.ts';
import { Mine } from '#lib/workbench/mine/Mine.svelte.ts';
import type { Content } from '#lib/workbench/storage/document.ts';
import type { SheetPiece } from '#lib/ruleset/report/piece-sheet.ts';
import type { Template } from '#lib/ruleset/templates/templates.ts';
import { VariantDesk } from './VariantDesk.svelte.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings: { language: 'en', languageOr: () => 'en' },
	LANGUAGES: ['en', 'de']
}));

const BASE = `layer: { id: base, kind: base, game: shells }
game: { id: shells, players: { min: 2, max: 2 }, start: play }
kinds: { token: { start: bag, attributes: { size: int, shiny: bool } } }
pieces:
  owl: { kind: token, size: 5, icon: owl }
zones: { bag: { sees: none, count: none } }
procedures: { play: { do: [] } }
text: { en: { pieces: { owl: Owl } } }
`;
const WIDE = `layer: { id: wide, kind: house-rule, game: shells, requires: [deep] }
change:
  pieces.owl.size: { expect: 5, set: 6 }
`;
const DEEP = `layer: { id: deep, kind: house-rule, game: shells }
options: { depth: { type: int, min: 1, max: 9, default: 3 } }
values: { sound: { is: option.depth } }
`;
const PLAIN = 'variant: { id: plain, game: shells }   # as it was sold\n';

/** The rule files, a server that reads them, and a desk on which a variant lies. */
async function deskWith(files: Record<string, string>) {
	const host = new RulesHost({
		'shells/base/base.yaml': BASE,
		'shells/house-rules/wide.yaml': WIDE,
		'shells/house-rules/deep.yaml': DEEP,
		'variants/plain.yaml': PLAIN
	});
	const texts = new Map(host.open(files).map((file) => [file.path, file]));
	let variants = $state.raw(host.variants());
	const server = rulesOf({
		pieces: (id) => Promise.resolve(host.pieces(id)),
		renamePiece: (renaming) => Promise.resolve(host.renamePiece(renaming)),
		composed: (id) => Promise.resolve(host.composed(id)),
		layers: (game) => Promise.resolve(host.layers(game)),
		rules: (choice, players) => Promise.resolve(host.rules(choice, players))
	});
	const content = (path: string): Content => {
		const file = texts.get(path);
		if (!file || file.text === file.delivered) return { is: 'delivered' };
		return { is: 'text', text: file.text };
	};
	const workshop = {
		get variants() {
			return variants;
		},
		list: () => {
			variants = host.variants();
			return Promise.resolve();
		},
		orNothing: <T>(ask: (rules: RulesCalls) => Promise<T>) => ask(server),
		content,
		get files() {
			return [...texts.values()];
		},
		file: (path: string) => texts.get(path) ?? null,
		returnTo(path: string, to: Content) {
			const delivered = texts.get(path)?.delivered ?? null;
			const text = to.is === 'text' ? to.text : to.is === 'delivered' ? delivered : null;
			if (text === null) texts.delete(path);
			else texts.set(path, { path, text, delivered });
			host.change(path, text, null);
		},
		evaluations: { now: () => Promise.resolve() },
		complete: true,
		documents: { mayWrite: true }
	};
	const desk = new VariantDesk(workshop, new Mine(workshop));
	await desk.take('plain');
	return { desk, text: (path: string) => texts.get(path)?.text ?? null };
}

function piece(desk: VariantDesk, id: string): SheetPiece {
	const found = desk.pieces.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`no ${id}`);
	return found;
}

describe('a variant on the desk', () => {
	let made: Awaited<ReturnType<typeof deskWith>>;
	beforeEach(async () => {
		made = await deskWith({});
	});

	test('that was delivered stays as it is: what is changed is another one, of one’s own', async () => {
		const { desk, text } = made;
		expect(desk.isOwn).toBe(false);
		await desk.setValue(piece(desk, 'owl'), 'size', 7, 'My plain');
		expect(desk.id).toBe('my-plain');
		expect(desk.isOwn).toBe(true);
		expect(text('variants/plain.yaml')).toBe(PLAIN);
		expect(text('variants/my-plain.yaml')).toBe(
			`variant: { id: my-plain, game: shells }   # as it was sold
text:
  en: { variants: { my-plain: My plain } }
  de: { variants: { my-plain: My plain } }
change:
  pieces.owl.size: { expect: 5, set: 7 }
`
		);
		expect(piece(desk, 'owl').values['size']).toEqual({
			value: 7,
			layer: 'variant:my-plain',
			before: 5
		});
	});

	test('everything can be taken back, and then there is nothing of one’s own', async () => {
		const { desk, text } = made;
		await desk.setValue(piece(desk, 'owl'), 'size', 7, 'Mine');
		const once = text('variants/mine.yaml');
		await desk.setValue(piece(desk, 'owl'), 'shiny', true, 'Mine');
		await desk.undo();
		expect(text('variants/mine.yaml')).toBe(once);
		await desk.undo();
		expect(desk.canUndo).toBe(false);
		expect(desk.id).toBe('plain');
		expect(text('variants/mine.yaml')).toBeNull();
		expect(piece(desk, 'owl').values['size']?.value).toBe(5);
	});

	test('changes that come quickly after each other are all written', async () => {
		const { desk, text } = made;
		void desk.setValue(piece(desk, 'owl'), 'size', 7, 'Mine');
		void desk.setValue(piece(desk, 'owl'), 'size', 8, 'Mine');
		await desk.setName(piece(desk, 'owl'), 'en', 'Night owl', 'Mine');
		expect(text('variants/mine.yaml')).toContain('pieces.owl.size: { expect: 5, set: 8 }');
		expect(desk.rules?.texts['en']).toMatchObject({ 'pieces.owl': 'Night owl' });
		expect(desk.busy).toBe(false);
	});

	test('a house rule brings along what it needs, and options are chosen in its file', async () => {
		const { desk, text } = made;
		await desk.setLayer('wide', true, 'Mine');
		expect(desk.composed?.chosen).toEqual(['deep', 'wide']);
		expect(text('variants/mine.yaml')).toContain('house-rules: [deep, wide]');
		expect(desk.composed?.diff?.rules.map(({ path }) => path)).toContain('pieces.owl');
		await desk.setOption('depth', 7, 'Mine');
		expect(desk.composed?.values).toEqual({ depth: 7 });
		expect(desk.composed?.own).toEqual(['depth']);
		await desk.setOption('depth', null, 'Mine');
		expect(desk.composed?.own).toEqual([]);
		await desk.setLayer('deep', false, 'Mine');
		expect(desk.composed?.chosen).toEqual([]);
	});

	test('one’s own is called otherwise', async () => {
		const { desk, text } = made;
		await desk.setValue(piece(desk, 'owl'), 'size', 7, 'Mine');
		await desk.rename('The owls');
		expect(desk.id).toBe('mine');
		expect(desk.variant?.name).toEqual({ en: 'The owls', de: 'The owls' });
		expect(text('variants/mine.yaml')).not.toContain('Mine');
	});

	test('several values are one change', async () => {
		const { desk, text } = made;
		await desk.setAll(
			[
				{ piece: 'owl', key: 'size', value: 8 },
				{ piece: 'owl', key: 'shiny', value: true }
			],
			'Mine'
		);
		expect(text('variants/mine.yaml')).toContain('pieces.owl.shiny: { set: true }');
		await desk.undo();
		expect(desk.id).toBe('plain');
	});

	test('what is written is seen before it is read', () => {
		const { desk } = made;
		void desk.setValue(piece(desk, 'owl'), 'size', 9, 'Mine');
		expect(piece(desk, 'owl').values['size']?.value).toBe(9);
		expect(desk.busy).toBe(true);
	});

	test('a new piece begins as another one is, and can be taken out again', async () => {
		const { desk, text } = made;
		const id = await desk.addLike(
			piece(desk, 'owl'),
			{ en: { name: 'Owl' }, de: { name: 'Uhu' } },
			'Mine'
		);
		expect(id).toBe('owl-2');
		expect(piece(desk, id)).toMatchObject({ kind: 'token', layer: 'variant:mine' });
		await desk.setValue(piece(desk, id), 'size', 0, 'Mine');
		expect(text('variants/mine.yaml')).toContain('owl-2: { kind: token, size: 0, icon: owl }');
		await desk.remove(piece(desk, id), 'Mine');
		expect(text('variants/mine.yaml')).not.toContain('owl-2');
		await desk.restore(piece(desk, 'owl'), 'Mine');
		expect(desk.refused).toBe(false);
	});
});

test('a file that cannot be read is not written over', async () => {
	const broken = 'variant: { id: odd, game: shells }\nchange: [\n';
	const { desk, text } = await deskWith({ 'variants/odd.yaml': broken });
	await desk.take('odd');
	await desk.setValue(piece(desk, 'owl'), 'size', 7, 'Mine');
	expect(desk.refused).toBe(true);
	expect(text('variants/odd.yaml')).toBe(broken);
});

describe('something new, of a template', () => {
	const OWL: Template = {
		id: 'owl',
		makes: 'part',
		name: { en: 'An owl' },
		about: { en: 'It sees.' },
		standsFor: 'my-owl',
		places: [
			{ at: ['pieces', 'my-owl', 'size'], ask: { en: 'How large?' }, value: 2, inLanguages: {} }
		],
		text: 'pieces:\n  my-owl: { kind: token, size: 2 } # change it\ntext:\n  en: { pieces: { my-owl: Owl } }\n'
	};
	const RULE: Template = {
		...OWL,
		makes: 'house-rule',
		places: [],
		text: 'layer: { id: my-owl, kind: house-rule, game: shells }\nchange:\n  pieces.owl.size: { expect: 5, set: 9 }\n'
	};

	test('comes into the file of the variant, with its comment, and goes when it is taken back', async () => {
		const { desk, text } = await deskWith({});
		const made = await desk.make(OWL, 'Snow Owl', [7], 'My plain');
		expect(made?.id).toBe('snow-owl');
		expect(text('variants/my-plain.yaml')).toContain(
			'pieces:\n  snow-owl: { kind: token, size: 7 } # change it\n'
		);
		expect(piece(desk, 'snow-owl').names['en']?.value).toBe('Snow Owl');
		await desk.undo();
		expect(text('variants/my-plain.yaml')).toBeNull();
		expect(desk.id).toBe('plain');
	});

	test('has an id that nothing else has', async () => {
		const { desk } = await deskWith({});
		expect((await desk.make(OWL, 'Owl', [7], 'My plain'))?.id).toBe('owl-2');
		expect((await desk.make(OWL, 'Owl', [7], 'My plain'))?.id).toBe('owl-3');
	});

	test('a house rule gets a file and is switched on; both are taken back together', async () => {
		const { desk, text } = await deskWith({});
		const made = await desk.make(RULE, 'Big Owls', [], 'My plain');
		expect(made?.path).toBe('shells/house-rules/big-owls.yaml');
		expect(text('shells/house-rules/big-owls.yaml')).toContain('id: big-owls');
		expect(desk.composed?.chosen).toEqual(['big-owls']);
		expect(piece(desk, 'owl').values['size']?.value).toBe(9);
		await desk.undo();
		expect([desk.id, text('shells/house-rules/big-owls.yaml')]).toEqual(['plain', null]);
		expect(desk.canUndo).toBe(false);
	});

	test('is not made where the template cannot be read', async () => {
		const { desk, text } = await deskWith({});
		expect(await desk.make({ ...OWL, text: 'pieces: [' }, 'Owl', [], 'My plain')).toBeNull();
		expect([desk.refused, text('variants/my-plain.yaml')]).toEqual([true, null]);
	});
});

const JAY = `variant: { id: jays, game: shells }   # jay
pieces:
  jay: { kind: token, size: 1, icon: art/jay }   # the jay
art:
  jay: <svg viewBox='0 0 8 8'><g/></svg>
text: { en: { pieces: { jay: Jay } } }
`;
const TEST = `scenario: the jay\nvariant: jays\nthen: [{ is: jay in bag }]\n`;

test('a piece gets another id in all files that name it, and that is taken back at once', async () => {
	const files = { 'variants/jays.yaml': JAY, 'shells/tests/jays.yaml': TEST };
	const { desk, text } = await deskWith(files);
	await desk.take('jays');
	expect(await desk.renamePiece(piece(desk, 'jay'), 'owl')).toMatchObject({ why: 'breaks' });
	expect(await desk.renamePiece(piece(desk, 'jay'), 'A jay')).toMatchObject({ why: 'no-id' });
	expect(desk.canUndo).toBe(false);
	expect(await desk.renamePiece(piece(desk, 'jay'), 'magpie')).toBeNull();
	expect(piece(desk, 'magpie').names['en']?.value).toBe('Jay');
	expect(text('variants/jays.yaml')).toBe(
		JAY.replace('  jay: { kind', '  magpie: { kind').replace('{ jay: Jay }', '{ magpie: Jay }')
	);
	expect(text('shells/tests/jays.yaml')).toBe(TEST.replace('is: jay', 'is: magpie'));
	await desk.undo();
	expect([text('variants/jays.yaml'), text('shells/tests/jays.yaml')]).toEqual([JAY, TEST]);
});

test('a picture is replaced, taken back, and goes with the last piece that shows it', async () => {
	const { desk, text } = await deskWith({ 'variants/jays.yaml': JAY });
	await desk.take('jays');
	const other = `<svg viewBox='0 0 8 8'><path d='M0 0'/></svg>`;
	await desk.setPicture(piece(desk, 'jay'), other, 'Mine');
	expect(text('variants/jays.yaml')).toBe(JAY.replace('<g/>', `<path d='M0 0'/>`));
	expect(Object.keys(desk.rules?.art ?? {})).toEqual(['jay']);
	await desk.undo();
	expect(text('variants/jays.yaml')).toBe(JAY);
	await desk.setValue(piece(desk, 'jay'), 'icon', null, 'Mine');
	expect(text('variants/jays.yaml')).not.toContain('art');
});
