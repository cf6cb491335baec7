/** What is wrong with a change, in one finding. */
import type { Diagnostic } from './diagnostic.ts';
import type { SourceRange } from './source.ts';

export function problem(
	code: string,
	range: SourceRange,
	message: string,
	{ related = [], fixes = [] }: Partial<Pick<Diagnostic, 'related' | 'fixes'>> = {}
): Diagnostic {
	return { code, severity: 'error', message, range, related, fixes };
}
