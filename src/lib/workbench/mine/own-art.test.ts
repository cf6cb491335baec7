import { expect, test } from 'vitest';
import type { SheetPiece } from '#lib/ruleset/report/piece-sheet.ts';
import { withoutLostArt, withPicture } from './own-art.ts';

const OWN = 'variant:mine';
const OTHER = `<svg viewBox='0 0 8 8'><g/></svg>`;
const TEXT = `# My own.
variant: { id: mine, game: game }   # for Sundays
pieces:
  owl: { kind: token, icon: art/moon }   # by night
  hen: { kind: token, icon: art/moon }
  cat: { kind: token, icon: art/star }
art:
  moon: "<svg viewBox='0 0 8 8'/>"   # drawn by Ada
  # The star is Otto's.
  star: |
    <svg viewBox='0 0 8 8'>
    </svg>
text: { en: { pieces: { owl: Owl } } }
`;

const piece = (id: string, icon: string | null): SheetPiece => ({
	id,
	kind: 'token',
	layer: OWN,
	values: icon === null ? {} : { icon: { value: icon, layer: OWN, before: null } },
	names: {},
	removed: {},
	effects: [],
	faceOf: null
});

const TAKEN = ['moon', 'star', 'owl'];

test('a picture that only this piece shows is replaced where it stands', () => {
	expect(withPicture(TEXT, piece('cat', 'art/star'), OTHER, OWN, TAKEN)).toBe(
		TEXT.replace(/star: \|\n.*\n.*\n/, `star: |\n    ${OTHER}\n`)
	);
});

test('one that others show as well stays, and the new one has a name of its own', () => {
	expect(withPicture(TEXT, piece('owl', 'art/moon'), OTHER, OWN, TAKEN)).toBe(
		TEXT.replace(
			'owl: { kind: token, icon: art/moon }',
			'owl: { kind: token, icon: art/owl-2 }'
		).replace('    </svg>\n', `    </svg>\n  owl-2: ${OTHER}\n`)
	);
});

test('a piece of the layers below gets it by a change', () => {
	const head = 'variant: { id: mine, game: game }\n';
	const below = piece('imp', 'imp');
	below.layer = 'base';
	below.values['icon'] = { value: 'imp', layer: 'base', before: null };
	expect(withPicture(head, below, OTHER, OWN, [])).toBe(
		`${head}art:\n  imp: ${OTHER}\nchange:\n  pieces.imp.icon: { expect: imp, set: art/imp }\n`
	);
});

test('what nobody shows any more goes; what nobody showed before stays', () => {
	const without = TEXT.replace('icon: art/star', 'icon: cat');
	expect(withoutLostArt(TEXT, without)).toBe(without.replace(/ {2}star: \|\n.*\n.*\n/, ''));
	expect(
		withoutLostArt(TEXT, TEXT.replace('owl: { kind: token, icon: art/moon }', 'owl: {}'))
	).toContain('moon: "<svg');
	expect(withoutLostArt(without, without)).toBe(without);
	expect(withoutLostArt(TEXT, null)).toBeNull();
});
