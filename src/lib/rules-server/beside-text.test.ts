/** What an editor tells of a name, and what it shows beside the text. */
import { describe, expect, it } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver-types';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isError, placed } from './findings-for-editors.ts';
import { documentOf } from './help-for-editors.ts';
import { RulesHost } from './RulesHost.ts';
import { BASE, FILES, RULE, TESTS } from './shop.test.fixture.ts';

/** The same with a paragraph, and without what is wrong in it. */
const SHOP: Record<string, string> = {
	...FILES,
	[BASE]: FILES[BASE]!.replace('w: bought', 'w: only(bought)')
		.replace('\nvalues:\n', '\nclauses: { S-1: { text: Red is dear. } }\nvalues:\n')
		.replace('What a ware brings.,', 'What a ware brings., cite: S-1,'),
	[RULE]: FILES[RULE]!.replace("'if cheap(w) then 0 else w.price'", 'w.price'),
	[TESTS]: FILES[TESTS]!.replace('\n', '\ncite: S-1\n'),
	'shop/base/de.yaml': 'text: { de: { clauses: { S-1: Rot ist teuer. } } }\n'
};

function shop(): RulesHost {
	const host = new RulesHost({});
	host.open(SHOP);
	return host;
}

const opened = (path: string) => ({ path, text: SHOP[path]! });

/** The place of the mark in a piece of a file. */
const at = (path: string, marked: string) =>
	documentOf(opened(path)).positionAt(
		SHOP[path]!.indexOf(marked.replace('^', '')) + marked.indexOf('^')
	);

function hover(path: string, marked: string, language = 'en') {
	const found = shop().hover(opened(path), at(path, marked), null, language);
	return found && (found.contents as MarkupContent).value.split('\n\n');
}

describe('a hover tells of a name', () => {
	it('what it is, where it is defined, who has changed and who asks it', () => {
		expect(hover(RULE, 'is: ^worth(w)')).toEqual([
			'**worth**: value, int',
			'What a ware brings.',
			`Defined in ${BASE}, line 9`,
			'Parts of it are changed by sale',
			'Asked by values.cheap, events.sold',
			'S-1: Red is dear.'
		]);
	});

	it('where it is declared, too, with its parameters and what it is about', () => {
		expect(hover(RULE, 'values: { ^cheap')?.slice(0, 2)).toEqual([
			'**cheap(w: ware)**: value, bool',
			`Defined in ${RULE}, line 2`
		]);
		expect(hover(BASE, '  ^worth: {')?.slice(0, 2)).toEqual([
			'**worth(w: ware)**: value, int',
			'What a ware brings.'
		]);
		expect(hover(BASE, '{ ^coins: { type')?.slice(0, 2)).toEqual([
			'**coins**: player field, int',
			`Defined in ${BASE}, line 6`
		]);
	});

	it('the paragraph from which it comes, in the language of the reader', () => {
		expect(hover(RULE, 'is: ^worth(w)', 'en')).toContain('S-1: Red is dear.');
		expect(hover(RULE, 'is: ^worth(w)', 'de')).toContain('S-1: Rot ist teuer.');
		expect(hover(BASE, 'cite: ^S-1', 'de')).toContain('S-1: Rot ist teuer.');
	});

	it('nothing of what is no name', () => {
		expect(hover(BASE, 'start: ^9')).toBeNull();
		expect(hover(BASE, "'^sold in")).toBeNull();
	});
});

describe('beside the text stands', () => {
	it('who uses what a file declares, and which scenarios prove its paragraph', () => {
		const lenses = shop().lenses(opened(BASE), null);
		const above = (line: number) =>
			lenses
				.filter(({ range }) => range.start.line === line - 1)
				.map(({ command }) => command?.title);
		expect(above(9)).toEqual(['Asked by 2', 'Proved by 1']);
		expect(above(10)).toEqual(['Happens in 1']);
		expect(above(7)).toEqual(['Proved by 1']);
		const [proof] = lenses.filter(({ data }) => data.proofs);
		expect(proof?.command?.arguments?.[2]).toEqual([
			{
				uri: TESTS,
				range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }
			}
		]);
	});

	it('each with its own uses, also where several are declared in a line', () => {
		const zones = shop()
			.lenses(opened(BASE), null)
			.filter(({ range }) => range.start.line === 4)
			.map(({ range, command }) => [range.start.character, command?.title]);
		const line = SHOP[BASE]!.split('\n')[4]!;
		expect(zones).toEqual([[line.indexOf('bag'), 'Read by 1']]);
	});

	it('what stood there before a layer changed it, and types of what steps hand over', () => {
		const hints = (path: string) =>
			shop()
				.hints(opened(path), null)
				.map(({ position: { line, character }, label }) => [line + 1, character, label]);
		const changed = SHOP[RULE]!.split('\n')[3]!;
		expect(hints(RULE)).toEqual([
			[4, changed.length - ' }'.length, 'instead of w.price + (if w.hue == red then 1 else 0)']
		]);
		const step = SHOP[BASE]!.split('\n')[11]!;
		expect(hints(BASE)).toEqual([
			[12, step.indexOf('w: only') + 1, ': ware'],
			[12, step.indexOf('who: only') + 3, ': player']
		]);
	});

	it('a link from a paragraph that is cited to its words', () => {
		const links = shop().links(opened(BASE), null);
		expect(links.map(({ target }) => target)).toEqual([`${BASE}#L7`]);
	});
});

describe('while somebody writes', () => {
	it('a call tells what it takes, and which of that is being written', () => {
		const signature = (path: string, marked: string) =>
			shop().signature(opened(path), at(path, marked), null);
		expect(signature(RULE, 'worth(^w) <')).toEqual({
			signatures: [{ label: 'worth(w: ware): int', parameters: [{ label: 'w: ware' }] }],
			...{ activeSignature: 0, activeParameter: 0 }
		});
		expect(signature(RULE, 'worth(w)^ <')).toBeNull();
		expect(signature(BASE, 'only(first(^players))')).toBeNull();
	});

	it('a selection grows from the word to its entry, its section, the file', () => {
		const [innermost] = shop().selections(opened(RULE), [at(RULE, 'is: worth(^w)')]);
		const grown: string[] = [];
		for (let next = innermost; next; next = next.parent)
			grown.push(documentOf(opened(RULE)).getText(next.range));
		expect(grown.map((text) => text.slice(0, 24))).toEqual([
			'w',
			'worth(w) < 4',
			'is: worth(w) < 4',
			'cheap: { params: { w: wa',
			'values: { cheap: { param',
			'layer: { id: sale, kind:'
		]);
	});

	it('whatever goes over several lines can be folded', () => {
		expect(shop().folds(opened(RULE))).toEqual([{ startLine: 2, endLine: 4 }]);
	});
});

describe('what can be done to a place', () => {
	/** What the file says then, by the title of what is done; from the one mark to the other. */
	function done(path: string, from: string, to: string): Record<string, string> {
		const host = shop();
		const file = opened(path);
		const document = documentOf(file);
		const place = (marked: string) =>
			document.positionAt(file.text.indexOf(marked.replace('^', '')) + marked.indexOf('^'));
		while (host.check() === null);
		const findings = placed(host.check() ?? []).filter(({ uri }) => uri === path);
		const range = { start: place(from), end: place(to) };
		return Object.fromEntries(
			host
				.rewrites(file, range, findings, null)
				.map(({ title, edit }) => [title, TextDocument.applyEdits(document, edit.changes[path]!)])
		);
	}

	it('is to make a value of what is selected, with its locals as parameters', () => {
		const texts = done(BASE, '^(if w.hue == red', 'then 1 else 0)^');
		const text = texts['Make this a value of its own']!;
		expect(text).toContain('is: w.price + new-value(w) }');
		expect(text).toContain(
			'new-value: { params: { w: ware }, is: (if w.hue == red then 1 else 0) }'
		);
		const host = new RulesHost({});
		host.open({ [BASE]: text });
		while (host.check() === null);
		expect(placed(host.check() ?? []).filter(isError)).toEqual([]);
	});

	it('is to let players choose a number', () => {
		const text = done(RULE, 'worth(w) < ^4', 'worth(w) < ^4')['Let players choose this number'];
		expect(text).toContain('is: worth(w) < option.new-option }');
		expect(text).toContain('new-option: { type: int, min: 0, max: 10, default: 4 }');
	});

	it('is to acknowledge a warning', () => {
		const texts = done(RULE, '^cheap', '^cheap');
		const text = texts['Acknowledge read/unused-value, with a reason']!;
		expect(text).toContain('values.cheap: { read/unused-value: Say here why it is meant. }');
		const host = new RulesHost({});
		host.open({ ...SHOP, [RULE]: text });
		while (host.check() === null);
		const found = placed(host.check() ?? []).filter(({ uri }) => uri === RULE);
		expect(found.filter(({ severity }) => severity <= 2)).toEqual([]);
	});

	it('is nothing where nothing of that fits', () => {
		expect(Object.keys(done(RULE, '^layer:', '^layer:'))).toEqual([]);
	});
});
