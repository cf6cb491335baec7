/**
 * What may get into printed code: whole numbers, and words of the language that the printer looks at. Looked at before
 * anything is printed, so that a program from anywhere else than the linker cannot bring code along.
 */
import type { Program } from '#lib/ruleset/program/program.ts';

/** Parts for people that neither the printer nor the machine looks at. */
const UNREAD = new Set(['texts', 'clauses', 'layout', 'art', 'sources']);

/** Keys whose texts are names: they are handed on as data and never printed. */
const NAMES = new Set([
	'id',
	'cite',
	'path',
	'label',
	'reason',
	'name',
	'names',
	'icon',
	'values',
	'streams',
	'windows',
	'checkpoints',
	'hash',
	'game',
	'variant',
	'plural',
	'space'
]);

/** `roll-each`, `/up`, `<=`: no quotes, no brackets, nothing that could end where it stands. */
const WORD = /^(?:[a-z]+(?:-[a-z]+)*|\/up|[<>]=?|[!=]=|[-+*/])$/;

/** Throws where something is neither. */
export function assertPrintable(program: Program): void {
	visit(program, 'program', false);
}

function visit(part: unknown, key: string, named: boolean): void {
	switch (typeof part) {
		case 'number':
			if (!Number.isInteger(part)) throw unprintable(key, part);
			return;
		case 'string':
			if (!named && !WORD.test(part)) throw unprintable(key, part);
			return;
		case 'object':
			if (Array.isArray(part)) for (const item of part) visit(item, key, named);
			else if (part !== null) {
				for (const [name, value] of Object.entries(part)) {
					if (!UNREAD.has(name)) visit(value, name, NAMES.has(name));
				}
			}
			return;
		case 'boolean':
			return;
		default:
			throw unprintable(key, part);
	}
}

function unprintable(key: string, part: unknown): Error {
	return new Error(`${key} of a program is ${JSON.stringify(part)}: neither a number nor a word`);
}
