/** The elements of a set in words, as the page lists things. */
import type { SetValue } from '#lib/engine/seat/protocol.ts';

export function listed(elements: SetValue, say: (element: string | null) => string): string {
	return elements.length === 0 ? '–' : elements.map(say).join(', ');
}
