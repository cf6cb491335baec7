/** How a scenario fails: with findings, at the place in its file that is not fulfilled. */
import {
	type Diagnostic,
	finding,
	type MissingName,
	type Place
} from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import type { Said } from '#lib/language/said.ts';

/** Ends the run of a scenario: what comes after it would make no sense. */
export class ScenarioFailure extends Error {
	readonly findings: Diagnostic[];

	constructor(findings: Diagnostic[]) {
		super(findings.map(({ message }) => message).join('\n'));
		this.findings = findings;
	}
}

/** `missing`: what is not there, where that is why. */
export function fail(
	at: Place,
	code: FindingCode,
	message: Said,
	missing: MissingName | null = null
): never {
	throw new ScenarioFailure([finding(code, at, message, { missing })]);
}
