/**
 * The examples of the documents. Those of the author's guide and of the page of house rules are composed with the West End
 * edition and with those that they name, and played where they are whole; their scenarios are run. Those of the other
 * pages show shapes, a part at a time, and have these shapes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { checkShape } from '#lib/language/schema-check.ts';
import type { FileShape } from '#lib/language/shape-at.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { runSuite } from '#lib/scenario/suite.ts';
import { acknowledged } from '#lib/ruleset/workspace/acknowledged.ts';
import { composeGame, loadVariant, type Composition } from '#lib/ruleset/workspace/workspace.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';

const GAME = 'kings-and-things';
const DOCS = new URL('../../docs/', import.meta.url);

interface Block {
	/** What stands behind the word `yaml`. */
	head: string;
	text: string;
	line: number;
}

function blocksOf(page: string): Block[] {
	const all = readFileSync(new URL(page, DOCS), 'utf8');
	const fenced = [...all.matchAll(/^```yaml(.*)\n((?:.*\n)*?)```$/gm)];
	expect(all.split(/^```ya?ml/m).length - 1, page).toBe(fenced.length);
	return fenced.map(({ 1: head, 2: text, index }) => ({
		head: head!.trim(),
		text: text!,
		line: all.slice(0, index).split('\n').length
	}));
}

interface Example {
	id: string;
	text: string;
	/** Ids of the layers it is combined with. */
	with: string[];
	/** The code of the finding that is expected. */
	finds: string | undefined;
	is: 'layer' | 'variant' | 'scenario';
}

const HEAD = /^(?:scenario|(?:with: [a-z -]+?)?(?: ?finds: [a-z-]+\/[a-z-]+)?)$/;

function exampleOf({ head, text }: Block): Example {
	return {
		id: /\bid: ([a-z-]+)/.exec(text)?.[1] ?? 'scenarios',
		text,
		with: /with: ([a-z -]+?)(?= finds:|$)/.exec(head)?.[1]?.split(' ') ?? [],
		finds: /finds: (\S+)/.exec(head)?.[1],
		is: head === 'scenario' ? 'scenario' : text.startsWith('variant:') ? 'variant' : 'layer'
	};
}

describe.each([
	['authors-guide.md', 40, 4],
	['house-rules.md', 14, 2]
] as const)('%s', (page, least, scenarioCount) => {
	const blocks = blocksOf(page);
	const examples = blocks.map(exampleOf);
	const workspace = workspaceOf();
	const pathOf = ({ is, id }: Example) =>
		is === 'variant' ? `variants/${id}.yaml` : `${GAME}/house-rules/${id}.yaml`;
	for (const example of examples) {
		if (example.is !== 'scenario') workspace.files.set(pathOf(example), example.text);
	}

	test('says of every block what it is, and examples name each other', () => {
		expect(examples.length).toBeGreaterThanOrEqual(least);
		expect(blocks.filter(({ head }) => !HEAD.test(head))).toEqual([]);
		const ids = examples.map(({ id }) => id);
		expect(examples.flatMap((example) => example.with).filter((id) => !ids.includes(id))).toEqual(
			[]
		);
	});

	function compose(example: Example): Composition {
		if (example.is === 'variant') return loadVariant(workspace, example.id);
		return composeGame(workspace, GAME, ['west-end', ...example.with, example.id]);
	}

	describe.each(examples.filter(({ is }) => is !== 'scenario'))('$id', (example) => {
		const composition = compose(example);
		const { program, diagnostics } = link(composition, 4);
		const found = acknowledged(composition, [...composition.diagnostics, ...diagnostics]).filter(
			({ severity, range }) =>
				severity === 'error' || (severity !== 'acknowledged' && range.file === pathOf(example))
		);

		if (example.finds !== undefined) {
			test(`is found out: ${example.finds}`, () => {
				expect(found.map(({ code }) => code)).toEqual([example.finds]);
			});
			return;
		}

		test('composes and links, nothing is to be said about it, and it is played', () => {
			expect(found.map(({ message }) => message)).toEqual([]);
			const m = new Machine(nodeCode(program!));
			const pick = testRandom(5);
			m.start(example.id);
			let turns = 0;
			for (; !isOver(m) && turns < 600; turns++) {
				const seat = firstAsked(m);
				answer(m, seat, randomPicks(legalAnswers(m, seat), pick));
			}
			expect(turns).toBeGreaterThan(100);
		});
	});

	test('the scenarios hold', () => {
		const scenarios = examples
			.filter(({ is }) => is === 'scenario')
			.flatMap(({ text }) => readScenarios('example.yaml', text));
		expect(scenarios.length).toBe(scenarioCount);
		const results = [...runSuite(workspace, GAME, { editions: ['west-end'], scenarios })];
		expect(results.flatMap(({ failures }) => failures.map(({ message }) => message))).toEqual([]);
	});
});

/** Pages with tests of their own, which follow them. */
const FOLLOWED = [
	'authors-guide.md',
	'house-rules.md',
	'first-game.md',
	'first-box.md',
	'queue.md'
];
const OTHERS = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
	.filter((page) => page.endsWith('.md') && !FOLLOWED.includes(page))
	.map((page) => ({ page, blocks: blocksOf(page) }))
	.filter(({ blocks }) => blocks.length > 0);

/** What a block is the shape of, by its first key. */
const SHAPES: Record<string, FileShape> = {
	scenario: 'scenario',
	trial: 'trial',
	moves: 'moves',
	template: 'template',
	orders: 'orders',
	format: 'scenario'
};

/** Steps as they stand in a procedure, texts in a language, a position in a scenario; all else is a file. */
function asFile(text: string): string {
	if (text.startsWith('- ')) return `procedures:\n  example:\n    do:\n${indented(text, 6)}`;
	if (text.startsWith('format:'))
		return `scenario: x\ngiven:\n  position:\n${indented(text, 4)}then: [{ is: true }]`;
	return text.startsWith('    ') ? `text:\n  en:\n${text}` : text;
}

function indented(text: string, by: number): string {
	return text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
}

describe.each(OTHERS)('$page', ({ blocks }) => {
	test.each(blocks)('line $line has the shape of what it shows', ({ text }) => {
		const { root, more, diagnostics } = parseFile('example.yaml', asFile(text));
		const first = /^([a-z]+):/m.exec(text)?.[1] ?? '';
		const shape = SHAPES[first] ?? 'ruleset';
		const found = [root!, ...more].flatMap((node) => checkShape(node, shape));
		const said = [...diagnostics, ...found].map(
			({ range, message }) => `${range.start.line}: ${message}`
		);
		expect(said).toEqual([]);
	});
});
