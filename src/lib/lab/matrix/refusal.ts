/** Why rules are not played: what is wrong with them, or that they say themselves that something does not go together. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';

/** Findings by which layers say that they do not go together. */
const EXCLUSIONS: ReadonlySet<string> = new Set([
	'layer/excluded',
	'layer/missing-requirement',
	'option/constraint'
]);

/** Anything but a declared exclusion is a failure, and so is an exclusion without a reason. */
export function refusal(
	diagnostics: readonly Diagnostic[]
): { outcome: 'excluded' | 'fails'; reason: string; said: Said } | null {
	const errors = diagnostics.filter(({ severity }) => severity === 'error');
	const declared = errors.find(({ code }) => EXCLUSIONS.has(code));
	const told = declared ?? errors[0];
	if (!told) return null;
	const { said } = told;
	if (!declared) return { outcome: 'fails', reason: `${told.code}: ${told.message}`, said };
	const explained = told.code === 'option/constraint' || / together: | chosen: /.test(told.message);
	if (explained) return { outcome: 'excluded', reason: told.message, said };
	return { outcome: 'fails', reason: `${told.message}, and nothing says why`, said };
}
