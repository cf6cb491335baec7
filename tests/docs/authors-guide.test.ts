/** Every example of the author's guide is composed with the West End edition, and played where it is whole. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { runSuite } from '#lib/scenario/suite.ts';
import { acknowledged } from '#lib/ruleset/workspace/acknowledged.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';

const GUIDE = readFileSync(new URL('../../docs/authors-guide.md', import.meta.url), 'utf8');
const FENCED = [...GUIDE.matchAll(/^```yaml(.*?)\n(.*?)^```$/gms)].map(([, head, text]) => ({
	head: head!.trim(),
	text: text!
}));
const EXAMPLES = FENCED.filter(({ head }) => head !== 'scenario').map(({ head, text }) => ({
	finds: /^finds: (\S+)$/.exec(head)?.[1],
	text,
	id: /id: ([a-z-]+)/.exec(text)?.[1] ?? '?'
}));
const workspace = workspaceOf();

function compose(text: string, id: string) {
	const path = `examples/${id}.yaml`;
	const composition = loadVariant(workspace, 'west-end', [{ path, text }]);
	const { program, diagnostics } = link(composition, 4);
	const all = acknowledged(composition, [...composition.diagnostics, ...diagnostics]);
	const findings = all.filter(({ range }) => range.file === path);
	return { program, findings };
}

test('the guide has examples', () => {
	expect(EXAMPLES.length).toBeGreaterThanOrEqual(25);
	// Every block is one, and says what it is in a word that is known here.
	expect(GUIDE.split(/^```ya?ml/m).length - 1).toBe(FENCED.length);
	const heads = FENCED.map(({ head }) => head.replace(/^finds: [a-z-]+\/[a-z-]+$/, 'finds'));
	expect([...new Set(heads)].sort()).toEqual(['', 'finds', 'scenario']);
});

describe.each(EXAMPLES)('$id', ({ finds, text, id }) => {
	const { program, findings } = compose(text, id);

	if (finds !== undefined) {
		test(`is found out: ${finds}`, () => {
			expect(findings.map(({ code }) => code)).toContain(finds);
		});
		return;
	}

	test('composes and links, and nothing is to be said about it', () => {
		const told = findings.filter(({ severity }) => severity !== 'acknowledged');
		expect(told.map(({ message }) => message)).toEqual([]);
		expect(program).not.toBeNull();
	});

	test('can be played', () => {
		const m = new Machine(nodeCode(program!));
		const pick = testRandom(5);
		m.start(id);
		let turns = 0;
		for (; !isOver(m) && turns < 600; turns++) {
			const seat = firstAsked(m);
			answer(m, seat, randomPicks(legalAnswers(m, seat), pick));
		}
		expect(turns).toBeGreaterThan(100);
	});
});

test('the scenarios hold', () => {
	const files = new Map(workspace.files);
	for (const { finds, id, text } of EXAMPLES) {
		if (finds === undefined) files.set(`kings-and-things/house-rules/${id}.yaml`, text);
	}
	const scenarios = FENCED.filter(({ head }) => head === 'scenario').flatMap(({ text }) =>
		readScenarios('example.yaml', text)
	);
	expect(scenarios.length).toBe(2);
	const suite = { editions: ['west-end'], scenarios };
	const results = [...runSuite({ files }, 'kings-and-things', suite)];
	expect(results.flatMap(({ failures }) => failures.map(({ message }) => message))).toEqual([]);
});
