/** Slips of somebody who writes a variant: each is one finding at its word, and what it offers leaves no finding. */
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { placed, type PlacedFinding } from './findings-for-editors.ts';
import { documentOf } from './help-for-editors.ts';
import { RulesHost } from './RulesHost.ts';

const PATH = 'variants/mine.yaml';
const BASE = `layer: { id: base, kind: base, game: pond }
game: { id: pond, players: { min: 2, max: 2 }, start: play }
enums: { water: { values: [swamp, river] } }
kinds: { frog: { start: bag, attributes: { size: int, shiny: bool, home: water } } }
zones: { bag: { sees: none, count: none } }
fields: { player: { gold: { type: int, visible: all } } }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do: [{ set: p.gold, to: "count(frogs where it.size > 1 and it.shiny and it.home == swamp)" }]
      - end-game: players where it.gold == 1
`;
const GOOD = `variant: { id: mine, game: pond }
pieces:
  toad: { kind: frog, home: swamp, size: 3, shiny: true, icon: frog }
  newt:
    kind: frog
    home: river
    size: 2
text:
  en: { pieces: { toad: Toad, newt: Newt } }
`;

function findings(text: string): PlacedFinding[] {
	const rules = new RulesHost({ 'pond/base/base.yaml': BASE, [PATH]: GOOD });
	return placed(rules.change(PATH, text, null).findings);
}

describe('a slip', () => {
	test('is none in the text from which they are made', () => {
		expect(findings(GOOD)).toEqual([]);
	});

	test.each<[slip: string, from: string, to: string, at: string, message: string]>([
		['a misspelt value', 'swamp', 'swmp', 'swmp', 'did you mean "swamp"'],
		['a misspelt key', 'size: 3', 'sise: 3', 'sise', 'did you mean "size"'],
		['a misspelt kind', 'kind: frog\n', 'kind: frg\n', 'frg', 'did you mean "frog"'],
		['a missing brace', 'icon: frog }', 'icon: frog', 'newt', 'A } is missing'],
		['a number in words', 'size: 3', 'size: strong', 'strong', 'a number is expected'],
		['a flag in words', 'shiny: true', 'shiny: gleaming', 'gleaming', 'true or false is expected'],
		['an unknown icon', 'icon: frog }', 'icon: frgo }', 'frgo', 'did you mean "frog"'],
		['a key twice, in braces', 'size: 3', 'size: 3, size: 4', 'size', '"size" is here twice'],
		['a key twice, in lines', '    size: 2\n', '    size: 2\n    size: 4\n', 'size', 'here twice'],
		['an open bracket', 'size: 3', 'size: (1 + 2', '(', 'never closed']
	])('%s', (_, from, to, at, message) => {
		const text = GOOD.replace(from, to);
		expect(text).not.toBe(GOOD);
		const found = findings(text);
		expect(found.map((finding) => finding.message)).toEqual([expect.stringContaining(message)]);
		const [finding] = found;
		const document = documentOf({ path: PATH, text });
		expect(finding?.uri).toBe(PATH);
		expect(text.slice(document.offsetAt(finding!.range.start)).startsWith(at)).toBe(true);
		const changes = finding?.data.fixes[0]?.edit.changes ?? {};
		expect(Object.keys(changes)).toEqual([PATH]);
		expect(findings(TextDocument.applyEdits(document, changes[PATH]!))).toEqual([]);
	});
});
