/** What runs inside of the page: it looks at the clock when a key is pressed, and when the next frame has been drawn. */

export interface KeyClock {
	/** In milliseconds. */
	times: number[];
}

export function installKeyClock(): void {
	const times: number[] = [];
	(globalThis as unknown as { keyClock: KeyClock }).keyClock = { times };
	addEventListener(
		'keydown',
		({ timeStamp }) => {
			requestAnimationFrame(() => {
				// The first task after a frame: it has been drawn.
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => times.push(performance.now() - timeStamp);
				port2.postMessage(null);
			});
		},
		true
	);
}

/** Milliseconds from the last key that is pressed to the next change of what the list of problems says. */
export function findingsAfter(): Promise<number> {
	const list = document.querySelector('section[aria-label="Problems"]');
	if (!list) throw new Error('there is no list of problems');
	return new Promise((resolve) => {
		let last = performance.now();
		const key = ({ timeStamp }: KeyboardEvent) => (last = timeStamp);
		addEventListener('keydown', key, true);
		const observer = new MutationObserver(() => {
			observer.disconnect();
			removeEventListener('keydown', key, true);
			resolve(performance.now() - last);
		});
		observer.observe(list, { childList: true, subtree: true, characterData: true });
	});
}
