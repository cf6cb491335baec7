/** The page's service worker: the workbench opens where its server is not reached. */
import { version } from '$app/env';
import { assets, immutable } from '$app/manifest';
import { Offline } from './offline/Offline.ts';

/** What of a service worker is used here; the types of pages and of service workers do not go together in one program. */
interface Extendable {
	waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
	request: Request;
	respondWith(answer: Promise<Response>): void;
}
interface ServiceWorker {
	clients: { claim(): Promise<void> };
	addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
	addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as ServiceWorker;
/** It lies at the root of the workbench. */
const base = new URL('.', location.href).pathname.slice(0, -1);
const inBase = ({ path }: { path: string }): string => `${base}/${path.replace(/^\//, '')}`;
const offline = new Offline(
	{ version, base, immutable: immutable.map(inBase), assets: assets.map(inBase) },
	caches,
	(request, init) => fetch(request, init)
);

// A new version waits until no page of the old one is open: a page always finds the files that it was made with.
worker.addEventListener('install', (event) => event.waitUntil(offline.fill()));
worker.addEventListener('activate', (event) =>
	event.waitUntil(offline.tidy().then(() => worker.clients.claim()))
);
worker.addEventListener('fetch', (event) => {
	const answer = offline.answer(event.request, location.origin);
	if (answer) event.respondWith(answer);
});
