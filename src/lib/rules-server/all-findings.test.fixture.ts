import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { RulesHost } from './RulesHost.ts';

/** What a whole check finds, portion after portion. */
export function allFindings(server: RulesHost): Diagnostic[] {
	let found = server.check();
	while (found === null) found = server.check();
	return found;
}
