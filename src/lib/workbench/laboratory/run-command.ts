/** The line that plays the same games on the command line; null: rules that are no variant have none. */
import type { StoredRun } from '#lib/workbench/storage/runs.ts';
import type { RulesChoice } from '../../../workers/engine/engine-api.ts';
import type { LabWish } from '../../../workers/lab/lab-api.ts';

export function runCommand({ wish, games }: StoredRun): string | null {
	const { choice, purpose, bots, players, seed, maxRounds } = wish;
	const all = purpose.is === 'compare' ? [choice, purpose.against] : [choice];
	if (!all.every(isNamed)) return null;
	return [
		`thingsmith ${asked(wish)}`,
		`--players ${players} --bots ${bots.join(',')} --games ${games} --seed ${inQuotes(seed)}`,
		...(maxRounds > 0 ? [`--max-rounds ${maxRounds}`] : [])
	].join(' ');
}

function asked({ choice: { variant }, purpose }: LabWish): string {
	switch (purpose.is) {
		case 'play':
			return `simulate ${variant}`;
		case 'compare':
			return `compare ${variant} ${purpose.against.variant}`;
		case 'sweep': {
			const over = purpose.over === null ? '' : ` --over ${inQuotes(purpose.over)}`;
			return `sweep ${variant} --vary ${inQuotes(purpose.vary)}${over}`;
		}
		case 'counter':
			return `counter ${variant} ${inQuotes(purpose.piece)}`;
	}
}

const isNamed = ({ layers, options }: RulesChoice): boolean =>
	!layers && Object.keys(options).length === 0;

/** As a shell reads it. */
function inQuotes(text: string): string {
	return /^[\w./,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
