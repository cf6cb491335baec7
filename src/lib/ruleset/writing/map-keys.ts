/** Keys and fixed words that shapes know: what can still be written in a map, and what a key is for. */
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { decidingWords, followed, type ShapedNode } from '#lib/language/shape-at.ts';
import { keysBeside } from './place-of-cursor.ts';

export interface Described {
	word: string;
	about: string;
}

/** What can be a key of a map, beside those that it has. */
export function keysFor(place: ShapedNode): Described[] {
	const { shape, undecided } = place;
	if (undecided) {
		const branches = (undecided.union.oneOf ?? []).map(followed);
		return decidingWords(undecided.union).map((word, index) => ({
			word,
			about: branches[index]?.description ?? ''
		}));
	}
	const beside = keysBeside(place);
	return Object.entries(shape.properties ?? {})
		.filter(([word]) => !beside.includes(word) && goesWith(word, beside, shape))
		.map(([word, schema]) => ({ word, about: followed(schema).description ?? '' }));
}

function goesWith(word: string, beside: string[], shape: JsonSchema): boolean {
	const isTaken = [shape['x-exactly-one'], shape['x-at-most-one']].some(
		(words) => words?.includes(word) && words.some((candidate) => beside.includes(candidate))
	);
	const needed = shape.dependencies?.[word] ?? [];
	return !isTaken && needed.every((candidate) => beside.includes(candidate));
}

/** The words that a shape fixes for a value. */
export function fixedWords({ shape }: ShapedNode): string[] {
	if (shape.type === 'boolean') return ['true', 'false'];
	return [...(shape['x-words'] ?? []), ...(shape.enum ?? [])].filter(
		(word) => typeof word === 'string'
	);
}

/** What a key is for; of the one that says which step or effect it is, what that does. */
export function aboutKey(map: ShapedNode, word: string): string | null {
	const { shape } = map;
	const schema = shape.properties?.[word];
	if (!schema) return null;
	const isVerb = shape.required?.[0] === word && (shape.title ?? '').includes(': ');
	const about = [isVerb ? shape.description : '', followed(schema).description];
	return about.filter((candidate) => candidate).join(' ');
}
