import { expect, it } from 'vitest';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';

function reserved(text: string): string[] {
	const game = 'game: { id: test, players: { min: 2, max: 2 }, start: play }\n';
	return linkYaml(game + text)
		.lines.filter((line) => line.includes('name/reserved'))
		.map((line) => line.replace(/^.*?name\/reserved /, ''));
}

it('words of the language name nothing else', () => {
	expect(
		reserved(`
enums:
  mood: { values: [calm, none] }
values:
  mod: { is: 3 }
  count: { params: { who: player }, is: 3 }
  least: { is: 4 }
  cost: { params: { at: player, where: player }, is: 3 }
fields:
  player: { with: { type: int } }
`)
	).toEqual(
		[
			'6: "mod" is a word of the language: choose another id',
			'11: "with" is a word of the language: choose another id',
			'4: "none" is a word of the language: choose another id',
			'9: "at" is a word of the language: choose another id',
			'7: "count" is a function of the language: choose another id'
		].sort((a, b) => Number.parseInt(a) - Number.parseInt(b))
	);
});
