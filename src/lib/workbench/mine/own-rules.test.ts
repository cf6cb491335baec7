import { expect, test } from 'vitest';
import {
	withEdition,
	withEdits,
	withHouseRules,
	withOption,
	withVariantName
} from './own-rules.ts';

const TEXT = `# Ours.
variant:
  id: ours
  game: shells
  edition: old         # as always
  house-rules:         # by vote
    - wide             # Anna
    - long             # Bram
  options: { pace: 2 } # slow
`;

test('another edition', () => {
	expect(withEdition(TEXT, 'new')).toBe(TEXT.replace('edition: old', 'edition: new'));
});

test('house rules come and go by their own lines', () => {
	expect(withHouseRules(TEXT, ['wide', 'long', 'deep'])).toBe(
		TEXT.replace('# Bram\n', '# Bram\n    - deep\n')
	);
	expect(withHouseRules(TEXT, ['long'])).toBe(TEXT.replace('    - wide             # Anna\n', ''));
	expect(withHouseRules(TEXT, ['wide', 'long'])).toBe(TEXT);
	const flow = 'variant: { id: ours, house-rules: [wide, long] }   # so\n';
	expect(withHouseRules(flow, ['long', 'deep'])).toBe(flow.replace('[wide, long]', '[long, deep]'));
	expect(withHouseRules(flow, [])).toContain('house-rules: []');
	expect(withHouseRules('variant: { id: ours }\n', ['wide'])).toBe(
		'variant: { id: ours, house-rules: [wide] }\n'
	);
	expect(withHouseRules('variant: { id: ours, house-rules: [] }\n', ['wide'])).toBe(
		'variant: { id: ours, house-rules: [wide] }\n'
	);
});

test('options are chosen, and left to the rules below', () => {
	expect(withOption(TEXT, 'pace', 3)).toBe(TEXT.replace('pace: 2', 'pace: 3'));
	expect(withOption(TEXT, 'mood', 'calm')).toBe(TEXT.replace('pace: 2', 'pace: 2, mood: calm'));
	expect(withOption(TEXT, 'pace', null)).toBe(TEXT.replace('{ pace: 2 }', '{}'));
});

test('what a finding offers is written at its places', () => {
	const range = (line: number, from: number, to: number) => ({
		start: { line, character: from },
		end: { line, character: to }
	});
	expect(
		withEdits('one two\nthree', [
			{ range: range(0, 0, 3), newText: 'ONE' },
			{ range: range(1, 0, 0), newText: 'and ' }
		])
	).toBe('ONE two\nand three');
});

test('a name is written in every language, beside what it is about', () => {
	const named = `${TEXT}text:
  en: { variants: { ours: { name: Ours, rule: As always. } } }
  de: { variants: { ours: Unsere } }
`;
	expect(withVariantName(named, 'ours', ['en', 'de', 'fr'], 'Theirs')).toBe(
		named
			.replace('name: Ours', 'name: Theirs')
			.replace('Unsere } }\n', 'Theirs } }\n  fr: { variants: { ours: Theirs } }\n')
	);
});

test('a text that cannot be read stays as it is', () => {
	expect(withOption('variant: [', 'pace', 1)).toBeNull();
	expect(withHouseRules('variant: [', ['wide'])).toBeNull();
});
