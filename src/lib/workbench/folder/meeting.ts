/** A file in the page, in the folder, and as both had it when they last agreed: who has changed it since. */

export interface Sides {
	/** As it stands in the page; null: the page has nothing of its own there. */
	mine: string | null;
	/** As it stands in the folder; null: it is not there, or says what was delivered. */
	theirs: string | null;
	/** As it stood when both agreed; null: neither had it. */
	base: string | null;
}

/** agree: nothing is to be done; give: the folder follows the page; take: the page follows the folder; ask: a person. */
export type Meeting = 'agree' | 'give' | 'take' | 'ask';

export function meeting({ mine, theirs, base }: Sides): Meeting {
	if (mine === theirs) return 'agree';
	if (theirs === base) return 'give';
	return mine === base ? 'take' : 'ask';
}

/** Line ends are the folder's affair: git and editors on some systems have their own. */
export function withPlainLineEnds(text: string): string {
	return text.replaceAll('\r\n', '\n');
}

/** A text with the line ends of the one whose place it takes. */
export function withLineEndsOf(text: string, before: string | null): string {
	const plain = withPlainLineEnds(text);
	return before?.includes('\r\n') ? plain.replaceAll('\n', '\r\n') : text;
}
