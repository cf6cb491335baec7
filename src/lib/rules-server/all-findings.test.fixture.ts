import type { FileFindings } from './findings-for-editors.ts';
import type { RulesHost } from './RulesHost.ts';

/** What a whole check finds, portion after portion. */
export function allFindings(server: RulesHost): FileFindings[] {
	let found = server.check();
	while (found === null) found = server.check();
	return found;
}
