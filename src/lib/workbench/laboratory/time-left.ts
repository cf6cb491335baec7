const MINUTE = 60_000;

/** In whole minutes from the second one on. */
export function roundedTime(milliseconds: number): { minutes: number; seconds: number } {
	const minutes = milliseconds < 2 * MINUTE ? 0 : Math.round(milliseconds / MINUTE);
	return { minutes, seconds: minutes > 0 ? 0 : Math.round(milliseconds / 1000) };
}
