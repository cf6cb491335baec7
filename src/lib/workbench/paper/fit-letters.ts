/** Letters that shrink until a box of a given size holds all of it. */

const [LARGEST, SMALLEST, STEP] = [10.5, 4.5, 0.25];

/** Sizes in points: on paper the same as on the screen. Measured again when the letters have arrived or the words change. */
export function fit(box: HTMLElement): () => void {
	const shrink = (): void => {
		for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
			box.style.fontSize = `${size}pt`;
			if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) return;
		}
	};
	const observer = new MutationObserver(shrink);
	observer.observe(box, { childList: true, characterData: true, subtree: true });
	shrink();
	void document.fonts.ready.then(shrink);
	return () => observer.disconnect();
}
