/** Findings are kept from one run to the next: rules that have not changed are not checked again. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Once } from '#lib/ruleset/workspace/check-ruleset.ts';
import { hashOf } from './hashes.ts';
import { Kept } from './kept.ts';

const kept = new Kept<Diagnostic[]>('findings', 500);

export const findOnce: Once = (of, find) => {
	const key = hashOf(JSON.stringify(of));
	const known = kept.read(key);
	if (known !== null) return known;
	const found = find();
	kept.keep(key, found);
	return found;
};
