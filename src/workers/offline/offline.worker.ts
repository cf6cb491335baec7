/** The page's service worker: the workbench opens where its server is not reached. */
import { version } from '$app/env';
import { assets, immutable } from '$app/manifest';
import { Offline } from './Offline.ts';

declare const self: ServiceWorkerGlobalScope;

/** It lies at the root of the workbench. */
const base = new URL('.', location.href).pathname.slice(0, -1);
const inBase = ({ path }: { path: string }): string => `${base}/${path.replace(/^\//, '')}`;
const offline = new Offline(
	{ version, base, immutable: immutable.map(inBase), assets: assets.map(inBase) },
	caches,
	(request, init) => fetch(request, init)
);

// A new version waits until no page of the old one is open: a page always finds the files that it was made with.
self.addEventListener('install', (event) => event.waitUntil(offline.fill()));
self.addEventListener('activate', (event) =>
	event.waitUntil(offline.tidy().then(() => self.clients.claim()))
);
self.addEventListener('fetch', (event) => {
	const answer = offline.answer(event.request, location.origin);
	if (answer) event.respondWith(answer);
});
