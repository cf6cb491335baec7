import { describe, expect, it } from 'vitest';
import { filledTemplate } from './fill-template.ts';
import { withPart } from './insert-part.ts';
import { templatesOf } from './templates.ts';

const HEADER = `template:
  name: { en: An owl, de: Eine Eule }
  about: { en: It sees at night. }
  order: 2
  stands-for: my-owl
  places:
    - at: [pieces, my-owl, size]
      ask: { en: How large? }
    - at: [text, '*', pieces, my-owl, rule]
      ask: { en: What does it do? }
`;
const EXAMPLE = `# An owl of one's own.
pieces:
  my-owl: # its name
    kind: token
    size: 2 # how large it is

    effects:
      my-owl-sees: { modify: sight(c), add: 1 }
text:
  en: { pieces: { my-owl: { name: Owl, rule: It sees. } } }
  de: { pieces: { my-owl: { name: Eule, rule: Sie sieht. } } }
`;
const files = new Map([
	['game/templates/owl/template.yaml', HEADER],
	['game/templates/owl/part.yaml', EXAMPLE],
	['game/templates/crow/template.yaml', HEADER.replace('order: 2', 'order: 1')],
	['game/templates/crow/house-rule.yaml', 'layer: { id: my-owl }\n'],
	['other/templates/owl/part.yaml', EXAMPLE]
]);

describe('templates', () => {
	it('are those of a game, in their own order, with what they ask', () => {
		const [crow, owl] = templatesOf(files, 'game');
		expect([crow?.id, crow?.makes, crow?.places]).toEqual(['crow', 'house-rule', []]);
		expect([owl?.id, owl?.makes, owl?.name]).toEqual([
			'owl',
			'part',
			{ en: 'An owl', de: 'Eine Eule' }
		]);
		expect(
			owl?.places.map(({ ask, value, inLanguages }) => [ask['en'], value, inLanguages])
		).toEqual([
			['How large?', 2, {}],
			['What does it do?', 'It sees.', { en: 'It sees.', de: 'Sie sieht.' }]
		]);
	});

	it('are filled with an id, a name in every language, and answers', () => {
		const owl = templatesOf(files, 'game')[1];
		if (!owl) throw new Error('no owl');
		expect(filledTemplate(owl, 'snow-owl', 'Snow Owl', [5, 'Never seen.'])).toBe(
			EXAMPLE.replaceAll('my-owl', 'snow-owl')
				.replace('size: 2', 'size: 5')
				.replace('name: Owl', 'name: Snow Owl')
				.replace('name: Eule', 'name: Snow Owl')
				.replace('It sees.', 'Never seen.')
				.replace('Sie sieht.', 'Never seen.')
		);
	});
});

it('keep what the example says in every language where nothing is answered', () => {
	const owl = templatesOf(files, 'game')[1];
	if (!owl) throw new Error('no owl');
	expect(filledTemplate(owl, 'snow-owl', 'Snow Owl', [null, null])).toContain('rule: Sie sieht.');
});

describe('a part comes into a file', () => {
	it('with its comments and lines, deeper or less deep', () => {
		const text = `variant: { id: mine, game: game }
pieces:
    crow: { kind: token, size: 1 } # black
# the end
`;
		expect(withPart(text, EXAMPLE)).toBe(`variant: { id: mine, game: game }
pieces:
    crow: { kind: token, size: 1 } # black
    my-owl: # its name
      kind: token
      size: 2 # how large it is

      effects:
        my-owl-sees: { modify: sight(c), add: 1 }
text:
  en: { pieces: { my-owl: { name: Owl, rule: It sees. } } }
  de: { pieces: { my-owl: { name: Eule, rule: Sie sieht. } } }
# the end
`);
	});

	it('on one line where that is how it is written', () => {
		const text =
			'variant: { id: mine }\npieces: { crow: { size: 1 } }\ntext: { en: { pieces: {} } }\n';
		expect(
			withPart(text, 'pieces:\n  owl: { size: 2 }\ntext:\n  en:\n    pieces: { owl: Owl }\n')
		).toBe(
			'variant: { id: mine }\npieces: { crow: { size: 1 }, owl: { size: 2 } }\ntext: { en: { pieces: { owl: Owl } } }\n'
		);
	});

	it('after sections with a text of several lines, and into one without a last line end', () => {
		const text = 'values:\n  a:\n    is: >-\n      1 +\n      2\npieces:\n  crow: { size: 1 }';
		expect(withPart(text, 'values:\n  # two\n  b: { is: 2 }\n')).toBe(
			'values:\n  a:\n    is: >-\n      1 +\n      2\n  # two\n  b: { is: 2 }\npieces:\n  crow: { size: 1 }\n'
		);
	});

	it('or not at all: what is there already, what cannot be read', () => {
		expect(withPart('pieces:\n  owl: { size: 1 }\n', 'pieces:\n  owl: { size: 2 }\n')).toBeNull();
		expect(withPart('pieces: [', 'pieces:\n  owl: { size: 2 }\n')).toBeNull();
		expect(withPart('pieces:\n  owl: {}\n', '---\na: 1\n---\nb: 1\n')).toBeNull();
	});
});
