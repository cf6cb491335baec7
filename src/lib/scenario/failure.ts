/** How a scenario fails: with findings, at the place in its file that is not fulfilled. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';

/** Ends the run of a scenario: what comes after it would make no sense. */
export class ScenarioFailure extends Error {
	readonly findings: Diagnostic[];

	constructor(findings: Diagnostic[]) {
		super(findings.map(({ message }) => message).join('\n'));
		this.findings = findings;
	}
}

export function failureAt(at: { range: SourceRange }, code: string, message: string): Diagnostic {
	return {
		code: `scenario/${code}`,
		severity: 'error',
		message,
		range: at.range,
		related: [],
		fixes: []
	};
}

export function fail(at: { range: SourceRange }, code: string, message: string): never {
	throw new ScenarioFailure([failureAt(at, code, message)]);
}
