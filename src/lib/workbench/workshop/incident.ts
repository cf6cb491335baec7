/** What the engine did not come back from, as far as rules are concerned. */
import type { HowItFailed } from '#lib/workbench/servers/trouble.ts';

/**
 * edit: of a file, whose last good text goes on; opening: files that were there when the page opened, and are left out;
 * help: the editor's help in a file; check: the check of everything; engine: it says nothing at all.
 */
export type Incident =
	| { what: 'edit'; paths: string[]; how: HowItFailed }
	| { what: 'opening'; paths: string[]; how: HowItFailed }
	| { what: 'help'; paths: string[]; how: HowItFailed }
	| { what: 'check'; paths: string[]; how: HowItFailed }
	| { what: 'engine'; paths: string[]; how: HowItFailed };
