import { describe, expect, it } from 'vitest';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { soundRulesets } from '../fixtures/read-rulesets.ts';
import { found, readCases, type Expectation } from './read-case.ts';

function check(files: ReadonlyMap<string, string>): Expectation[] {
	return checkRuleset(files).map(found);
}

function withFile(text: string): Map<string, string> {
	return soundRulesets().set('shells/base/more.yaml', text);
}

describe('broken rulesets', () => {
	it('are told from sound ones', () => {
		expect(check(soundRulesets())).toEqual([]);
	});

	it.each(readCases())('$name', ({ files, expected }) => {
		expect(expected).not.toEqual([]);
		const findings = check(files);
		// What was found, with as much of its message as was expected.
		const seen = findings.map((finding) => {
			const match = expected.find(
				({ code, place, says }) =>
					code === finding.code && place === finding.place && finding.says.includes(says)
			);
			return match && match.severity === finding.severity ? match : finding;
		});
		const order = (a: Expectation, b: Expectation) =>
			`${a.place} ${a.code}`.localeCompare(`${b.place} ${b.code}`);
		expect(seen.toSorted(order)).toEqual(expected.toSorted(order));
		// Who asks about one file is told of it what they are told who ask about all.
		for (const path of files.keys()) {
			const about = checkRuleset(files, (other) => other === path);
			expect(about.map(found), path).toEqual(
				findings.filter(({ place }) => fileOf(place) === path)
			);
		}
	});
});

function fileOf(place: string): string {
	return place.replace(/:\d+:\d+$/, '');
}

describe('files that are no rulesets', () => {
	it('that are empty are mentioned', () => {
		for (const text of ['', '\n\n', '# nothing but a comment\n', '---\n']) {
			expect(check(withFile(text))).toEqual([
				{
					severity: 'warning',
					code: 'shape/empty-file',
					place: 'shells/base/more.yaml:1:1',
					says: 'This file says nothing: write something or delete it'
				}
			]);
		}
	});

	it('that are huge are not read', () => {
		const text = 'clauses:\n' + '  SH-9-a: { text: again }\n'.repeat(100_000);
		expect(check(withFile(text))).toMatchObject([{ code: 'syntax/too-long' }]);
	});

	it('that are made of very many words are not read', () => {
		const text = `clauses: [${'a,'.repeat(400_000)}]`;
		expect(check(withFile(text))).toMatchObject([
			{ code: 'syntax/too-long', says: expect.stringContaining('250000') as string }
		]);
	});

	it.each([
		['flow lists', 'values: ' + '['.repeat(500_000)],
		['flow maps', 'values: ' + '{a: '.repeat(100_000)],
		['blocks', Array.from({ length: 500 }, (_, i) => ' '.repeat(i) + 'a:').join('\n')],
		['lists', 'values:\n' + '- '.repeat(100_000)]
	])('that are nested too deep are not read: %s', (_name, text) => {
		expect(check(withFile(text))).toMatchObject([{ code: 'syntax/too-deep' }]);
	});
});
