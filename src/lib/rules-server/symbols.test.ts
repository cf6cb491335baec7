/** What is found by which words, and in which order, in two small games. */
import { describe, expect, it } from 'vitest';
import { symbolsIn } from './symbols.ts';

const FILES = new Map([
	[
		'shop/base/game.yaml',
		`kinds: { ware: { attributes: { hue: hue } } }
enums: { hue: { values: [red, blue] } }
pieces: { pot: { kind: ware }, flower-pot: { kind: ware }, teapot: { kind: ware } }
fields: { player: { coins: { type: int } } }
options: { payment: { values: { cash: {}, later: {} }, default: cash } }
values:
  worth: { about: What a pot brings., is: 3 }
clauses:
  SH-1: { text: "Every pot has a price.", section: "1" }
  SH-10: { text: "Nobody haggles.", section: "10" }
`
	],
	[
		'shop/text/de.yaml',
		`text:
  de:
    enums: { hue: { red: Rot, blue: Blau } }
    attributes: { hue: { name: Farbe, asked: Anstrich } }
    pieces:
      pot: { name: Große Schüssel, plural: Große Schüsseln, rule: Bringt nichts, asked: "Topf, Eimer" }
      teapot.rule: Fasst eine Kanne Tee.
    options: { payment: { name: Bezahlt wird, later: irgendwann } }
    fields: { coins: Münzen }
    clauses: { SH-10: Niemand feilscht. }
    numbers: { values.worth.is: { name: Was ein Topf einbringt } }
`
	],
	['shop/text/fr.yaml', 'text: { fr: { pieces: { pot: Grand bol } } }\n'],
	[
		'shop/house-rules/sale.yaml',
		`layer: { id: sale, kind: house-rule, game: shop }
change:
  values.worth.is: { expect: 3, set: 2 }
text: { en: { layers: { sale: { name: Summer sale, rule: Everything is cheap } } } }
`
	],
	['shop/tests/all.yaml', 'scenario: a pot\n'],
	['den/base/game.yaml', 'pieces: { pot: {}, potter: {} }\nvalues: { heat: { is: 1 } }\n'],
	['variants/mine.yaml', 'variant: { id: mine, game: shop }\npieces: { potsherd: {} }\n']
]);

/** `game/section.id`, what is only said to be about it in brackets. */
function found(words: string, game: string | null = null): string[] {
	return symbolsIn(FILES, words, game).things.map(({ name, data }) => {
		const told = `${data.game}/${data.sort}.${name}`;
		return data.named ? told : `(${told})`;
	});
}

describe('things by words', () => {
	it('are told by how well their names fit: just so, begun so, a word, inside, said of it', () => {
		expect(found('pot')).toEqual([
			'shop/pieces.pot',
			'den/pieces.pot',
			'den/pieces.potter',
			'shop/pieces.potsherd',
			'shop/pieces.flower-pot',
			'shop/pieces.teapot',
			'(shop/values.worth)',
			'(shop/clauses.SH-1)'
		]);
	});

	it('of the game at hand come first, among those with the name and among the others', () => {
		expect(found('pot', 'den').slice(0, 3)).toEqual([
			'den/pieces.pot',
			'den/pieces.potter',
			'shop/pieces.pot'
		]);
	});

	it('are found in any language, whatever the case and the accents', () => {
		expect(found('GROSSE SCHUSSEL')).toEqual(['shop/pieces.pot']);
		expect(found('grand bol')).toEqual(['shop/pieces.pot']);
		expect(found('munzen')).toEqual(['shop/fields.coins']);
		expect(found('flower pot')).toEqual(['shop/pieces.flower-pot']);
	});

	it('are found by what they do, by what people ask for and by what their numbers are called', () => {
		expect(found('kanne tee')).toEqual(['(shop/pieces.teapot)']);
		expect(found('eimer')).toEqual(['(shop/pieces.pot)']);
		expect(found('einbringt topf')).toEqual(['(shop/values.worth)']);
		expect(found('cheap')).toEqual(['(shop/layers.sale)']);
	});

	it('are also values, attributes, layers, changes and paragraphs', () => {
		expect(found('blau')).toEqual(['shop/enums.blue']);
		expect(found('irgendwann')).toEqual(['shop/options.later']);
		expect(found('farbe')).toEqual(['shop/attributes.hue']);
		expect(found('summer')).toEqual(['shop/layers.sale']);
		expect(found('worth.is')).toEqual(['shop/change.values.worth.is']);
		expect(found('sh-1')).toEqual(['shop/clauses.SH-1', 'shop/clauses.SH-10']);
		expect(found('feilscht')).toEqual(['(shop/clauses.SH-10)']);
	});

	it('have to have every word; no words find nothing', () => {
		expect(found('pot zeppelin')).toEqual([]);
		expect(found('  ')).toEqual([]);
	});

	it('say where they stand, whose they are, what they are called and what they do', () => {
		const [pot] = symbolsIn(FILES, 'grosse', null).things;
		expect(pot).toMatchObject({
			name: 'pot',
			containerName: 'pieces: Große Schüssel',
			location: { uri: 'shop/base/game.yaml', range: { start: { line: 2, character: 10 } } },
			data: {
				layer: 'base',
				names: { de: 'Große Schüssel', fr: 'Grand bol' },
				said: [{ text: 'Bringt nichts', language: 'de' }]
			}
		});
		expect(symbolsIn(FILES, 'potsherd', null).things[0]?.data.layer).toBe('variant:mine');
		expect(symbolsIn(FILES, 'haggles', null).things[0]?.data.said).toEqual([
			{ text: 'Nobody haggles.', language: 'en' },
			{ text: 'Niemand feilscht.', language: 'de' }
		]);
	});

	it('are not told in their thousands', () => {
		const ids = Array.from({ length: 250 }, (_, at) => `pot-${at}: {}`);
		const files = new Map([['shop/base/game.yaml', `pieces: { ${ids.join(', ')} }`]]);
		const { things, more } = symbolsIn(files, 'pot', null);
		expect([things.length, more]).toEqual([200, 50]);
	});
});
