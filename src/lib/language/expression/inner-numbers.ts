/** Numbers in the text of an expression, and in that of dice. */
import { tokenize } from './lexer.ts';

/** Where a number stands in a text. */
export interface InnerNumber {
	start: number;
	end: number;
	value: number;
}

export function numbersInExpression(text: string): InnerNumber[] {
	return tokenize(text).tokens.flatMap(({ tokenType, startOffset, image }) =>
		tokenType.name === 'Int' ? [numberAt(startOffset, image)] : []
	);
}

/** `2d6`, `(bonus + 1)d6` */
export function numbersInDice(text: string): InnerNumber[] {
	return [...text.matchAll(/(?<![\w.-])\d+|(?<=\bd|\dd|\)d)\d+/g)].map((match) =>
		numberAt(match.index, match[0])
	);
}

function numberAt(start: number, image: string): InnerNumber {
	return { start, end: start + image.length, value: Number(image) };
}

/** The text with another number at one of its places. */
export function withNumber(text: string, { start, end }: InnerNumber, value: number): string {
	return text.slice(0, start) + String(value) + text.slice(end);
}
