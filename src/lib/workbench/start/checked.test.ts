import { describe, expect, it } from 'vitest';
import { isAsChecked } from './checked.ts';

const made = { game: 'shells', layers: ['base', 'wide', 'variant:mine'] };
const file = (path: string, text: string, delivered: string | null = 'as it was') => ({
	path,
	text,
	delivered
});

describe('what was checked beforehand', () => {
	it('holds as long as the files of the variant are the same', () => {
		expect(isAsChecked(made, [file('shells/base/a.yaml', 'as it was')])).toBe(true);
		expect(isAsChecked(made, [file('shells/base/a.yaml', 'other')])).toBe(false);
		expect(isAsChecked(made, [file('shells/house-rules/wide.yaml', 'other')])).toBe(false);
		expect(isAsChecked(made, [file('variants/mine.yaml', 'other')])).toBe(false);
	});

	it('holds whatever others do', () => {
		expect(
			isAsChecked(made, [
				file('shells/house-rules/deep.yaml', 'other'),
				file('shells/house-rules/new.yaml', 'new', null),
				file('variants/yours.yaml', 'other'),
				file('cups/base/a.yaml', 'other'),
				file('shells/tests/a.yaml', 'other')
			])
		).toBe(true);
	});
});
