import { describe, expect, it } from 'vitest';
import { checkRuleset } from './check-ruleset.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 2 }, start: play }
clauses:
  T-1: { text: A tower costs five gold., section: "1" }
  T-2: { text: Five players are too many., section: "2" }
kinds: { building: { plural: buildings, start: box, attributes: { strength: int } } }
pieces: { tower: { kind: building, strength: 4, cite: T-2 } }
zones: { box: { sees: all, count: all, cite: T-2 } }
fields: { player: { gold: { type: int, start: 9, visible: all, cite: T-2 } } }
values:
  build-cost: { is: 5, cite: T-1 }
  for-few: { is: player-count <= 5, cite: T-2 }
  twice: { params: { p: player }, is: if p.gold > 6 then 5 else 2, cite: T-2 }
procedures:
  play:
    cite: T-1
    do:
      - for-each: p
        in: players where twice(it) > 0 and for-few and any(buildings where it.strength > 0)
        do: [{ set: p.gold, by: 0 - build-cost }]
text:
  en:
    pieces: { tower: { name: Tower, rule: "It takes four hits, and 40 arrows." } }
    values: { build-cost: "What it costs (5 gold)" }
    numbers: { values.build-cost.is: "Price, five as a rule" }
  de:
    pieces: { tower: { name: Turm, rule: "Er steckt vier Treffer ein." } }
    values: { build-cost: "Was er kostet ({build-cost} Gold)" }
    clauses: { T-1: "Ein Turm kostet fünf Gold." }
  fr:
    pieces: { tower: { name: Tour, rule: "Elle encaisse 4 pertes." } }
    clauses: { T-1: "Une tour coûte cinq pièces d’or." }
`;

const NOTE = /stale-text/;
function notesOf(...layers: [string, string][]): string[] {
	const files = new Map([
		['game/base/game.yaml', BASE],
		...layers.map(([id, says]): [string, string] => [
			`game/house-rules/${id}.yaml`,
			`layer: { id: ${id} }\n${says}\n`
		])
	]);
	return checkRuleset(files)
		.filter(({ code }) => NOTE.test(code))
		.map(({ severity, range, message, related }) =>
			[`${severity} ${range.start.line}: ${message}`, ...related.map((one) => one.message)].join(
				' | '
			)
		);
}

describe('a change of what texts state', () => {
	it('is noted at the change, with each text in each language', () => {
		expect(notesOf(['cheap', 'change: { values.build-cost.is: { expect: 5, set: 4 } }'])).toEqual([
			'info 2: This changes what texts state: clauses.T-1 (en, de, fr); values.build-cost (en); numbers.values.build-cost.is (en)' +
				' | en: this still states 5 | en: this still states 5 | en: this still states 5 | de: this still states 5 | fr: this still states 5'
		]);
	});

	it('is noted for the card of a piece, whose numbers may be part of others', () => {
		expect(notesOf(['strong', 'change: { pieces.tower.strength: { adjust: 2 } }'])).toEqual([
			'info 2: This changes what texts state: pieces.tower.rule (en, de, fr)' +
				' | en: this still states 4 | de: this still states 4 | fr: this still states 4'
		]);
	});

	it('is noted once for a sum with an expression', () => {
		const dear = 'change: { values.twice.is: { adjust: 1 } }';
		expect(notesOf(['dear', dear])).toEqual([
			'info 2: This changes what texts state: clauses.T-2 (en) | en: this still states 5'
		]);
	});

	it('is quiet where the layer changes the text as well, in each language for itself', () => {
		const layer = `change:
  values.build-cost.is: { expect: 5, set: 4 }
  clauses.T-1.text: { expect: A tower costs five gold., set: A tower costs four gold. }
  text.en.values.build-cost: { expect: "What it costs (5 gold)", set: "What it costs (4 gold)" }
  text.en.numbers.values.build-cost.is: { expect: "Price, five as a rule", set: "Price" }
  text.de.clauses.T-1: { expect: Ein Turm kostet fünf Gold., set: Ein Turm kostet vier Gold. }`;
		expect(notesOf(['cheap', layer])).toEqual([
			'info 3: This changes what texts state: clauses.T-1 (fr) | fr: this still states 5'
		]);
	});

	it('can be acknowledged', () => {
		const layer = `change: { values.build-cost.is: { expect: 5, set: 4 } }
acknowledge: { values.build-cost.is: { layer/stale-text: the rulebook is printed } }`;
		expect(notesOf(['cheap', layer]).map((note) => note.split(' ', 1)[0])).toEqual([
			'acknowledged'
		]);
	});

	it('is quiet about how many players a rule is for', () => {
		const two =
			'change: { values.for-few.is: { expect: player-count <= 5, set: player-count <= 2 } }';
		expect(notesOf(['two', two])).toEqual([]);
	});

	it('is quiet where the number stays, or the text says none', () => {
		expect(notesOf(['same', 'change: { values.build-cost.is: { wrap: max(it, 4) } }'])).toEqual([]);
		expect(
			notesOf(['rich', 'change: { fields.player.gold.start: { expect: 9, set: 12 } }'])
		).toEqual([]);
	});
});
