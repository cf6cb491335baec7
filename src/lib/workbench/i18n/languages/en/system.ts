/** Sentences of the engine itself, under the path it gives them. */
import { rolledEn } from './table/table.ts';

export const systemEn: Record<string, string> = {
	...rolledEn,
	'system.drawn': 'Drawn, {from} → {to}: {pieces}',
	'system.picked': 'Picked at random: {picked}',
	'system.picked-for': '{what}: {picked}',
	'system.shuffled': 'Shuffled: {where}',
	'system.revealed': 'Revealed: {pieces}',
	'system.forced': '{who} had only one answer.',
	'system.anytime': 'Out of turn',
	'log.end': 'The game has ended.'
};
