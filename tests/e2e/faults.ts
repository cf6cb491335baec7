/** What can go wrong around the page, made to go wrong: workers that hang or die, storage that is full, forbidden, slow. */
import type { Page } from '@playwright/test';

export type Fault = 'hang' | 'die';

/** What a server's worker does at a call: name, arguments, name of the worker. Runs in the worker. */
export type Trap = (call: string, args: unknown[], worker: string) => Fault | null;

/**
 * Patches the workers of both servers, as the browser fetches them. `trap` decides at every call of every worker; what is ordered by
 * `orderFault` befalls the workers that run, not those that come after them.
 */
export async function engineWithFaults(page: Page, trap: Trap = () => null): Promise<void> {
	await page.context().route(/(rules|game)\.worker[^/]*\.js/, async (route) => {
		const response = await route.fetch();
		const body = `(() => {
			const trap = ${trap.toString()};
			let order = null;
			new BroadcastChannel('faults').onmessage = ({ data }) => { order = data; };
			addEventListener('message', (event) => {
				const { type, path, argumentList } = event.data ?? {};
				if (type !== 'APPLY') return;
				const ordered = order?.call === path[0] ? order.fault : null;
				const fault = ordered ?? trap(path[0], argumentList.map(({ value }) => value), self.name);
				while (fault === 'hang') continue;
				if (fault !== 'die') return;
				event.stopImmediatePropagation();
				setTimeout(() => { throw new Error('the worker dies'); }, 0);
			});
		})();\n${await response.text()}`;
		await route.fulfill({ response, body });
	});
}

/** The next time a server is asked for that. */
export async function orderFault(page: Page, call: string, fault: Fault): Promise<void> {
	await page.evaluate((order) => new BroadcastChannel('faults').postMessage(order), {
		call,
		fault
	});
}

/** The browser keeps nothing for this page. */
export async function forbidStorage(page: Page): Promise<void> {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('not in this window', 'SecurityError');
		};
	});
}

/** There is no room left from when `setFull(true)` on. */
export async function limitStorage(page: Page): Promise<void> {
	await page.addInitScript(() => {
		type Write = (this: IDBObjectStore, ...args: unknown[]) => IDBRequest<IDBValidKey>;
		for (const name of ['put', 'add'] as const) {
			const write = Reflect.get(IDBObjectStore.prototype, name) as Write;
			const limited: Write = function (...args) {
				if (document.documentElement.dataset['full'] === 'yes') {
					throw new DOMException('no room', 'QuotaExceededError');
				}
				return write.apply(this, args);
			};
			Reflect.set(IDBObjectStore.prototype, name, limited);
		}
	});
}

export async function setFull(page: Page, full: boolean): Promise<void> {
	await page.evaluate((yes) => {
		document.documentElement.dataset['full'] = yes ? 'yes' : 'no';
	}, full);
}

/** The database opens only after so many milliseconds. */
export async function slowStorage(page: Page, delay: number): Promise<void> {
	await page.addInitScript((milliseconds) => {
		type Open = (this: IDBFactory, ...args: unknown[]) => IDBOpenDBRequest;
		const open = Reflect.get(IDBFactory.prototype, 'open') as Open;
		const slow: Open = function (...args) {
			const request = open.apply(this, args);
			const listen = request.addEventListener.bind(request);
			request.addEventListener = (type: string, listener: EventListener) => {
				const late = (event: Event) => setTimeout(() => listener(event), milliseconds);
				listen(type, type === 'success' ? late : listener);
			};
			return request;
		};
		Reflect.set(IDBFactory.prototype, 'open', slow);
	}, delay);
}
