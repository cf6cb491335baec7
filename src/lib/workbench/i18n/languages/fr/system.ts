/** Sentences of the engine itself, under the path it gives them. */
import { rolledFr } from './table/table.ts';

export const systemFr: Record<string, string> = {
	...rolledFr,
	'system.drawn': 'Pioche, {from} → {to} : {pieces}',
	'system.picked': 'Tiré au sort\u202f: {picked}',
	'system.picked-for': '{what}\u202f: {picked}',
	'system.shuffled': 'Mélangé : {where}',
	'system.revealed': 'Révélé : {pieces}',
	'system.forced': 'Une seule réponse possible : {who}.',
	'system.anytime': 'Hors de son tour',
	'log.end': 'La partie est terminée.'
};
