/** What is said about more things than a game can have. */
import { type Diagnostic, finding, type Place } from '#lib/language/diagnostic.ts';
import { type Said, say } from '#lib/language/said.ts';

/** `count` things, where `most` are the limit. */
export function tooMany(at: Place, count: number, most: number, what: Said): Diagnostic {
	const message = say`rule/are-too-many: ${count} ${what} are too many: ${most} are the limit`;
	return finding('game/too-large', at, message);
}
