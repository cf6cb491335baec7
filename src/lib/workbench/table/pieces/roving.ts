/** Things that lie together are one stop of the tab key; arrows walk among them. */
import type { Attachment } from 'svelte/attachments';

const FORWARD: readonly string[] = ['ArrowRight', 'ArrowDown'];
const BACK: readonly string[] = ['ArrowLeft', 'ArrowUp'];

/** Where one of them is pressed, that is the stop. */
export const oneStopAmong =
	(selector: string): Attachment<HTMLElement> =>
	(box) => {
		const things = () => [...box.querySelectorAll<HTMLElement>(selector)];

		/** Only this one is a stop; where it is gone, the first. */
		function stopAt(wanted: Element | null): void {
			const all = things();
			const stop =
				all.find((element) => element === wanted) ??
				all.find((element) => element.tabIndex === 0) ??
				all[0];
			for (const element of all) element.tabIndex = element === stop ? 0 : -1;
		}

		function keydown(event: KeyboardEvent): void {
			const step = FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
			const all = things();
			const at = all.findIndex((element) => element === document.activeElement);
			if (step === 0 || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			all[Math.max(0, Math.min(at + step, all.length - 1))]?.focus();
		}

		const focusin = ({ target }: FocusEvent) => stopAt(target instanceof Element ? target : null);
		const changed = new MutationObserver(() => stopAt(null));
		stopAt(things().find((thing) => thing.ariaPressed === 'true') ?? null);
		box.addEventListener('keydown', keydown);
		box.addEventListener('focusin', focusin);
		changed.observe(box, { childList: true, subtree: true });
		return () => {
			box.removeEventListener('keydown', keydown);
			box.removeEventListener('focusin', focusin);
			changed.disconnect();
		};
	};

/** Counters that lie together. */
export const oneStop = oneStopAmong('.counter');
