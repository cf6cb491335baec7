/** The table's keys. They are silent while somebody types, where an element has a use for them, and with modifiers. */
import type { Step } from '#lib/workbench/time/steps-in-time.ts';

export type PastKey = `past.${Step}`;
export type TableKey =
	| ('primary' | 'undo' | 'counters' | 'help' | 'list' | 'step' | 'clear')
	| ('all' | 'alike' | 'again' | 'fan' | 'box' | 'overview' | 'setting' | 'show')
	| PastKey;

export const TABLE_KEYS: readonly { key: string; shown: string; does: TableKey }[] = [
	{ key: ' ', shown: '␣', does: 'primary' },
	{ key: 'Escape', shown: 'Esc', does: 'clear' },
	{ key: 'a', shown: 'A', does: 'all' },
	{ key: 'k', shown: 'K', does: 'alike' },
	{ key: 'r', shown: 'R', does: 'again' },
	{ key: 's', shown: 'S', does: 'box' },
	{ key: 'f', shown: 'F', does: 'fan' },
	{ key: 'u', shown: 'U', does: 'undo' },
	{ key: 'l', shown: 'L', does: 'list' },
	{ key: 'b', shown: 'B', does: 'step' },
	{ key: 'h', shown: 'H', does: 'counters' },
	{ key: 'e', shown: 'E', does: 'setting' },
	{ key: 'o', shown: 'O', does: 'overview' },
	{ key: 'w', shown: 'W', does: 'show' },
	{ key: '?', shown: '?', does: 'help' },
	{ key: 'arrowleft', shown: '←', does: 'past.back' },
	{ key: 'arrowright', shown: '→', does: 'past.forward' },
	{ key: ',', shown: ',', does: 'past.round-back' },
	{ key: '.', shown: '.', does: 'past.round-forward' },
	{ key: 'home', shown: 'Home', does: 'past.begin' },
	{ key: 'end', shown: 'End', does: 'past.now' }
];

/** Where these keys walk or scroll: from space to space, from tab to tab, through a list. */
const WALKED =
	'[role="grid"], [role="tablist"], [role="separator"], [role="dialog"], ol[tabindex], [role="list"][tabindex]';

function walks(target: EventTarget | null, key: string): boolean {
	if (!key.startsWith('Arrow') && key !== 'Home' && key !== 'End') return false;
	return target instanceof Element && target.closest(WALKED) !== null;
}

/** Elements that take typed characters, or that Space already presses. */
function takesKeys(target: EventTarget | null, key: string): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.isContentEditable || target.closest('.monaco-editor')) return true;
	if (target.closest('input, textarea, select')) return true;
	return key === ' ' && target.closest('button, a, summary, [role="tab"]') !== null;
}

export function tableKey(event: KeyboardEvent): TableKey | null {
	if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
	if (takesKeys(event.target, event.key) || walks(event.target, event.key)) return null;
	if (document.querySelector('dialog[open]')) return null;
	return TABLE_KEYS.find(({ key }) => key === event.key.toLowerCase())?.does ?? null;
}

function isPast(key: TableKey): key is PastKey {
	return key.startsWith('past.');
}

/** What the list of keys says that it does. */
export function wordsOf(key: TableKey) {
	return isPast(key) ? key : (`key.${key}` as const);
}
