/** Every example of docs/house-rules.md: composed with those it names, played where it is whole, scenarios run. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { composeGame, loadVariant, type Composition } from '#lib/ruleset/workspace/workspace.ts';
import { runSuite } from '#lib/scenario/suite.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';

const PAGE = readFileSync(new URL('../../docs/house-rules.md', import.meta.url), 'utf8');
const GAME = 'kings-and-things';

interface Example {
	id: string;
	text: string;
	/** Ids of the layers it is combined with. */
	with: string[];
	/** The code of the finding that is expected. */
	finds: string | undefined;
	is: 'layer' | 'variant' | 'scenario';
}

const EXAMPLES = [...PAGE.matchAll(/^```yaml(.*)\n((?:.*\n)*?)```$/gm)].map(
	([, head = '', text = '']): Example => ({
		id: /\bid: ([a-z-]+)/.exec(text)?.[1] ?? 'scenarios',
		text,
		with: /with: ([a-z -]+?)(?= finds:|$)/.exec(head)?.[1]?.split(' ') ?? [],
		finds: /finds: (\S+)/.exec(head)?.[1],
		is: head.includes('scenario') ? 'scenario' : text.startsWith('variant:') ? 'variant' : 'layer'
	})
);

const workspace = workspaceOf();
for (const { is, id, text } of EXAMPLES) {
	if (is === 'layer') workspace.files.set(`${GAME}/house-rules/${id}.yaml`, text);
	if (is === 'variant') workspace.files.set(`variants/${id}.yaml`, text);
}

function compose(example: Example): Composition {
	if (example.is === 'variant') return loadVariant(workspace, example.id);
	return composeGame(workspace, GAME, ['west-end', ...example.with, example.id]);
}

test('the page has examples, and they name each other', () => {
	expect(EXAMPLES.length).toBeGreaterThanOrEqual(14);
	const ids = EXAMPLES.map(({ id }) => id);
	expect(EXAMPLES.flatMap((example) => example.with).filter((id) => !ids.includes(id))).toEqual([]);
});

describe.each(EXAMPLES.filter(({ is }) => is !== 'scenario'))('$id', (example) => {
	const composition = compose(example);
	const { program, diagnostics } = link(composition, 4);
	const errors = [...composition.diagnostics, ...diagnostics].filter(
		({ severity }) => severity === 'error'
	);

	if (example.finds !== undefined) {
		test(`is found out: ${example.finds}`, () => {
			expect(errors.map(({ code }) => code)).toEqual([example.finds]);
		});
		return;
	}

	test('composes, links and is played', () => {
		expect(errors).toEqual([]);
		const m = new Machine(nodeCode(program!));
		const pick = testRandom(7);
		m.start(example.id);
		let turns = 0;
		for (; !isOver(m) && turns < 300; turns++) {
			const seat = firstAsked(m);
			answer(m, seat, randomPicks(legalAnswers(m, seat), pick));
		}
		expect(turns).toBeGreaterThan(100);
	});
});

test('the scenarios hold', () => {
	const scenarios = EXAMPLES.filter(({ is }) => is === 'scenario').flatMap(({ text }) =>
		readScenarios('example.yaml', text)
	);
	expect(scenarios.length).toBe(2);
	const results = [...runSuite(workspace, GAME, { editions: ['west-end'], scenarios })];
	expect(results.flatMap(({ failures }) => failures.map(({ message }) => message))).toEqual([]);
});
