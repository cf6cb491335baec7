/** What is wrong with a change, in one finding. */
import type { Diagnostic } from '../language/diagnostic.ts';
import type { SourceRange } from '../language/source.ts';

export function problem(
	code: string,
	range: SourceRange,
	message: string,
	{ related = [], fixes = [] }: Partial<Pick<Diagnostic, 'related' | 'fixes'>> = {}
): Diagnostic {
	return { code, severity: 'error', message, range, related, fixes };
}
