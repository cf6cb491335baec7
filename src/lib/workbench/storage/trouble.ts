/** What can go wrong with what this browser keeps, in the few kinds that a reader can do something about. */

/**
 * full: there is no room left; forbidden: this browser keeps nothing for this page (private window, settings);
 * gone: what was kept has been taken away under the page; other: the disk, a newer version of the page in another tab.
 */
export type StorageTroubleKind = 'full' | 'forbidden' | 'gone' | 'slow' | 'other';

export class StorageTrouble extends Error {
	readonly kind: StorageTroubleKind;

	constructor(kind: StorageTroubleKind, cause: unknown) {
		super(`storage: ${kind}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
		this.name = 'StorageTrouble';
		this.kind = kind;
	}
}

const KINDS: Record<string, StorageTroubleKind> = {
	QuotaExceededError: 'full',
	SecurityError: 'forbidden',
	NotAllowedError: 'forbidden',
	// Firefox in a private window that keeps nothing.
	InvalidStateError: 'forbidden',
	// There is no `indexedDB` at all.
	ReferenceError: 'forbidden',
	TypeError: 'forbidden',
	NotFoundError: 'gone',
	AbortError: 'gone'
};

/** Any error as one of the kinds. */
export function troubleOf(error: unknown): StorageTrouble {
	if (error instanceof StorageTrouble) return error;
	const name = error instanceof Error ? error.name : '';
	return new StorageTrouble(KINDS[name] ?? 'other', error);
}
