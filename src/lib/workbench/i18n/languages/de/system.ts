/** Sentences of the engine itself, under the path it gives them. */
import { rolledDe } from './table/table.ts';

export const systemDe: Record<string, string> = {
	...rolledDe,
	'system.drawn': 'Gezogen, {from} → {to}: {pieces}',
	'system.picked': 'Ausgelost: {picked}',
	'system.picked-for': '{what}: {picked}',
	'system.shuffled': 'Gemischt: {where}',
	'system.revealed': 'Aufgedeckt: {pieces}',
	'system.forced': 'Für {who} gab es nur eine Antwort.',
	'system.anytime': 'Außer der Reihe',
	'log.end': 'Das Spiel ist zu Ende.'
};
