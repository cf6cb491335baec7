/**
 * `{ is: max(a, b) }` without quotes is two entries to YAML, and `[hex(0, 2)]` two items. A text whose parentheses are still
 * open where a comma, a colon or a bracket cuts it was meant to be one text: that is said once, and the rest of the file is
 * read as if the quotes were there. Seen in the words of the lexer, so that nothing has to be right but the text itself.
 */

export interface LooseText {
	/** Offsets. */
	start: number;
	end: number;
	/** What cuts it. */
	sign: string;
}

interface Open extends Omit<LooseText, 'sign'> {
	sign: string | null;
	parentheses: number;
	brackets: number;
}

/** Before a text that has no quotes; has no length. */
const TEXT = '\u001f';
const MARKS = new Set(['\u0002', '\u0018', TEXT]);
const BLOCK_HEADER = /^[|>][-+\d]*$/;
const OPENING = /^[[{]$/;
const CLOSING = /^[\]}]$/;

export class LooseTexts {
	readonly found: LooseText[] = [];
	#offset = 0;
	#depth = 0;
	/** What the lexeme before was, spaces apart. */
	#before = '';
	/** Where the text began that has just ended. */
	#last: { start: number; end: number } | null = null;
	#open: Open | null = null;

	see(lexeme: string): void {
		if (MARKS.has(lexeme)) {
			if (lexeme === TEXT && !BLOCK_HEADER.test(this.#before)) this.#before = TEXT;
			return;
		}
		const start = this.#offset;
		this.#offset += lexeme.length;
		if (/^[ \t]+$/.test(lexeme)) return;
		const isText = this.#before === TEXT;
		this.#before = lexeme;
		if (this.#open && this.#goesOn(this.#open, lexeme, isText, start)) return;
		this.#starts(lexeme, isText, start);
		if (OPENING.test(lexeme)) this.#depth++;
		else if (CLOSING.test(lexeme)) this.#depth = Math.max(0, this.#depth - 1);
	}

	#starts(lexeme: string, isText: boolean, start: number): void {
		const last = this.#last;
		this.#last = isText ? { start, end: this.#offset } : null;
		if (isText) {
			const parentheses = opened(lexeme);
			if (parentheses > 0)
				this.#open = { start, end: this.#offset, sign: null, parentheses, brackets: 0 };
		} else if (last && this.#depth > 0 && OPENING.test(lexeme)) {
			// `c in {a, b}`: a bracket right behind a text.
			this.#open = { ...last, sign: lexeme, parentheses: 0, brackets: 1 };
			this.#depth--;
		}
	}

	/** False where the text has ended, or was none that is cut. */
	#goesOn(open: Open, lexeme: string, isText: boolean, start: number): boolean {
		const whole = open.parentheses <= 0 && open.brackets === 0;
		const isEnd =
			(lexeme.startsWith('\n') && (this.#depth === 0 || whole)) || lexeme.startsWith('#');
		const isSign = !isText && /^[,:[\]{}]$/.test(lexeme);
		const cut = whole && isSign && !OPENING.test(lexeme);
		if (isEnd || cut || (CLOSING.test(lexeme) && !isText && open.brackets === 0)) {
			if (whole && open.sign !== null)
				this.found.push({ start: open.start, end: open.end, sign: open.sign });
			this.#open = null;
			return false;
		}
		if (isSign) open.sign ??= lexeme;
		if (isSign && OPENING.test(lexeme)) open.brackets++;
		else if (isSign && CLOSING.test(lexeme)) open.brackets--;
		else if (isText) open.parentheses += opened(lexeme);
		if (!lexeme.startsWith('\n')) open.end = start + lexeme.length;
		return true;
	}
}

function opened(text: string): number {
	return text.split('(').length - text.split(')').length;
}

/** The same text, with nothing in the loose ones that means anything to YAML. Every place stays where it is. */
export function masked(text: string, loose: readonly LooseText[]): string {
	let result = '';
	let from = 0;
	for (const { start, end } of loose) {
		result += text.slice(from, start) + text.slice(start, end).replace(/[^\p{L}\d.\r\n-]/gu, '_');
		from = end;
	}
	return result + text.slice(from);
}
