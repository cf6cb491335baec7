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
	/** The first task after a frame: it has been drawn. */
	const drawn = () =>
		new Promise<void>((resolve) => {
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve();
				port2.postMessage(null);
			});
		});
	const until = (done: () => boolean) =>
		new Promise<void>((resolve) => {
			if (done()) return resolve();
			const observer = new MutationObserver(() => {
				if (!done()) return;
				observer.disconnect();
				resolve();
			});
			observer.observe(table(), { attributeFilter: ['data-turn', 'aria-busy'] });
		});
	const timed = async (act: () => void, done: () => boolean): Promise<void> => {
		const begun = performance.now();
		act();
		await until(done);
		await drawn();
		times.push(performance.now() - begun);
	};
	globalThis.paintClock = {
		times,
		async answer(selector) {
			const before = turn();
			const asked = question();
			const button = document.querySelector<HTMLElement>(selector);
			if (!button) throw new Error(`there is no ${selector}`);
			await timed(
				() => button.click(),
				() => turn() !== before && !busy()
			);
			dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
			await until(() => turn() === before && !busy());
			// The table may have to look from another seat first.
			while (question() !== asked || !document.querySelector(selector)) await drawn();
		},
		async jump(wanted) {
			const slider = document.querySelector<HTMLInputElement>('.time input[type="range"]');
			if (!slider) throw new Error('there is no slider');
			await timed(
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
