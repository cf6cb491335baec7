/** Ids that are made of names that people give. */
import { folded } from './folded.ts';

const LONGEST = 40;
/** What every JavaScript object has, and what no file on Windows may be called. */
const UNFIT = /^(?:constructor|prototype|con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether a text is written as an id is: small letters, digits, words joined by -. */
export function isId(text: string): boolean {
	return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
}

/** Whether an id may be that of a file or folder, too. */
export function isFit(id: string): boolean {
	return isId(id) && id.length <= LONGEST && !UNFIT.test(id);
}

/** An id that is not taken, from a name in any language: `Mein Königreich!` is `mein-konigreich`. `otherwise`: without letters of ours. */
export function idFrom(name: string, taken: readonly string[], otherwise = 'my-variant'): string {
	const word = folded(name)
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^[-\d]+|-+$/g, '')
		.slice(0, LONGEST);
	const first = word === '' ? otherwise : word.replace(/-+$/, '');
	for (let number = 1; ; number++) {
		const id = number === 1 ? first : `${first}-${number}`;
		if (!taken.includes(id) && !UNFIT.test(id)) return id;
	}
}
