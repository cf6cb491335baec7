/** Where chance begins, if nobody says. */
export function randomSeed(): string {
	const words = crypto.getRandomValues(new Uint32Array(2));
	return [...words]
		.map((word) => word.toString(36))
		.join('')
		.slice(0, 8);
}
