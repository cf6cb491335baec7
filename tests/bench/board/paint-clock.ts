/** What runs inside of the page: it looks at the clock when something is done, and when the frame that shows it has been drawn. */

export interface PaintClock {
	/** Milliseconds, one for each thing that was done. */
	times: number[];
	/** Clicks on what the selector says, and waits until the game has another number of answers; undoes it then, unmeasured. */
	answer(selector: string): Promise<void>;
	/** Puts the slider of time to this moment. */
	jump(turn: number): Promise<void>;
	/** From now on, the time of each move of the mouse. */
	follow(): void;
}

declare global {
	var paintClock: PaintClock;
}

/** Evaluated in the page, so it must not use anything from outside of itself. */
export function installPaintClock(): void {
	const times: number[] = [];
	const table = (): HTMLElement => {
		const found = document.querySelector<HTMLElement>('.table');
		if (!found) throw new Error('there is no table');
		return found;
	};
	const turn = (): number => Number(table().dataset['turn']);
	const busy = (): boolean => table().getAttribute('aria-busy') === 'true';
	const question = () => document.querySelector('.prompt .question')?.textContent;
	/** What does not come in this time never comes: whoever measures is told what it was, instead of waiting for ever. */
	const LIMIT = 60_000;
	const state = (): string =>
		JSON.stringify({
			turn: turn(),
			busy: busy(),
			prompt: document.querySelector('.prompt')?.textContent
		});
	const within = <T>(what: string, work: Promise<T>): Promise<T> =>
		new Promise((resolve, reject) => {
			const late = () => reject(new Error(`waited ${LIMIT} ms for ${what}; there is ${state()}`));
			const timer = setTimeout(late, LIMIT);
			work.then(resolve, reject).finally(() => clearTimeout(timer));
		});
	/** The first task after a frame: it has been drawn. */
	const drawn = () =>
		new Promise<void>((resolve) => {
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve();
				port2.postMessage(null);
			});
		});
	const changed = (done: () => boolean) =>
		new Promise<void>((resolve) => {
			if (done()) return resolve();
			const observer = new MutationObserver(() => {
				if (!done()) return;
				observer.disconnect();
				resolve();
			});
			observer.observe(table(), { attributeFilter: ['data-turn', 'aria-busy'] });
		});
	const until = (what: string, done: () => boolean) => within(what, changed(done));
	/** What is no attribute of the table is looked for at each frame. */
	const shown = (what: string, there: () => boolean): Promise<void> => {
		const frames = async () => {
			while (!there()) await drawn();
		};
		return within(what, frames());
	};
	const timed = async (what: string, act: () => void, done: () => boolean): Promise<void> => {
		const begun = performance.now();
		act();
		await until(what, done);
		await within(`a frame after ${what}`, drawn());
		times.push(performance.now() - begun);
	};
	globalThis.paintClock = {
		times,
		async answer(selector) {
			const button = () => document.querySelector<HTMLElement>(selector);
			await shown(selector, () => button() !== null);
			const before = turn();
			const asked = question();
			await timed(
				`what ${selector} leads to, at ${before}`,
				() => button()?.click(),
				() => turn() !== before && !busy()
			);
			// The table may have to look from another seat first, and only then has come to rest.
			await shown('the next question', () => question() !== undefined);
			dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
			await until(`undoing ${selector}, back to ${before}`, () => turn() === before && !busy());
			await shown(`the question “${asked}”`, () => question() === asked);
		},
		async jump(wanted) {
			const slider = document.querySelector<HTMLInputElement>('.time input[type="range"]');
			if (!slider) throw new Error('there is no slider');
			await timed(
				`moment ${wanted} of ${slider.min} to ${slider.max}`,
				() => {
					slider.value = String(wanted);
					slider.dispatchEvent(new Event('input', { bubbles: true }));
				},
				() => turn() === wanted
			);
		},
		follow() {
			addEventListener(
				'mousemove',
				({ timeStamp }) => {
					void drawn().then(() => times.push(performance.now() - timeStamp));
				},
				true
			);
		}
	};
}
