/** What a layer changed must have the shape of its section again. */
import type { Diagnostic } from '../language/diagnostic.ts';
import type { Patched } from './patch.ts';

export function shapeOfChanges(_patched: Patched): Diagnostic[] {
	return [];
}
