/** The command that plays the same games again, as one would type it. */

/** `options`: by name; those that are not said, are empty, or are false are left out. What follows `--with` belongs to it: it comes last. */
export function commandLine(
	words: readonly string[],
	{
		with: layers = [],
		...options
	}: Record<string, string | number | boolean | readonly string[] | undefined>
): string {
	const said = Object.entries({ ...options, with: layers }).flatMap(([name, value]) => {
		if (value === undefined || value === false) return [];
		const values = typeof value === 'object' ? value : value === true ? [] : [String(value)];
		return value !== true && values.length === 0 ? [] : [`--${name}`, ...values];
	});
	return ['thingsmith', ...words, ...said].map(quoted).join(' ');
}

function quoted(word: string): string {
	return /^[\w./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
