import { describe, expect, it } from 'vitest';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { checkRuleset } from './check-ruleset.ts';

/** `file:line: message`, and what is said beside it, of everything that is wrong with a layer on the small game. */
function told(path: string, text: string): string[] {
	const files = new Map([
		['game/base/game.yaml', TOKENS],
		[path, text]
	]);
	const place = ({ file, start }: { file: string; start: { line: number } }): string =>
		`${file.slice(file.lastIndexOf('/') + 1)}:${start.line}`;
	return checkRuleset(files)
		.filter(({ severity }) => severity === 'error')
		.map(({ range, message, related }) =>
			[
				`${place(range)}: ${message}`,
				...related.map((note) => `${place(note.range)} ${note.message}`)
			].join(' | ')
		);
}

const rule = (change: string): string[] =>
	told(
		'game/house-rules/a.yaml',
		`layer: { id: a }\nchange:\n  pieces.fool.worth: { adjust: 1 }\n  ${change}\n`
	);

const baseLine = (text: string): number => TOKENS.slice(0, TOKENS.indexOf(text)).split('\n').length;

describe('rules that break others', () => {
	it('are told at the line of the change', () => {
		const line = baseLine('when: who.coins < 3');
		expect(rule('fields.player.coins.type: { expect: int, set: bool }')[0]).toMatch(
			new RegExp(`^a.yaml:4: With "a" the game has an error: .* \\| game.yaml:${line} `)
		);
	});

	it('are named beside what an edition has broken', () => {
		const found = told(
			'game/editions/second/layer.yaml',
			'layer: { id: second, kind: edition }\nchange:\n  values.build-cost.params: { expect: present, set: { who: cell } }\n'
		);
		const line = baseLine('when: who.coins < 3');
		expect(found.every((candidate) => candidate.includes(' | layer.yaml:3 "second" says'))).toBe(
			true
		);
		expect(found.slice(0, 1)).toEqual([
			`game.yaml:${line}: A cell has no "coins" | layer.yaml:3 "second" says something about values.build-cost.params here`
		]);
	});
});

describe('`it` in a wrap', () => {
	it('is the old expression, also behind `where`', () => {
		expect(rule('values.build-cost.is: { wrap: (it) + count(tokens where it is joker) }')).toEqual([
			'a.yaml:4: `is` asks for a kind of piece, a piece or none: to compare values write `==`; in `wrap`, `it` is the old expression, also behind `where`: name the element, as in any(x in SET: x is ...)'
		]);
		expect(rule('values.strength.is: { wrap: it.worth + (it) }')).toEqual([
			'a.yaml:4: "it" is the element inside a `where`: here it is unknown; in `wrap`, the old expression is `(it)`: before a dot it needs the parentheses'
		]);
	});
});
