/** The table's single-letter keys. They are silent while somebody types, and with modifiers. */

export type TableKey =
	'primary' | 'undo' | 'counters' | 'help' | 'list' | 'step' | 'clear' | 'all' | 'alike' | 'again';

export const TABLE_KEYS: readonly { key: string; shown: string; does: TableKey }[] = [
	{ key: ' ', shown: '␣', does: 'primary' },
	{ key: 'Escape', shown: 'Esc', does: 'clear' },
	{ key: 'a', shown: 'A', does: 'all' },
	{ key: 'k', shown: 'K', does: 'alike' },
	{ key: 'r', shown: 'R', does: 'again' },
	{ key: 'u', shown: 'U', does: 'undo' },
	{ key: 'l', shown: 'L', does: 'list' },
	{ key: 'b', shown: 'B', does: 'step' },
	{ key: 'h', shown: 'H', does: 'counters' },
	{ key: '?', shown: '?', does: 'help' }
];

/** Elements that take typed characters, or that Space already presses. */
function takesKeys(target: EventTarget | null, key: string): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.isContentEditable || target.closest('.monaco-editor')) return true;
	if (target.closest('input, textarea, select')) return true;
	return key === ' ' && target.closest('button, a, summary, [role="tab"]') !== null;
}

export function tableKey(event: KeyboardEvent): TableKey | null {
	if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
	if (takesKeys(event.target, event.key)) return null;
	if (document.querySelector('dialog[open]')) return null;
	return TABLE_KEYS.find(({ key }) => key === event.key.toLowerCase())?.does ?? null;
}
