/** Rule files that a person changed, with their history, in IndexedDB. */
import { type Database, withDatabase } from './database.ts';
import { type Content, continues, KEPT_STEPS, layerOf } from './document.ts';
import type { Step, StepKind, StoredDocument } from './document.ts';

export interface Change {
	path: string;
	content: Content;
	kind: Exclude<StepKind, 'before'>;
	/** The revision on which it is based; 0: the document was not there. */
	based: number;
	/** Milliseconds since 1970. */
	now: number;
	/** The page that writes. */
	writer: string;
}

/** stale: another tab has written meanwhile, and nothing was stored. */
export type Written = { ok: true; revision: number } | { ok: false; stored: StoredDocument | null };

export function readDocuments(): Promise<StoredDocument[]> {
	return withDatabase((db) => db.getAll('documents'));
}

export function writeDocument(change: Change): Promise<Written> {
	return withDatabase((db) => write(db, change));
}

async function write(db: Database, change: Change): Promise<Written> {
	const { path, content, kind, based, now, writer } = change;
	const layer = layerOf(path);
	const transaction = db.transaction(['documents', 'steps'], 'readwrite', {
		durability: 'strict'
	});
	const documents = transaction.objectStore('documents');
	const stored = (await documents.get([layer, path])) ?? null;
	if ((stored?.revision ?? 0) !== based) {
		await transaction.done;
		return { ok: false, stored };
	}
	const revision = based + 1;
	const before = stored?.content ?? { is: 'delivered' as const };
	const steps = transaction.objectStore('steps');
	const keys = await steps.index('document').getAllKeys([layer, path]);
	const lastKey = keys.at(-1);
	const last = lastKey === undefined ? undefined : await steps.get(lastKey);
	const step: Step = { layer, path, content, kind, writer, begun: now, updated: now };
	const joined = last && continues(last, step) ? last : null;
	const writes = [
		() => documents.put({ layer, path, content, updated: now, revision, aside: false, writer }),
		...(last ? [] : [() => steps.add({ ...step, content: before, kind: 'before' })]),
		() => (joined ? steps.put({ ...joined, content, updated: now }) : steps.add(step)),
		...keys
			.slice(0, Math.max(0, keys.length + 1 - KEPT_STEPS))
			.map((key) => () => steps.delete(key))
	];
	await allOrNothing(transaction, writes);
	return { ok: true, revision };
}

/** Notes that the engine did not come back from a document, or that it may be tried again. */
export function setAside(path: string, aside: boolean): Promise<void> {
	return withDatabase(async (db) => {
		const transaction = db.transaction('documents', 'readwrite');
		const stored = await transaction.store.get([layerOf(path), path]);
		if (stored) await transaction.store.put({ ...stored, aside });
		await transaction.done;
	});
}

/** Newest first. */
export async function readHistory(path: string): Promise<Step[]> {
	const steps = await withDatabase((db) =>
		db.getAllFromIndex('steps', 'document', [layerOf(path), path])
	);
	return steps.reverse();
}

/** Either everything is written or nothing is. The transaction knows why it failed, its requests only that they did. */
async function allOrNothing(
	transaction: { done: Promise<void>; abort(): void },
	writes: (() => Promise<unknown>)[]
): Promise<void> {
	try {
		for (const write of writes) write().catch(() => undefined);
	} catch (error) {
		transaction.done.catch(() => undefined);
		transaction.abort();
		throw error;
	}
	await transaction.done;
}
