/** The documents of the project as a book in the page: read as Markdown, shown without any HTML of theirs. */
import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';

export interface Heading {
	depth: number;
	text: string;
	id: string;
}

export function readBook(text: string): Token[] {
	return lexer(text);
}

export function headings(tokens: Token[], deepest: number): Heading[] {
	return tokens
		.filter((token): token is Tokens.Heading => token.type === 'heading')
		.filter(({ depth }) => depth > 1 && depth <= deepest)
		.map((token) => ({ depth: token.depth, text: plain(token.text), id: slug(token.text) }));
}

/** The anchor that Markdown viewers give a heading. */
export function slug(text: string): string {
	return plain(text)
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
		.trim()
		.replaceAll(/\s+/g, '-');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Marked escapes text for HTML; here it is only text. */
export function plain(text: string): string {
	return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}
