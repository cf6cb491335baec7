/** The line that plays the same games on the command line; null: rules that are no variant have none. */
import type { StoredRun } from '#lib/workbench/storage/runs.ts';

export function runCommand({ wish, games }: StoredRun): string | null {
	const { rules, bots, players, seed, maxRounds } = wish;
	const plain = rules.every(({ layers, options }) => !layers && Object.keys(options).length === 0);
	if (!plain) return null;
	return [
		`thingsmith ${rules.length > 1 ? 'compare' : 'simulate'}`,
		...rules.map(({ variant }) => variant),
		`--players ${players} --bots ${bots.join(',')} --games ${games} --seed ${inQuotes(seed)}`,
		...(maxRounds > 0 ? [`--max-rounds ${maxRounds}`] : [])
	].join(' ');
}

/** As a shell reads it. */
function inQuotes(text: string): string {
	return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
