/** Every example of the author's guide is composed with the West End edition, and played where it is whole. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../src/cli/load.ts';
import { nodeCode } from '../../src/cli/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';

const GUIDE = readFileSync(new URL('../../docs/authors-guide.md', import.meta.url), 'utf8');
const EXAMPLES = [...GUIDE.matchAll(/^```yaml(?: finds: (\S+))?\n(.*?)^```$/gms)].map(
	([, finds, text]) => ({ finds, text: text!, id: /id: ([a-z-]+)/.exec(text!)?.[1] ?? '?' })
);
const workspace = workspaceOf();

function compose(text: string, id: string) {
	const path = `examples/${id}.yaml`;
	const composition = loadVariant(workspace, 'west-end', [{ path, text }]);
	const { program, diagnostics } = link(composition, 4);
	const findings = [...composition.diagnostics, ...diagnostics].filter(
		({ range }) => range.file === path
	);
	return { program, findings };
}

test('the guide has examples', () => {
	expect(EXAMPLES.length).toBeGreaterThanOrEqual(12);
});

describe.each(EXAMPLES)('$id', ({ finds, text, id }) => {
	const { program, findings } = compose(text, id);

	if (finds !== undefined) {
		test(`is found out: ${finds}`, () => {
			expect(findings.map(({ code }) => code)).toContain(finds);
		});
		return;
	}

	test('composes and links without an error', () => {
		expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
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
