/**
 * Keys of a page: whatever on it says `aria-keyshortcuts` is pressed, or a field is entered, by that key. So what a key does
 * stands where the thing stands, and the list of keys is read from the page.
 */

export interface ShortKey {
	/** As it is typed: one character. */
	key: string;
	element: HTMLElement;
}

const PANES =
	'header, aside, main > *, main section, main aside, main form, main [role="tabpanel"]';
const FOCUSABLE =
	'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** All that is to be seen now, in the order of the page; of two with one key the first counts. */
export function shortKeys(root: ParentNode): ShortKey[] {
	const found = new Map<string, ShortKey>();
	for (const element of root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
		const key = element.getAttribute('aria-keyshortcuts') ?? '';
		if (key.length !== 1 || found.has(key) || !isSeen(element)) continue;
		found.set(key, { key, element });
	}
	return [...found.values()];
}

/** What it is called: its name for screen readers, else its text. */
export function nameOfElement(element: HTMLElement): string {
	const text = element.getAttribute('aria-label') ?? element.textContent;
	return text.replaceAll(/\s+/g, ' ').trim();
}

export function press({ element }: ShortKey): void {
	if (element.matches('input, select, textarea')) element.focus();
	else element.click();
}

/** No key of a page is meant for it while somebody types, with modifiers, or over a dialog. */
export function isTyping({
	target,
	ctrlKey,
	metaKey,
	altKey,
	defaultPrevented
}: KeyboardEvent): boolean {
	if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
	if (document.querySelector('dialog[open]')) return true;
	if (!(target instanceof HTMLElement)) return false;
	if (target.isContentEditable || target.closest('.monaco-editor')) return true;
	return target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select') !== null;
}

/** The first thing in the next (or, backwards, the previous) pane of the page is focused. */
export function nextPane(back: boolean): void {
	const panes = [...document.querySelectorAll<HTMLElement>(PANES)].flatMap((pane) => {
		const first = [...pane.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isSeen);
		return first ? [{ pane, first }] : [];
	});
	const at = panes.findLastIndex(({ pane }) => pane.contains(document.activeElement));
	const ways = panes.map((_, step) => (back ? at - 1 - step : at + 1 + step) + panes.length * 2);
	// A pane in a pane may begin with the same thing.
	const next = ways
		.map((way) => panes[way % panes.length])
		.find((candidate) => candidate && candidate.first !== document.activeElement);
	next?.first.focus();
}

function isSeen(element: HTMLElement): boolean {
	return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
}
