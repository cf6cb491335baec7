import { describe, expect, test } from 'vitest';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { pieceSheet, type SheetPiece } from '#lib/ruleset/report/piece-sheet.ts';
import {
	isChanged,
	valueBelow,
	withName,
	withNameWords,
	withoutChanges,
	withoutPiece,
	withPiece,
	withValue
} from './own-pieces.ts';

const BASE = `layer: { id: base, kind: base, game: game }
game: { id: game, players: { min: 2, max: 2 }, start: play }
kinds: { token: { start: bag, attributes: { size: int, shiny: bool } } }
pieces:
  owl: { kind: token, size: 5 }
  hen: { kind: token, size: 1, shiny: true, count: player-count }
zones: { bag: { sees: none, count: none } }
procedures: { play: { do: [] } }
text: { en: { pieces: { owl: Owl, hen: { name: Hen, rule: It lays. } } } }
`;
const OWN = 'mine';
const HEAD = `# My rules.
layer: { id: mine, kind: house-rule, game: game }   # for Sundays
`;

/** The pieces of the game with the text laid over it. */
function pieces(text: string): SheetPiece[] {
	const files = new Map([
		['game/base/base.yaml', BASE],
		['game/house-rules/mine.yaml', text]
	]);
	const composition = composeGame({ files }, 'game', [OWN]);
	expect(composition.diagnostics.map(({ message }) => message)).toEqual([]);
	return pieceSheet(composition).pieces;
}

function piece(text: string, id: string): SheetPiece {
	const found = pieces(text).find((candidate) => candidate.id === id);
	if (!found) throw new Error(`no ${id}`);
	return found;
}

function changed(text: string, id: string, key: string, value: string | number | boolean | null) {
	return withValue(text, piece(text, id), key, value, OWN) ?? 'cannot be written';
}

describe('a piece of the layers below', () => {
	test('is changed by a line that says what stood there, and no other character', () => {
		expect(changed(HEAD, 'owl', 'size', 7)).toBe(
			`${HEAD}change:\n  pieces.owl.size: { expect: 5, set: 7 }\n`
		);
	});

	test('a second change is beside the first, and of the same value only the number is another one', () => {
		const text = `${HEAD}change:\n  pieces.owl.size: { expect: 5, set: 7 }   # they are strong\n`;
		const twice = changed(text, 'owl', 'size', 8);
		expect(twice).toBe(text.replace('set: 7', 'set: 8'));
		expect(changed(twice, 'hen', 'shiny', null)).toBe(
			`${twice}  pieces.hen.shiny: { expect: true, remove: true }\n`
		);
	});

	test('back at what it was, nothing is left of the change', () => {
		const text = changed(changed(HEAD, 'owl', 'size', 7), 'hen', 'shiny', null);
		expect(isChanged(piece(text, 'owl'), OWN)).toBe(true);
		expect(valueBelow(piece(text, 'hen'), 'shiny', OWN)).toBe(true);
		const once = changed(text, 'owl', 'size', 5);
		expect(changed(once, 'hen', 'shiny', true)).toBe(HEAD);
		expect(withoutChanges(text, piece(text, 'owl'))).toBe(once);
	});

	test('what it does not have is put in; what is worked out is expected as it is written', () => {
		expect(changed(HEAD, 'owl', 'shiny', true)).toBe(
			`${HEAD}change:\n  pieces.owl.shiny: { set: true }\n`
		);
		const counted = changed(HEAD, 'hen', 'count', 3);
		expect(counted).toBe(`${HEAD}change:\n  pieces.hen.count: { expect: player-count, set: 3 }\n`);
		expect(piece(counted, 'hen').values['count']).toEqual({
			value: 3,
			layer: OWN,
			before: 'player-count'
		});
	});
});

test('what it is called is changed like everything else, beside its rule', () => {
	const named = withName(HEAD, piece(HEAD, 'hen'), 'en', 'Chicken', OWN) ?? '';
	expect(named).toBe(`${HEAD}change:\n  text.en.pieces.hen.name: { expect: Hen, set: Chicken }\n`);
	expect(isChanged(piece(named, 'hen'), OWN)).toBe(true);
	expect(withName(named, piece(named, 'hen'), 'en', '', OWN)).toBe(HEAD);
	expect(withoutChanges(named, piece(named, 'hen'))).toBe(HEAD);
	// In a language in which nobody has named it.
	const german = withName(HEAD, piece(HEAD, 'owl'), 'de', 'Eule', OWN) ?? '';
	expect(german).toBe(`${HEAD}text:\n  de: { pieces: { owl: Eule } }\n`);
	expect(withName(german, piece(german, 'owl'), 'de', 'Uhu', OWN)).toBe(
		german.replace('Eule', 'Uhu')
	);
});

describe('a piece of one’s own', () => {
	const made =
		withPiece(HEAD, 'emu', piece(HEAD, 'hen'), {
			en: { name: 'Emu' },
			de: { name: 'Emu: groß' }
		}) ?? '';

	test('begins as another one is, under names', () => {
		expect(made).toBe(`${HEAD}pieces:
  emu: { kind: token, size: 1, shiny: true, count: player-count }
text:
  en: { pieces: { emu: Emu } }
  de: { pieces: { emu: "Emu: groß" } }
`);
		expect(piece(made, 'emu').layer).toBe(OWN);
	});

	test('is changed where it stands', () => {
		expect(changed(made, 'emu', 'size', 9)).toBe(made.replace('size: 1', 'size: 9'));
		expect(changed(made, 'emu', 'shiny', null)).toBe(made.replace(', shiny: true', ''));
		expect(withName(made, piece(made, 'emu'), 'en', 'Big emu', OWN)).toBe(
			made.replace('emu: Emu }', 'emu: Big emu }')
		);
		expect(withName(made, piece(made, 'emu'), 'de', '', OWN)).toBe(
			made.replace('  de: { pieces: { emu: "Emu: groß" } }\n', '')
		);
	});

	test('has its short form, its gender and forms beside its name, and loses them again', () => {
		const words = { name: 'Alter Emu', short: 'Emu', gender: 'masculine', dative: 'dem Alten Emu' };
		const named = withNameWords(made, 'emu', 'de', words) ?? '';
		expect(named).toBe(
			made.replace(
				'emu: "Emu: groß"',
				'emu: { name: Alter Emu, short: Emu, gender: masculine, dative: dem Alten Emu }'
			)
		);
		const { below, beside } = piece(named, 'emu').names['de']!;
		expect(below).toEqual(['name']);
		expect(beside).toEqual({ short: 'Emu', gender: 'masculine', dative: 'dem Alten Emu' });
		const plain = withNameWords(named, 'emu', 'de', { name: 'Emu' }) ?? '';
		expect(plain).toBe(made.replace('"Emu: groß"', 'Emu'));
		expect(withNameWords(plain, 'emu', 'de', null)).toBe(
			made.replace('  de: { pieces: { emu: "Emu: groß" } }\n', '')
		);
	});

	test('goes, and nothing of it is left', () => {
		expect(withoutPiece(made, 'emu')).toBe(HEAD);
	});
});

test('a text that cannot be read is left alone', () => {
	const owl = piece(HEAD, 'owl');
	expect(withValue('change: [', owl, 'size', 2, OWN)).toBeNull();
	expect(withPiece('pieces: {', 'emu', owl, { en: { name: 'Emu' } })).toBeNull();
});
